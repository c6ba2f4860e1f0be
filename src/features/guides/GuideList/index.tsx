import Link from '@docusaurus/Link';
import docs from '@openapi-reference/docs/docs.json';
import React, {type ReactNode} from 'react';
import styles from 'docusaurus-openapi-reference/components/SchemaIndex.module.css';

/** Lists docs by title, each with the description of its front matter. The id of a doc is its path. */
export default function GuideList({ids}: {ids: readonly string[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {ids.map((id) => {
        const doc = docs[id];
        if (doc === undefined) {
          throw new Error(`No doc has the id "${id}".`);
        }
        return (
          <li key={id} className={styles.schema}>
            <Link to={`/${id}`} className={styles.title}>
              {doc.title}
            </Link>
            <div>{doc.description}</div>
          </li>
        );
      })}
    </ul>
  );
}
