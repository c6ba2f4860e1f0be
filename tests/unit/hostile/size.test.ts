import {createElement} from 'react';
import {describe, expect, it} from 'vitest';
import {
  doublingParts,
  doublingSchemas,
  doublingWrappers,
  nestedLists,
  tangledChoices,
  tangledParts,
  tangledSchemas,
} from '../../fixtures/hostile/schemas';
import SchemaTree from '#reference/schema/SchemaTree';
import type {
  OpenAPIDocument,
  SchemaObject,
  SchemaReference,
} from '#reference/document/document';
import {schemaExample} from '#reference/example/read-example';
import {createReference} from '#reference/pages/read-reference';
import {shownComponents} from '#reference/schema/field-tree';
import type {Reference} from '#reference/pages/reference';
import type {SchemaNode} from '#reference/schema/schema';
import {parseRichText} from '#reference/text/read-markdown';
import {element, toRichText} from '#reference/text/rich-text';
import {createGeneratedFiles} from '#reference/site/openapi-docs/generated-files';
import {createReferenceDocuments} from '#search/search/reference-documents';
import {describeApi, describeOperation, schemaRef} from '../../fixtures/small-document';
import {renderStatic} from '../../fixtures/render-static';

type Schemas = Record<string, SchemaObject | SchemaReference>;

/** A document with one operation that responds with the first schema. */
function answerWith(schemas: Schemas): OpenAPIDocument {
  const [first = ''] = Object.keys(schemas);
  const content = {'application/json': {schema: schemaRef(first)}};
  const responses = {200: {description: 'OK', content}};
  return {...describeOperation({responses}), components: {schemas}};
}

function treeOf(
  document: OpenAPIDocument,
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
  const EXTENSION = {properties: {own: {type: 'string'}}};

  it.each<[string, Schemas]>([
    ['hold each other', tangledSchemas(20)],
    ['hold the next one twice', doublingSchemas(40)],
    ['hold the next one twice, with a text beside it', doublingWrappers(40)],
    ['hold the next one twice, each extended', doublingWrappers(40, [EXTENSION])],
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
    for (const end of [
      'knot-3">Too much to show here: see the page of Knot3',
      'knot-1">Holds Knot1 again: see its page',
    ]) {
      expect(html).toContain(`<a href="/schemas/${end}</a>`);
    }
  });

  it.each<[string, Schemas]>([
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
    const shownOf = (schemas: Schemas) => {
      const reference = createReference(answerWith(schemas));
      return Object.entries(shownComponents([answerOf(reference)], reference.components));
    };
    const tangled = shownOf(tangledSchemas(8));
    expect(tangled.filter(([, {node}]) => node.truncated)).toEqual([]);
    const [name, last] = shownOf(doublingSchemas(40)).at(-1) ?? [];
    expect(name).not.toBe('Knot40');
    expect(last?.node).toEqual({types: ['object'], truncated: true});
  });

  it('are found by the search where their page displays them.', async () => {
    const document = answerWith(tangledSchemas(20));
    const {documents} = createReferenceDocuments(createReference(document));
    const page = '/api/Other/get-a#';
    const routes = documents.map(({sectionRoute}) => sectionRoute);
    expect(routes.filter((route) => route.startsWith(page))).toEqual(
      anchorsOf(await treeOf(document)).map((anchor) => page + anchor),
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
    const example = JSON.parse(schemas[0]?.example ?? '') as object;
    expect(example).toMatchObject({Knot1: 'string'});
    expect(Object.keys(example)).toHaveLength(30);
  });

  it('have an example as deep as fits, marked as truncated.', () => {
    const {schemas, operations} = createReference(answerWith(tangledSchemas(8)));
    expect(schemas[0]?.exampleTruncated).toBe(true);
    expect(operations[0]?.responses[0]?.contents[0]?.examples[0]?.truncated).toBe(true);
    expect(JSON.parse(schemas[0]?.example ?? '')).toMatchObject({knot2: {knot3: {}}});
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
    const Block = {properties: {hash: {}, parent: schemaRef('Block')}};
    const {schemas} = createReference(answerWith({Block}));
    expect(schemas[0]).not.toHaveProperty('exampleTruncated');
  });
});

describe('An example', () => {
  const list = (minItems: number, items: SchemaObject = {type: 'string'}) => {
    return {type: 'array', minItems, items};
  };

  it('has the minimum number of array items, up to a limit.', () => {
    expect(exampleOf(list(3))).toEqual(['string', 'string', 'string']);
    expect(exampleOf(list(1e9))).toHaveLength(50);
    const nested = exampleOf(list(1e9, list(1e9, list(1e9))));
    expect(JSON.stringify(nested).length).toBeLessThan(10_000);
  });

  it('has no text longer than a page can display.', () => {
    const text = {type: 'string', minLength: 1e9};
    expect(exampleOf({...text, minLength: 7})).toBe('strings');
    expect(exampleOf(text)).toHaveLength(1_000);
    expect(exampleOf({...text, format: 'password'})).toHaveLength(1_000);
  });
});

describe('A large description', () => {
  it.each<[string, string]>([
    ['spaces', `a${' '.repeat(100_000)}b`],
    ['spaces that are parsed', `a${' '.repeat(19_000)}b`],
    ['stars', '*a'.repeat(50_000)],
    ['quotes', '> '.repeat(50_000)],
    ['items of a list', '- a\n'.repeat(25_000)],
    ['links that do not end', '[a]('.repeat(25_000)],
    ['definitions', '[a]: /x\n'.repeat(12_000)],
  ])('that is nothing but %s is shown as it is written.', (_, text) => {
    expect(parseRichText(text)).toBe(text.trim());
  });

  it.each(['Word ', '*a_', '**a', '~~a', '[a][b] ', '[^1] '])(
    'that is nothing but parts of %s is shown as it is written, with its paragraphs.',
    (mark) => {
      const part = mark.repeat(19_000 / mark.length).trim();
      const shown = toRichText([part, part, part].map((text) => element('p', [text])));
      expect(parseRichText(`${part}\n\n${part}\n \n${part}`)).toEqual(shown);
    },
  );
});
