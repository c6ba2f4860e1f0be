// Lets the links keep query and hash from the first look at the page on.
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import React, {type ComponentProps, type ReactNode} from 'react';
import {useAddressKey} from '@site/src/client/use-address-key';

export default function DocsVersionDropdownWithAddress(
  props: ComponentProps<typeof DocsVersionDropdownNavbarItem>,
): ReactNode {
  return <DocsVersionDropdownNavbarItem key={useAddressKey()} {...props} />;
}
