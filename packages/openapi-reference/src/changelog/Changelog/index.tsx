import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import ChangeLine from '../ChangeLine';
import {hasFile} from '../../framework/reference-pages';
import {
  type ChangeGroup,
  type ChangelogData,
  type ChangeSubject,
  type ReleaseView,
  shownGroups,
} from '../change';
import styles from './styles.module.css';

/** The changes of all releases, newest first. */
export default function Changelog({feed: path, releases}: ChangelogData): ReactNode {
  const feed = useBaseUrl(path);
  if (releases.length === 0) {
    return (
      <p>
        <Translate id="changelog.none">
          No changes are recorded for this description.
        </Translate>
      </p>
    );
  }
  return (
    <>
      {hasFile(path) && (
        <p>
          <a href={feed}>
            <Translate id="changelog.feed">Follow the changes as an Atom feed</Translate>
          </a>
        </p>
      )}
      {releases.map((release) => (
        <Release key={release.date} release={release} />
      ))}
    </>
  );
}

function Release({release: {date, groups}}: {release: ReleaseView}): ReactNode {
  const [shown, rest] = shownGroups(groups);
  return (
    <section className={styles.release}>
      <Heading as="h2" id={date}>
        <time dateTime={date}>{date}</time>
      </Heading>
      <div data-search-ignore>
        <Groups groups={shown} />
        {rest.length === 0 ? null : (
          <details>
            <summary>
              {translate(
                {id: 'changelog.more', message: '{count} more endpoints and schemas'},
                {count: String(rest.flatMap(({subjects}) => subjects).length)},
              )}
            </summary>
            <Groups groups={rest} />
          </details>
        )}
      </div>
    </section>
  );
}

function Groups({groups}: {groups: readonly ChangeGroup[]}): ReactNode {
  return groups.map((group, index) => (
    <div key={index} className={styles.group}>
      {group.subjects.length > 1 ? <SharedChange {...group} /> : <Changes {...group} />}
    </div>
  ));
}

/** The changes of one operation or schema, or of the whole description. */
function Changes({subjects: [subject], changes}: ChangeGroup): ReactNode {
  return (
    <>
      <p className={styles.subject}>
        {subject === undefined ? (
          <Translate id="changelog.whole">The whole description</Translate>
        ) : (
          <Subject {...subject} />
        )}
      </p>
      <ul className={styles.changes}>
        {changes.map((change, line) => (
          <li key={line}>
            <ChangeLine change={change} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A change of several operations or schemas. */
function SharedChange({subjects, changes}: ChangeGroup): ReactNode {
  return (
    <>
      {changes.map((change, line) => (
        <div key={line} className={styles.subject}>
          <ChangeLine change={change} />
        </div>
      ))}
      <ul className={styles.subjects}>
        {subjects.map((subject) => (
          <li key={subject.route ?? subject.title}>
            <Subject {...subject} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Subject({title, route}: ChangeSubject): ReactNode {
  return route === undefined ? title : <Link to={route}>{title}</Link>;
}
