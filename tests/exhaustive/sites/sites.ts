import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {hostileDocument} from '../../fixtures/hostile/document';

const ROOT = path.resolve(__dirname, '../../..');

const FIXTURES = path.join(ROOT, 'tests/fixtures');

/** Where the sites are kept until an input changes; git and npm ignore it. */
const BUILT_DIR = path.join(ROOT, 'node_modules/.cache/tests/sites');

/** A site that tests need, with other content than this one. */
export interface Site {
  name: string;
  /** The file of its OpenAPI document or its configuration, or what returns a document. */
  input: string | (() => string);
  /** Whether tests are about the error that its build ends with. */
  isBroken?: boolean;
}

/** The sites that the tests of each folder need, in the order of their builds. */
export const SITES: Record<string, Site[]> = {
  everything: [{name: 'everything', input: path.join(FIXTURES, 'everything.yaml')}],
  hostile: [{name: 'hostile', input: hostileDocument}],
  'fixture-sites': [
    {name: 'variants', input: configuration('variants')},
    {name: 'other-framework', input: configuration('other-framework')},
    {name: 'failing-pages', input: configuration('failing-pages'), isBroken: true},
    {name: 'broken-links', input: configuration('broken-links'), isBroken: true},
  ],
};

function configuration(name: string): string {
  return path.join(FIXTURES, 'sites', `${name}.config.ts`);
}

export function siteFolder(name: string): string {
  return path.join(BUILT_DIR, name);
}

/** Returns how the build of a site ended, and all that it printed. */
export function outcomeOf(name: string): {code: number; output: string} {
  const file = path.join(siteFolder(name), 'outcome.json');
  return JSON.parse(readFileSync(file, 'utf8')) as {code: number; output: string};
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
