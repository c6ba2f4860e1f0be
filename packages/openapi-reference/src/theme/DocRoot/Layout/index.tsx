// Completes the sidebar that the version has.
import Layout from '@theme-init/DocRoot/Layout';
import type {Props} from '@theme/DocRoot/Layout';
import React, {type ReactNode} from 'react';
import CompleteSidebar from '../../../sidebar';

export default function LayoutWrapper(props: Props): ReactNode {
  return (
    <CompleteSidebar>
      <Layout {...props} />
    </CompleteSidebar>
  );
}
