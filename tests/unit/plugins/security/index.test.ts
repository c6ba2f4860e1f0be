import {mkdtemp, open, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import securityPlugin from '../../../../src/plugins/security';

type PostBuild = NonNullable<ReturnType<typeof securityPlugin>['postBuild']>;

const HTML = '<html><head><meta charset="UTF-8"></head><body>text</body></html>';

it('A reader that has opened a page can read it to its end, such as another plugin.', async () => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'security-'));
  const file = path.join(outDir, 'index.html');
  await writeFile(file, HTML);
  const reader = await open(file);

  const {postBuild} = securityPlugin({baseUrl: '/'}, {apiOrigins: []});
  await postBuild?.({outDir} as Parameters<PostBuild>[0]);

  expect(await reader.readFile('utf8')).toBe(HTML);
  expect(await readFile(file, 'utf8')).toContain('http-equiv="Content-Security-Policy"');
  expect((await readdir(outDir)).sort()).toEqual([
    '_headers',
    '_nginx.conf',
    'index.html',
  ]);
  await reader.close();
  await rm(outDir, {recursive: true});
});
