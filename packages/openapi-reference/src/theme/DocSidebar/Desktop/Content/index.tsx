// Adds a filter above the sidebar.
import Content from '@theme-init/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import React, {type ReactNode} from 'react';
import {useIsReference} from '../../../../generated-page/use-is-reference';
import SidebarFilter from '../../../../sidebar/SidebarFilter';

export default function ContentWrapper(props: Props): ReactNode {
  const {path, sidebar} = props;
  return useIsReference() ? (
    <SidebarFilter path={path} sidebar={sidebar}>
      <Content {...props} />
    </SidebarFilter>
  ) : (
    <Content {...props} />
  );
}
