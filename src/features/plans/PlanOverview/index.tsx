import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import data from '@openapi-reference/data/plans.json';
import React, {type ReactNode} from 'react';
import Evidence from '@theme/Evidence';
import PlanLink from '@site/src/features/plans/PlanLink';
import styles from './styles.module.css';

export default function PlanOverview(): ReactNode {
  return (
    <table className={styles.overview}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="plan.overview.plan">Plan</Translate>
          </th>
          <th scope="col">
            <Translate id="plan.overview.endpoints">Endpoints listed for it</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {data.plans.map((plan) => (
          <tr key={plan.name}>
            <th scope="row">
              <PlanLink plan={plan} /> <Evidence kind={plan.evidence} />
            </th>
            <td>
              {plan.endpoints === undefined ? (
                <Translate id="plan.overview.none">No list of its own</Translate>
              ) : (
                <Link to={plan.endpoints}>{plan.count}</Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
