import {expect, it} from 'vitest';
import {docsVersion} from '@site/tests/fixtures/docs-version';
import {pagesOf} from './site-pages';

/** Returns the titles of sections with the routes of their pages, and all routes. */
function read(name: string, content: unknown, options: object = {}, reference?: object) {
  const {docs, sections} = pagesOf({name, content, options}, '/docs/', reference);
  return {
    listed: sections.map(({title, docs: all}) => [title, ...all.map(({route}) => route)]),
    routes: docs.map(({route}) => route),
  };
}

it('The posts of a blog are below its title, unlisted ones only at their address.', () => {
  const post = (permalink: string, unlisted: boolean) => ({
    metadata: {permalink, title: 'Post', description: 'News.', unlisted},
  });
  const blogPosts = [post('/docs/blog/b/', false), post('/docs/blog/a', true)];
  expect(
    read('docusaurus-plugin-content-blog', {blogPosts}, {blogTitle: 'News'}),
  ).toEqual({listed: [['News', '/blog/b']], routes: ['/blog/b', '/blog/a']});
});

it('Of the pages, those of Markdown have content to list.', () => {
  const pages = [
    {type: 'jsx', permalink: '/docs/'},
    {type: 'mdx', permalink: '/docs/terms', title: 'Terms'},
  ];
  expect(read('docusaurus-plugin-content-pages', pages)).toEqual({
    listed: [['Pages', '/terms']],
    routes: ['/terms'],
  });
  expect(read('docusaurus-plugin-content-pages', null).routes).toEqual([]);
});

it('Docs have the pages of all versions, of which the last one is listed.', () => {
  const version = (permalink: string, isLast: boolean) => ({
    ...docsVersion([{id: 'intro', permalink}]),
    isLast,
  });
  const loadedVersions = [
    version('/docs/next/intro', false),
    version('/docs/intro', true),
  ];
  const name = 'docusaurus-plugin-content-docs';
  const routes = ['/next/intro', '/intro'];
  for (const [options, reference, title] of [
    [{id: 'default'}, undefined, 'Docs'],
    [{id: 'community'}, undefined, 'Community'],
    [{id: 'default'}, {}, 'Start'],
  ] as const) {
    expect(read(name, {loadedVersions}, options, reference)).toEqual({
      listed: [[title, '/intro']],
      routes,
    });
  }
});
