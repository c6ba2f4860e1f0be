import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CHANGELOG_FEED, type ReleaseView} from '../../changelog/change';
import type {Outputs} from '../../pages/outputs';
import {isOn, writeOutputs} from '../output-files';
import {createFeed, FEED_TITLE} from './feed';

interface Options {
  /** A name of this site that never changes: readers of the feed know its entries by it. */
  readonly feedName: string;
  /** The folder of the addresses of the reference. */
  readonly base?: string;
  /** Returns the changes of the generated reference. */
  readonly readChangelog: () => readonly ReleaseView[];
  /** Whether the site has the feed. Default: yes. */
  readonly outputs?: Outputs;
}

/** Writes the Atom feed of the changelog, which each page announces, if there are changes. */
export default function changelogPlugin(
  context: LoadContext,
  {feedName, base = '', readChangelog, outputs}: Options,
): Plugin {
  const {siteConfig, baseUrl} = context;
  const file = path.posix.join(base, CHANGELOG_FEED).slice(1);
  return {
    name: 'changelog',
    injectHtmlTags: () => ({
      headTags:
        readChangelog().length === 0 || !isOn(file, outputs)
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
    async postBuild({outDir, plugins}) {
      const releases = readChangelog();
      if (releases.length > 0) {
        const url = (siteConfig.url + baseUrl).replace(/\/$/, '');
        const site = {title: siteConfig.title, url, base, feedName};
        await writeOutputs(new Map([[file, createFeed(releases, site)]]), {
          outDir,
          plugins,
          site: context,
          outputs,
        });
      }
    },
  };
}
