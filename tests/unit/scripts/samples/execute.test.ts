import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {executeSamples, failureReason} from '../../../../scripts/lib/samples/execute';
import type {Expectation} from '../../../../scripts/lib/samples/expectation';
import {startMock} from '../../../../scripts/lib/samples/mock';

const KEY = 'a-key';

const EXPECTATION: Expectation = {
  id: 'getItem',
  server: 'https://api.example.com',
  method: 'GET',
  path: '/item',
  query: [['big', '1']],
  encodedQuery: [],
  headers: [],
  cookies: [],
  keys: [{in: 'header', name: 'X-Key', prefix: '', variables: ['KAIASCAN_API_KEY']}],
  response: {
    status: 200,
    mediaType: 'application/json',
    text: '{"big":9007199254740993}',
  },
};

const {response} = EXPECTATION;

describe('failureReason', () => {
  const GOOD = {code: 0, stdout: '{ "big": 9007199254740993 }\n', requests: [undefined]};

  it('returns undefined for a sample that sent its request and printed the response.', () => {
    expect(failureReason(GOOD, response)).toBeUndefined();
  });

  it.each([
    ['that ended badly', {code: 1}, 'exited with code 1'],
    ['that the mock refused', {requests: ['The path is /']}, 'The path is /'],
    ['that sent nothing', {requests: []}, '0 requests'],
    ['that sent its request twice', {requests: [undefined, undefined]}, '2 requests'],
    ['that printed nothing', {stdout: ''}, 'did not print the response'],
    ['that rounded', {stdout: '{"big":9007199254740992}'}, 'did not print the response'],
    ['that printed no JSON', {stdout: "{'big': 1}"}, 'did not print the response'],
    [
      'that printed more',
      {stdout: `200\n${response.text}`},
      'did not print the response',
    ],
  ])('returns a reason for a sample %s.', (_, change, reason) => {
    expect(failureReason({...GOOD, ...change}, response)).toContain(reason);
  });

  it('compares text literally, except for the final line break.', () => {
    const text = {status: 200, mediaType: 'text/plain', text: 'a  b'};
    expect(failureReason({...GOOD, stdout: 'a  b\n'}, text)).toBeUndefined();
    expect(failureReason({...GOOD, stdout: 'a b\n'}, text)).toContain('did not print');
  });
});

describe('executeSamples', () => {
  /** Runs a Node.js sample; `{origin}` is replaced by the mock's. */
  async function execute(code: string) {
    const dir = await mkdtemp(path.join(tmpdir(), 'samples-test-'));
    onTestFinished(() => rm(dir, {recursive: true, force: true}));
    const mock = await startMock(EXPECTATION, () => KEY);
    onTestFinished(() => mock.stop());
    return executeSamples(
      'nodejs',
      [
        {
          id: 'getItem',
          language: 'nodejs',
          name: '1-get-item',
          code: code.replace('{origin}', mock.origin),
        },
      ],
      {
        tools: {sh: '', bash: '', python: '', go: '', gofmt: ''},
        secrets: {KAIASCAN_API_KEY: KEY},
        dir,
        mockedOperations: new Map([['getItem', {mock, response}]]),
      },
    );
  }

  const SAMPLE = `import http from 'node:http';
const headers = {Accept: 'application/json', 'X-Key': process.env.KAIASCAN_API_KEY};
http.get('{origin}/item?big=1', {headers}, (response) => {
  response.pipe(process.stdout);
  process.exitCode = response.statusCode === 200 ? 0 : 1;
});`;

  it('returns no failures for a correct sample.', async () => {
    expect(await execute(SAMPLE)).toEqual([]);
  });

  it.each([
    ['another query', SAMPLE.replace('big=1', 'big=2'), 'The query parameter big is "2"'],
    ['another path', SAMPLE.replace('/item', '/items'), 'The path is /items'],
    ['another method', SAMPLE.replace('{headers}', "{headers, method: 'HEAD'}"), 'HEAD'],
    ['no key', SAMPLE.replace('KAIASCAN_API_KEY', 'API_KEY'), 'exited with code 1'],
    ['an error in it', `${SAMPLE})`, 'exited with code 1'],
    ['a response of its own', "console.log('{}')", '0 requests'],
  ])('says what is wrong with a sample that has %s.', async (_, code, reason) => {
    expect(await execute(code)).toEqual([
      expect.objectContaining({
        id: 'getItem',
        language: 'nodejs',
        command: expect.stringContaining('1-get-item.mjs'),
        reason: expect.stringContaining(reason),
      }),
    ]);
  });
});
