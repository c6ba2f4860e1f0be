// Completes the sidebar that the version has.
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme-init/DocRoot/Layout';
import type {Props} from '@theme/DocRoot/Layout';
import React, {type ReactNode} from 'react';
import {useIsReference} from '../../../generated-page/use-is-reference';
import CompleteSidebar from '../../../sidebar';

export default function LayoutWrapper(props: Props): ReactNode {
  return useIsReference() ? (
    <HtmlClassNameProvider className="openapi-reference">
      <CompleteSidebar>
        <Layout {...props} />
      </CompleteSidebar>
    </HtmlClassNameProvider>
  ) : (
    <Layout {...props} />
  );
}
