import {createHash} from 'node:crypto';
import {Feed} from 'feed';
import escape from 'lodash/escape';
import {
  type ChangeGroup,
  CHANGELOG_FEED,
  changelogRoute,
  type ChangeView,
  type ReleaseView,
} from '../../changelog/change';
import {plainText} from '../../text/rich-text';

/** The site, without a slash at the end of its URL. */
export interface FeedSite {
  /** From which the ids of the feed and its entries are made. */
  readonly feedName: string;
  readonly title: string;
  readonly url: string;
  /** The folder of the addresses of the reference. */
  readonly base?: string;
}

/** What readers of feeds call it. */
export const FEED_TITLE = 'Changes of the API description';

/**
 * Creates the Atom feed of the changelog. An entry depends on its release only: its id is made from
 * the date, so that new wording or another host do not make it new.
 */
export function createFeed(releases: readonly ReleaseView[], site: FeedSite): string {
  const [latest] = releases;
  const folder = site.url + (site.base ?? '');
  const feed = new Feed({
    id: uuidOf(`${site.feedName}/changelog`),
    title: FEED_TITLE,
    description: `What changed in the description of the API: ${site.title}`,
    link: `${folder}/changelog`,
    feed: `${folder}${CHANGELOG_FEED}`,
    author: {name: site.title},
    copyright: '',
    ...(latest === undefined ? {} : {updated: new Date(latest.date)}),
  });
  for (const {date, groups} of releases) {
    feed.addItem({
      id: uuidOf(`${site.feedName}/changelog/${date}`),
      title: `Changes of ${date}`,
      link: `${folder}${changelogRoute(date)}`,
      date: new Date(date),
      published: new Date(date),
      content: groups.map((group) => groupHtml(group, site)).join('\n'),
    });
  }
  return feed.atom1();
}

function groupHtml({subjects, changes}: ChangeGroup, {url}: FeedSite): string {
  const names = subjects.map(({title, route}) =>
    route === undefined
      ? escape(title)
      : `<a href="${escape(encodeURI(url + route))}">${escape(title)}</a>`,
  );
  const lines = changes.map(changeHtml);
  return subjects.length > 1
    ? headedList(lines.join(' '), names)
    : headedList(names[0] ?? 'The whole description', lines);
}

function changeHtml({text, kind, breaking}: ChangeView): string {
  const mark =
    breaking === undefined ? '' : kind === 'api' ? 'Breaking: ' : 'Check your code: ';
  return `${mark}${escape(plainText(text))}`;
}

function headedList(heading: string, items: readonly string[]): string {
  return `<h3>${heading}</h3>\n<ul>${items.map((html) => `<li>${html}</li>`).join('')}</ul>`;
}

/** Returns a name as a UUID (RFC 9562, section 5.5, with SHA-256 instead: version 8). */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}
