import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {executeSamples, failureOf, failureReason} from './execute';
import {type Answer, startMock} from './mock';
import type {SentRequest} from './sent-request';

const KEY = 'a-key';

const EXPECTED: SentRequest = {
  request: 'GET /item?big=1',
  headers: {accept: 'application/json', 'x-key': KEY},
};

const ANSWER: Answer = {
  status: 200,
  mediaType: 'application/json',
  text: '{"big":9007199254740993}',
};

describe('failureReason', () => {
  const GOOD = {code: 0, stdout: '{ "big": 9007199254740993 }\n', requests: [EXPECTED]};
  const OTHER = {...EXPECTED, request: 'GET /'};

  it('returns undefined for a sample that sent its request and printed the response.', () => {
    expect(failureReason(GOOD, EXPECTED, ANSWER)).toBeUndefined();
  });

  it.each([
    ['that ended badly', {code: 1}, 'exited with code 1'],
    ['that could not be started', {code: undefined}, 'not valid Go'],
    ['that sent another request', {requests: [OTHER]}, 'It sent GET /, not GET /item'],
    ['that sent nothing', {requests: []}, '0 requests'],
    ['that sent its request twice', {requests: [EXPECTED, EXPECTED]}, '2 requests'],
    ['that printed nothing', {stdout: ''}, 'did not print the response'],
    ['that rounded', {stdout: '{"big":9007199254740992}'}, 'did not print the response'],
    ['that printed no JSON', {stdout: "{'big': 1}"}, 'did not print the response'],
    ['that printed more', {stdout: `200\n${ANSWER.text}`}, 'did not print the response'],
  ])('returns a reason for a sample %s.', (_, change, reason) => {
    expect(failureReason({...GOOD, ...change}, EXPECTED, ANSWER)).toContain(reason);
  });

  it('returns a reason for a sample that the table does not have.', () => {
    expect(failureReason(GOOD, undefined, ANSWER)).toContain('The table has no request');
  });

  it('compares text literally, except for the final line break.', () => {
    const text = {status: 200, mediaType: 'text/plain', text: 'a  b'};
    const reasonOf = (stdout: string) => failureReason({...GOOD, stdout}, EXPECTED, text);
    expect(reasonOf('a  b\n')).toBeUndefined();
    expect(reasonOf('a b\n')).toContain('did not print');
  });
});

describe('executeSamples', () => {
  /** Runs a Node.js sample; `{origin}` is replaced by the mock's. */
  async function execute(code: string) {
    const dir = await mkdtemp(path.join(tmpdir(), 'samples-test-'));
    onTestFinished(() => rm(dir, {recursive: true, force: true}));
    const mock = await startMock(ANSWER);
    onTestFinished(() => mock.stop());
    const outcomes = await executeSamples(
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
        tools: {bash: '', jq: '', curl: '', python: '', go: '', gofmt: ''},
        secrets: {KAIASCAN_API_KEY: KEY},
        dir,
        mocks: new Map([['getItem', mock]]),
      },
    );
    return outcomes.flatMap((outcome) => failureOf(outcome, EXPECTED, ANSWER) ?? []);
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

  it('says what is wrong with a sample, and how it was run.', async () => {
    expect(await execute(SAMPLE.replace('big=1', 'big=2'))).toEqual([
      expect.objectContaining({
        id: 'getItem',
        language: 'nodejs',
        command: expect.stringContaining('1-get-item.mjs'),
        reason: expect.stringContaining('big=2, not GET /item?big=1'),
      }),
    ]);
  });
});
