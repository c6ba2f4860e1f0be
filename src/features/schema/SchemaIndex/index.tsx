import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import reference from '@site/docs/api/reference.json';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import Evidence from '@site/src/components/Evidence';
import {schemaGroups} from '@site/src/reference/schema-groups';
import styles from './styles.module.css';

/** Lists all schemas by the group of the operations whose responses use them. */
export default function SchemaIndex(): ReactNode {
  // With single fields, webpack leaves the others out of the script.
  const {groups, operations, schemas: all} = reference;
  return schemaGroups({groups, operations, schemas: all}).map(({id, title, schemas}) => (
    <section key={id}>
      <Heading as="h2" id={id}>
        {title ?? translate({id: 'schemas.shared', message: 'Shared'})}
      </Heading>
      <ul className={styles.list} data-search-ignore>
        {schemas.map((schema) => (
          <li key={schema.route} className={styles.schema}>
            <Link to={schema.route} className={styles.title}>
              {schema.title}
            </Link>{' '}
            <Evidence kind={schema.evidence} />
            <div>{schema.summary}</div>
          </li>
        ))}
      </ul>
    </section>
  ));
}
