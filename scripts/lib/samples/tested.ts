/*
 * Why: the samples of three documents are tested alike: those of the site as its pages have them, those of
 * two descriptions that hold more than ours as the Reference has them.
 * The tables of requests are written from their first samples, and judged by Prism.
 * Reads: build/, the vendored document with its overlays, tests/fixtures/everything*.yaml.
 */
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {sampleLanguages} from '#reference/samples';
import type {PublishedDocument} from '#reference/document/document';
import {readDocument} from '#reference/pages/read-document';
import {createReference} from '#reference/pages/read-reference';
import {credentialParts} from '#reference/security/credential';
import type {Operation} from '#reference/operation/operation';
import type {Server} from '#reference/server/server';
import {readKaiaDocument} from '../kaia-document';
import {BUILD_DIR, PlainError, REPORT_DIR, SITE_DIR} from '../run.mjs';
import {
  type CollectedSamples,
  collectSamples,
  createdSamples,
  type Failure,
  type Sample,
} from './collect';
import {executeSamples, type Outcome} from './execute';
import {answerOf, type Mock, startMock} from './mock';
import type {SentRequest} from './sent-request';
import {type Row, type Table, writeTable} from './table';
import type {SampleTools} from '../programs.mjs';

/** Under node_modules, so that the Node.js samples find axios. Kept for inspection. */
export const SAMPLES_DIR = path.join(REPORT_DIR, 'samples');

/** The document of the site. */
const SITE = 'kaia';

export const DOCUMENT_NAMES = [SITE, 'everything', 'everything-3.0'] as const;

/** In the place of the origin of a mock, whose port differs in each run. */
const ORIGIN = 'http://mock.invalid';

export interface Tested {
  readonly name: string;
  /** Before the ids of fixtures, which have most in common. */
  readonly prefix: string;
  readonly document: PublishedDocument;
  readonly servers: readonly Server[];
  /** By id. */
  readonly operations: ReadonlyMap<string, Operation>;
  readonly collected: CollectedSamples;
}

export async function readTested(name: (typeof DOCUMENT_NAMES)[number]): Promise<Tested> {
  const isSite = name === SITE;
  const file = path.join(SITE_DIR, 'tests', 'fixtures', `${name}.yaml`);
  const {document} = isSite
    ? await readKaiaDocument()
    : await readDocument({kind: 'file', path: file});
  const {operations, servers} = createReference(document);
  const prefix = isSite ? '' : `${name} `;
  const named = operations.map((operation) => ({
    ...operation,
    id: prefix + operation.id,
  }));
  const targets = named.map((operation) => ({
    operation,
    from: /^[^:]*:\/\/[^/?#]*/.exec(operation.servers[0]?.url ?? '')?.[0] ?? '',
    to: ORIGIN,
  }));
  return {
    name,
    prefix,
    document,
    servers,
    operations: new Map(named.map((operation) => [operation.id, operation])),
    collected: isSite
      ? await collectSamples(targets, BUILD_DIR)
      : createdSamples(targets, name),
  };
}

/** Runs samples of one language, each against a mock of its operation. */
export async function runSamples(
  language: Sample['language'],
  samples: readonly Sample[],
  operations: ReadonlyMap<string, Operation>,
  tools: SampleTools,
): Promise<Outcome[]> {
  const mocks = new Map<string, Mock>();
  try {
    for (const {id} of samples) {
      mocks.set(id, await startMock(answerOf(operations.get(id) ?? {responses: []})));
    }
    const moved = samples.map((sample) => ({
      ...sample,
      code: sample.code.replace(ORIGIN, mocks.get(sample.id)?.origin ?? ''),
    }));
    const secrets = secretsOf([...operations.values()]);
    return await executeSamples(language, moved, {
      tools,
      secrets,
      dir: SAMPLES_DIR,
      mocks,
    });
  } finally {
    await Promise.all([...mocks.values()].map((mock) => mock.stop()));
  }
}

/** The tables have these values of the environment variables. */
function secretsOf(operations: readonly Operation[]): Record<string, string> {
  const schemes = operations.flatMap(({security}) => security.flat());
  const variables = schemes.flatMap(credentialParts).map(({variable}) => variable);
  return Object.fromEntries(variables.map((variable) => [variable, `the-${variable}`]));
}

/** Writes what the first samples of operations send: those for curl, where the document has none itself. */
export async function updateTable(tested: Tested, tools: SampleTools): Promise<void> {
  const {name, prefix, operations, collected} = tested;
  const sent = new Map<string, SentRequest>();
  for (const {id: language} of sampleLanguages) {
    const samples = collected.samples.filter(
      (sample) => sample.language === language && !sent.has(sample.id),
    );
    for (const outcome of await runSamples(language, samples, operations, tools)) {
      const [request] = outcome.requests;
      if (request === undefined) {
        throw new PlainError(`${outcome.command} sends no request:\n${outcome.output}`);
      }
      sent.set(outcome.sample.id, request);
    }
  }
  const judge = await createJudge(tested);
  const rows = [...operations.keys()].flatMap((id): [string, Row][] => {
    const request = sent.get(id);
    const prism = request === undefined ? [] : judge(id, request);
    return request === undefined
      ? []
      : [[id.slice(prefix.length), prism.length === 0 ? request : {...request, prism}]];
  });
  await writeTable(name, new Map(rows));
}

/** Returns what Prism says otherwise than the table, which has to be right by the document too. */
export async function checkTable(tested: Tested, table: Table): Promise<Failure[]> {
  const judge = await createJudge(tested);
  return [...table].flatMap(([name, {prism = [], ...request}]) => {
    const id = tested.prefix + name;
    const words = judge(id, request);
    const command = `tests/fixtures/requests/${tested.name}.yaml`;
    const reason = `Prism says ${JSON.stringify(words)}, not ${JSON.stringify(prism)}.`;
    return isDeepStrictEqual(words, prism)
      ? []
      : [{id, language: 'table', ran: true, command, reason, output: ''}];
  });
}

/** Returns a function that says what is wrong with a request of an operation. */
async function createJudge({
  prefix,
  document,
  operations,
}: Tested): Promise<(id: string, request: SentRequest) => string[]> {
  // Loading Prism takes longer than all else of a run in which nothing has changed.
  const {readPrism} = await import('./prism');
  const judge = await readPrism(document);
  return (id, request) => {
    const operation = operations.get(id);
    return operation === undefined
      ? ['There is no such operation']
      : judge(id.slice(prefix.length), operation.servers[0]?.url ?? '', request);
  };
}
