// Adds a filter above the sidebar.
import Content from '@theme-init/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import React, {type ReactNode} from 'react';
import SidebarFilter from '../../../../sidebar/SidebarFilter';

export default function ContentWrapper({path, sidebar}: Props): ReactNode {
  return (
    <SidebarFilter path={path} sidebar={sidebar}>
      <Content path={path} sidebar={sidebar} />
    </SidebarFilter>
  );
}
