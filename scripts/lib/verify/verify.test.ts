import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {readKaiaDocument} from '../kaia-document';
import {answerOf} from '../samples/mock';
import {readTable} from '../samples/table';
import {readVerifyOptions, type VerifyOptions} from '../arguments';
import {verify} from './verify';
import {readEtherscan} from '../../../src/etherscan/read-etherscan';
import {wrapResult} from '../../../src/etherscan/envelope';
import type {PublishedDocument} from '#reference/document/document';
import {createReference} from '#reference/pages/read-reference';
import {yamlTable} from '../../../tests/fixtures/table';
import {temporaryFolder} from '../../../tests/fixtures/temporary-folder';
import {
  type MockAnswer,
  type MockRequest,
  startMockApi,
} from '../../../tests/fixtures/verify/mock-api';
import {
  createClock,
  describeItems,
  itemsBody,
  KEY,
} from '../../../tests/fixtures/verify/small-api';

/** Verifies a description, with an overlay that has a record of another operation. */
async function run(
  describeAt: (origin: string) => PublishedDocument,
  answer: (request: MockRequest) => MockAnswer,
  options: Partial<VerifyOptions> = {},
  overlay = OVERLAY,
) {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'api.json');
  const recordsFile = path.join(folder, 'checks.overlay.yaml');
  const {origin, requests} = await startMockApi(answer);
  await writeFile(file, JSON.stringify(describeAt(origin)));
  await writeFile(recordsFile, overlay);
  const printed: string[] = [];
  const result = await verify({
    key: KEY,
    options: {...readVerifyOptions(['--rate=1']), ...options},
    source: {kind: 'file', path: file},
    overlays: [],
    recordsFile,
    print: (text) => printed.push(text),
    clock: createClock(),
  }).catch((error: unknown) => String(error));
  const recorded = await readFile(recordsFile, 'utf8');
  return {result, printed: printed.join('\n'), recorded, requests};
}

const OVERLAY = `overlay: 1.1.0
actions:
  - target: $.paths['/other'].get
    update: {x-checked: {kairos: 2026-01-01}}
`;

describe('A verification', () => {
  const only = ['getItems', 'getCode', 'contract/getabi'];

  const BODIES: Record<string, unknown> = {
    '/api': {status: '1', message: 'OK', result: '[]'},
    '/code': '0x',
    '/items/owner-a': itemsBody(),
  };

  function runItems(
    other: Record<string, MockAnswer>,
    isWriting = true,
    overlay = OVERLAY,
  ) {
    const answer = ({path: at}: MockRequest) => other[at] ?? {body: BODIES[at]};
    return run(describeItems, answer, {only, isWriting}, overlay);
  }

  it('is good if no answer differs, and writes nothing by itself.', async () => {
    const empty = {'/items/owner-a': {body: {...itemsBody(), results: []}}};
    const {result, printed, recorded} = await runItems(empty, false);
    expect(result).toBe(true);
    expect(printed).toContain('Requests to mainnet: 3, at most 1 a second.');
    expect(printed).toContain('Checked on mainnet: 2 held, 1 empty,');
    expect(recorded).toBe(OVERLAY);
  });

  it('records what held with --write, even if something else differs.', async () => {
    const {result, printed, recorded} = await runItems({'/code': {status: 500}});
    expect(result).toBe(false);
    expect(printed).toContain('  The answer has the status 500, not 200');
    expect(printed).toContain('What held is recorded in checks.overlay.yaml.');
    const mainnet = new Date().toISOString().slice(0, 10);
    expect((parse(recorded) as {actions: unknown}).actions).toEqual([
      {target: "$.paths['/items/{owner}'].get", update: {'x-checked': {mainnet}}},
      {target: "$.paths['/other'].get", update: {'x-checked': {kairos: '2026-01-01'}}},
      {target: '$', update: {'x-checked-actions': {'contract/getabi': {mainnet}}}},
    ]);
  });

  it('sends no request if the overlay of --write is another one.', async () => {
    const other = 'overlay: 1.1.0\nactions: [{target: $.paths, remove: true}]\n';
    const {result, recorded, requests} = await runItems({}, true, other);
    expect(result).toContain('is not the overlay that --write updates');
    expect(recorded).toBe(other);
    expect(requests).toEqual([]);
  });
});

describe('The description of Kaia', async () => {
  const {document} = await readKaiaDocument();
  const {actions} = readEtherscan();
  const table = await readTable('kaia');

  /** The examples of its answers, by the requests of its samples. */
  const answers = new Map(
    createReference(document).operations.map((operation) => [
      decodeURIComponent(table.get(operation.id)?.request ?? ''),
      answerOf(operation).text,
    ]),
  );

  function answer({path: at, query, headers}: MockRequest): MockAnswer {
    if (at === '/api') {
      const name = `${query.get('module')}/${query.get('action')}`;
      const action = actions.find((one) => `${one.module}/${one.action}` === name);
      return query.get('apikey') === KEY && action !== undefined
        ? {body: wrapResult(action.example.result ?? 'x')}
        : {status: 401};
    }
    const search = query.size === 0 ? '' : `?${decodeURIComponent(String(query))}`;
    const body = answers.get(`GET ${at}${search}`);
    return headers.authorization !== `Bearer ${KEY}`
      ? {status: 401}
      : {body, status: body === undefined ? 400 : 200};
  }

  function runKaia(other: typeof answer = answer, network = 'mainnet') {
    const at = (url: string) => ({...document, servers: [{url, 'x-network': network}]});
    return run(at, other);
  }

  it('holds against a service that answers with its examples, and says what is skipped.', async () => {
    const {result, printed} = await runKaia();
    expect(printed).toContain(
      'Checked on mainnet: 55 held, 0 empty, 0 not found, 14 skipped, 0 different, 0 failed',
    );
    expect(printed).toMatch(
      /getNftItem +\| skipped .*no real value is known on mainnet for tokenAddress, tokenId/,
    );
    expect(result).toBe(true);
  });

  it.each(yamlTable<[string, string, MockAnswer, string]>`
    an ABI that is an object      | /abi              | {body: '{"abi": []}'}     | "getAbiOfContract:\n  The answer is an object, not an array"
    no ABI in the envelope        | getabi            | {body: {status: '1', message: OK, result: <html>}} | "contract/getabi:\n  /result is not a list as JSON text"
    404 for a value that exists   | /blocks/175419193 | {status: 404, body: {}}   | "getBlock:\n  The answer has the status 404, not 200"
  `)('does not hold after %s.', async (_, at, changed, difference) => {
    const {result, printed} = await runKaia((request) =>
      [request.path, String(request.query.get('action'))].some((one) => one.endsWith(at))
        ? changed
        : answer(request),
    );
    expect(printed).toContain(difference);
    expect(printed).toContain(' 1 different, 0 failed');
    expect(result).toBe(false);
  });

  it('has no answer that may have a further field, unless it is a list.', async () => {
    const {printed} = await runKaia((request) => {
      const {body, ...rest} = answer(request);
      const text = typeof body === 'string' ? body : JSON.stringify(body ?? '');
      return {...rest, body: text.replace(/^\{/, '{"surprise": 1, ')};
    });
    const held = [...printed.matchAll(/^\| (\S+) \| held/gm)].map(([, name]) => name);
    expect(held).toEqual(['getContracts', 'getAbiOfContract']);
    expect(printed).toContain('getBlock:\n  /surprise is not described\n');
  });
});
