// Adds the links of a dropdown after hydration: what reads the HTML without its CSS shows them all before the title.
import useIsBrowser from '@docusaurus/useIsBrowser';
import DropdownNavbarItem from '@theme-original/NavbarItem/DropdownNavbarItem';
import React, {type ComponentProps, type ReactNode} from 'react';

export default function LaterDropdownNavbarItem(
  props: ComponentProps<typeof DropdownNavbarItem>,
): ReactNode {
  const isBrowser = useIsBrowser();
  return <DropdownNavbarItem {...props} items={isBrowser ? props.items : []} />;
}
