import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import reference from '@site/docs/api/reference.json';
import React, {type ReactNode} from 'react';
import {GroupTile} from '@site/src/components/HomeTiles';
import type {GroupEntry} from '@site/src/openapi/reference-index';
import styles from './styles.module.css';

/** The groups of endpoints as cards: name, what it holds, and how many endpoints. */
export default function HomeGroups(): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    <>
      <ul className={styles.cards}>
        {reference.groups.map((group) => {
          const count = countOperations(group);
          return (
            <li key={group.tag} className={styles.card}>
              <GroupTile tag={group.tag} />
              <h3 className={styles.name}>
                <Link to={group.route}>{group.name}</Link>
              </h3>
              <span className={styles.count}>
                {selectMessage(
                  count,
                  translate(
                    {
                      id: 'home.groups.count',
                      message: '1 endpoint|{count} endpoints',
                      description: 'Forms of the count, told apart by a bar',
                    },
                    {count: String(count)},
                  ),
                )}
              </span>
              {group.description === '' ? null : (
                <p className={styles.line}>{group.description}</p>
              )}
            </li>
          );
        })}
      </ul>
      <p>
        <Translate
          id="home.groups.more"
          values={{
            all: (
              <Link to="/api">
                <Translate
                  id="home.groups.all"
                  values={{count: String(reference.operations.length)}}
                >
                  {'All {count} endpoints'}
                </Translate>
              </Link>
            ),
            schemas: (
              <Link to="/schemas">
                <Translate
                  id="home.groups.schemas"
                  values={{count: String(reference.schemas.length)}}
                >
                  {'{count} schemas'}
                </Translate>
              </Link>
            ),
          }}
        >
          {'{all} on one page, and the {schemas} that they answer with.'}
        </Translate>
      </p>
    </>
  );
}

/** The operations of a group with those of its sub-groups. */
function countOperations(group: GroupEntry): number {
  return group.groups.reduce(
    (sum, subGroup) => sum + countOperations(subGroup),
    group.operations.length,
  );
}
