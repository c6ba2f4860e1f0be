import Link from '@docusaurus/Link';
import docs from '@openapi-reference/docs/docs.json';
import React, {type ReactNode} from 'react';
import styles from 'docusaurus-openapi-reference/schema/SchemaIndex/styles.module.css';

/** A doc and its path. */
export interface Guide {
  id: string;
  path: string;
}

/** Lists docs by title, each with the description of its front matter. */
export default function GuideList({guides}: {guides: readonly Guide[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {guides.map((guide) => (
        <GuideItem key={guide.id} {...guide} />
      ))}
    </ul>
  );
}

function GuideItem({id, path}: Guide): ReactNode {
  const doc = docs[id];
  if (doc === undefined) {
    throw new Error(`No doc has the id "${id}".`);
  }
  const {title, description} = doc;
  return (
    <li className={styles.schema}>
      <Link to={path} className={styles.title}>
        {title}
      </Link>
      <div>{description}</div>
    </li>
  );
}
