import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import SchemaTree from '../../../../src/features/schema/SchemaTree';
import type {Referenced, SchemaObject} from '../../../../src/openapi/description';
import {createReference} from '../../../../src/openapi/reference';
import {componentsOf} from '../../../../src/reference/reference';
import {describeApi, operationObject, schemaRef} from '../../openapi/small-description';

// It needs the theme; the trees of these tests hold no code.
vi.mock('../../../../src/components/Code', () => ({default: () => null}));
// It needs the theme too, and does something in a browser only.
vi.mock('../../../../src/components/animate-details', () => ({}));

type Schema = Referenced<SchemaObject>;

/** The tree of what an operation answers with, as HTML. */
function renderTree(schema: Schema, schemas: Record<string, Schema> = {}): string {
  const content = {'application/json': {schema}};
  const getBlocks = operationObject('getBlocks', {
    responses: {200: {description: 'OK', content}},
  });
  const reference = createReference(
    describeApi({paths: {'/blocks': {get: getBlocks}}, components: {schemas}}),
  );
  const node = reference.operations[0]?.responses[0]?.content?.node ?? {};
  const components = componentsOf(reference, [node]);
  return renderToStaticMarkup(
    createElement(SchemaTree, {node, components, owner: '200'}),
  );
}

/** The anchors of the fields of a tree, in its order. */
function anchorsOf(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
}

/** The links that stand where a tree ends because what follows is there already. */
function endsOf(html: string): string[] {
  return [
    ...html.matchAll(/<a href="([^"]+)">Holds (.+?) again: see its page<\/a>/g),
  ].map(([, address = '', title = '']) => `${title} ${address}`);
}

describe('The tree of a recursive schema', () => {
  it('ends with a link to its page where an object holds itself.', () => {
    const html = renderTree(schemaRef('Block'), {
      Block: {properties: {hash: {type: 'string'}, parent: schemaRef('Block')}},
    });
    expect(anchorsOf(html)).toEqual(['200-hash', '200-parent']);
    expect(endsOf(html)).toEqual(['Block /schemas/block']);
  });

  it('ends with a link to its page where a list holds lists of its own kind.', () => {
    const schemas = {Tree: {type: 'array', items: schemaRef('Tree')}};
    expect(endsOf(renderTree(schemaRef('Tree'), schemas))).toEqual([
      'Tree /schemas/tree',
    ]);
    const html = renderTree({properties: {tree: schemaRef('Tree')}}, schemas);
    expect(anchorsOf(html)).toEqual(['200-tree']);
    expect(endsOf(html)).toEqual(['Tree /schemas/tree']);
  });

  it('ends with a link where lists hold each other in a circle.', () => {
    const html = renderTree(
      {properties: {first: schemaRef('A'), second: schemaRef('B')}},
      {
        A: {type: 'array', items: schemaRef('B')},
        B: {type: 'array', items: schemaRef('A')},
      },
    );
    expect(anchorsOf(html)).toEqual(['200-first', '200-second']);
    expect(endsOf(html)).toEqual(['A /schemas/a', 'B /schemas/b']);
  });

  it('ends with a link where lists and choices hold each other in a circle.', () => {
    const html = renderTree(
      {properties: {value: schemaRef('Value')}},
      {
        Value: {oneOf: [{type: 'string'}, schemaRef('Values')]},
        Values: {type: 'array', items: schemaRef('Value')},
      },
    );
    expect(anchorsOf(html)).toEqual(['200-value']);
    expect(endsOf(html)).toEqual(['Value /schemas/value']);
  });

  it('ends with a link where any other property holds the schema again.', () => {
    const html = renderTree(
      {properties: {folder: schemaRef('Folder')}},
      {Folder: {type: 'object', additionalProperties: schemaRef('Folder')}},
    );
    expect(endsOf(html)).toEqual(['Folder /schemas/folder']);
  });

  it('ends with a link where another name leads to the schema.', () => {
    const html = renderTree(
      {properties: {tree: schemaRef('Alias')}},
      {Alias: schemaRef('Tree'), Tree: {type: 'array', items: schemaRef('Alias')}},
    );
    expect(endsOf(html)).toEqual(['Alias /schemas/alias']);
  });

  it('unfolds a schema in each place that it does not hold itself in.', () => {
    const html = renderTree(
      {properties: {from: schemaRef('Party'), to: schemaRef('Party')}},
      {Party: {properties: {address: {type: 'string'}}}},
    );
    expect(anchorsOf(html)).toEqual([
      '200-from',
      '200-from.address',
      '200-to',
      '200-to.address',
    ]);
    expect(endsOf(html)).toEqual([]);
  });
});

describe('The tree of a nested schema', () => {
  it('holds fields that are thirty deep, each with the path to it.', () => {
    const names = Array.from({length: 30}, (_, index) => `level${index + 1}`);
    const schema = names.reduceRight<Schema>(
      (node, name) => ({properties: {[name]: node}}),
      {type: 'string'},
    );
    expect(anchorsOf(renderTree(schema))).toEqual(
      names.map((_, index) => `200-${names.slice(0, index + 1).join('.')}`),
    );
  });

  it('holds the fields of each alternative under its number.', () => {
    const html = renderTree({
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

  it('folds away nothing for a plain value or a list of such.', () => {
    const html = renderTree({
      properties: {
        hash: {type: 'string'},
        topics: {type: 'array', items: {type: 'array', items: {type: 'string'}}},
      },
    });
    expect(html).not.toContain('<details');
  });
});

describe('The tree of an object that says nothing of its properties', () => {
  const ANY = '<p>Any property is allowed.</p>';

  it.each<[string, Schema]>([
    ['has additionalProperties: true', {type: 'object', additionalProperties: true}],
    ['has additionalProperties: {}', {type: 'object', additionalProperties: {}}],
    ['lists no properties', {type: 'object'}],
    ['lists an empty set of properties', {type: 'object', properties: {}}],
    ['stands in a list', {type: 'array', items: {type: 'object'}}],
    ['is a component', schemaRef('Free')],
    ['stands in a list as a component', {type: 'array', items: schemaRef('Free')}],
  ])('says that any property is allowed when it %s.', (_, schema) => {
    const schemas = {Free: {type: 'object', additionalProperties: true}};
    expect(renderTree(schema, schemas)).toContain(ANY);
    const html = renderTree({properties: {extra: schema}}, schemas);
    expect(html).toContain(ANY);
    expect(html).not.toContain('<details');
    expect(html).not.toContain('any</span>');
  });

  it('says so inside of another such map.', () => {
    const html = renderTree({additionalProperties: {additionalProperties: true}});
    expect(html).toMatch(/Every property holds:.*Any property is allowed\./);
  });

  it('does not say so where none is allowed, or an alternative says which.', () => {
    const html = renderTree({
      properties: {
        none: {type: 'object', additionalProperties: false},
        empty: {type: 'object', maxProperties: 0},
        named: {type: 'object', patternProperties: {'^x-': {type: 'string'}}},
        choice: {type: 'object', oneOf: [{properties: {hash: {type: 'string'}}}]},
        hash: {type: 'string'},
      },
    });
    expect(html).not.toContain('is allowed');
  });

  it('says that others are allowed besides those that are listed.', () => {
    const html = renderTree({
      properties: {
        extra: {properties: {a: {type: 'string'}}, additionalProperties: true},
      },
    });
    expect(html).toContain('<p>Any other property is allowed.</p>');
    expect(anchorsOf(html)).toEqual(['200-extra', '200-extra.a']);
  });
});
