import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import overview from '@openapi-reference/data/overview.json';
import React, {type ReactNode} from 'react';
import {GroupTile} from '@site/src/features/home/HomeTiles';
import styles from './styles.module.css';

export default function HomeGroups(): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    <>
      <ul className={styles.cards} data-search-ignore>
        {overview.groups.map(({count, ...group}, index) => (
          <li key={group.route} className={styles.card}>
            <GroupTile group={index} />
            <h3 className={styles.name}>
              <Link to={group.route}>{group.name}</Link>
            </h3>
            {count === 0 ? null : (
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
            )}
            {group.description === '' ? null : (
              <p className={styles.line}>{group.description}</p>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Translate
          id="home.groups.more"
          values={{
            all: (
              <Link to="/api">
                <Translate
                  id="home.groups.all"
                  values={{count: String(overview.operationCount)}}
                >
                  {'All {count} endpoints'}
                </Translate>
              </Link>
            ),
            schemas: (
              <Link to="/schemas">
                <Translate
                  id="home.groups.schemas"
                  values={{count: String(overview.schemaCount)}}
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
