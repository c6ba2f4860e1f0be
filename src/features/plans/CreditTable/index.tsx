import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import reference from '@openapi-reference/data/reference.json';
import React, {useState, type ReactNode} from 'react';
import Evidence from '@theme/Evidence';
import PlanBadge, {planTitle} from '@site/src/features/plans/PlanBadge';
import {
  type Column,
  COLUMNS,
  creditRows,
  type Order,
  orderAfterPress,
} from '@site/src/features/plans/CreditTable/rows';
import {termsOf} from '@site/src/plans/terms';
import styles from './styles.module.css';

/** The credits of all operations. Webhooks cost nothing and are left out. */
export default function CreditTable(): ReactNode {
  const [text, setText] = useState('');
  const [order, setOrder] = useState<Order>();
  const operations = reference.operations
    .filter(({isWebhook}) => isWebhook !== true)
    .map((operation) => ({...operation, ...termsOf(operation)}));
  const rows = creditRows(operations, text, order);
  const unknown = operations.filter(({credits}) => credits === undefined).length;
  return (
    <>
      <Filter onText={setText} shown={rows.length} count={operations.length} />
      <table className={styles.table} data-search-ignore>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={column === 'credits' ? styles.number : undefined}
                aria-sort={
                  order?.column !== column
                    ? undefined
                    : order.descending
                      ? 'descending'
                      : 'ascending'
                }
              >
                <SortButton
                  column={column}
                  onPress={() => setOrder(orderAfterPress(order, column))}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((operation) => (
            <tr key={operation.id}>
              <td>
                <Link to={operation.route}>{operation.title}</Link>
              </td>
              <td>
                {operation.plan === undefined ? (
                  '–'
                ) : (
                  <PlanBadge plan={operation.plan} title={planTitle()} />
                )}{' '}
                <Evidence kind={operation.planEvidence} />
              </td>
              <td className={styles.number}>
                {operation.credits ?? '–'}
                {operation.creditsEvidence === 'seen-in-use' ? (
                  <>
                    {' '}
                    <Link className={styles.source} to="/evidence#seen-in-use">
                      <Translate id="credits.seenInUse">Seen in use</Translate>
                    </Link>
                  </>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {unknown === 0 ? null : (
        <p>
          {translate(
            {
              id: 'credits.unknown',
              message:
                'A dash means that no public material names the cost, not that the call is free. {count} endpoints have one.',
            },
            {count: String(unknown)},
          )}
        </p>
      )}
    </>
  );
}

/** A field whose words the rows must have. Without scripts, it is not shown. */
function Filter({
  onText,
  shown,
  count,
}: {
  onText: (text: string) => void;
  shown: number;
  count: number;
}): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <div className={styles.filter} data-search-ignore>
      <input
        type="search"
        disabled={!isBrowser}
        placeholder={translate({id: 'credits.filter', message: 'Filter endpoints'})}
        aria-label={translate({id: 'credits.filter', message: 'Filter endpoints'})}
        onChange={(event) => onText(event.target.value)}
      />
      <span role="status">
        {shown === count
          ? null
          : translate(
              {id: 'credits.shown', message: '{shown} of {count} endpoints'},
              {shown: String(shown), count: String(count)},
            )}
      </span>
    </div>
  );
}

function SortButton({column, onPress}: {column: Column; onPress: () => void}): ReactNode {
  const isBrowser = useIsBrowser();
  return isBrowser ? (
    <button type="button" className={styles.sort} onClick={onPress}>
      {columnTitle(column)}
    </button>
  ) : (
    columnTitle(column)
  );
}

function columnTitle(column: Column): ReactNode {
  switch (column) {
    case 'title':
      return <Translate id="credits.endpoint">Endpoint</Translate>;
    case 'plan':
      return <Translate id="credits.plan">Lowest plan</Translate>;
    case 'credits':
      return <Translate id="credits.credits">Credits a call</Translate>;
  }
}
