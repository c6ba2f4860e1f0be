import {createElement} from 'react';
import {describe, expect, it} from 'vitest';
import SchemaTree from './SchemaTree';
import type {AnySchema} from '../document/document';
import {createReference} from '../pages/read-reference';
import {shownComponents} from './field-tree';
import {describeOperation, yaml} from '@site/tests/fixtures/small-document';
import {renderStatic} from '@site/tests/fixtures/render-static';
import {table} from '@site/tests/fixtures/table';

type Schema = AnySchema;

/** Renders the schema of a response, beside component schemas. Both are YAML. */
function renderTree(schema: string, schemas = ''): Promise<string> {
  const content = {'application/json': {schema: yaml<Schema>(`{${schema}}`)}};
  const reference = createReference({
    ...describeOperation({responses: {200: {description: 'OK', content}}}),
    components: {schemas: yaml<Record<string, Schema>>(`{${schemas}}`)},
  });
  const node = reference.operations[0]?.responses[0]?.contents[0]?.node ?? {};
  const components = shownComponents([node], reference.components);
  return renderStatic(createElement(SchemaTree, {node, components, owner: '200'}));
}

/** The path of each field, which its anchor has. */
function fieldsOf(html: string): string {
  return [...html.matchAll(/ id="200-([^"]+)"/g)].map(([, path]) => path).join(' ');
}

/** Returns the links that replace recursive schemas, with their text and URL. */
function endsOf(html: string): string {
  return [...html.matchAll(/<a href="([^"]+)">Holds (.+?) again: see its page<\/a>/g)]
    .map(([, address, title]) => `${title} ${address}`)
    .join(', ');
}

describe('The tree of a recursive schema', () => {
  it.each(table`
    properties: {a: {$ref: Block}}              | Block: {properties: {hash: {}, parent: {$ref: Block}}}                               | a a.hash a.parent | Block /schemas/block
    properties: {a: {$ref: A}, b: {$ref: B}}    | A: {type: array, items: {$ref: B}}, B: {type: array, items: {$ref: A}}               | a b | A /schemas/a, B /schemas/b
    properties: {a: {$ref: One}}                | One: {oneOf: [{type: string}, {$ref: All}]}, All: {type: array, items: {$ref: One}}  | a | One /schemas/one
    properties: {a: {$ref: Folder}}             | Folder: {type: object, additionalProperties: {$ref: Folder}}                         | a | Folder /schemas/folder
    properties: {a: {$ref: Alias}}              | Alias: {$ref: Tree}, Tree: {type: array, items: {$ref: Alias}}                       | a | Alias /schemas/alias
    properties: {a: {$ref: Pet}, b: {$ref: Pet}} | Pet: {properties: {id: {}}}                                                         | a a.id b b.id |
  `)(
    'has a link to the page of a schema that it holds again: %s, where %s.',
    async (schema = '', schemas, fields, ends) => {
      const html = await renderTree(schema, schemas);
      expect([fieldsOf(html), endsOf(html)]).toEqual([fields, ends]);
    },
  );

  it('ends if it is the schema of the response.', async () => {
    const html = await renderTree(
      '$ref: Block',
      'Block: {properties: {up: {$ref: Block}}}',
    );
    expect([fieldsOf(html), endsOf(html)]).toEqual(['up', 'Block /schemas/block']);
  });
});

describe('The tree of a nested schema', () => {
  it('shows thirty levels of fields, each with its path as anchor.', async () => {
    const levels = Array.from({length: 30}, () => 'properties: {a: {');
    const html = await renderTree(levels.join('') + '}'.repeat(60));
    const paths = levels.map((_, index) => 'a.'.repeat(index) + 'a');
    expect(fieldsOf(html)).toBe(paths.join(' '));
  });

  it('numbers the alternatives in the anchors of their fields.', async () => {
    const html = await renderTree(`properties: {asset: {oneOf: [
      {properties: {symbol: {type: string}}},
      {type: array, items: {properties: {token_id: {type: integer}}}},
      {type: string}]}}`);
    expect(fieldsOf(html)).toBe('asset asset.1.symbol asset.2.token_id');
  });
});

describe('The tree of an object without declared properties', () => {
  const ANY = '<p>Any property is allowed.</p>';

  it.each(table`
    has additionalProperties: true | type: object, additionalProperties: true
    lists no properties            | type: object
    is in an array                 | type: array, items: {type: object}
    is a component in an array     | type: array, items: {$ref: Free}
  `)('says that any property is allowed if the schema %s.', async (_, schema = '') => {
    const schemas = 'Free: {type: object, additionalProperties: true}';
    expect(await renderTree(schema, schemas)).toContain(ANY);
    const html = await renderTree(`properties: {extra: {${schema}}}`, schemas);
    expect(html).toContain(ANY);
    expect(html).not.toContain('<details');
    expect(html).not.toContain('any</span>');
  });

  it('says that any property is allowed in a nested object.', async () => {
    const html = await renderTree('additionalProperties: {additionalProperties: true}');
    expect(html).toMatch(/Every property holds:.*Any property is allowed\./);
  });

  it('does not say so if no property is allowed or an alternative declares them.', async () => {
    const html = await renderTree(`properties: {
      none: {type: object, additionalProperties: false},
      empty: {type: object, maxProperties: 0},
      named: {type: object, patternProperties: {'^x-': {type: string}}},
      choice: {type: object, oneOf: [{properties: {hash: {type: string}}}]},
      hash: {type: string}}`);
    expect(html).not.toMatch(/any (other )?property is allowed/i);
    expect(html).toContain('<p>No property is allowed. </p>');
  });

  it('says that other properties are allowed beside the listed ones.', async () => {
    const html = await renderTree(
      'properties: {extra: {properties: {a: {}}, additionalProperties: true}}',
    );
    expect(html).toContain('<p>Any other property is allowed.</p>');
    expect(fieldsOf(html)).toBe('extra extra.a');
  });
});

it.each([
  ['', '<p>A moon.</p>'],
  [', description: All moons.', '<p>All moons.</p><p>A moon.</p>'],
])(
  'The tree of an array%s has its description and that of its items.',
  async (own, text) => {
    const html = await renderTree(
      `properties: {moons: {type: array, items: {$ref: Moon}${own}}}`,
      'Moon: {description: A moon., properties: {name: {type: string}}}',
    );
    expect(html).toContain(text);
  },
);

it.each([
  [6, true],
  [7, false],
])('A list of %i allowed values is open at first: %s.', async (count, isOpen) => {
  const values = Array.from({length: count}, (_, index) => `v${index}`);
  const html = await renderTree(`properties: {state: {enum: [${values.join()}]}}`);
  expect(html).toContain(`Allowed values (${count})`);
  expect(/<details[^>]* open/.test(html)).toBe(isOpen);
});

it('A text that reads as JSON has quotes where other values are possible.', async () => {
  const html = await renderTree(`properties: {
    a: {type: [string, 'null'], enum: ['null', null, low]}, b: {type: string, enum: ['1']}}`);
  const values = [...html.matchAll(/<li><code[^>]*>(.*?)<\/code>/g)].map(
    ([, text]) => text,
  );
  expect(values).toEqual(['&quot;null&quot;', 'null', 'low', '1']);
});

it('The bounds of a list in a list follow those of the list around it.', async () => {
  const html = await renderTree(`properties: {a: {type: array, maxItems: 9, items:
    {type: array, minItems: 2, items: {type: integer, minimum: 1}}}}`);
  const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(text).toMatch(/Maximum items 9 Each item: Minimum items 2 .*Minimum 1/);
});
