import type {DocMetadata, PropDocContent} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import DocItem, {type Props} from '@theme/DocItem';
import React, {useMemo, type ReactElement, type ReactNode} from 'react';
import Canonical from '../components/Canonical';
import OperationPage from '../operation/OperationPage';
import SchemaPage from '../schema/SchemaPage';
import {usePageFile} from '../framework/page-files';
import {canonicalPathOf, pagePath, type GeneratedPage} from '../pages/generated-page';
import DataLink from './DataLink';

type Page = GeneratedPage<DocMetadata>;

/** Renders a doc of an operation or a schema from its data, which is not an MDX module. */
export default function GeneratedDoc({route}: Pick<Props, 'route'>): ReactNode {
  const path = pagePath(useLocation().pathname);
  const page = usePageFile(path) as Page | undefined;
  const content = useMemo(() => page && createContent(page), [page]);
  return content === undefined ? null : (
    <>
      <DataLink name={path} />
      <DocItem key={path} content={content} route={route} />
    </>
  );
}

/** Returns what the MDX loader makes of a doc: a component with metadata. */
function createContent({metadata, data}: Page): PropDocContent {
  const {frontMatter} = metadata;
  const canonicalPath = canonicalPathOf(metadata);
  function Content(): ReactElement {
    return (
      <>
        {canonicalPath === undefined ? null : <Canonical path={canonicalPath} />}
        {'operation' in data ? <OperationPage {...data} /> : <SchemaPage {...data} />}
      </>
    );
  }
  return Object.assign(Content, {
    frontMatter,
    metadata,
    toc: [],
    contentTitle: undefined,
    assets: {},
  });
}
