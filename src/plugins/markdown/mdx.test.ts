import {describe, expect, it} from 'vitest';
import {print} from '@site/src/markdown/print';
import type {SiteData} from './site-data';
import {readMdx} from './mdx';

const SITE = {
  reference: {
    operations: [
      {
        id: 'getPet',
        title: 'Get a pet',
        route: '/api/Pets/get-pet',
        plan: 'FREE',
        planEvidence: 'inferred',
        credits: 2,
      },
      {id: 'sellPet', title: 'Sell a pet', route: '/api/Pets/sell-pet'},
      {id: 'sold', title: 'Sold', route: '/api/Pets/sold', isWebhook: true},
    ],
    schemas: [{title: 'Pet', route: '/schemas/pet'}],
  },
  readFile: (file: string) => `the text of ${file}\n`,
  readJson: (source: string) => ({
    programs: [
      {
        language: 'python',
        label: 'Python',
        file: 'a.py',
        path: 'recipes/a/a.py',
        command: 'python3 a.py',
        client: {file: 'kaia.py', path: 'recipes/kaia.py'},
      },
    ],
    source,
  }),
} as unknown as SiteData;

/** Returns the Markdown of MDX in lines. */
function markdownOf(...lines: string[]): string[] {
  const page = {site: SITE, id: 'page', isShort: false};
  return print(readMdx(lines.join('\n'), page)).split('\n');
}

describe('The text form of a page', () => {
  it('keeps headings without their ids, tables, lists and the language of code.', () => {
    const kept = [
      '| A | B |',
      '| - | - |',
      '| 1 | 2 |',
      '',
      '1. one',
      '',
      '```go',
      'x',
      '```',
    ];
    expect(markdownOf('## Rows \\{#rows}', '', ...kept)).toEqual([
      '## Rows',
      '',
      ...kept,
    ]);
  });

  it('leaves out imports and comments.', () => {
    expect(
      markdownOf(
        "import A from '@site/src/A';",
        '',
        'text {/* a note */}',
        '',
        '{/* b */}',
      ),
    ).toEqual(['text']);
  });

  it('keeps what only looks like a directive.', () => {
    expect(markdownOf('At 10:30 on :port.')).toEqual(['At 10:30 on :port.']);
  });

  it('quotes an admonition below its type and title.', () => {
    expect(markdownOf(':::warning[Keep it]', '', 'Text.', '', ':::')).toEqual([
      '> **Warning: Keep it**',
      '>',
      '> Text.',
    ]);
    expect(markdownOf(':::tip', '', 'Text.', '', ':::')[0]).toBe('> **Tip**');
  });

  it('names the variant above each tab, and in its headings.', () => {
    const tab = (label: string): string[] => [
      `<TabItem value="x" label="${label}">`,
      '',
      '### Run',
      '',
      '</TabItem>',
    ];
    expect(markdownOf('<Tabs>', ...tab('One'), ...tab('Two'), '</Tabs>')).toEqual([
      '**One**',
      '',
      '### Run (One)',
      '',
      '**Two**',
      '',
      '### Run (Two)',
    ]);
  });

  it('links to operations and schemas, and keeps the text if they are missing.', () => {
    expect(
      markdownOf(
        '<OperationLink id="getPet" />, <OperationLink id="getCat" />,',
        '<SchemaLink id="pet">a pet</SchemaLink>, <SchemaLink id="cat">a cat</SchemaLink>',
      ),
    ).toEqual([
      '[Get a pet](/api/Pets/get-pet.md), `getCat`,',
      '[a pet](/schemas/pet.md), a cat',
    ]);
  });

  it('marks weak evidence only, and writes line breaks and powers as text.', () => {
    expect(
      markdownOf(
        'a <Evidence kind="inferred" /> b <Evidence kind="documented" /> 10<sup>-18</sup>',
        '',
        '| A |',
        '| - |',
        '| b<br />c |',
      ),
    ).toEqual([
      'a [Inferred](/evidence.md#inferred) b  10^-18',
      '',
      '| A |',
      '| - |',
      '| b; c |',
    ]);
  });

  it('has the values of a table of credits.', () => {
    expect(markdownOf('<CreditTable />')).toEqual([
      '| Endpoint | Lowest plan | Credits a call |',
      '| - | - | - |',
      '| [Get a pet](/api/Pets/get-pet.md) | FREE [Inferred](/evidence.md#inferred) | 2 |',
      '| [Sell a pet](/api/Pets/sell-pet.md) | – | – |',
      '',
      'A dash means that no public material names the cost, not that the call is free. 1 endpoints have one.',
    ]);
  });

  it.each([
    '<RecipeLinks operations={[]} />',
    '<RecipeCredits operations={[]} calls={{}} />',
  ])('says that a recipe has no operations here: %s', (component) => {
    expect(markdownOf(component)).toEqual([
      'The API description of this site has none of the operations of this recipe.',
    ]);
  });

  it('leaves out a table of contents that the page exports.', () => {
    expect(markdownOf('export const toc = contents;', '', 'Text.')).toEqual(['Text.']);
  });

  it('has the program of a recipe, which the page imports, with its command.', () => {
    expect(
      markdownOf(
        "import recipe from '@generated/recipes/a.json';",
        '',
        '<RecipeProgram programs={recipe.programs} />',
      ),
    ).toEqual([
      '**Python**',
      '',
      '`a.py` ([Download a.py](/recipes/a/a.py)). It needs the client in the same folder: `kaia.py` ([Download kaia.py](/recipes/kaia.py)).',
      '',
      '```python',
      'the text of recipes/a/a.py',
      '```',
      '',
      'Run',
      '',
      '```bash',
      'python3 a.py',
      '```',
    ]);
  });
});

describe('A page without a text form is rejected:', () => {
  it.each([
    ['<Chart />', 'Line 1 after the front matter: <Chart> has no text form'],
    ['text <u>x</u>', '<u> inside a paragraph has no text form'],
    [
      '\n<div>\n\ntext\n\n</div>',
      'Line 2 after the front matter: <div> has no text form',
    ],
    ['text <CreditTable />', '<CreditTable> inside a paragraph has no text form'],
    ['1 + 1 = {1 + 1}', 'An expression has no text form'],
    ['export const a = 1;', 'An export has no text form'],
    [':::spoiler\n\ntext\n\n:::', ':::spoiler has no text form'],
    ['<RecipeProgram programs={recipe.programs} />', '"recipe" is not imported'],
    ['<RecipeProgram programs={run()} />', 'of the type CallExpression is not evaluated'],
  ])('%s', (mdx, message) => {
    expect(() => markdownOf(mdx)).toThrow(message);
  });
});
