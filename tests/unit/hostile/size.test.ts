import {createElement} from 'react';
import {describe, expect, it, vi} from 'vitest';
import {
  doublingParts,
  doublingSchemas,
  doublingWrappers,
  nestedLists,
  tangledChoices,
  tangledParts,
  tangledSchemas,
} from '../../fixtures/hostile/schemas';
import SchemaTree from 'docusaurus-openapi-reference/schema/SchemaTree';
import type {SchemaObject} from 'docusaurus-openapi-reference/openapi/document';
import {schemaExample} from 'docusaurus-openapi-reference/openapi/example';
import {createReference} from 'docusaurus-openapi-reference/openapi/reference';
import {shownComponents} from 'docusaurus-openapi-reference/reference/field-tree';
import type {Reference} from 'docusaurus-openapi-reference/reference/reference';
import type {SchemaNode} from 'docusaurus-openapi-reference/reference/schema';
import {parseRichText} from 'docusaurus-openapi-reference/openapi/markdown';
import {
  element,
  type RichText,
  toRichText,
} from 'docusaurus-openapi-reference/reference/rich-text';
import {createGeneratedFiles} from 'docusaurus-openapi-reference/site/openapi-docs/generated-files';
import {createReferenceDocuments} from 'docusaurus-reference-search/search/reference-documents';
import {describeApi, operationObject, schemaRef} from '../../fixtures/small-document';
import {renderStatic} from '../../fixtures/render-static';

// Requires the theme; the trees in these tests contain no code.
vi.mock('docusaurus-openapi-reference/components/Code', () => ({default: () => null}));
// Loads data only in a browser.
vi.mock('docusaurus-openapi-reference/schema/SchemaTree/lazy/useSchemaData', () => ({
  useSchemaData: () => undefined,
}));

/** A document with one operation that responds with the first schema. */
function answerWith(
  schemas: Record<string, SchemaObject>,
): ReturnType<typeof describeApi> {
  const [first = ''] = Object.keys(schemas);
  const content = {'application/json': {schema: schemaRef(first)}};
  return describeApi({
    paths: {
      '/knots': {
        get: operationObject('getKnots', {
          responses: {200: {description: 'OK', content}},
        }),
      },
    },
    components: {schemas},
  });
}

function treeOf(
  document: ReturnType<typeof describeApi>,
  componentsOf: typeof shownComponents = shownComponents,
): Promise<string> {
  const reference = createReference(document);
  const node = answerOf(reference);
  const components = componentsOf([node], reference.components);
  return renderStatic(createElement(SchemaTree, {node, components, owner: '200'}));
}

function answerOf({operations}: Reference): SchemaNode {
  return operations[0]?.responses[0]?.contents[0]?.node ?? {};
}

function anchorsOf(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
}

function exampleOf(schema: SchemaObject): unknown {
  return schemaExample(describeApi(), schema).value;
}

describe('Schemas that expand exponentially', () => {
  it.each<[string, Record<string, SchemaObject>]>([
    ['hold each other', tangledSchemas(20)],
    ['hold the next one twice', doublingSchemas(40)],
    ['hold the next one twice, with a text beside it', doublingWrappers(40)],
    [
      'hold the next one twice, each extended',
      doublingWrappers(40, [{properties: {own: {type: 'string'}}}]),
    ],
    ['are choices of each other', tangledChoices(40)],
    ['are made of each other', tangledParts(40)],
    ['are parts that hold the next one twice', doublingParts(40)],
  ])('give files of a sensible size when they %s.', (_, schemas) => {
    const reference = createReference(answerWith(schemas));
    const texts = [...createGeneratedFiles(reference).values()];
    expect(Math.max(...texts.map(({length}) => length))).toBeLessThan(1_000_000);
    const documents = JSON.stringify(createReferenceDocuments(reference));
    expect(documents.length).toBeLessThan(10_000_000);
  });

  it('are displayed as deep as fits, and continue on their pages.', async () => {
    const html = await treeOf(answerWith(tangledSchemas(8)));
    const anchors = anchorsOf(html);
    expect(anchors).toContain('200-knot2.knot3');
    expect(anchors).not.toContain('200-knot2.knot3.knot4');
    expect(anchors.length).toBeLessThanOrEqual(100);
    expect(html).toContain(
      '<a href="/schemas/knot-3">Too much to show here: see the page of Knot3</a>',
    );
    expect(html).toContain(
      '<a href="/schemas/knot-1">Holds Knot1 again: see its page</a>',
    );
  });

  it.each<[string, Record<string, SchemaObject>]>([
    ['hold each other', tangledSchemas(20)],
    ['hold the next one twice', doublingSchemas(40)],
    ['are lists of each other', nestedLists(40)],
  ])(
    'are displayed alike from the data of the page when they %s.',
    async (_, schemas) => {
      const document = answerWith(schemas);
      const all = await treeOf(document, (__, components) => components);
      expect(await treeOf(document)).toBe(all);
    },
  );

  it('are in the data of a page only as far as it displays them.', () => {
    const reference = createReference(answerWith(tangledSchemas(8)));
    const shown = shownComponents([answerOf(reference)], reference.components);
    const ends = Object.entries(shown).filter(([, {node}]) => node.truncated);
    expect(ends).toEqual([]);
    const chain = createReference(answerWith(doublingSchemas(40)));
    const [last] = Object.entries(
      shownComponents([answerOf(chain)], chain.components),
    ).slice(-1);
    expect(last?.[0]).not.toBe('Knot40');
    expect(last?.[1].node).toEqual({types: ['object'], truncated: true});
  });

  it('are found by the search where their page displays them.', async () => {
    const document = answerWith(tangledSchemas(20));
    const {documents} = createReferenceDocuments(createReference(document));
    const found = documents
      .map(({sectionRoute}) => sectionRoute)
      .filter((route) => route.startsWith('/api/Other/get-knots#'));
    expect(found).toEqual(
      anchorsOf(await treeOf(document)).map((anchor) => `/api/Other/get-knots#${anchor}`),
    );
  });

  it('are marked as truncated if they have no page.', async () => {
    const {schemas, components} = createReference(answerWith(doublingParts(40)));
    const node = schemas[0]?.node ?? {};
    const html = await renderStatic(
      createElement(SchemaTree, {node, components, owner: 'field'}),
    );
    expect(anchorsOf(html)).toContain('field-Knot40');
    expect(html).toContain('There is more inside than is shown here.');
  });

  it('keep every part of an allOf.', () => {
    const {schemas} = createReference(answerWith(tangledParts(30)));
    expect(schemas[0]?.node.properties).toHaveLength(30);
    expect(JSON.parse(schemas[0]?.example ?? '')).toMatchObject({Knot1: 'string'});
    expect(Object.keys(JSON.parse(schemas[0]?.example ?? '') as object)).toHaveLength(30);
  });

  it('have an example as deep as fits, marked as truncated.', () => {
    const {schemas, operations} = createReference(answerWith(tangledSchemas(8)));
    expect(schemas[0]?.exampleTruncated).toBe(true);
    expect(operations[0]?.responses[0]?.contents[0]?.examples[0]?.truncated).toBe(true);
    expect(JSON.parse(schemas[0]?.example ?? '')).toMatchObject({
      knot2: {knot3: {}},
    });
  });
});

