// Adds the actions for the Markdown twin of the page beside the breadcrumbs.
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import React, {type ReactNode} from 'react';
import PageActions from '@site/src/features/page-actions';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <PageActions />
    </div>
  );
}
