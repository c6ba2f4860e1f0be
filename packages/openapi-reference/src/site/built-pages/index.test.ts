import {open, readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import builtPagesPlugin, {type BuiltPagesOptions} from '.';
import {baseUrlBannerScript} from '../../framework/base-url-banner';
import {createReferenceIndex} from '../../pages/reference-index';
import {createPetstore} from '@site/tests/fixtures/petstore';
import {temporaryFolder, writeFiles} from '@site/tests/fixtures/temporary-folder';

type PostBuild = NonNullable<ReturnType<typeof builtPagesPlugin>['postBuild']>;

afterEach(() => {
  vi.unstubAllEnvs();
});

const HTML = '<html><head><meta charset="UTF-8"></head><body>te\0xt</body></html>';

const createPlugin = (options: Partial<BuiltPagesOptions> = {}) =>
  builtPagesPlugin(
    {
      siteDir: process.cwd(),
      baseUrl: '/',
      siteConfig: {
        staticDirectories: ['static'],
        url: 'https://docs.example.com',
        title: 'Petstore',
        tagline: 'Pets',
        baseUrl: '/',
        baseUrlIssueBanner: true,
      },
      i18n: {currentLocale: 'en'},
    } as Parameters<typeof builtPagesPlugin>[0],
    {
      references: [{base: '', readIndex: () => createReferenceIndex(createPetstore())}],
      openFiles: [],
      policy: {},
      socialCards: {logo: 'static/img/logo-dark.svg'},
      structuredData: true,
      hasMarkdown: true,
      hosts: ['cloudflare', 'nginx'],
      ...options,
    },
  );

/** Completes the pages of a folder. */
async function complete(
  outDir: string,
  tags: object = {},
  options: Partial<BuiltPagesOptions> = {},
): Promise<void> {
  const {postBuild} = createPlugin(options);
  const noTags = {headTags: '', preBodyTags: '', postBodyTags: ''};
  const props = {outDir, plugins: [], ...noTags, ...tags};
  await postBuild?.(props as unknown as Parameters<PostBuild>[0]);
}

it('A reader that has opened a page can read it to its end, such as another plugin.', async () => {
  const outDir = await temporaryFolder();
  await writeFiles(outDir, {'index.html': HTML, 'assets/css/a.css': ''});
  const file = path.join(outDir, 'index.html');
  const reader = await open(file);

  await complete(outDir);

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

it('The policy allows the scripts of the tags of the site and of Docusaurus, and no other one is built.', async () => {
  const outDir = await temporaryFolder();
  const banner = `<script>${baseUrlBannerScript('/')}</script>`;
  const tags = {
    headTags: '<script>a()</script>',
    preBodyTags: '<script>b()</script>',
    postBodyTags: '<script>c()</script><script src="/c.js"></script>',
  };
  const html = HTML.replace('</head>', banner + Object.values(tags).join('') + '</head>');
  await writeFiles(outDir, {'index.html': html});
  await complete(outDir, tags);
  const headers = await readFile(path.join(outDir, '_headers'), 'utf8');
  const [, policy = ''] = /script-src ([^;]*);/.exec(headers) ?? [];
  expect(policy.split(' ')).toHaveLength(1 + 4);

  const other = html.replace('te\0xt', '<script>r\0un()</script>');
  const next = await temporaryFolder();
  await writeFiles(next, {'index.html': html, 'guides/First steps.html': other});
  await expect(complete(next, tags)).rejects.toThrow(
    'The page /guides/First steps has an inline script that is not of the site: run()',
  );
});

it('A build whose scripts Docusaurus would minify says so before it renders pages.', () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('SKIP_HTML_MINIFICATION', 'false');
  const props = {allContent: {}} as Parameters<
    NonNullable<Plugin['allContentLoaded']>
  >[0];
  expect(() => createPlugin().allContentLoaded?.(props)).toThrow(
    'Set SKIP_HTML_MINIFICATION=true.',
  );
});

it('A script of another host in the tags of the site is built if its origin is allowed.', async () => {
  const outDir = await temporaryFolder();
  const headTags = '<script src="https://tags.example/gtag.js"></script>';
  const html = HTML.replace('</head>', `${headTags}</head>`);
  await writeFiles(outDir, {'index.html': html});
  await expect(complete(outDir, {headTags})).rejects.toThrow(
    "Add 'https://tags.example' to 'script-src'",
  );
  const policy = {'script-src': ['https://tags.example']};
  const next = await temporaryFolder();
  await writeFiles(next, {'index.html': html});
  await complete(next, {headTags}, {policy});
  expect(await readFile(path.join(next, '_headers'), 'utf8')).toMatch(
    /script-src 'self' [^;]*https:\/\/tags\.example;/,
  );
});

it('A site without options gets structured data, and no policy, files of hosts or cards.', async () => {
  const outDir = await temporaryFolder();
  await writeFiles(outDir, {'index.html': HTML});
  await complete(outDir, {}, {policy: undefined, hosts: [], socialCards: undefined});
  expect(await readdir(outDir)).toEqual(['index.html']);
  expect(await readFile(path.join(outDir, 'index.html'), 'utf8')).toBe(
    HTML.replace('\0', ''),
  );
});

it('Cards need a logo that exists.', () => {
  expect(() => createPlugin({socialCards: {logo: 'static/logo.svg'}})).toThrow(
    'The option "socialCards.logo" names "static/logo.svg", which does not exist.',
  );
});

it('A build whose scripts Docusaurus has minified says so.', async () => {
  const outDir = await temporaryFolder();
  const html = HTML.replace('</head>', '<script>a()</script></head>');
  await writeFiles(outDir, {'404.html': html});
  await complete(outDir, {headTags: '<script>a()</script>'});
  const next = await temporaryFolder();
  await writeFiles(next, {'404.html': html});
  await expect(complete(next, {headTags: '<script>a();</script>'})).rejects.toThrow(
    'it has to be in the environment of the command.',
  );
});
