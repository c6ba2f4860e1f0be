import {mkdir, mkdtemp, rm} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {REPORT_DIR, SITE_DIR} from '../../scripts/lib/run.mjs';
import {executeSamples} from '../../scripts/lib/samples/execute';
import {createExpectations} from '../../scripts/lib/samples/expectation';
import {type Mock, startMock} from '../../scripts/lib/samples/mock';
import {swapOrigin} from '../../scripts/lib/samples/page';
import {ensureTools, type Tools} from '../../scripts/lib/samples/tools';
import {readDocument} from '../../src/openapi/read-document';
import {siteOverlays, siteSource} from '../../src/plugins/openapi-docs/site-reference';
import {builtText} from './twins';

/*
 * A reader that has nothing but the address of /llms.txt: it chooses operations there, follows their links,
 * and runs what it finds in the fences of the twins.
 */

const KEY = 'c0ffee00-1111-2222-3333-444455556666';

const OPERATIONS = 10;

/** The fences of the samples that are run, by the language of the sample. */
const FENCES = {curl: 'bash', python: 'python'} as const;

interface Choice {
  /** `GET /api/v1/blocks/latest` */
  request: string;
  twin: string;
}

let tools: Tools;
let dir: string;
const mocks: Mock[] = [];
const samples: Record<
  keyof typeof FENCES,
  Parameters<typeof executeSamples>[1][number][]
> = {curl: [], python: []};
const mockedOperations = new Map<
  string,
  {mock: Mock; response: {status: number; text: string; mediaType?: string}}
>();

function choose(list: string): Choice[] {
  const entries = [
    ...list.matchAll(/^- \[[^\]]+\]\(https?:\/\/[^/]+\/([^)]+\.md)\): (GET \/\S+)\. /gm),
  ].map(([, twin = '', request = '']) => ({twin: decodeURI(twin), request}));
  const step = Math.floor(entries.length / OPERATIONS);
  return entries.filter((_, index) => index % step === 0).slice(0, OPERATIONS);
}

function fenceOf(markdown: string, language: string, host: string): string {
  const fences = [
    ...markdown.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm')),
  ].map(([, code = '']) => code);
  const [found, ...others] = fences.filter((code) => code.includes(host));
  if (found === undefined || others.length > 0) {
    throw new Error(`The twin has not one sample in ${language}.`);
  }
  return found;
}

beforeAll(async () => {
  tools = await ensureTools();
  // Below node_modules, as the samples of the pages.
  await mkdir(REPORT_DIR, {recursive: true});
  dir = await mkdtemp(path.join(REPORT_DIR, 'reader-'));
  const {document} = await readDocument(siteSource(SITE_DIR), {
    overlays: siteOverlays(SITE_DIR),
  });
  const expectations = createExpectations(document);
  const paths = Object.entries(document.paths).flatMap(([address, item]) =>
    Object.entries(item as Record<string, {operationId?: string}>).map(
      ([method, {operationId}]) => [`${method.toUpperCase()} ${address}`, operationId],
    ),
  );
  const idOf = new Map(paths as [string, string][]);
  const list = builtText('llms.txt');
  const [, host = ''] = /Hosts: `([^`]+)`/.exec(list) ?? [];
  for (const [index, {request, twin}] of choose(list).entries()) {
    const id = idOf.get(request) ?? '';
    const expectation = expectations.find((candidate) => candidate.id === id);
    if (expectation === undefined) {
      throw new Error(`The document has no operation ${request}.`);
    }
    const mock = await startMock(expectation, () => KEY);
    mocks.push(mock);
    mockedOperations.set(id, {mock, response: expectation.response});
    const markdown = builtText(twin);
    for (const language of ['curl', 'python'] as const) {
      const code = swapOrigin(
        fenceOf(markdown, FENCES[language], host),
        host,
        mock.origin,
      );
      samples[language].push({id, language, name: `${language}-${index}`, code});
    }
  }
});

afterAll(async () => {
  await Promise.all(mocks.map((mock) => mock.stop()));
  await rm(dir, {recursive: true, force: true});
});

it.each(['curl', 'python'] as const)(
  'A reader of /llms.txt finds samples in %s for ten operations, which all get their answer.',
  async (language) => {
    expect(samples[language]).toHaveLength(OPERATIONS);
    const options = {tools, secrets: {KAIASCAN_API_KEY: KEY}, dir, mockedOperations};
    expect(await executeSamples(language, samples[language], options)).toEqual([]);
  },
);
