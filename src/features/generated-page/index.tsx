import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import DocItem, {type Props} from '@theme/DocItem';
import React, {useMemo, type ReactElement} from 'react';
import Canonical from '@site/src/components/Canonical';
import OperationPage from '@site/src/features/endpoint/OperationPage';
import SchemaPage from '@site/src/features/schema/SchemaPage';
import {CANONICAL_PATH} from '@site/src/reference/generated-page';
import DataLink from './DataLink';
import {loadedPage} from './page-store';
import {pagePath} from './url';

/** Renders a doc of an operation or a schema from its data, which is not an MDX module. */
export default function GeneratedDoc({route}: Pick<Props, 'route'>): ReactElement {
  const path = pagePath(useLocation().pathname);
  const content = useMemo(() => createContent(path), [path]);
  return (
    <>
      <DataLink kind="page" name={path} />
      <DocItem content={content} route={route} />
    </>
  );
}

/** Returns what the MDX loader makes of a doc: a component with metadata. */
function createContent(path: string): PropDocContent {
  const page = loadedPage(path);
  if (page === undefined) {
    throw new Error(`The page ${path} is rendered before its data is loaded.`);
  }
  const {metadata, data} = page;
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
