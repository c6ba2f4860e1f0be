import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import reference from '@site/docs/api/reference.json';
import React, {type ReactNode} from 'react';
import {planRoute} from '@site/src/plan-pages';
import styles from '@site/src/components/HomeGroups/styles.module.css';

/** The plans in a row, each with the number of endpoints that its list holds. */
export default function HomePlans(): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    <ul className={styles.plans}>
      {reference.plans.map(({name, operations}) => (
        <li key={name} className={styles.card}>
          <h3 className={styles.name}>
            <Link to={planRoute(name)}>{name}</Link>
          </h3>
          <span className={styles.count}>
            {operations.length === 0 ? (
              <Translate id="home.plans.none">No list of its own</Translate>
            ) : (
              selectMessage(
                operations.length,
                translate(
                  {
                    id: 'home.plans.count',
                    message: '1 endpoint listed|{count} endpoints listed',
                    description: 'Forms of the count, told apart by a bar',
                  },
                  {count: String(operations.length)},
                ),
              )
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
