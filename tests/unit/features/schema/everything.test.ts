import path from 'node:path';
import {createElement} from 'react';
import {beforeAll, describe, expect, it, vi} from 'vitest';
import SchemaTree from '../../../../src/features/schema/SchemaTree';
import {createTwins} from '../../../../src/markdown/twins';
import {readDocument} from '../../../../src/openapi/read-document';
import {createReference} from '../../../../src/openapi/reference';
import {createTypeCode} from '../../../../src/type-declarations/type-code';
import {renderStatic} from '../../../fixtures/render-static';

// animate-details needs the theme, and runs only in a browser.
vi.mock('../../../../src/components/animate-details', () => ({}));
vi.mock('../../../../src/components/Code', () => ({default: () => null}));
vi.mock('../../../../src/features/schema/SchemaTree/lazy/useSchemaData', () => ({
  useSchemaData: () => undefined,
}));

/** Other schemas have texts that need the theme. */
const SHOWN = ['Shape', 'Figure', 'Circle', 'Square', 'Drawing'];

interface Shown {
  page: (name: string) => string;
  twin: (name: string) => string;
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
  const twins = createTwins(reference);
  const {code} = createTypeCode(reference);
  return {
    page: (name) => pages.get(name) ?? '',
    twin: (name) =>
      (twins.get(`schemas/${name.toLowerCase()}.md`) ?? '')
        .replaceAll('`', '')
        .replace(/\s+/g, ' '),
    type: (name) => code.typescript.get(name) ?? '',
  };
}

/** What both versions of OpenAPI say of a drawing, on the page and in its twin. */
const BOTH: [page: string, twin: string][] = [
  ['(Colour of the line)', '(Colour of the line)'],
  ['One of:', 'one of, alternative 1'],
  ['It must also be: any of', 'it must also be, any of'],
  ['Any of: string A short text. Maximum length 7', 'any of, alternative 1'],
  ['A name. Default red', 'default red'],
  ['string or null', 'string or null'],
  ['Required: country', 'required: country'],
  ['It must not be:', 'it must not be'],
  ['Each item: A word. Default new', 'each item, default new): A word.'],
  ['In XML: name: by , attribute', 'in XML: name: by, attribute'],
];

const ONLY_31: [page: string, twin: string][] = [
  ['Item 1: number The longitude.', 'item 1, number): The longitude.'],
  ['Every further item: string A name of the point.', 'every further item, string)'],
  ['No further item is allowed.', 'no further item is allowed'],
  [
    'At least 2 and at most 3 of the items must be: integer Minimum 10',
    'at least 2 and at most 3 of the items must be, integer, minimum 10',
  ],
  ['matches ^x- : integer A mark of a program.', 'A mark of a program.'],
  ['The name of every property: any Pattern ^[a-z]', 'the name of every property'],
  ['If width is present, these are required: height', 'these are required: height'],
  ['If frame is present, it must also be: object', 'if frame is present'],
  ['If it is: any Pattern cm$', 'if it is, any, pattern cm$'],
  ['Then it must be: any Maximum length 5', 'then it must be, any, maxLength 5'],
  ['Otherwise it must be: any Maximum length 9', 'otherwise it must be, any'],
  ['Encoded as base64 .', 'encoded as base64'],
  ['The text has the media type image/png .', 'the text has the media type image/png'],
  ['The text holds: object', 'the text holds, object'],
  [
    'No property is allowed besides those described.',
    'no property is allowed besides those described',
  ],
  ['Further examples: tree , sun', 'further examples: tree, sun'],
];

describe.each([
  ['everything.yaml', [...BOTH, ...ONLY_31]],
  ['everything-3.0.yaml', BOTH],
])('The schemas of %s', (file, facts) => {
  let shown: Shown;

  beforeAll(async () => {
    shown = await show(file);
  });

  it.each(facts)('say "%s" on the page and in the twin.', (page, twin) => {
    expect(shown.page('Drawing')).toContain(page);
    expect(shown.twin('Drawing')).toContain(twin);
  });

  it('say which value of a discriminator chooses which alternative.', () => {
    expect(shown.page('Shape')).toContain('object Circle if kind is round');
    expect(shown.twin('Shape')).toContain('alternative 2, if kind is square');
    expect(shown.page('Figure')).toContain(
      'The value of kind chooses the schema: round : Circle square : Square',
    );
    expect(shown.page('Circle')).toMatch(/kind string .*Allowed values \(1\) round/);
  });

  it('merge a property of two parts of allOf.', () => {
    expect(shown.page('Circle')).toMatch(
      /id string read only # The number of the circle\. Minimum length 4/,
    );
    expect(shown.page('Circle')).toContain('Greater than 0');
    expect(shown.page('Square')).toContain('secret string deprecated write only');
    expect(shown.page('Square')).toContain('No other property is allowed.');
  });

  it('do not show a comment.', () => {
    expect(shown.page('Drawing') + shown.twin('Drawing')).not.toContain('Nobody reads');
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
