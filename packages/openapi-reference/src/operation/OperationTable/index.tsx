import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Evidence from '@theme/Evidence';
import OperationEntryNotes from '@theme/OperationEntryNotes';
import React, {type ReactNode} from 'react';
import MethodBadge from '../../components/MethodBadge';
import {titleBesideMethod} from '../../pages/marked-title';
import type {OperationEntry} from '../../pages/reference-index';
import styles from './styles.module.css';

export default function OperationTable({
  operations,
  routeOf = (operation) => operation.route,
}: {
  operations: readonly OperationEntry[];
  /** Returns the link of a title, by default the page under /api. */
  routeOf?: (operation: OperationEntry) => string;
}): ReactNode {
  return (
    <ul className={styles.list} data-search-ignore>
      {operations.map((operation) => (
        <li key={operation.id} className={styles.operation}>
          <MethodBadge method={operation.method} />
          <div className={styles.text}>
            <Link to={routeOf(operation)} className={styles.title}>
              {titleBesideMethod(operation)}
            </Link>
            &nbsp;
            {operation.deprecated === true ? (
              <span className={styles.deprecated}>
                <Translate id="reference.deprecated">deprecated</Translate>&nbsp;
              </span>
            ) : null}
            <Evidence kind={operation.evidence} />
            {operation.summary === operation.title ? null : (
              <div className={styles.line}>{operation.summary}</div>
            )}
            <div className={styles.facts}>
              {titleBesideMethod(operation) === operation.path ? null : (
                <code className={styles.path}>{operation.path}</code>
              )}{' '}
              <OperationEntryNotes operation={operation} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
