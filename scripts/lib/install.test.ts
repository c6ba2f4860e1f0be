import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {reasonToInstall} from './install.mjs';

type Packages = Record<string, object>;

const LOCKED: Packages = {
  '': {name: 'site', version: '0.0.0'},
  'node_modules/a': {version: '1.0.0', integrity: 'sha512-a'},
  'node_modules/a/node_modules/b': {version: '2.0.0', integrity: 'sha512-b'},
  'node_modules/other-system': {version: '1.0.0', optional: true},
};

const {'': root, 'node_modules/other-system': optional, ...INSTALLED} = LOCKED;

/** A folder with a lock file and, if given, npm's record of installed packages. */
async function createSite(
  installed: Packages | string | undefined,
  onDisk: Packages = INSTALLED,
): Promise<string> {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'install-test-'));
  onTestFinished(() => rm(siteDir, {recursive: true, force: true}));
  const write = async (file: string, content: unknown): Promise<void> => {
    const target = path.join(siteDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await writeFile(target, text);
  };
  await write('package-lock.json', {packages: LOCKED});
  for (const place of Object.keys(onDisk)) {
    await write(path.join(place, 'package.json'), {});
  }
  if (installed !== undefined) {
    const note = typeof installed === 'string' ? installed : {packages: installed};
    await write('node_modules/.package-lock.json', note);
  }
  return siteDir;
}

describe('reasonToInstall', () => {
  it('returns undefined if the packages of the lock file are installed.', async () => {
    expect(root).toBeDefined();
    expect(optional).toBeDefined();
    expect(reasonToInstall(await createSite(INSTALLED))).toBeUndefined();
    expect(
      reasonToInstall(
        await createSite(
          {...INSTALLED, 'node_modules/other-system': {version: '1.0.0'}},
          {...INSTALLED, 'node_modules/other-system': {}},
        ),
      ),
    ).toBeUndefined();
  });

  it.each<[string, Packages | string | undefined]>([
    ['there is no installation', undefined],
    ['an installation was interrupted', '{"packages": {'],
  ])('asks for an installation where %s.', async (_, installed) => {
    expect(reasonToInstall(await createSite(installed))).toBe(
      'no complete installation is there',
    );
  });

  it.each<[string, Packages]>([
    ['is missing', {'node_modules/a': INSTALLED['node_modules/a'] ?? {}}],
    [
      'has another version',
      {...INSTALLED, 'node_modules/a/node_modules/b': {version: '2.0.1'}},
    ],
    [
      'has another content',
      {
        ...INSTALLED,
        'node_modules/a/node_modules/b': {version: '2.0.0', integrity: 'sha512-c'},
      },
    ],
  ])('asks for an installation where a package %s.', async (_, installed) => {
    expect(reasonToInstall(await createSite(installed))).toBe(
      'node_modules/a/node_modules/b is not what the lock file says',
    );
  });

  it('returns a reason if a package was deleted by hand.', async () => {
    const onDisk = {'node_modules/a': {}};
    expect(reasonToInstall(await createSite(INSTALLED, onDisk))).toBe(
      'node_modules/a/node_modules/b is gone',
    );
  });

  it('returns a reason if an installed package is no longer in the lock file.', async () => {
    const installed = {...INSTALLED, 'node_modules/old': {version: '1.0.0'}};
    expect(reasonToInstall(await createSite(installed))).toBe(
      'node_modules/old is not in the lock file',
    );
  });
});
