import type {DocMetadata, PropDocContent} from '@docusaurus/plugin-content-docs';
import DocItem, {type Props} from '@theme/DocItem';
import React, {useMemo} from 'react';
import Canonical from '@site/src/components/Canonical';
import OperationPage from '@site/src/features/endpoint/OperationPage';
import SchemaPage from '@site/src/features/schema/SchemaPage';
import {CANONICAL_PATH, type GeneratedPage} from '@site/src/reference/generated-page';
import DataLink from './DataLink';
import {pageOf} from './page-store';

/** Renders a doc of an operation or a schema from its data, which is not an MDX module. */
export default function GeneratedDoc({route}: Pick<Props, 'route'>): JSX.Element {
  const content = useMemo(() => createContent(pageOf(route.path)), [route.path]);
  return (
    <>
      <DataLink path={route.path} />
      <DocItem content={content} route={route} />
    </>
  );
}

/** Returns what the MDX loader makes of a doc: a component with metadata. */
function createContent({metadata, data}: GeneratedPage<DocMetadata>): PropDocContent {
  const {frontMatter} = metadata;
  const {[CANONICAL_PATH]: canonicalPath} = frontMatter as Record<string, unknown>;
  function Content(): JSX.Element {
    return (
      <>
        {typeof canonicalPath === 'string' ? <Canonical path={canonicalPath} /> : null}
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
