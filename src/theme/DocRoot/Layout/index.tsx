// Completes the sidebar that the version has.
import Layout from '@theme-original/DocRoot/Layout';
import type {Props} from '@theme/DocRoot/Layout';
import React, {type ReactNode} from 'react';
import CompleteSidebar from '@site/src/features/doc-sidebar';

export default function LayoutWrapper(props: Props): ReactNode {
  return (
    <CompleteSidebar>
      <Layout {...props} />
    </CompleteSidebar>
  );
}
