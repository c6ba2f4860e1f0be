import {rm} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder, writeFiles} from '@site/tests/fixtures/temporary-folder';
import {readSourceDocuments, sourceDocuments} from './source-documents';
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
  it('returns a document for the page, also an empty one, and for each h2 and h3.', () => {
    const source =
      'What it is.\n\n## Get one\n\nSign up.\n\n### By mail\n\n#### Deeper\n\nWrite.\n';
    const route = '/create-api-key';
    const common = {pageTitle: 'API key', sidebarParentCategories: ['Help'], tags: []};
    const section = (title: string, anchor: string, content: string): NewDocument => ({
      ...common,
      kind: 'section',
      title,
      content,
      sectionTitle: title,
      sectionRoute: `${route}#${anchor}`,
    });
    const page = {
      ...common,
      kind: 'guide',
      title: 'API key',
      sectionTitle: '',
      sectionRoute: route,
    };
    expect(documentsOf(source)).toEqual([
      {...page, content: 'What it is.'},
      section('Get one', 'get-one', 'Sign up.'),
      section('By mail', 'by-mail', 'Deeper Write.'),
    ]);
    expect(documentsOf('')).toEqual([{...page, content: ''}]);
  });

  it('creates the anchors of Docusaurus.', () => {
    const source = '## Use it?\n\n## Use it\n\n## The key {#own-id}\n\n## `a_b` & c\n';
    const [, ...sections] = documentsOf(source);
    expect(
      sections.map(({sectionRoute, title}) => [sectionRoute.split('#')[1], title]),
    ).toEqual([
      ['use-it', 'Use it?'],
      ['use-it-1', 'Use it'],
      ['own-id', 'The key'],
      ['a_b--c', 'a_b & c'],
    ]);
  });

  it('includes lists, links and quotes, but no code, imports, exports and components.', () => {
    const source = [
      "import Box from '@site/src/components/Box';\nexport const x = 1;",
      'Text with `code` and <Badge /> of *weight*.',
      '<Box label="hidden" />',
      '```bash\ncurl https://example.com\n```',
      '- one\n- [two](/x)',
      '> three',
    ];
    expect(documentsOf(source.join('\n\n'))).toMatchObject([
      {content: 'Text with code and  of weight. one two three'},
    ]);
  });
});

it('A page whose file was removed while the dev server runs has no documents.', async () => {
  const siteDir = await temporaryFolder();
  const read = () => {
    const page = {
      id: 'faq',
      route: '/faq',
      title: 'Questions',
      categories: [],
      isList: false,
      isTranslated: false,
    };
    return readSourceDocuments({...page, source: 'docs/faq.mdx'}, siteDir);
  };
  await writeFiles(siteDir, {'docs/faq.mdx': '---\nid: faq\n---\nAnswers.\n'});
  expect(await read()).toMatchObject([{title: 'Questions', content: 'Answers.'}]);
  await rm(path.join(siteDir, 'docs/faq.mdx'));
  expect(await read()).toEqual([]);
});
