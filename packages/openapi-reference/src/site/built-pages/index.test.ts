import {mkdir, mkdtemp, open, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';
import builtPagesPlugin from '.';
import {createReferenceIndex} from '../../reference/reference-index';
import {createPetstore} from '@site/tests/fixtures/petstore';

type PostBuild = NonNullable<ReturnType<typeof builtPagesPlugin>['postBuild']>;

const SITE_DIR = fileURLToPath(new URL('../../../../..', import.meta.url));

const HTML = '<html><head><meta charset="UTF-8"></head><body>te\0xt</body></html>';

it('A reader that has opened a page can read it to its end, such as another plugin.', async () => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'built-pages-'));
  await mkdir(path.join(outDir, 'assets/css'), {recursive: true});
  const file = path.join(outDir, 'index.html');
  await writeFile(file, HTML);
  const reader = await open(file);

  const {postBuild} = builtPagesPlugin(
    {
      siteDir: SITE_DIR,
      baseUrl: '/',
      siteConfig: {url: 'https://docs.example.com', title: 'Petstore', tagline: 'Pets'},
      i18n: {currentLocale: 'en'},
    } as Parameters<typeof builtPagesPlugin>[0],
    {readIndex: () => createReferenceIndex(createPetstore()), openFiles: []},
  );
  await postBuild?.({
    outDir,
    plugins: [],
  } as unknown as Parameters<PostBuild>[0]);

  expect(await reader.readFile('utf8')).toBe(HTML);
  const page = await readFile(file, 'utf8');
  expect(page).toContain('http-equiv="Content-Security-Policy"');
  // React 18 writes null characters.
  expect(page).toContain('<body>text</body>');
  expect((await readdir(outDir)).sort()).toEqual([
    '_headers',
    '_nginx.conf',
    'assets',
    'index.html',
    'robots.txt',
  ]);
  expect(await readFile(path.join(outDir, 'robots.txt'), 'utf8')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.example.com/sitemap.xml\n',
  );
  await reader.close();
  await rm(outDir, {recursive: true});
});
