// Lets the links keep query and hash from the first look at the page on.
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import React, {type ComponentProps, type ReactNode} from 'react';
import {useAddressKey} from '@site/src/client/use-address-key';

export default function LocaleDropdownWithAddress(
  props: ComponentProps<typeof LocaleDropdownNavbarItem>,
): ReactNode {
  return <LocaleDropdownNavbarItem key={useAddressKey()} {...props} />;
}
