/// <reference types="docusaurus-openapi-reference/types/reference-data" />
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import reference from '@openapi-reference/data/reference.json';
import {OperationIndex} from 'docusaurus-openapi-reference/components';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './index.module.css';

export default function Home(): ReactNode {
  const {title, tagline} = useDocusaurusContext().siteConfig;
  return (
    <Layout description={tagline}>
      <main className="container">
        <header className={styles.hero}>
          <Heading as="h1">{title}</Heading>
          <p className={styles.tagline}>{tagline}</p>
          <div className={styles.actions}>
            <Link
              className="button button--primary button--lg"
              to="/guides/announce-a-vessel"
            >
              Announce a vessel
            </Link>
            <Link className="button button--secondary button--lg" to="/api">
              All endpoints
            </Link>
          </div>
        </header>
        <section className={styles.endpoints}>
          <OperationIndex reference={reference} />
        </section>
      </main>
    </Layout>
  );
}
