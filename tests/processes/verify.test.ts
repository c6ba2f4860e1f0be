import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {plainEnvironment, run, SITE_DIR} from '../../scripts/lib/run.mjs';
import {
  type MockAnswer,
  type MockRequest,
  startMockApi,
} from '../fixtures/verify/mock-api';
import {describeItems, itemsBody, KEY} from '../fixtures/verify/small-api';

/** Runs the command for the description of items, which the mock serves too. */
async function runVerify(
  answer: (request: MockRequest) => MockAnswer,
  args: readonly string[],
  key = KEY,
) {
  const api = await startMockApi((request) =>
    request.path === '/openapi.json'
      ? {body: describeItems(api.origin)}
      : answer(request),
  );
  const script = path.join(SITE_DIR, 'scripts', 'verify.ts');
  const {code, output} = await run(
    process.execPath,
    ['--import', 'tsx', script, '--rate=1000', ...args],
    {
      capture: true,
      env: plainEnvironment({
        KAIASCAN_API_KEY: key,
        OPENAPI_URL: `${api.origin}/openapi.json`,
        OPENAPI_OVERLAYS: 'none',
      }),
    },
  );
  return {code, output, sent: api.requests.length};
}

describe('npm run api:verify', () => {
  it('ends with 0 if every answer is as described.', async () => {
    const {code, output} = await runVerify(
      () => ({body: itemsBody()}),
      ['--only=getItems'],
    );
    expect(output).toContain('Checked on mainnet: 1 held, ');
    expect(code).toBe(0);
  });

  it('explains its options without a key, and says that it is missing.', async () => {
    const help = await runVerify(() => ({}), ['--help'], '');
    expect(help.output).toContain('--only NAME[,NAME]  operations and actions');
    expect(help).toMatchObject({code: 0, sent: 0});
    expect(await runVerify(() => ({}), [], '')).toEqual({
      code: 1,
      output:
        'KAIASCAN_API_KEY is not set: set it to an API key of KaiaScan to check the API.\n',
      sent: 0,
    });
  });

  it('ends with 1 if answers differ, and prints no key, wherever the service sends it back.', async () => {
    const [first, second] = itemsBody().results;
    // Of a long value, only the beginning is printed.
    const rows = [
      {...first, kind: KEY},
      {...second, kind: 'x'.repeat(100) + KEY},
    ];
    const answers: Record<string, MockAnswer> = {
      getItems: {body: {...itemsBody(), results: rows, [`field of ${KEY}`]: 1}},
      getCode: {status: 302, headers: {Location: `/elsewhere?apikey=${KEY}`}},
      'transaction/gettxinfo': {status: 400, body: {code: KEY, message: KEY}},
      'transaction/gettxreceiptstatus': {fault: 'broken'},
      'contract/getabi': {body: {status: '0', message: KEY, result: ''}},
    };
    const {code, output} = await runVerify(
      ({path: at, query}) =>
        (at === '/code' ? answers['getCode'] : undefined) ??
        answers[`${query.get('module')}/${query.get('action')}`] ??
        answers['getItems'] ??
        {},
      [`--only=${Object.keys(answers).join()}`],
    );
    expect(output).toContain(
      '0 held, 0 empty, 0 not found, 0 skipped, 4 different, 1 failed',
    );
    expect(output).not.toContain(KEY.slice(0, 8));
    expect(output).toContain('  /field of [KAIASCAN_API_KEY] is not described\n');
    expect(code).toBe(1);
  });

  it.each<[what: string, key: string, args: string[], output: string]>([
    [
      'that looks like the code of an error',
      'SOME_KEY',
      ['--only=getItems'],
      '[KAIASCAN_API_KEY]',
    ],
    [
      'that is given as an option',
      KEY,
      ['--only', KEY],
      'There is no operation or action "[KAIASCAN_API_KEY]"',
    ],
  ])('does not print a key %s.', async (_, key, args, expected) => {
    const answer = {status: 400, body: {code: key}};
    const {code, output} = await runVerify(() => answer, args, key);
    expect(output).toContain(expected);
    expect(output).not.toContain(key);
    expect(code).toBe(1);
  });

  it('does not record checks of another description.', async () => {
    const records = path.join(SITE_DIR, 'openapi', 'checks.overlay.yaml');
    const read = () => existsSync(records) && readFileSync(records, 'utf8');
    const before = read();
    expect(await runVerify(() => ({body: itemsBody()}), ['--write'])).toEqual({
      code: 1,
      output:
        '--write records checks of the description in this repository: unset OPENAPI_URL.\n',
      sent: 0,
    });
    expect(read()).toBe(before);
  });
});
