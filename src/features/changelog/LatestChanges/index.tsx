import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import RichText from '@site/src/components/RichText';
import {changelogRoute, type DatedChange} from '@site/src/reference/change';
import styles from './styles.module.css';

/** The latest changes of an operation, if there are any. */
export default function LatestChanges({
  changes = [],
}: {
  changes?: DatedChange[];
}): ReactNode {
  return changes.length === 0 ? null : (
    <section className={styles.changes} aria-labelledby="changes" data-search-ignore>
      <h2 id="changes">
        <Translate id="changelog.latest">Changes of this description</Translate>
      </h2>
      <ul>
        {changes.map(({date, text}, index) => (
          <li key={index}>
            <Link to={changelogRoute(date)}>{date}</Link> <RichText text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
