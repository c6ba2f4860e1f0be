import type {ElementContent} from 'hast';
import {describe, expect, it} from 'vitest';
import {createIntroduction} from './introduction';
import {createReference} from './reference';
import {createGeneratedFiles} from '../site/openapi-docs/generated-files';
import {leadOf} from '../reference/introduction';
import {describeApi, operationObject} from '@site/tests/fixtures/small-document';
import {blocksOf, element, toRichText} from '../reference/rich-text';
import {htmlOf} from '@site/tests/fixtures/text-html';
import {parseRichText} from './markdown';

const info = {title: 'Small', version: '1'};

/** Returns the parts of a line of Markdown. */
function phrases(markdown: string): ElementContent[] {
  return blocksOf(parseRichText(markdown))[0]?.children ?? [];
}

describe('createIntroduction', () => {
  it('is absent where the hand-written pages of the site describe the API.', () => {
    expect(createIntroduction({...describeApi(), 'x-site-pages': true})).toBeUndefined();
  });

  it('shows a short text on the overview.', () => {
    const document = describeApi({
      info: {...info, summary: 'Blocks.', description: 'All **of** them.'},
    });
    expect(createIntroduction(document)).toEqual({
      text: parseRichText('Blocks.\n\nAll **of** them.'),
      hasPage: false,
      facts: [{kind: 'version', value: phrases('1')}],
    });
  });

  it('gives a text with headings a page of its own, with their outline.', () => {
    const document = describeApi({
      info: {...info, description: '# <Use>\n\nFirst.\n\n## Keys\n\nSecond.'},
    });
    const introduction = createIntroduction(document);
    expect(introduction?.hasPage).toBe(true);
    expect(introduction && leadOf(introduction)).toBe('First.');
    const files = createGeneratedFiles(createReference(document));
    expect(files.get('api/introduction.mdx')).toContain(
      'export const toc = [{"value":"&lt;Use&gt;","id":"use","level":2},{"value":"Keys","id":"keys","level":3}];',
    );
    expect(files.get('api/introduction-text.json')).toContain('"Second."');
    expect(files.get('api/introduction.json')).not.toContain('Second.');
    expect(files.get('api/reference.json')).toContain('"hasIntroduction":true');
  });

  it('gives a long text a page of its own.', () => {
    const description = 'A paragraph.\n\n'.repeat(500);
    const introduction = createIntroduction(describeApi({info: {...info, description}}));
    expect(introduction?.hasPage).toBe(true);
    expect(introduction && blocksOf(leadOf(introduction))).toHaveLength(3);
  });

  it('lists the contact, the license, the terms and further documentation.', () => {
    const document = describeApi({
      info: {
        ...info,
        termsOfService: 'https://example.com/terms',
        contact: {name: 'Us', url: 'https://example.com', email: 'us@example.com'},
        license: {name: 'MIT', identifier: 'MIT'},
      },
      externalDocs: {url: 'guide.html', description: 'The guide'},
    });
    const {facts = []} = createIntroduction(document) ?? {};
    expect(
      facts.map(({kind, value}) => [kind, htmlOf(toRichText([element('p', value)]))]),
    ).toEqual([
      ['version', '<p>1</p>'],
      ['externalDocs', '<p>The guide (<code>guide.html</code>)</p>'],
      [
        'contact',
        '<p><a href="https://example.com">Us</a>, <a href="mailto:us@example.com">us@example.com</a></p>',
      ],
      ['license', '<p><a href="https://spdx.org/licenses/MIT.html">MIT</a></p>'],
      [
        'termsOfService',
        '<p><a href="https://example.com/terms">https://example.com/terms</a></p>',
      ],
    ]);
  });

  it('links the logo instead of loading it.', () => {
    const logo = {url: 'https://example.com/logo.png', altText: 'Our logo'};
    const document = describeApi({info: {...info, 'x-logo': logo}});
    expect(createIntroduction(document)?.facts).toContainEqual({
      kind: 'logo',
      value: phrases('[Our logo](https://example.com/logo.png)'),
    });
  });
});

describe('The external documentation', () => {
  const externalDocs = {url: 'https://example.com/more', description: 'Read *more*'};
  const link = '[Read more](https://example.com/more)';

  it('follows the description of operations, tags and schemas.', () => {
    const {operations, groups, schemas} = createReference(
      describeApi({
        tags: [{name: 'Block', description: 'Blocks.', externalDocs}],
        paths: {
          '/blocks': {
            get: operationObject('getBlocks', {
              tags: ['Block'],
              description: 'Returns blocks.',
              externalDocs,
            }),
          },
        },
        components: {schemas: {Block: {description: 'A block.', externalDocs}}},
      }),
    );
    expect(operations[0]?.description).toEqual(
      parseRichText(`Returns blocks.\n\n${link}`),
    );
    expect(operations[0]?.summary).toBe('Returns blocks.');
    expect(groups[0]?.description).toEqual(parseRichText(`Blocks.\n\n${link}`));
    expect(schemas[0]?.node.description).toEqual(parseRichText(`A block.\n\n${link}`));
  });
});
