import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import Evidence from '@theme/Evidence';
import type {ReferenceIndex} from '../../pages/reference-index';
import {indexGroups} from './contents';
import styles from './styles.module.css';

/** Lists all schemas by the group of the operations whose responses use them. */
export default function SchemaIndex({reference}: {reference: ReferenceIndex}): ReactNode {
  return indexGroups(reference).map(({id, title, schemas}) => (
    <section key={id} data-search-ignore>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {schemas.map((schema) => (
          <li key={schema.route} className={styles.schema}>
            <Link to={schema.route} className={styles.title}>
              {schema.title}
            </Link>
            <div>
              {schema.summary}
              &nbsp;
              <Evidence kind={schema.evidence} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}
