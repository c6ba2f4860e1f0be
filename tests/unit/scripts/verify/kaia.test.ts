import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {readKaiaDocument} from '../../../../scripts/lib/kaia-document';
import {verify} from '../../../../scripts/lib/verify/verify';
import {answerOf} from '../../../../scripts/lib/samples/mock';
import {readTable, type Table} from '../../../../scripts/lib/samples/table';
import {readEtherscan} from '../../../../src/etherscan/read-etherscan';
import {wrapResult} from '../../../../src/etherscan/envelope';
import type {OpenAPIDocument} from '../../../../src/openapi/document';
import {createReference} from '../../../../src/openapi/reference';
import {isRecord} from '../../../../src/openapi/resolve';
import {
  type MockAnswer,
  type MockRequest,
  startMockApi,
} from '../../../fixtures/verify/mock-api';
import {temporaryFolder} from '../../../fixtures/temporary-folder';
import {createClock, KEY, runDocument} from '../../../fixtures/verify/small-api';

const {actions} = readEtherscan();

let document: OpenAPIDocument;
let table: Table;

beforeAll(async () => {
  ({document} = await readKaiaDocument());
  table = await readTable('kaia');
});

/** Returns the request that the samples of an operation send. */
function requestOf(id: string): {method: string; target: string} {
  const [method = '', target = ''] = table.get(id)?.request.split(' ') ?? [];
  return {method, target};
}

/** Answers as the description says, to its requests only. */
function answerAsDescribed(
  document: OpenAPIDocument,
): (request: MockRequest) => MockAnswer {
  const {operations} = createReference(document);
  const expected = operations.map((operation) => {
    const {method, target} = requestOf(operation.id);
    const {pathname, searchParams} = new URL(target, 'http://mock');
    const request = `${method} ${decodeURIComponent(pathname)} ${searchParams}`;
    return [request, answerOf(operation).text] as const;
  });
  const answers = new Map(expected);
  return ({path, query, headers}) => {
    if (path === '/api') {
      const name = `${query.get('module')}/${query.get('action')}`;
      const action = actions.find((one) => `${one.module}/${one.action}` === name);
      return query.get('apikey') === KEY && action !== undefined
        ? {body: wrapResult(action.example.result ?? 'x')}
        : {status: 401};
    }
    const found = answers.get(`GET ${path} ${query}`);
    if (headers.authorization !== `Bearer ${KEY}`) {
      return {status: 401};
    }
    return found === undefined ? {status: 400} : {body: found};
  };
}

describe('a verification of the Kaia description', () => {
  it('finds a field that the description does not have in every answer.', async () => {
    const asDescribed = answerAsDescribed(document);
    const {origin} = await startMockApi((request) => {
      const {body, ...rest} = asDescribed(request);
      const value: unknown = request.path === '/api' ? body : parseJson(String(body));
      return isRecord(value) ? {...rest, body: {...value, surprise: 1}} : {...rest, body};
    });
    const servers = [{url: origin, 'x-network': 'mainnet'}];
    const {checks} = await runDocument({...document, servers});
    const unnoticed = checks.filter(({differences}) => differences.length === 0);
    // Their answers are lists.
    expect(unnoticed.map(({name}) => name)).toEqual(['getContracts', 'getAbiOfContract']);
    const found = checks.flatMap(({differences}) => differences);
    expect(new Set(found.map(({pointer, text}) => `${pointer} ${text}`))).toEqual(
      new Set(['/surprise is not described']),
    );
  });
});

describe('the command for the Kaia description', () => {
  /** Verifies the description against a service. */
  async function verifyKaia(
    answer: (request: MockRequest, described: MockAnswer) => MockAnswer,
    network = 'mainnet',
  ): Promise<{isGood: boolean; printed: string; count: number}> {
    const asDescribed = answerAsDescribed(document);
    const {origin, requests} = await startMockApi((request) =>
      answer(request, asDescribed(request)),
    );
    const folder = await temporaryFolder();
    const file = path.join(folder, 'api.json');
    const servers = [{url: origin, 'x-network': network}];
    await writeFile(file, JSON.stringify({...document, servers}));
    const printed: string[] = [];
    const isGood = await verify({
      key: KEY,
      options: {rate: 1, isWriting: false},
      source: {kind: 'file', path: file},
      overlays: [],
      recordsFile: path.join(folder, 'checks.overlay.yaml'),
      print: (text) => printed.push(text),
      clock: createClock(),
    });
    return {isGood, printed: printed.join('\n'), count: requests.length};
  }

  it('is good if the service answers right, and says what it skips.', async () => {
    const {isGood, printed} = await verifyKaia((_, described) => described);
    expect(isGood).toBe(true);
    // 44 requests of the documentation, and those of the compatible API.
    expect(printed).toMatch(
      /Checked on mainnet: 55 held, 0 empty, 0 not found, 14 skipped, 0 different, 0 failed/,
    );
    expect(printed).toMatch(
      /getNftItem +\| skipped .*no real value is known on mainnet for tokenAddress, tokenId/,
    );
  });

  it.each<[string, (request: MockRequest, described: MockAnswer) => MockAnswer, string]>([
    [
      'an ABI that is an object',
      ({path: asked}, described) =>
        asked.endsWith('/abi') ? {body: '{"abi": []}'} : described,
      'getAbiOfContract:\n  The answer is an object, not an array',
    ],
    [
      'no ABI in the envelope',
      ({query}, described) =>
        query.get('action') === 'getabi' ? {body: wrapResult('<html>')} : described,
      'contract/getabi:\n  /result is not a list as JSON text',
    ],
    [
      '404 for a value that exists',
      ({path: asked}, described) =>
        asked.endsWith('/blocks/175419193') ? {status: 404, body: {}} : described,
      'getBlock:\n  The answer has the status 404, not 200',
    ],
  ])('is not good after %s.', async (_, answer, difference) => {
    const {isGood, printed} = await verifyKaia(answer);
    expect(isGood).toBe(false);
    expect(printed).toContain(difference);
  });

  it.each([401, 403])('stops at once after %i.', async (status) => {
    const {isGood, printed, count} = await verifyKaia(() => ({status, body: {}}));
    expect(isGood).toBe(false);
    expect(count).toBe(1);
    expect(printed).toContain(`the service refuses the key with ${status}. Requests not`);
  });

  it('sends only values that exist to the testnet.', async () => {
    const {printed, count} = await verifyKaia(() => ({body: {}}), 'kairos');
    expect(count).toBeGreaterThan(10);
    expect(printed).toContain('no real value is known on kairos for transactionHash');
    expect(printed).toContain('no real value is known on kairos for txhash');
  });
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
