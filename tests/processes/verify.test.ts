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

const RECORDS = path.join(SITE_DIR, 'openapi', 'checks.overlay.yaml');

/** Runs the command for the description of items, which the mock serves too. */
async function runVerify(
  answer: (request: MockRequest) => MockAnswer,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {KAIASCAN_API_KEY: KEY},
) {
  const api = await startMockApi((request) =>
    request.path === '/openapi.json'
      ? {body: describeItems(api.origin)}
      : answer(request),
  );
  const result = await run(
    process.execPath,
    ['--import', 'tsx', path.join(SITE_DIR, 'scripts', 'verify.ts'), ...args],
    {
      capture: true,
      env: plainEnvironment({
        KAIASCAN_API_KEY: '',
        OPENAPI_URL: `${api.origin}/openapi.json`,
        OPENAPI_OVERLAYS: 'none',
        ...env,
      }),
    },
  );
  return {...result, requests: api.requests};
}

const ITEMS = ['--rate=1000', '--only=getItems'];

describe('npm run api:verify', () => {
  it('ends with 0 if every answer is as described.', async () => {
    const {code, output} = await runVerify(() => ({body: itemsBody()}), ITEMS);
    expect(output).toContain('Checked on mainnet: 1 held, ');
    expect(code).toBe(0);
  });

  it('ends with 1 if an answer differs, and says where.', async () => {
    const body = {...itemsBody(), paging: undefined};
    const {code, output} = await runVerify(() => ({body}), ITEMS);
    expect(output).toContain('getItems:\n  /paging is missing\n');
    expect(code).toBe(1);
  });

  it('says in one sentence that the key is missing.', async () => {
    const {code, output, requests} = await runVerify(() => ({}), [], {});
    expect(output).toBe(
      'KAIASCAN_API_KEY is not set: set it to an API key of KaiaScan to check the API.\n',
    );
    expect(code).toBe(1);
    expect(requests).toEqual([]);
  });

  it('explains its options without a key.', async () => {
    const {code, output, requests} = await runVerify(() => ({}), ['--help'], {});
    expect(output).toContain('--only NAME[,NAME]  operations and actions');
    expect(code).toBe(0);
    expect(requests).toEqual([]);
  });

  it('does not print the key, wherever the service sends it back.', async () => {
    const items = itemsBody().results;
    const answers: Record<string, MockAnswer> = {
      getItems: {
        body: {
          ...itemsBody(),
          results: [
            {...items[0], kind: KEY},
            // Printed in part only.
            {...items[1], kind: 'x'.repeat(100) + KEY},
          ],
          [`field of ${KEY}`]: 1,
        },
      },
      getCode: {status: 302, headers: {Location: `/elsewhere?apikey=${KEY}`}},
      'transaction/gettxinfo': {status: 400, body: {code: KEY, message: KEY}},
      'transaction/gettxreceiptstatus': {isBroken: true},
      'contract/getabi': {body: {status: '0', message: KEY, result: ''}},
    };
    const {code, output} = await runVerify(
      ({path, query}) =>
        (path === '/code' ? answers['getCode'] : undefined) ??
        answers[`${query.get('module')}/${query.get('action')}`] ??
        answers['getItems'] ??
        {},
      ['--rate=1000', `--only=${Object.keys(answers).join()}`],
    );
    expect(output).toContain(
      '0 held, 0 empty, 0 not found, 0 skipped, 4 different, 1 failed',
    );
    expect(output).not.toContain(KEY.slice(0, 8));
    expect(output).toContain('  /field of [KAIASCAN_API_KEY] is not described\n');
    expect(code).toBe(1);
  });

  it('does not print a key that looks like the code of an error.', async () => {
    const {output} = await runVerify(
      () => ({status: 400, body: {code: 'SOME_KEY'}}),
      ITEMS,
      {KAIASCAN_API_KEY: 'SOME_KEY'},
    );
    expect(output).toContain('[KAIASCAN_API_KEY]');
    expect(output).not.toContain('SOME_KEY');
  });

  it('does not print the key that is given as an option.', async () => {
    const {code, output} = await runVerify(() => ({}), ['--only', KEY]);
    expect(output).toContain('no operation or action "[KAIASCAN_API_KEY]"');
    expect(output).not.toContain(KEY);
    expect(code).toBe(1);
  });

  it('does not record checks of another description.', async () => {
    const before = existsSync(RECORDS) && readFileSync(RECORDS, 'utf8');
    const {code, output, requests} = await runVerify(
      () => ({body: itemsBody()}),
      [...ITEMS, '--write'],
    );
    expect(output).toBe(
      '--write records checks of the description in this repository: unset OPENAPI_URL.\n',
    );
    expect(code).toBe(1);
    expect(requests).toEqual([]);
    expect(existsSync(RECORDS) && readFileSync(RECORDS, 'utf8')).toBe(before);
  });
});
