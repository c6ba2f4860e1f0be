import {expect, it} from 'vitest';
import {reasonToInstall} from './install.mjs';
import {temporaryFolder, writeFiles} from '../../tests/fixtures/temporary-folder';

const A = {'node_modules/a': {version: '1.0.0', integrity: 'sha512-a'}};
const NAME_B = 'node_modules/a/node_modules/b';
const B = {[NAME_B]: {version: '2.0.0', integrity: 'sha512-b'}};
const OTHER = {'node_modules/other-system': {version: '1.0.0', optional: true}};

const NONE = 'no complete installation is there';
const OTHER_B = `${NAME_B} is not what the lock file says`;

it.each<[reason: string | undefined, installed: object | string | undefined]>([
  [undefined, {...A, ...B}],
  [undefined, {...A, ...B, ...OTHER}],
  [NONE, undefined],
  // It was interrupted.
  [NONE, '{"packages": {'],
  [OTHER_B, A],
  [OTHER_B, {...A, [NAME_B]: {version: '2.0.1', integrity: 'sha512-b'}}],
  [OTHER_B, {...A, [NAME_B]: {version: '2.0.0', integrity: 'sha512-c'}}],
  [
    'node_modules/old is not what the lock file says',
    {...A, ...B, 'node_modules/old': {version: '1.0.0'}},
  ],
])('Why packages are installed is "%s" where npm has recorded %j.', async (...row) => {
  const [reason, installed] = row;
  const folder = await temporaryFolder();
  const locked = {'': {name: 'site'}, ...A, ...B, ...OTHER};
  const record =
    typeof installed === 'string' ? installed : JSON.stringify({packages: installed});
  await writeFiles(folder, {
    'package-lock.json': JSON.stringify({packages: locked}),
    ...(installed === undefined ? {} : {'node_modules/.package-lock.json': record}),
  });
  expect(reasonToInstall(folder)).toBe(reason);
});
