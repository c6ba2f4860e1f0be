import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  CHANGELOG_FEED,
  type ReleaseView,
} from 'docusaurus-openapi-reference/reference/change';
import {createFeed} from './feed';

interface Options {
  /** Returns the changes of the generated reference. */
  readonly readChangelog: () => readonly ReleaseView[];
}

/** Writes the Atom feed of the changelog, if there are changes. */
export default function changelogPlugin(
  {siteConfig, baseUrl}: LoadContext,
  {readChangelog}: Options,
): Plugin {
  return {
    name: 'changelog',
    async postBuild({outDir}) {
      const releases = readChangelog();
      if (releases.length > 0) {
        const url = (siteConfig.url + baseUrl).replace(/\/$/, '');
        const feed = createFeed(releases, {title: siteConfig.title, url});
        await writeFile(path.join(outDir, CHANGELOG_FEED), feed);
      }
    },
  };
}
