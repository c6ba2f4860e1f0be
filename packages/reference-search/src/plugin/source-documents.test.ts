import {describe, expect, it} from 'vitest';
import {sourceDocuments} from './source-documents';
import type {NewDocument} from '../search/document';

function documentsOf(source: string): NewDocument[] {
  return sourceDocuments(source, {
    kind: 'guide',
    pageTitle: 'API key',
    sidebarParentCategories: ['Help'],
    sectionRoute: '/create-api-key',
  });
}

describe('sourceDocuments', () => {
  it('returns a document for the page and for each h2 and h3.', () => {
    const source =
      'What it is.\n\n## Get one\n\nSign up.\n\n### By mail\n\n#### Deeper\n\nWrite.\n';
    const common = {
      pageTitle: 'API key',
      sidebarParentCategories: ['Help'],
      tags: [],
    };
    expect(documentsOf(source)).toEqual([
      {
        ...common,
        kind: 'guide',
        title: 'API key',
        content: 'What it is.',
        sectionTitle: '',
        sectionRoute: '/create-api-key',
      },
      {
        ...common,
        kind: 'section',
        title: 'Get one',
        content: 'Sign up.',
        sectionTitle: 'Get one',
        sectionRoute: '/create-api-key#get-one',
      },
      {
        ...common,
        kind: 'section',
        title: 'By mail',
        content: 'Deeper Write.',
        sectionTitle: 'By mail',
        sectionRoute: '/create-api-key#by-mail',
      },
    ]);
  });

  it('creates the anchors of Docusaurus.', () => {
    expect(
      documentsOf(
        '## Use it?\n\n## Use it\n\n## The key {#own-id}\n\n## `a_b` & c\n',
      ).map(({sectionRoute, title}) => [sectionRoute.split('#')[1], title]),
    ).toEqual([
      [undefined, 'API key'],
      ['use-it', 'Use it?'],
      ['use-it-1', 'Use it'],
      ['own-id', 'The key'],
      ['a_b--c', 'a_b & c'],
    ]);
  });

  it('omits code, imports, exports and components.', () => {
    const source = [
      "import Box from '@site/src/components/Box';",
      'export const x = 1;',
      '',
      'Text with `code` and <Badge /> of *weight*.',
      '',
      '<Box label="hidden" />',
      '',
      '```bash',
      'curl https://example.com',
      '```',
    ].join('\n');
    expect(documentsOf(source)).toMatchObject([
      {content: 'Text with code and  of weight.'},
    ]);
  });

  it('includes lists, links and quotes.', () => {
    const [document] = documentsOf('- one\n- [two](/x)\n\n> three\n');
    expect(document?.content).toBe('one two three');
  });

  it('returns the page even if it is empty.', () => {
    expect(documentsOf('')).toMatchObject([{kind: 'guide', content: ''}]);
  });
});
