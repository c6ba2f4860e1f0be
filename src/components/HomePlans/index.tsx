import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import reference from '@site/docs/api/reference.json';
import React, {type ReactNode} from 'react';
import PlanLink from '@site/src/components/PlanLink';
import styles from '@site/src/components/HomeGroups/styles.module.css';

/** The plans in a row, each with the number of endpoints that its list holds. */
export default function HomePlans(): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    <ul className={styles.plans}>
      {reference.plans.map((plan) => (
        <li key={plan.name} className={styles.card}>
          <h3 className={styles.name}>
            <PlanLink plan={plan} />
          </h3>
          <span className={styles.count}>
            {plan.operations.length === 0 ? (
              <Translate id="home.plans.none">No list of its own</Translate>
            ) : (
              selectMessage(
                plan.operations.length,
                translate(
                  {
                    id: 'home.plans.count',
                    message: '1 endpoint listed|{count} endpoints listed',
                    description: 'Forms of the count, told apart by a bar',
                  },
                  {count: String(plan.operations.length)},
                ),
              )
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
