import {describe, expect, it, onTestFinished} from 'vitest';
import {executeSamples, failureOf, failureReason} from './execute';
import {errorsBySample} from './go-module';
import {type Answer, startMock} from './mock';
import type {SentRequest} from './sent-request';
import type {SampleTools} from '../programs.mjs';
import {temporaryFolder} from '../../../tests/fixtures/temporary-folder';

const KEY = 'a-key';

const EXPECTED: SentRequest = {
  request: 'GET /item?big=1',
  headers: {accept: 'application/json', 'x-key': KEY},
};

const ANSWER: Answer = {
  status: 200,
  mediaType: 'application/json',
  text: '{"big":9007199254740993,"half":1.50,"\\u00e9":1}',
};

const OTHER = {...EXPECTED, request: 'GET /'};

describe('A sample that sent its request and printed the answer', () => {
  const GOOD = {
    code: 0,
    stdout: '{\n  "é": 1, "half": 1.5, "big": 9007199254740993 }\n',
    requests: [EXPECTED],
  };

  it('passes, however the JSON is written, or if a text is the same.', () => {
    expect(failureReason(GOOD, EXPECTED, ANSWER)).toBeUndefined();
    const text = {status: 200, mediaType: 'text/plain', text: 'a  b'};
    const reasonOf = (stdout: string) => failureReason({...GOOD, stdout}, EXPECTED, text);
    expect(reasonOf('a  b\n')).toBeUndefined();
    expect(reasonOf('a b\n')).toContain('did not print');
  });

  it.each<[change: object, reason: string]>([
    [{code: 1}, 'exited with code 1'],
    [{code: undefined}, 'not valid Go'],
    [{requests: [OTHER]}, 'It sent GET /, not GET /item'],
    [{requests: []}, '0 requests'],
    [{requests: [EXPECTED, EXPECTED]}, '2 requests'],
    ...[
      '',
      ANSWER.text.replace('3,', '2,'),
      ANSWER.text.replace('9007199254740993', '9.007199254740993e15'),
      ANSWER.text.replace(/\d{16}/, '"$&"'),
      ANSWER.text.replace('"half":1.50,', ''),
      ANSWER.text.replaceAll('"', "'"),
      `200\n${ANSWER.text}`,
    ].map((stdout): [object, string] => [{stdout}, 'did not print the response']),
  ])('fails with %j: it %s.', (change, reason) => {
    expect(failureReason({...GOOD, ...change}, EXPECTED, ANSWER)).toContain(reason);
  });

  it('fails if the table does not have it.', () => {
    const reason = failureReason(GOOD, undefined, ANSWER);
    expect(reason).toContain('The table has no request');
  });
});

it('A sample runs with the key against its mock, and a failure says what is wrong and how it was run.', async () => {
  const dir = await temporaryFolder();
  const mock = await startMock(ANSWER);
  onTestFinished(() => mock.stop());
  const program = (big: number) => `import http from 'node:http';
const headers = {Accept: 'application/json', 'X-Key': process.env.KAIASCAN_API_KEY};
http.get('${mock.origin}/item?big=${big}', {headers}, (response) => {
  response.pipe(process.stdout);
  process.exitCode = response.statusCode === 200 ? 0 : 1;
});`;
  const execute = async (code: string) => {
    const sample = {id: 'getItem', language: 'nodejs', name: '1-get-item', code};
    const outcomes = await executeSamples('nodejs', [sample], {
      tools: {} as SampleTools,
      secrets: {KAIASCAN_API_KEY: KEY},
      dir,
      mocks: new Map([['getItem', mock]]),
    });
    return outcomes.map((outcome) => failureOf(outcome, EXPECTED, ANSWER));
  };
  expect(await execute(program(1))).toEqual([undefined]);
  expect(await execute(program(2))).toMatchObject([
    {
      id: 'getItem',
      language: 'nodejs',
      command: expect.stringContaining('1-get-item.mjs') as string,
      reason: 'It sent GET /item?big=2, not GET /item?big=1.',
    },
  ]);
});

it('The messages of gofmt and go vet belong to their samples.', () => {
  const output = [
    'samples/1-get-a/main.go',
    '# samples/samples/2-get-b',
    'vet: samples/2-get-b/main.go:9:2: undefined: x',
    'samples/1-get-a/main.go:3:1: other',
    'go: cannot find GOROOT directory',
  ].join('\n');
  expect([...errorsBySample(output)]).toEqual([
    ['1-get-a', 'samples/1-get-a/main.go\nsamples/1-get-a/main.go:3:1: other\n'],
    ['2-get-b', 'vet: samples/2-get-b/main.go:9:2: undefined: x\n'],
  ]);
});
