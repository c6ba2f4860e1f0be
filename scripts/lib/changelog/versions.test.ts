import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readVersion} from './versions';
import {PETSTORE} from '../../../tests/fixtures/petstore';
import {temporaryFolder, writeFiles} from '../../../tests/fixtures/temporary-folder';

const OVERLAY = `overlay: 1.0.0
info: {title: Titles, version: 1.0.0}
actions:
  - target: $.paths['/health'].get
    update: {summary: Check the health}
`;

const petstore = readFileSync((PETSTORE as {path: string}).path, 'utf8');

/** Creates a repository whose only commit has the pet store and an overlay. */
async function repository(): Promise<string> {
  const folder = await temporaryFolder();
  const git = (...args: string[]): void => {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    execFileSync('git', [...identity, ...args], {cwd: folder, stdio: 'pipe'});
  };
  git('init', '--quiet');
  await writeFiles(folder, {
    'openapi/kaia.yaml': petstore,
    'openapi/kaia.overlay.yaml': OVERLAY,
  });
  git('add', '.');
  git('commit', '--quiet', '--message', 'Describe');
  await writeFiles(folder, {'openapi/kaia.yaml': 'not committed'});
  return folder;
}

describe('readVersion', () => {
  it.each([
    ['a revision with the overlays of the same revision', 'HEAD', 'Check the health'],
    ['a file as it is', 'bundle.yaml', 'Health'],
  ])('reads %s.', async (_, name, title) => {
    const folder = await repository();
    await writeFiles(folder, {'bundle.yaml': petstore});
    const {operations} = await readVersion(name, {folder, isOverlaid: false});
    expect(operations.get('health')?.model.title).toBe(title);
  });

  it.each(['nosuch', '--output=stolen', 'HEAD:openapi'])(
    'rejects %j, which is neither a file nor a revision.',
    async (name) => {
      const folder = await repository();
      await expect(readVersion(name, {folder, isOverlaid: false})).rejects.toThrow(
        `${name} is neither a file nor a Git revision with ${path.join('openapi', 'kaia.yaml')}.`,
      );
    },
  );
});
