import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {hostileDocument} from '../../fixtures/hostile/document';
import {useServers} from '../server-program';

const FIXTURES = path.resolve(__dirname, '../../fixtures');

/** Where the sites are kept until an input changes; git and npm ignore it. */
const BUILT_DIR = path.resolve(__dirname, '../../../node_modules/.cache/tests/sites');

/** A site that tests need, with other content than this one. */
export interface Site {
  name: string;
  /** The file of its OpenAPI document or its configuration, or what returns a document. */
  input: string | (() => string);
  /** The program of this folder that builds it. */
  program?: string;
  /** Whether tests are about the error that its build ends with. */
  isBroken?: boolean;
}

/** The sites that the tests of each folder need, in the order of their builds. */
export const SITES: Record<string, Site[]> = {
  'stock-stack': [
    {
      name: 'stock-stack',
      input: path.resolve(__dirname, '../../../build/openapi.json'),
      program: 'build-stock-stack.mjs',
    },
  ],
  everything: [{name: 'everything.yaml', input: path.join(FIXTURES, 'everything.yaml')}],
  hostile: [{name: 'hostile', input: hostileDocument}],
  // Webhooks alone, and what large schemas need. The unit tests have the other documents.
  documents: ['alerts-webhooks.yaml', 'weather-3.1.yaml'].map((file) => ({
    name: file,
    input: path.join(FIXTURES, 'documents', file),
  })),
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

/** How the build of a site ended. */
export interface Outcome {
  code: number;
  /** All that it printed. */
  output: string;
}

/** A built site that is served. */
export interface ServedSite {
  buildDir: string;
  origin: string;
}

export function siteFolder(name: string): string {
  return path.join(BUILT_DIR, name);
}

export function outcomeOf(name: string): Outcome {
  const file = path.join(siteFolder(name), 'outcome.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Outcome;
}

/** Serves built sites while `use` runs. */
export function useSites(
  names: readonly string[],
  use: (sites: ServedSite[]) => Promise<void>,
): Promise<void> {
  const folders = names.map((name) => path.join(siteFolder(name), 'build'));
  return useServers('sites/serve-sites.mjs', folders, names.length, (origins) =>
    use(folders.map((buildDir, index) => ({buildDir, origin: origins[index] as string}))),
  );
}

/** Returns the paths of the pages that were made from the document or list them. */
export function pagePaths({buildDir}: ServedSite): string[] {
  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) =>
      /^\/(api|schemas|plans\b.*|index|plans)(\.html|\/.+\.html)$/.test(file),
    )
    .map((file) => file.replace(/\.html$/, '').replace(/^\/index$/, '/'))
    .sort();
}
