import {open, readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';
import builtPagesPlugin from '.';
import {createReferenceIndex} from '../../reference/reference-index';
import {createPetstore} from '@site/tests/fixtures/petstore';
import {temporaryFolder, writeFiles} from '@site/tests/fixtures/temporary-folder';

type PostBuild = NonNullable<ReturnType<typeof builtPagesPlugin>['postBuild']>;

const HTML = '<html><head><meta charset="UTF-8"></head><body>te\0xt</body></html>';

it('A reader that has opened a page can read it to its end, such as another plugin.', async () => {
  const outDir = await temporaryFolder();
  await writeFiles(outDir, {'index.html': HTML, 'assets/css/a.css': ''});
  const file = path.join(outDir, 'index.html');
  const reader = await open(file);

  const {postBuild} = builtPagesPlugin(
    {
      siteDir: process.cwd(),
      baseUrl: '/',
      siteConfig: {url: 'https://docs.example.com', title: 'Petstore', tagline: 'Pets'},
      i18n: {currentLocale: 'en'},
    } as Parameters<typeof builtPagesPlugin>[0],
    {readIndex: () => createReferenceIndex(createPetstore()), openFiles: []},
  );
  await postBuild?.({outDir, plugins: []} as unknown as Parameters<PostBuild>[0]);

  expect(await reader.readFile('utf8')).toBe(HTML);
  const page = await readFile(file, 'utf8');
  expect(page).toContain('http-equiv="Content-Security-Policy"');
  // React 18 writes null characters.
  expect(page).toContain('<body>text</body>');
  const others = ['_headers', '_nginx.conf', 'assets', 'index.html', 'robots.txt'];
  expect((await readdir(outDir)).sort()).toEqual(others);
  expect(await readFile(path.join(outDir, 'robots.txt'), 'utf8')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.example.com/sitemap.xml\n',
  );
  await reader.close();
});