describe('Schemas that only nest or recur', () => {
  it('have a complete example, thirty levels deep.', () => {
    const names = Array.from({length: 30}, (_, index) => `level${index + 1}`);
    const schema = names.reduceRight<SchemaObject>(
      (inner, name) => ({properties: {[name]: inner}}),
      {type: 'string', example: 'the innermost'},
    );
    const {value, truncated} = schemaExample(describeApi(), schema);
    expect(JSON.stringify(value)).toContain('"level30":"the innermost"');
    expect(truncated).toBe(false);
  });

  it('are not marked as truncated.', () => {
    const [schema] = createReference(
      answerWith({Block: {properties: {hash: {}, parent: schemaRef('Block')}}}),
    ).schemas;
    expect(schema).not.toHaveProperty('exampleTruncated');
  });
});

describe('An example', () => {
  it('has the minimum number of array items, up to a limit.', () => {
    expect(exampleOf({type: 'array', minItems: 3, items: {type: 'string'}})).toEqual([
      'string',
      'string',
      'string',
    ]);
    const list = (items: SchemaObject): SchemaObject => ({
      type: 'array',
      minItems: 1e9,
      items,
    });
    expect(exampleOf(list({type: 'string'}))).toHaveLength(50);
    expect(
      JSON.stringify(exampleOf(list(list(list({type: 'string'}))))).length,
    ).toBeLessThan(10_000);
  });

  it('has no text longer than a page can display.', () => {
    expect(exampleOf({type: 'string', minLength: 7})).toBe('strings');
    expect(exampleOf({type: 'string', minLength: 1e9})).toHaveLength(1_000);
    expect(exampleOf({type: 'string', format: 'password', minLength: 1e9})).toHaveLength(
      1_000,
    );
  });
});

describe('A description of 100 kB', () => {
  it.each<[string, string]>([
    ['spaces', `a${' '.repeat(100_000)}b`],
    ['stars', '*a'.repeat(50_000)],
    ['quotes', '> '.repeat(50_000)],
    ['items of a list', '- a\n'.repeat(25_000)],
    ['links that do not end', '[a]('.repeat(25_000)],
    ['definitions', '[a]: /x\n'.repeat(12_000)],
  ])('that is nothing but %s is shown as it is written.', (_, text) => {
    expect(parseRichText(text)).toBe(text.trim());
  });

  it.each(['*a_', '**a', '~~a', '[a][b] ', '[^1] '])(
    'that is nothing but parts of %s is shown as it is written.',
    (mark) => {
      const part = mark.repeat(19_000 / mark.length).trim();
      expect(parseRichText(`${part}\n\n${part}`)).toEqual(twoParagraphs(part));
    },
  );

  it('keeps its paragraphs.', () => {
    const paragraph = 'Word '.repeat(5_000).trim();
    expect(parseRichText(`${paragraph}\n \n${paragraph}`)).toEqual(
      twoParagraphs(paragraph),
    );
  });

  it('terminates for a parsed line of spaces.', () => {
    const text = `a${' '.repeat(19_000)}b`;
    expect(parseRichText(text)).toBe(text);
  });
});

function twoParagraphs(text: string): RichText {
  return toRichText([element('p', [text]), element('p', [text])]);
}
