/*
 * Why: the samples of three documents are tested alike: those of the site as its pages have them, those of
 * two descriptions that hold more than ours as the Reference has them.
 * Reads: build/, the vendored document with its overlays, tests/fixtures/everything*.yaml. Run: imported by
 * the scripts of this folder.
 */
import path from 'node:path';
import type {OpenAPIDocument} from 'docusaurus-openapi-reference/openapi/document';
import {readDocument} from 'docusaurus-openapi-reference/openapi/read-document';
import {createReference} from 'docusaurus-openapi-reference/openapi/reference';
import {credentialParts} from 'docusaurus-openapi-reference/reference/credential';
import type {Operation} from 'docusaurus-openapi-reference/reference/operation';
import type {Server} from 'docusaurus-openapi-reference/reference/server';
import {readKaiaDocument} from '../kaia-document';
import {REPORT_DIR, SITE_DIR} from '../run.mjs';
import {type CollectedSamples, collectSamples, createdSamples} from './collect';
import {executeSamples, type Outcome} from './execute';
import {answerOf, type Mock, startMock} from './mock';
import type {Sample} from './sample';
import type {SampleTools} from '../programs.mjs';

export const BUILD_DIR = path.join(SITE_DIR, 'build');

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
  readonly document: OpenAPIDocument;
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
