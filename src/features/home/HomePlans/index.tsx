import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import data from '@openapi-reference/data/plans.json';
import React, {type ReactNode} from 'react';
import PlanLink from '@site/src/features/plans/PlanLink';
import styles from '@site/src/features/home/HomeGroups/styles.module.css';

export default function HomePlans(): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    <ul className={styles.plans} data-search-ignore>
      {data.plans.map((plan) => (
        <li key={plan.name} className={styles.card}>
          <h3 className={styles.name}>
            <PlanLink plan={plan} />
          </h3>
          <span className={styles.count}>
            {plan.count === 0 ? (
              <Translate id="home.plans.none">No list of its own</Translate>
            ) : (
              selectMessage(
                plan.count,
                translate(
                  {
                    id: 'home.plans.count',
                    message: '1 endpoint listed|{count} endpoints listed',
                    description: 'Forms of the count, told apart by a bar',
                  },
                  {count: String(plan.count)},
                ),
              )
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
