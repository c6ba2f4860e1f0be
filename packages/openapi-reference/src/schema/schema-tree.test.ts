import {createElement} from 'react';
import {describe, expect, it, vi} from 'vitest';
import SchemaTree from './SchemaTree';
import type {Referenced, SchemaObject} from '../openapi/document';
import {createReference} from '../openapi/reference';
import {shownComponents} from '../reference/field-tree';
import {
  describeApi,
  operationObject,
  schemaRef,
} from '@site/tests/fixtures/small-document';
import {renderStatic} from '@site/tests/fixtures/render-static';

// Code needs the theme, and the trees of these tests contain no code.
vi.mock('../components/Code', () => ({default: () => null}));
// Loads data only in a browser.
vi.mock('./SchemaTree/lazy/useSchemaData', () => ({
  useSchemaData: () => undefined,
}));

type Schema = Referenced<SchemaObject>;

function renderTree(
  schema: Schema,
  schemas: Record<string, Schema> = {},
): Promise<string> {
  const content = {'application/json': {schema}};
  const getBlocks = operationObject('getBlocks', {
    responses: {200: {description: 'OK', content}},
  });
  const reference = createReference(
    describeApi({paths: {'/blocks': {get: getBlocks}}, components: {schemas}}),
  );
  const node = reference.operations[0]?.responses[0]?.contents[0]?.node ?? {};
  const components = shownComponents([node], reference.components);
  return renderStatic(createElement(SchemaTree, {node, components, owner: '200'}));
}

function anchorsOf(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
}

/** Returns the links that replace recursive schemas, with their text and URL. */
function endsOf(html: string): string[] {
  return [
    ...html.matchAll(/<a href="([^"]+)">Holds (.+?) again: see its page<\/a>/g),
  ].map(([, address = '', title = '']) => `${title} ${address}`);
}

const listOf = (name: string): Schema => ({type: 'array', items: schemaRef(name)});

/** An object with fields of named schemas. */
const holding = (fields: Record<string, string>): Schema => ({
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, schemaRef(schema)]),
  ),
});

describe('The tree of a recursive schema', () => {
  const BLOCK = {Block: {properties: {hash: {}, parent: schemaRef('Block')}}};
  const CIRCLE = {A: listOf('B'), B: listOf('A')};
  const VALUES = {
    Value: {oneOf: [{type: 'string'}, schemaRef('Values')]},
    Values: listOf('Value'),
  };
  const FOLDER = {Folder: {type: 'object', additionalProperties: schemaRef('Folder')}};
  const ALIAS = {Alias: schemaRef('Tree'), Tree: listOf('Alias')};

  it.each<[string, Schema, Record<string, Schema>, string[], string[]]>([
    [
      'objects',
      schemaRef('Block'),
      BLOCK,
      ['200-hash', '200-parent'],
      ['Block /schemas/block'],
    ],
    [
      'arrays of each other',
      holding({first: 'A', second: 'B'}),
      CIRCLE,
      ['200-first', '200-second'],
      ['A /schemas/a', 'B /schemas/b'],
    ],
    [
      'arrays and alternatives',
      holding({value: 'Value'}),
      VALUES,
      ['200-value'],
      ['Value /schemas/value'],
    ],
    ['maps', holding({a: 'Folder'}), FOLDER, ['200-a'], ['Folder /schemas/folder']],
    ['aliases', holding({a: 'Alias'}), ALIAS, ['200-a'], ['Alias /schemas/alias']],
  ])('ends with a link to its page: %s.', async (_, schema, schemas, anchors, ends) => {
    const html = await renderTree(schema, schemas);
    expect([anchorsOf(html), endsOf(html)]).toEqual([anchors, ends]);
  });

  it('shows a schema twice if it does not contain itself.', async () => {
    const Party = {properties: {address: {type: 'string'}}};
    const html = await renderTree(holding({from: 'Party', to: 'Party'}), {Party});
    const fields = ['from', 'from.address', 'to', 'to.address'];
    expect(anchorsOf(html)).toEqual(fields.map((path) => `200-${path}`));
    expect(endsOf(html)).toEqual([]);
  });
});

describe('The tree of a nested schema', () => {
  it('shows thirty levels of fields, each with its path as anchor.', async () => {
    const names = Array.from({length: 30}, (_, index) => `level${index + 1}`);
    const schema = names.reduceRight<Schema>(
      (node, name) => ({properties: {[name]: node}}),
      {type: 'string'},
    );
    expect(anchorsOf(await renderTree(schema))).toEqual(
      names.map((_, index) => `200-${names.slice(0, index + 1).join('.')}`),
    );
  });

  it('numbers the alternatives in the anchors of their fields.', async () => {
    const html = await renderTree({
      properties: {
        asset: {
          oneOf: [
            {properties: {symbol: {type: 'string'}}},
            {type: 'array', items: {properties: {token_id: {type: 'integer'}}}},
            {type: 'string'},
          ],
        },
      },
    });
    expect(anchorsOf(html)).toEqual([
      '200-asset',
      '200-asset.1.symbol',
      '200-asset.2.token_id',
    ]);
  });
});

describe('The tree of an object without declared properties', () => {
  const ANY = '<p>Any property is allowed.</p>';

  it.each<[string, Schema]>([
    ['has additionalProperties: true', {type: 'object', additionalProperties: true}],
    ['lists no properties', {type: 'object'}],
    ['is in an array', {type: 'array', items: {type: 'object'}}],
    ['is a component in an array', {type: 'array', items: schemaRef('Free')}],
  ])('says that any property is allowed if the schema %s.', async (_, schema) => {
    const schemas = {Free: {type: 'object', additionalProperties: true}};
    expect(await renderTree(schema, schemas)).toContain(ANY);
    const html = await renderTree({properties: {extra: schema}}, schemas);
    expect(html).toContain(ANY);
    expect(html).not.toContain('<details');
    expect(html).not.toContain('any</span>');
  });

  it('says that any property is allowed in a nested object.', async () => {
    const html = await renderTree({additionalProperties: {additionalProperties: true}});
    expect(html).toMatch(/Every property holds:.*Any property is allowed\./);
  });

  it('does not say so if no property is allowed or an alternative declares them.', async () => {
    const html = await renderTree({
      properties: {
        none: {type: 'object', additionalProperties: false},
        empty: {type: 'object', maxProperties: 0},
        named: {type: 'object', patternProperties: {'^x-': {type: 'string'}}},
        choice: {type: 'object', oneOf: [{properties: {hash: {type: 'string'}}}]},
        hash: {type: 'string'},
      },
    });
    expect(html).not.toMatch(/any (other )?property is allowed/i);
    expect(html).toContain('<p>No property is allowed. </p>');
  });

  it('says that other properties are allowed beside the listed ones.', async () => {
    const html = await renderTree({
      properties: {
        extra: {properties: {a: {type: 'string'}}, additionalProperties: true},
      },
    });
    expect(html).toContain('<p>Any other property is allowed.</p>');
    expect(anchorsOf(html)).toEqual(['200-extra', '200-extra.a']);
  });
});

describe('The tree of an array', () => {
  const Moon = {description: 'A moon.', properties: {name: {type: 'string'}}};
  const treeOf = (more: SchemaObject): Promise<string> =>
    renderTree(
      {properties: {moons: {type: 'array', items: schemaRef('Moon'), ...more}}},
      {Moon},
    );

  it('has its description and that of its items.', async () => {
    expect(await treeOf({})).toContain('<p>A moon.</p>');
    const html = await treeOf({description: 'All moons.'});
    expect(html).toContain('<p>All moons.</p><p>A moon.</p>');
  });
});
