import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import reference from '@site/docs/api/reference.json';
import React, {type ReactNode} from 'react';
import Evidence from '@site/src/components/Evidence';
import PlanBadge from '@site/src/components/PlanBadge';
import styles from './styles.module.css';

/** The credits of all operations. Webhooks cost nothing and are left out. */
export default function CreditTable(): ReactNode {
  const operations = reference.operations.filter(({isWebhook}) => isWebhook !== true);
  const unknown = operations.filter(({credits}) => credits === undefined).length;
  return (
    <>
      <table className={styles.table} data-search-ignore>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="credits.endpoint">Endpoint</Translate>
            </th>
            <th scope="col">
              <Translate id="credits.plan">Plan</Translate>
            </th>
            <th scope="col" className={styles.number}>
              <Translate id="credits.credits">Credits a call</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {operations.map((operation) => (
            <tr key={operation.id}>
              <td>
                <Link to={operation.route}>{operation.title}</Link>
              </td>
              <td>
                {operation.plan === undefined ? '–' : <PlanBadge plan={operation.plan} />}{' '}
                <Evidence kind={operation.planEvidence} />
              </td>
              <td className={styles.number}>{operation.credits ?? '–'}</td>
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
