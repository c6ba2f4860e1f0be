// Adds the links of a dropdown after hydration: what reads the HTML without its CSS shows them all before the title.
import useIsBrowser from '@docusaurus/useIsBrowser';
import DropdownNavbarItem from '@theme-original/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import React, {type ReactNode} from 'react';

export default function LaterDropdownNavbarItem({items, ...props}: Props): ReactNode {
  return <DropdownNavbarItem {...props} items={useIsBrowser() ? items : []} />;
}
