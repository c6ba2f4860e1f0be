import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ATTACKS, hostileDocument} from '../fixtures/hostile/document';
import {copySite} from '../../scripts/lib/site-copy.mjs';
import {run} from '../../scripts/lib/run.mjs';
import {generate} from 'docusaurus-openapi-reference/site/openapi-docs/generate';
import {REFERENCE} from '../../src/config/reference';
import {readFiles, temporaryFolder} from '../fixtures/temporary-folder';
import {changesBetween, isGenerated, readTree} from './file-tree';

describe('A hostile document', () => {
  it('creates pages that contain nothing of the attacks but quoted names.', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'openapi.json');
    writeFileSync(file, hostileDocument());
    const docsDir = path.join(folder, 'docs');
    const {extensions, prepare, moreFiles} = REFERENCE;
    const report = await generate({kind: 'file', path: file}, docsDir, {
      extensions,
      prepare,
      moreFiles,
    });
    // Fifteen of the document, and three parts that are large.
    expect(report).toMatchObject({operations: 11, schemas: 18});
    const pages = Object.entries(await readFiles(docsDir)).filter(([name]) =>
      name.endsWith('.mdx'),
    );
    // Endpoints once and with their plan, schemas, groups, plans, introduction, credentials and the two overviews.
    expect(pages).toHaveLength(11 + 5 + 18 + 5 + 3 + 2 + 2);
    for (const [, page] of pages) {
      const [head = '', frontMatter = '', ...body] = page.split(/^---$/m);
      expect(head).toBe('');
      for (const line of frontMatter.trim().split('\n').slice(1)) {
        expect(line).toMatch(/^[a-z_]+: ("([^"\\]|\\.)*"|true|null)$/);
      }
      const content = body
        .join('---')
        .replace(/"([^"\\]|\\.)*"|'\.\/[^'\n]+\.json'/g, '');
      for (const attack of ATTACKS) {
        expect(content).not.toContain(attack);
      }
      expect(content).not.toMatch(/pwned|process/);
    }
  });

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
