import type {DocMetadata, PropDocContent} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import DocItem, {type Props} from '@theme/DocItem';
import React, {useMemo, type ReactElement} from 'react';
import Canonical from '@site/src/components/Canonical';
import OperationPage from '@site/src/features/endpoint/OperationPage';
import SchemaPage from '@site/src/features/schema/SchemaPage';
import {CANONICAL_PATH, type GeneratedPage} from '@site/src/reference/generated-page';
import DataLink from './DataLink';
import {pageOf} from './page-store';

/** Renders a doc of an operation or a schema from its data, which is not an MDX module. */
export default function GeneratedDoc({route}: Pick<Props, 'route'>): ReactElement {
  const path = useLocation().pathname.replace(/\/$/, '');
  const content = useMemo(() => createContent(pageOf(path)), [path]);
  return (
    <>
      <DataLink kind="page" name={path} />
      <DocItem content={content} route={route} />
    </>
  );
}

/** Returns what the MDX loader makes of a doc: a component with metadata. */
function createContent({metadata, data}: GeneratedPage<DocMetadata>): PropDocContent {
  const {frontMatter} = metadata;
  const {[CANONICAL_PATH]: canonicalPath} = frontMatter as Record<string, unknown>;
  function Content(): ReactElement {
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
