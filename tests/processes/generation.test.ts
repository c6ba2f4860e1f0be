import path from 'node:path';
import {check} from 'proper-lockfile';
import {describe, expect, it} from 'vitest';
import {createReference} from '#reference/pages/read-reference';
import {createGeneratedFiles} from '#reference/site/openapi-docs/generated-files';
import {lockOptions, syncFiles} from '#reference/site/openapi-docs/sync';
import {run, SITE_DIR} from '../../scripts/lib/run.mjs';
import {describePetstore} from '../fixtures/petstore';
import {readFiles, temporaryFolder} from '../fixtures/temporary-folder';

const files = createGeneratedFiles(createReference(describePetstore()));

describe('A generation in a separate process', () => {
  it.each(['writeFile:5', 'rename:9'])(
    'does not block the next one if it is killed (%s).',
    async (end) => {
      const docsDir = path.join(await temporaryFolder(), 'docs');
      const first = await generateInProcess(docsDir, end);
      expect(first.signal).toBe('SIGKILL');
      expect(await check(docsDir, lockOptions(docsDir))).toBe(true);
      await syncFiles(docsDir, files);
      expect(await readFiles(docsDir)).toEqual(Object.fromEntries(files));
    },
  );

  it('succeeds beside another one.', async () => {
    const docsDir = path.join(await temporaryFolder(), 'docs');
    const ends = await Promise.all([
      generateInProcess(docsDir),
      generateInProcess(docsDir),
    ]);
    expect(ends).toEqual([
      expect.objectContaining({code: 0, output: ''}),
      expect.objectContaining({code: 0, output: ''}),
    ]);
    const alone = path.join(await temporaryFolder(), 'docs');
    await generateInProcess(alone);
    expect(await readFiles(docsDir)).toEqual(await readFiles(alone));
  });
});

function generateInProcess(docsDir: string, end = '') {
  const args = [
    ...['--import', 'tsx', path.join(SITE_DIR, 'tests/processes/run-generation.ts')],
    ...[path.join(SITE_DIR, 'tests/fixtures/petstore.yaml'), docsDir, end],
  ];
  return run(process.execPath, args, {capture: true});
}
