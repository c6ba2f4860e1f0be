/*
 * Why: people follow the feed of changes in a feed reader, and agents read the pages.
 */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD_DIR, SITE_DIR} from '../run.mjs';
import type {Client} from './client';

interface Entry {
  readonly id: string;
  readonly link: string;
  readonly date: string;
  readonly title: string;
}

/** The origin that the build names as its own. */
function canonicalOrigin(): string {
  const sitemap = readFileSync(path.join(BUILD_DIR, 'sitemap.xml'), 'utf8');
  return new URL(/<loc>(.*?)<\/loc>/.exec(sitemap)?.[1] ?? '').origin;
}

/** @param script reads the feed at an address and prints its entries */
function feedReader(name: string, script: string): Client {
  return {
    name,
    check: async (kit) => {
      const entries = (await kit.script(script, [
        `${kit.site}/changelog.atom`,
      ])) as Entry[];
      const dates = readdirSync(path.join(SITE_DIR, 'openapi/changes'))
        .map((file) => file.replace(/\.yaml$/, ''))
        .reverse();
      assert.deepEqual(
        entries.map(({link, date, title}) => ({link, date, title})),
        dates.map((date) => ({
          link: `${canonicalOrigin()}/changelog#${date}`,
          date: `${date}T00:00:00.000Z`,
          title: `Changes of ${date}`,
        })),
      );
      const page = await (await fetch(`${kit.site}/changelog`)).text();
      const anchors = dates.filter((date) => page.includes(`id="${date}"`));
      assert.deepEqual(anchors, dates, 'Each link leads to its part of the page.');
      const ids = new Set(entries.map(({id}) => id));
      assert.equal(ids.size, dates.length);
      assert.ok([...ids].every((id) => /^urn:uuid:[0-9a-f-]{36}$/.test(id)));
      return `${dates.length} entries, each with its id, link and date`;
    },
  };
}

/** The checks that do not pass, with how they end and why. */
const NOT_PASSED = {
  // A plain static server cannot do it; site/hosts has files for servers that can.
  'content-negotiation': 'fail',
  // It reads what CSS hides: the other network.
  'markdown-content-parity': 'warn',
  // The pages of the clients and of the actions for accounts are long, and whole.
  'page-size-html': 'warn',
  'page-size-markdown': 'warn',
};

const afdocs: Client = {
  name: 'afdocs',
  check: async ({program, site}) => {
    const {stdout} = await program('afdocs', [
      ...['check', site, '--canonical-origin', canonicalOrigin(), '--quiet'],
      ...['--sampling', 'deterministic', '--format', 'json'],
    ]);
    const {results} = JSON.parse(stdout) as {results: {id: string; status: string}[]};
    const of = (...wanted: string[]) =>
      results.filter(({status}) => wanted.includes(status));
    assert.deepEqual(
      Object.fromEntries(of('fail', 'warn', 'error').map(({id, status}) => [id, status])),
      NOT_PASSED,
    );
    return `${of('pass').length} checks pass; not ${Object.keys(NOT_PASSED).join(', ')}`;
  },
};

export const readers: readonly Client[] = [
  feedReader('rss-parser', 'rss-parser.mjs'),
  feedReader('feedparser', 'feedparser.mjs'),
  afdocs,
];
