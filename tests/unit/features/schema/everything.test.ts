import path from 'node:path';
import {createElement} from 'react';
import {beforeAll, describe, expect, it} from 'vitest';
import SchemaTree from '#reference/schema/SchemaTree';
import {readDocument} from '#reference/pages/read-document';
import {createReference} from '#reference/pages/read-reference';
import {createTypeCode} from '#reference/outputs/types/type-code';
import {renderStatic} from '../../../fixtures/render-static';

/** Other schemas have texts that need the theme. */
const SHOWN = ['Shape', 'Figure', 'Circle', 'Square', 'Drawing'];

interface Shown {
  page: (name: string) => string;
  type: (name: string) => string;
}

async function show(file: string): Promise<Shown> {
  const source = {
    kind: 'file',
    path: path.resolve(__dirname, '../../../fixtures', file),
  } as const;
  const reference = createReference((await readDocument(source)).document);
  const {components, schemas} = reference;
  const pages = new Map<string, string>();
  for (const {name, node} of schemas.filter((schema) => SHOWN.includes(schema.name))) {
    const html = await renderStatic(
      createElement(SchemaTree, {node, components, owner: 'field'}),
    );
    const text = html.replace(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'");
    pages.set(name, text.replace(/\s+/g, ' '));
  }
  const {code} = createTypeCode(reference);
  return {
    page: (name) => pages.get(name) ?? '',
    type: (name) => code.typescript.get(name) ?? '',
  };
}

/** What both versions of OpenAPI say of a drawing, on the page. */
const BOTH: string[] = [
  '(Colour of the line)',
  'One of:',
  'It must also be: any of',
  'Any of: string A short text. Maximum length 7',
  'A name. Default red',
  'string or null',
  'Required: country',
  'It must not be:',
  'Each item: A word. Default new',
  'In XML: name: by , attribute',
];

const ONLY_31: string[] = [
  'Item 1: number The longitude.',
  'Every further item: string A name of the point.',
  'No further item is allowed.',
  'At least 2 and at most 3 of the items must be: integer Minimum 10',
  'matches ^x- : integer A mark of a program.',
  'The name of every property: any Pattern ^[a-z]',
  'If width is present, these are required: height',
  'If frame is present, it must also be: object',
  'If it is: any Pattern cm$',
  'Then it must be: any Maximum length 5',
  'Otherwise it must be: any Maximum length 9',
  'Encoded as base64 .',
  'The text has the media type image/png .',
  'The text holds: object',
  'No property is allowed besides those described.',
  'Further examples: tree , sun',
];

describe.each([
  ['everything.yaml', [...BOTH, ...ONLY_31]],
  ['everything-3.0.yaml', BOTH],
])('The schemas of %s', (file, facts) => {
  let shown: Shown;

  beforeAll(async () => {
    shown = await show(file);
  });

  it.each(facts)('say "%s".', (fact) => {
    expect(shown.page('Drawing')).toContain(fact);
  });

  it('say which value of a discriminator chooses which alternative.', () => {
    expect(shown.page('Shape')).toContain('object Circle if kind is round');
    expect(shown.page('Figure')).toContain(
      'The value of kind chooses the schema: round : Circle square : Square',
    );
    expect(shown.page('Circle')).toMatch(/kind string .*Allowed values \(1\) round/);
  });

  it('merge a property of two parts of allOf.', () => {
    expect(shown.page('Circle')).toMatch(
      /id string read only The number of the circle\. Minimum length 4/,
    );
    expect(shown.page('Circle')).toContain('Greater than 0');
    expect(shown.page('Square')).toContain('secret string deprecated write only');
    expect(shown.page('Square')).toContain('No other property is allowed.');
  });

  it('do not show a comment.', () => {
    expect(shown.page('Drawing')).not.toContain('Nobody reads');
  });

  it('have types that tell the alternatives by their values.', () => {
    expect(shown.type('Shape')).toContain('export type Shape = Circle | Square;');
    expect(shown.type('CircleKind')).toContain("= 'round';");
  });
});

it('The types of tuples have their first items.', async () => {
  const {type} = await show('everything.yaml');
  expect(type('Drawing')).toContain('point?: [number, number, ...string[]];');
  expect(type('Drawing')).toContain('pair?: [string?, number?];');
});
