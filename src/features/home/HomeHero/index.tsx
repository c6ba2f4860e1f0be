import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import overview from '@openapi-reference/data/overview.json';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import HomeTiles from '@site/src/features/home/HomeTiles';
import {KEY_GUIDE_ROUTE} from 'docusaurus-openapi-reference/components';
import styles from './styles.module.css';

export default function HomeHero({children}: {children: ReactNode}): ReactNode {
  const {introduction} = overview;
  return (
    <header className={styles.hero}>
      <div className={styles.text}>
        <Heading as="h1" className={styles.title}>
          {introduction === undefined ? (
            <Translate id="home.title">Kaia blockchain data, one request away</Translate>
          ) : (
            introduction.title
          )}
        </Heading>
        <div className={styles.lead}>
          {introduction === undefined ? children : <Lead {...introduction} />}
        </div>
        <div className={styles.actions}>
          {introduction === undefined && (
            <Link to={KEY_GUIDE_ROUTE} className="button button--primary button--lg">
              <Translate id="home.createKey">Create an API key</Translate>
            </Link>
          )}{' '}
          <Link
            to="/api"
            className={clsx(
              'button button--primary button--lg',
              introduction === undefined && 'button--outline',
            )}
          >
            <Translate id="home.reference">API reference</Translate>
          </Link>
        </div>
        {overview.servers.length === 0 ? null : (
          <dl className={styles.networks}>
            {overview.servers.map((server) => (
              <div key={server.id}>
                <dt>
                  {server.name === server.url ? (
                    <Translate id="home.server">Server</Translate>
                  ) : (
                    server.name
                  )}
                </dt>
                <dd>
                  <code>{server.url}</code>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className={styles.picture}>
        <HomeTiles />
      </div>
    </header>
  );
}

function Lead({lead, route}: {lead: string; route: string}): ReactNode {
  return (
    <p>
      {lead}{' '}
      <Link to={route}>
        <Translate id="home.introduction">Introduction</Translate>
      </Link>
    </p>
  );
}
