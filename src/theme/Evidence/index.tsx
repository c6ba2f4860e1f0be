// Marks what is known from the source code of 2024 or by inference only.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {isMarked} from 'docusaurus-openapi-reference/components';
import type {Evidence as EvidenceKind} from 'docusaurus-openapi-reference/types';
import styles from './styles.module.css';

/**
 * Marks a statement that is known from the source code of 2024 or by inference only, and links to the
 * page that explains the marks. Renders nothing for stronger evidence, and for statements of other APIs,
 * which have none.
 */
export default function Evidence({kind}: {kind: EvidenceKind | undefined}): ReactNode {
  return kind !== undefined && isMarked(kind) ? (
    <Link
      className={clsx(styles.badge, styles.mark)}
      to={`/evidence#${kind}`}
      title={titleOf(kind)}
      data-search-ignore
    >
      {labelOf(kind)}
    </Link>
  ) : null;
}

function labelOf(kind: EvidenceKind): string {
  return kind === 'inferred'
    ? translate({id: 'evidence.inferred', message: 'Inferred'})
    : translate({id: 'evidence.source2024', message: 'Source code of 2024'});
}

function titleOf(kind: EvidenceKind): string {
  return kind === 'inferred'
    ? translate({
        id: 'evidence.inferred.title',
        message: 'Our conclusion: no public material shows it',
      })
    : translate({
        id: 'evidence.source2024.title',
        message:
          'From the source code of the predecessor service, which may have changed',
      });
}
