import {expect, it} from 'vitest';
import {docsFolders} from './docs-folders';

it('finds the folders of the docs plugins of a site.', () => {
  expect(
    docsFolders({
      presets: [
        'classic',
        ['@docusaurus/preset-classic', {docs: {path: 'guides'}}],
        ['classic', {docs: false}],
        ['docusaurus-openapi-reference', {specPath: 'openapi.yaml'}],
        null,
      ],
      plugins: [
        '@docusaurus/plugin-content-docs',
        ['content-docs', {id: 'sdk', path: 'sdk'}],
        ['@docusaurus/plugin-content-blog', {path: 'news'}],
        () => null,
      ],
    }),
  ).toEqual(['docs', 'guides', 'docs', 'sdk']);
});
