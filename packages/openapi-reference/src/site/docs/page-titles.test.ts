import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createOverviewPages} from '../openapi-docs/overview-pages';
import {titleTranslations, translateTitles} from './page-titles';
import {temporaryFolder, writeFiles} from '@site/tests/fixtures/temporary-folder';

const OWN = {
  id: 'api',
  source: '@site/reference/api.mdx',
  slug: '/api',
  permalink: '/api',
};

async function createSite(): Promise<string> {
  const siteDir = await temporaryFolder();
  const pages = createOverviewPages({title: 'Pets', schemas: []}, true, () => false);
  await writeFiles(path.join(siteDir, 'reference'), {
    ...Object.fromEntries(pages),
    'schemas.mdx': '# Our schemas',
  });
  return siteDir;
}

function contentOf(siteDir: string, docs: object[]): LoadedContent {
  const contentPath = path.join(siteDir, 'reference');
  return {loadedVersions: [{contentPath, docs}]} as unknown as LoadedContent;
}

it('The titles and descriptions of the pages that the package writes can be translated, and no others.', async () => {
  const siteDir = await createSite();
  const content = contentOf(siteDir, [
    {...OWN, title: 'API reference', description: 'Every endpoint.'},
    {
      id: 'schemas',
      source: '@site/reference/schemas.mdx',
      title: 'Our schemas',
      permalink: '/s',
    },
    {
      ...{id: 'api/a/b', source: '@site/reference/api/a/b.api.mdx', title: 'Get a pet'},
      previous: {title: 'API reference', permalink: '/api'},
      next: {title: 'Our schemas', permalink: '/s'},
    },
  ]);
  const file = titleTranslations(content, siteDir);
  expect(file.content).toEqual({
    'doc.api.title': {
      message: 'API reference',
      description: 'The title of the page /api',
    },
    'doc.api.description': {
      message: 'Every endpoint.',
      description: 'The description of the page /api',
    },
  });
  const french = {...file, content: {'doc.api.title': {message: 'Référence'}}};
  const translated = translateTitles(content, [french], siteDir);
  expect(translated.loadedVersions[0]?.docs).toMatchObject([
    {...OWN, title: 'Référence', description: 'Every endpoint.'},
    {title: 'Our schemas'},
    {title: 'Get a pet', previous: {title: 'Référence'}, next: {title: 'Our schemas'}},
  ]);
});

it('A page that the locale has itself keeps its own title.', async () => {
  const siteDir = await createSite();
  const content = contentOf(siteDir, [
    {...OWN, source: '@site/i18n/fr/docs/current/api.mdx', title: 'La référence'},
  ]);
  const texts = {path: 'pages', content: {'doc.api.title': {message: 'Référence'}}};
  expect(translateTitles(content, [texts], siteDir)).toEqual(content);
});
