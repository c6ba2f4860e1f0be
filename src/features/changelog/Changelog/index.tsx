import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import changelog from '@site/docs/api/changelog.json';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import ChangeItem from '@site/src/features/changelog/ChangeItem';
import {
  type ChangeGroup,
  CHANGELOG_FEED,
  type ReleaseView,
  shownGroups,
} from '@site/src/reference/change';
import styles from './styles.module.css';

/** The changes of all releases, newest first. */
export default function Changelog(): ReactNode {
  const feed = useBaseUrl(CHANGELOG_FEED);
  if (changelog.releases.length === 0) {
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
      <Head>
        <link
          rel="alternate"
          type="application/atom+xml"
          href={feed}
          title={translate({
            id: 'changelog.feed.title',
            message: 'Changes of the API description',
          })}
        />
      </Head>
      <p>
        <a href={feed}>
          <Translate id="changelog.feed">Follow the changes as an Atom feed</Translate>
        </a>
      </p>
      {changelog.releases.map((release) => (
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
                {
                  id: 'changelog.more',
                  message: '{count} more endpoints and schemas',
                },
                {count: String(rest.length)},
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
  return groups.map(({title, route, changes}, index) => (
    <div key={index} className={styles.group}>
      <p className={styles.subject}>
        {route === undefined ? (
          (title ?? <Translate id="changelog.whole">The whole description</Translate>)
        ) : (
          <Link to={route}>{title}</Link>
        )}
      </p>
      <ul className={styles.changes}>
        {changes.map((change, line) => (
          <ChangeItem key={line} change={change} />
        ))}
      </ul>
    </div>
  ));
}
