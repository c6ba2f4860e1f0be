import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  requirePrograms,
  SAMPLE_PROGRAMS,
  type SampleTools,
} from '../../../scripts/lib/programs.mjs';
import {REPORT_DIR} from '../../../scripts/lib/run.mjs';
import {executeSamples, failureReason} from '../../../scripts/lib/samples/execute';
import {type Mock, startMock} from '../../../scripts/lib/samples/mock';
import {
  FILE_NAMES,
  fileBytes,
  type SentRequest,
} from '../../../scripts/lib/samples/sent-request';
import {createSamples, sampleLanguages, type SampleRequest} from '#reference/samples';
import {variablesOf} from '#reference/samples/request';
import {createSampleRequest} from '#reference/samples/sample-request';
import {readDocument} from '#reference/pages/read-document';
import {createReference} from '#reference/pages/read-reference';
import {dataProblems} from '../../fixtures/hostile/inert';
import {plant, type Planted} from '../../fixtures/hostile/planted';

/** Under node_modules, so that the Node.js samples find axios. */
const DIR = path.join(REPORT_DIR, 'planted-samples');
const ANSWER = {status: 200, mediaType: 'text/plain', text: 'ok'};

/** The texts that requests have: names, and values in two orders, which share no text of a place. */
const DOCUMENTS = [plant('name', 0), plant('value', 0), plant('value', 9)];

let tools: SampleTools;
const requests = new Map<string, {request: SampleRequest; planted: Planted}>();
const mocks = new Map<string, Mock>();
const secrets: Record<string, string> = {};
/** What curl has sent, which is the table for the other languages. */
const expected = new Map<string, SentRequest>();

beforeAll(async () => {
  tools = await requirePrograms(SAMPLE_PROGRAMS);
  await mkdir(DIR, {recursive: true});
  for (const [index, planted] of DOCUMENTS.entries()) {
    const file = path.join(DIR, 'openapi.json');
    await writeFile(file, JSON.stringify(planted.document));
    const {document} = await readDocument({kind: 'file', path: file});
    for (const operation of createReference(document).operations) {
      if (operation.isWebhook !== true) {
        const id = `${index} ${operation.method} ${operation.path}`;
        const mock = await startMock(ANSWER);
        const request = createSampleRequest(operation, undefined, mock.origin);
        mocks.set(id, mock);
        requests.set(id, {request, planted});
        for (const {variable} of variablesOf(request)) {
          secrets[variable] = 'secret';
        }
        await writeSentFiles(request);
      }
    }
  }
});

afterAll(async () => {
  await Promise.all([...mocks.values()].map((mock) => mock.stop()));
  await rm(DIR, {recursive: true, force: true});
});

async function writeSentFiles({body}: SampleRequest): Promise<void> {
  const parts =
    body?.kind === 'multipart' ? body.parts : body === undefined ? [] : [body];
  for (const part of parts) {
    if ('fileName' in part && part.fileName !== undefined) {
      await writeFile(path.join(DIR, part.fileName), fileBytes(FILE_NAMES[0]));
    }
  }
}

/** Node reads the bytes of headers, which are of UTF-8, as characters. */
function readable({headers, ...sent}: SentRequest): SentRequest {
  const texts = Object.entries(headers).map(([name, value]) => [
    name,
    Buffer.from(value, 'latin1').toString(),
  ]);
  return {...sent, headers: Object.fromEntries(texts) as SentRequest['headers']};
}

describe.each(sampleLanguages)('The sample for $label', ({id: language}) => {
  it('sends hostile names and values as they are.', async () => {
    const samples = [...requests].map(([id, {request}], index) => ({
      ...{id, language, name: `sample-${index}`},
      code: createSamples(request).find((one) => one.language === language)?.code ?? '',
    }));
    const outcomes = await executeSamples(language, samples, {
      ...{tools, secrets, dir: DIR, mocks},
    });
    for (const {sample, ...outcome} of outcomes) {
      const [request] = outcome.requests;
      const table = expected.get(sample.id) ?? request;
      expect.soft(failureReason(outcome, table, ANSWER), sample.id).toBeUndefined();
      if (request !== undefined) {
        expected.set(sample.id, table ?? request);
        const {planted = DOCUMENTS[0]} = requests.get(sample.id) ?? {};
        const {request: line, ...sent} = readable(request);
        const parts = [sent, line.split(' ').slice(1)];
        expect.soft(planted && dataProblems(parts, planted), sample.id).toEqual([]);
      }
    }
  });
});
