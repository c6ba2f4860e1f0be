import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {hostileDocument} from '../fixtures/hostile/document';
import {copySite} from '../../scripts/lib/site-copy.mjs';
import {run} from '../../scripts/lib/run.mjs';
import {temporaryFolder} from '../fixtures/temporary-folder';
import {changesBetween, isGenerated, readTree} from './file-tree';

describe('A hostile document', () => {
  it('changes only generated files, and none if the document is rejected.', async () => {
    const siteDir = path.join(await temporaryFolder(), 'site');
    mkdirSync(siteDir);
    copySite(siteDir);
    const read = (): ReturnType<typeof readTree> =>
      readTree(siteDir, (file) => file === 'node_modules');
    const generateIn = (document: string): Promise<{code: number; output: string}> => {
      writeFileSync(path.join(siteDir, 'openapi', 'kaia.yaml'), document);
      return run(process.execPath, ['--import', 'tsx', 'scripts/api.ts', 'generate'], {
        cwd: siteDir,
        capture: true,
      });
    };
    const before = read();
    const {code, output} = await generateIn(hostileDocument());
    expect(output).toContain('11 operations, 18 schemas');
    expect(code).toBe(0);
    const after = read();
    const changes = changesBetween(before, after).filter(
      (file) => file !== 'openapi/kaia.yaml',
    );
    expect(changes.length).toBeGreaterThan(50);
    expect(changes.filter((file) => !isGenerated(file))).toEqual([]);
    const refused = await generateIn(
      hostileDocument().replaceAll('#/components/schemas/', '../../x#/'),
    );
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      /^OpenAPI document .+ leads out of the document.*\. External references .+\.\n$/,
    );
    expect(changesBetween(after, read())).toEqual(['openapi/kaia.yaml']);
  });
});
