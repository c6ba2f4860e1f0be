import path from 'node:path';
import {expect, it} from 'vitest';
import {reasonToInstall} from './install.mjs';
import {temporaryFolder, writeFiles} from '../../tests/fixtures/temporary-folder';

const A = {'node_modules/a': {version: '1.0.0', integrity: 'sha512-a'}};
const B = {'node_modules/a/node_modules/b': {version: '2.0.0', integrity: 'sha512-b'}};
const OPTIONAL = {'node_modules/other-system': {version: '1.0.0'}};

/** Names the packages that are there although npm's record has others. */
const ON_DISK = {...A, ...B};

/** Asks about a site with npm's record of installed packages, if there is one. */
async function reason(installed?: object | string, onDisk: object = ON_DISK) {
  const folder = await temporaryFolder();
  const optional = {version: '1.0.0', optional: true};
  const locked = {'': {name: 'site'}, ...A, ...B, 'node_modules/other-system': optional};
  const record =
    typeof installed === 'string' ? installed : JSON.stringify({packages: installed});
  await writeFiles(folder, {
    'package-lock.json': JSON.stringify({packages: locked}),
    ...(installed === undefined ? {} : {'node_modules/.package-lock.json': record}),
    ...Object.fromEntries(
      Object.keys(onDisk).map((place) => [path.join(place, 'package.json'), '{}']),
    ),
  });
  return reasonToInstall(folder);
}

it('Nothing is installed where the packages are those of the lock file, with optional ones or not.', async () => {
  expect(await reason({...A, ...B})).toBeUndefined();
  const all = {...A, ...B, ...OPTIONAL};
  expect(await reason(all, all)).toBeUndefined();
});

const NAME_B = 'node_modules/a/node_modules/b';

it.each<[installed: object | string | undefined, reason: string, onDisk?: object]>([
  [undefined, 'no complete installation is there'],
  // It was interrupted.
  ['{"packages": {', 'no complete installation is there'],
  [A, `${NAME_B} is not what the lock file says`],
  [{...A, [NAME_B]: {version: '2.0.1'}}, `${NAME_B} is not what the lock file says`],
  [
    {...A, [NAME_B]: {version: '2.0.0', integrity: 'sha512-c'}},
    `${NAME_B} is not what the lock file says`,
  ],
  [{...A, ...B}, `${NAME_B} is gone`, A],
  [
    {...A, ...B, 'node_modules/old': {version: '1.0.0'}},
    'node_modules/old is not in the lock file',
  ],
])(
  'Packages are installed where npm has recorded %j: %s.',
  async (installed, expected, onDisk) => {
    expect(await reason(installed, onDisk)).toBe(expected);
  },
);
