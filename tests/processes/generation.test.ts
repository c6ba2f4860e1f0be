import {spawn} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {check} from 'proper-lockfile';
import {describe, expect, it} from 'vitest';
import {createReference} from 'docusaurus-openapi-reference/openapi/reference';
import {createGeneratedFiles} from 'docusaurus-openapi-reference/site/openapi-docs/generated-files';
import {
  lockOptions,
  syncFiles,
} from 'docusaurus-openapi-reference/site/openapi-docs/sync';
import {describePetstore} from '../fixtures/petstore';
import {readFiles, temporaryFolder} from '../fixtures/temporary-folder';

const SITE_DIR = fileURLToPath(new URL('../..', import.meta.url));

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

interface End {
  pid: number | undefined;
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

function generateInProcess(docsDir: string, end = ''): Promise<End> {
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', path.join(SITE_DIR, 'tests/processes/run-generation.ts')],
      ...[path.join(SITE_DIR, 'tests/fixtures/petstore.yaml'), docsDir, end],
    ],
    {cwd: SITE_DIR, stdio: ['ignore', 'pipe', 'pipe']},
  );
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve) => {
    child.once('close', (code, signal) => {
      resolve({pid: child.pid, code, signal, output});
    });
  });
}
