// Adds the actions for the Markdown twin of the page beside the breadcrumbs. The home page has no
// breadcrumbs: they would be a link to itself and its name.
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isSamePath} from '@docusaurus/theme-common/internal';
import DocBreadcrumbs from '@theme-init/DocBreadcrumbs';
import React, {type ReactNode} from 'react';
import {useIsReference} from '../../generated-page/use-is-reference';
import PageActions from '../../page-actions';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  // With a base URL, the server has the path without the slash at its end.
  const isReference = useIsReference();
  const isHome = isSamePath(useLocation().pathname, useBaseUrl('/'));
  return isReference ? (
    <div className={styles.row}>
      {isHome ? null : <DocBreadcrumbs />}
      <PageActions />
    </div>
  ) : (
    <DocBreadcrumbs />
  );
}
