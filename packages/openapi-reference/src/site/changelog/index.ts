import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CHANGELOG_FEED, type ReleaseView} from '../../reference/change';
import {createFeed, FEED_TITLE} from './feed';

interface Options {
  /** A name of this site that never changes: readers of the feed know its entries by it. */
  readonly feedName: string;
  /** The folder of the addresses of the reference. */
  readonly base?: string;
  /** Returns the changes of the generated reference. */
  readonly readChangelog: () => readonly ReleaseView[];
}

/** Writes the Atom feed of the changelog, which each page announces, if there are changes. */
export default function changelogPlugin(
  {siteConfig, baseUrl}: LoadContext,
  {feedName, base = '', readChangelog}: Options,
): Plugin {
  return {
    name: 'changelog',
    injectHtmlTags: () => ({
      headTags:
        readChangelog().length === 0
          ? []
          : [
              {
                tagName: 'link',
                attributes: {
                  rel: 'alternate',
                  type: 'application/atom+xml',
                  title: FEED_TITLE,
                  href: baseUrl.replace(/\/$/, '') + base + CHANGELOG_FEED,
                },
              },
            ],
    }),
    async postBuild({outDir}) {
      const releases = readChangelog();
      if (releases.length > 0) {
        const url = (siteConfig.url + baseUrl).replace(/\/$/, '');
        const site = {title: siteConfig.title, url, base, feedName};
        const file = path.join(outDir, base, CHANGELOG_FEED);
        await writeFile(file, createFeed(releases, site));
      }
    },
  };
}
