/*
 * Why: readers import the Postman collection and the description into programs that send requests.
 */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import partition from 'lodash/partition';
import sumBy from 'lodash/sumBy';
import path from 'node:path';
import {parse} from 'yaml';
import {BUILD_DIR, inTemporaryFolder, SITE_DIR} from '../run.mjs';
import {startProgram} from '../server.mjs';
import {assertEnded, type Client, type Kit, readJson} from './client';
import {operationIds} from './published';

/** Sends the requests of the Postman collection to the API. */
async function runCollection({program, folder, site, api}: Kit): Promise<void> {
  const report = path.join(folder, 'report.json');
  assertEnded(
    await program('newman', [
      ...['run', `${site}/postman_collection.json`],
      ...['--env-var', `baseUrl=${api}`, '--env-var', 'apiKey=KEY'],
      ...['--reporters', 'json', '--reporter-json-export', report],
    ]),
  );
  const {run} = readJson(report) as {run: {failures: unknown[]}};
  assert.deepEqual(run.failures, []);
}

/** Folders of requests that a run leaves out, until the reader gives a value or allows a change. */
const KEPT: readonly string[] = ['Needs a value', 'Changes something'];

interface Folder {
  readonly name: string;
  /** A request has none. */
  readonly item?: readonly Folder[];
}

function countRequests(folders: readonly Folder[]): number {
  return sumBy(folders, ({item}) => (item === undefined ? 1 : countRequests(item)));
}

const newman: Client = {
  name: 'newman',
  check: async (kit) => {
    await runCollection(kit);
    const {requests} = kit;
    const {item: folders} = readJson(
      path.join(BUILD_DIR, 'postman_collection.json'),
    ) as Folder & {item: Folder[]};
    const [sent, kept] = partition(folders, ({name}) => !KEPT.includes(name));
    assert.equal(requests.length, countRequests(sent));
    assert.equal(requests.length + countRequests(kept), operationIds().length);
    assert.deepEqual(
      requests.filter(({authorization}) => authorization !== 'Bearer KEY'),
      [],
    );
    const unfilled = requests.filter(({target}) => /YOUR_|[{}]|%7B|\/:/.test(target));
    assert.deepEqual(
      unfilled.map(({target}) => target),
      [],
      'No request has a placeholder.',
    );
    return `${requests.length} requests, 0 failed, each with the key and without placeholders`;
  },
};

const prism: Client = {
  name: '@stoplight/prism-cli',
  check: async (kit) => {
    await runCollection(kit);
    const {address, stop} = await startProgram(
      'Prism',
      (port) => [
        ...kit.command('@stoplight/prism-cli'),
        // As the guide says: with Node.js 24, Prism 5.12 reads no address.
        ...['mock', path.join(BUILD_DIR, 'openapi.json'), '--port', String(port)],
      ],
      '127.0.0.1',
    );
    const ask = async (method: string, target: string, headers = {}) => {
      const response = await fetch(`${address}${target}`, {
        method,
        headers: {authorization: 'Bearer any-text', ...headers},
      });
      const text = await response.text();
      return {
        answer: `${response.status} ${method} ${target}`,
        isMiddle: text.includes('"last":false'),
      };
    };
    const refused: string[] = [];
    const endless: string[] = [];
    let lists = 0;
    try {
      for (const {method, target} of kit.requests) {
        const {answer, isMiddle} = await ask(method, target);
        refused.push(answer);
        if (isMiddle) {
          lists += 1;
          const last = await ask(method, target, {prefer: 'example=last-page'});
          endless.push(...(last.isMiddle || !/^200/.test(last.answer) ? [target] : []));
        }
      }
      const first = kit.requests[0]?.target ?? '/';
      assert.equal((await fetch(`${address}${first}`)).status, 401);
    } finally {
      await stop();
    }
    const isRight = (answer: string) => answer.startsWith('200 ');
    assert.deepEqual(
      refused.filter((answer) => !isRight(answer)),
      [],
      'It answers each request of the collection.',
    );
    assert.deepEqual(endless, [], 'Each list has an example last-page.');
    return `answers the ${refused.length} requests of the collection, the last page of ${lists} lists too; 401 without a key`;
  },
};

interface BrunoRequest {
  readonly info: {name: string};
  readonly http?: {params?: {name: string; value: string | number; disabled?: boolean}[]};
}

/** Addresses and hashes that exist only in examples. */
function inventedValues(): Set<string> {
  const world = readFileSync(path.join(SITE_DIR, 'openapi/example-world.yaml'), 'utf8');
  return new Set(world.match(/0x[0-9a-f]{40,}/g));
}

const bruno: Client = {
  name: '@usebruno/cli',
  // Below node_modules, it would run nothing.
  check: (kit) => inTemporaryFolder('bruno', (folder) => checkBruno(kit, folder)),
};

async function checkBruno(
  {program, site, api, requests}: Kit,
  folder: string,
): Promise<string> {
  assertEnded(
    await program('@usebruno/cli', [
      ...['import', 'openapi', '--source', `${site}/openapi.yaml`],
      ...['--output', folder, '--collection-name', 'API'],
    ]),
  );
  const collection = path.join(folder, 'API');
  const imported = readdirSync(collection, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.yml$/.test(file))
    .map((file) => readFileSync(path.join(collection, file), 'utf8'))
    .map((text) => parse(text) as BrunoRequest)
    .filter(({http}) => http !== undefined);
  assert.equal(imported.length, operationIds().length);
  const invented = inventedValues();
  assert.ok(invented.size > 20);
  const wrong = imported.flatMap(({info, http}) =>
    (http?.params ?? [])
      .filter(({disabled}) => disabled !== true)
      .filter(
        ({name, value}) =>
          invented.has(String(value)) ||
          (name === 'page' && !['', '1'].includes(String(value))),
      )
      .map(({name, value}) => `${info.name}: ${name}=${value}`),
  );
  assert.deepEqual(wrong, [], 'No request sends a value of the example world.');
  const values = ['--env-var', `baseUrl=${api}`, '--env-var', 'token=KEY'];
  assertEnded(await program('@usebruno/cli', ['run', '-r', ...values], collection));
  assert.equal(requests.length, imported.length);
  // Not the fault of the description: the importer writes queries where only the app reads them.
  assert.deepEqual(
    requests.filter(({target}) => target.includes('?')),
    [],
    'The runner has learnt to send the queries of an import: correct this row.',
  );
  return `imports ${imported.length} requests without values of the example world; its runner sends no query of them`;
}

export const requests: readonly Client[] = [newman, bruno, prism];
