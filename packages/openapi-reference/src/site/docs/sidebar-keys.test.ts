import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {withSidebarKeys} from './sidebar-keys';

const category = (label: string, items: object[] = [], more = {}): object => ({
  type: 'category',
  label,
  items,
  ...more,
});

it('Categories with the same label have keys of their own, and others have none.', () => {
  const doc = {type: 'doc', id: 'schemas', label: 'Schemas'};
  const sidebar = [
    category('API reference', [
      category('Users', [category('me')]),
      category('Schemas', [category('me', [doc]), category('me')]),
    ]),
    category('Schemas'),
    category('Schemas'),
    category('Users', [], {key: 'people'}),
  ];
  const content = withSidebarKeys({
    loadedVersions: [{sidebars: {defaultSidebar: sidebar}}],
  } as unknown as LoadedContent);
  expect(content.loadedVersions[0]?.sidebars).toEqual({
    defaultSidebar: [
      category('API reference', [
        category('Users', [category('me')]),
        category('Schemas', [
          category('me', [doc], {key: 'API reference / Schemas / me'}),
          category('me', [], {key: 'API reference / Schemas / me (2)'}),
        ]),
      ]),
      category('Schemas', [], {key: 'Schemas (2)'}),
      category('Schemas', [], {key: 'Schemas (3)'}),
      category('Users', [], {key: 'people'}),
    ],
  });
});
