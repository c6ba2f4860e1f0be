// Renders the links again after hydration, because the HTML of a page has no query and hash.
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import React, {type ComponentProps, type ReactNode} from 'react';
import {useUrlKey} from 'docusaurus-openapi-reference/components';

export default function DocsVersionDropdownWithUrl(
  props: ComponentProps<typeof DocsVersionDropdownNavbarItem>,
): ReactNode {
  return <DocsVersionDropdownNavbarItem key={useUrlKey()} {...props} />;
}
