import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CHANGELOG_FEED, type ReleaseView} from '../../reference/change';
import {createFeed} from './feed';

interface Options {
  /** A name of this site that never changes: readers of the feed know its entries by it. */
  readonly feedName: string;
  /** Returns the changes of the generated reference. */
  readonly readChangelog: () => readonly ReleaseView[];
}

/** Writes the Atom feed of the changelog, if there are changes. */
export default function changelogPlugin(
  {siteConfig, baseUrl}: LoadContext,
  {feedName, readChangelog}: Options,
): Plugin {
  return {
    name: 'changelog',
    async postBuild({outDir}) {
      const releases = readChangelog();
      if (releases.length > 0) {
        const url = (siteConfig.url + baseUrl).replace(/\/$/, '');
        const feed = createFeed(releases, {title: siteConfig.title, url, feedName});
        await writeFile(path.join(outDir, CHANGELOG_FEED), feed);
      }
    },
  };
}
