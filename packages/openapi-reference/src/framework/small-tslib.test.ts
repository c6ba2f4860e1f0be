import {expect, it, vi} from 'vitest';
import {temporaryFolder, writeFiles} from '@site/tests/fixtures/temporary-folder';
import {tslibRules} from './small-tslib';

async function rulesFor(code: string): Promise<object[]> {
  const folder = await temporaryFolder();
  await writeFiles(folder, {'lib/a.js': code, 'lib/a.d.ts': 'tslib_1.__assign'});
  return tslibRules(folder, 'import-default.ts');
}

it('A package that uses one function of tslib gets that one.', async () => {
  expect(await rulesFor('const a = tslib_1.__importDefault(require("a"));')).toEqual([
    {
      include: expect.any(String),
      resolve: {alias: {tslib$: expect.stringContaining('import-default')}},
    },
  ]);
});

it('A package that uses another function gets all of tslib, with one warning.', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await rulesFor('tslib_1.__exportStar(a, tslib_1.__importDefault(b))')).toEqual(
    [],
  );
  expect(await rulesFor('')).toEqual([]);
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('uses __exportStar, __importDefault of tslib')],
  ]);
});
