import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {hostileDocument} from '../../fixtures/hostile/document';

export const ROOT = path.resolve(__dirname, '../../..');

/** Where the sites are kept until an input changes; git and npm ignore it. */
const BUILT_DIR = path.join(ROOT, 'node_modules/.cache/tests/sites');

/** A site that tests need, with other content than this one. */
export interface Site {
  name: string;
  /** Its OpenAPI document; without one, its configuration is `tests/fixtures/sites/{name}.config.ts`. */
  document?: () => string;
  /** Whether tests are about the error that its build ends with. */
  isBroken?: boolean;
}

/** The sites that the tests of each folder need, in the order of their builds. */
export const SITES: Record<string, Site[]> = {
  everything: [
    {
      name: 'everything',
      document: () =>
        readFileSync(path.join(ROOT, 'tests/fixtures/everything.yaml'), 'utf8'),
    },
  ],
  hostile: [{name: 'hostile', document: hostileDocument}],
  'fixture-sites': [
    {name: 'variants'},
    {name: 'other-framework'},
    {name: 'failing-pages', isBroken: true},
    {name: 'broken-links', isBroken: true},
    {name: 'inline-script', isBroken: true},
    {name: 'shared-routes', isBroken: true},
  ],
};

export function siteFolder(name: string): string {
  return path.join(BUILT_DIR, name);
}

export function outcomeFile(name: string): string {
  return path.join(siteFolder(name), 'outcome.json');
}

/** Returns the inputs of a site, how its build ended, and all that it printed. */
export function outcomeOf(name: string): {inputs: string; code: number; output: string} {
  return JSON.parse(readFileSync(outcomeFile(name), 'utf8')) as ReturnType<
    typeof outcomeOf
  >;
}

/** Returns the paths of the pages that were made from the document or list them. */
export function pagePaths(name: string): string[] {
  return readdirSync(path.join(siteFolder(name), 'build'), {
    recursive: true,
    encoding: 'utf8',
  })
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) =>
      /^\/(api|schemas|plans\b.*|index|plans|introduction|authentication)(\.html|\/.+\.html)$/.test(
        file,
      ),
    )
    .map((file) => file.replace(/\.html$/, '').replace(/^\/index$/, '/'))
    .sort();
}
