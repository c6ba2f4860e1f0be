import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import reference from '@site/docs/api/reference.json';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import Evidence from '@site/src/components/Evidence';
import type {SchemaEntry} from '@site/src/reference/reference-index';
import styles from './styles.module.css';

/** Lists all schemas by the group of the operations whose responses use them. */
export default function SchemaIndex(): ReactNode {
  return schemaGroups().map(({id, title, schemas}) => (
    <section key={id}>
      <Heading as="h2" id={id}>
        {title}
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

interface SchemaGroup {
  id: string;
  title: string;
  schemas: SchemaEntry[];
}

/** Schemas that several groups use, or none, are in the group "Shared". */
function schemaGroups(): SchemaGroup[] {
  const tags = new Map(
    reference.operations.map(({id, tag}) => [id, tag.split('/')[0] ?? tag]),
  );
  const ownerOf = (schema: SchemaEntry): string | undefined => {
    const owners = new Set(schema.usedBy.map((id) => tags.get(id)));
    return owners.size === 1 ? [...owners][0] : undefined;
  };
  const groups = reference.groups.map((group) => ({
    id: group.anchor,
    title: group.name,
    schemas: reference.schemas.filter((schema) => ownerOf(schema) === group.tag),
  }));
  const shared = {
    id: 'shared',
    title: translate({id: 'schemas.shared', message: 'Shared'}),
    schemas: reference.schemas.filter((schema) => ownerOf(schema) === undefined),
  };
  return [...groups, shared].filter(({schemas}) => schemas.length > 0);
}
