// Renders the links again after hydration, because the HTML of a page has no query and hash.
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import React, {type ComponentProps, type ReactNode} from 'react';
import {useUrlKey} from 'docusaurus-openapi-reference/components';

export default function LocaleDropdownWithUrl(
  props: ComponentProps<typeof LocaleDropdownNavbarItem>,
): ReactNode {
  return <LocaleDropdownNavbarItem key={useUrlKey()} {...props} />;
}
