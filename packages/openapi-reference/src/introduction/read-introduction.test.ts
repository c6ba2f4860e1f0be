import {describe, expect, it} from 'vitest';
import {createIntroduction} from './read-introduction';
import {createReference} from '../pages/read-reference';
import {createGeneratedFiles} from '../site/openapi-docs/generated-files';
import {leadOf} from './introduction';
import {describeApi, operationObject} from '@site/tests/fixtures/small-document';
import {blocksOf, element, toRichText} from '../text/rich-text';
import {htmlOf} from '@site/tests/fixtures/text-html';

const apiWith = (info: object, more: object = {}) =>
  describeApi({info: {title: 'Small', version: '1', ...info}, ...more});

describe('The introduction', () => {
  it('is absent where the hand-written pages of the site describe the API.', () => {
    expect(createIntroduction(apiWith({}, {'x-site-pages': true}))).toBeUndefined();
  });

  it('shows a short text on the overview.', () => {
    const texts = {summary: 'Blocks.', description: 'All **of** them.'};
    const {hasPage, text} = createIntroduction(apiWith(texts)) ?? {};
    expect(hasPage).toBe(false);
    expect(htmlOf(text)).toBe('<p>Blocks.</p><p>All <strong>of</strong> them.</p>');
  });

  it('gives a text with headings a page of its own, with their outline.', () => {
    const document = apiWith({description: '# <Use>\n\nFirst.\n\n## Keys\n\nSecond.'});
    const introduction = createIntroduction(document);
    expect(introduction && leadOf(introduction)).toBe('First.');
    const files = createGeneratedFiles(createReference(document));
    expect(files.get('api/introduction.mdx')).toContain(
      'export const toc = [{"value":"&lt;Use&gt;","id":"use","level":2},{"value":"Keys","id":"keys","level":3}];',
    );
    expect(files.get('api/introduction-text.json')).toContain('"Second."');
    expect(files.get('api/introduction.json')).not.toContain('Second.');
  });

  it('gives a long text a page of its own.', () => {
    const description = 'A paragraph.\n\n'.repeat(500);
    const introduction = createIntroduction(apiWith({description}));
    expect(introduction?.hasPage).toBe(true);
    expect(introduction && blocksOf(leadOf(introduction))).toHaveLength(3);
  });

  it('lists the facts of the document, and links the logo instead of loading it.', () => {
    const url = 'https://a.example';
    const info = {
      termsOfService: `${url}/terms`,
      contact: {name: 'Us', url, email: 'us@a.example'},
      license: {name: 'MIT', identifier: 'MIT'},
      'x-logo': {url: `${url}/logo.png`, altText: 'Our logo'},
    };
    const externalDocs = {url: 'guide.html', description: 'The guide'};
    const {facts = []} = createIntroduction(apiWith(info, {externalDocs})) ?? {};
    const shown = facts.map(({kind, value}) => [
      kind,
      htmlOf(toRichText([element('p', value)])).replace(/<\/?p>/g, ''),
    ]);
    expect(Object.fromEntries(shown)).toEqual({
      version: '1',
      externalDocs: '<a href="guide.html">The guide</a>',
      contact: `<a href="${url}">Us</a>, <a href="mailto:us@a.example">us@a.example</a>`,
      license: '<a href="https://spdx.org/licenses/MIT.html">MIT</a>',
      termsOfService: `<a href="${url}/terms">${url}/terms</a>`,
      logo: `<a href="${url}/logo.png">Our logo</a>`,
    });
  });
});

it('The external documentation follows the description of operations, tags and schemas.', () => {
  const externalDocs = {url: 'https://a.example/more', description: 'Read *more*'};
  const parts = {description: 'A text.', externalDocs};
  const get = operationObject('getBlocks', {tags: ['Block'], ...parts});
  const {operations, groups, schemas} = createReference(
    describeApi({
      tags: [{name: 'Block', ...parts}],
      paths: {'/blocks': {get}},
      components: {schemas: {Block: parts}},
    }),
  );
  const html = '<p>A text.</p><p><a href="https://a.example/more">Read more</a></p>';
  for (const part of [operations[0], groups[0], schemas[0]?.node]) {
    expect(htmlOf(part?.description)).toBe(html);
  }
  expect(operations[0]?.summary).toBe('A text.');
});
