import mapValues from 'lodash/mapValues';
import {describe, expect, it} from 'vitest';
import type {AnySchema, OpenAPIDocument, SchemaObject} from '../../document/document';
import {createReference} from '../../pages/read-reference';
import type {TypeLanguage} from '../../schema/type-file';
import {createTypeCode, neededNames, type TypeCode} from './type-code';
import {
  describeApi,
  describeSchemas,
  schemaRef,
  yaml,
} from '@site/tests/fixtures/small-document';

type Schemas = Record<string, AnySchema>;

function codeOf(schemas: Schemas): TypeCode {
  return createTypeCode(createReference(describeSchemas(schemas)));
}

/** Returns the code of a required text with this description. */
function printedText(more: SchemaObject): Record<TypeLanguage, string> {
  const properties = {a: {type: 'string', ...more}};
  const {code} = codeOf({Thing: {type: 'object', required: ['a'], properties}});
  return mapValues(code, (types) => types.get('Thing') ?? '');
}

describe('A type', () => {
  it('has its title in capitals as name, with a number if it is taken or means something.', () => {
    const titles = ['NFT item-holder', '2nd élan', '블록', 'Block', 'block', 'Any'];
    const named = titles.map((title, n) => [`s${n}`, {type: 'string', title}]);
    const {declarations} = codeOf(Object.fromEntries(named) as Schemas);
    const names = ['NFTItemHolder', 'Type2ndElan', 'TypeS2', 'Block', 'Block2', 'Any2'];
    expect([...declarations.keys()].slice(0, 6)).toEqual(names);
  });

  it('of a response is named after the operation, and further ones after their status.', () => {
    const document = yaml<OpenAPIDocument>(`
      paths:
        /text: {get: {operationId: getText, responses: {200: {content: {'*/*': {schema:
          {contentMediaType: application/json, contentSchema: {type: array, items: {type: boolean}}}}}}}}}
        /blocks:
          get:
            operationId: getBlocks
            responses:
              200: {content: &content {application/json: {schema: {type: string}}}}
              206: {content: *content}
              204: {description: None}
              404: {content: *content}`);
    const reference = createReference(describeApi(document));
    const {declarations, code} = createTypeCode(reference);
    expect([...declarations.keys()]).toEqual([
      'GetTextResponse',
      'GetBlocksResponse',
      'GetBlocksResponse206',
    ]);
    expect(code.typescript.get('GetTextResponse')).toBe(
      '/** Response 200 of Get text, parsed as JSON. */\nexport type GetTextResponse = boolean[];',
    );
  });
});

it('A field keeps a name that Python would change in a class.', () => {
  const {code} = codeOf({
    Thing: {type: 'object', required: ['__x'], properties: {__x: {type: 'string'}}},
  });
  expect(code.python.get('Thing')).toContain('"__x": str,');
});

describe('The types of every kind of schema', () => {
  const {code, file} = codeOf(
    yaml<Schemas>(`
Alias: {$ref: Thing}
Thing:
  type: object
  required: [empty, secret, size, count, share, text, amounts, next, rows]
  properties:
    empty: {type: [string, 'null']}
    some: {type: string}
    both: {type: [string, 'null']}
    secret: {type: string, writeOnly: true}
    size: {type: integer, format: uint64}
    count: {type: integer}
    share: {type: number, format: double}
    text: {type: string, format: int64}
    amounts: {type: array, items: {type: number, x-number-as-text: true}}
    maybe: {anyOf: [{type: array, items: {type: boolean}}, {type: 'null'}]}
    other: {oneOf: [{type: 'null'}, {$ref: Thing}]}
    next: {$ref: Alias}
    rows: {type: array, items: {type: object, properties: {pet: {$ref: Pet}}}}
Names:
  required: [class, a-b, a_b, '-', __x]
  properties: {class: {}, a-b: {}, a_b: {}, '-': {}, __x: {}}
Quoted: {properties: {'a"b': {type: string}}}
Flags: {additionalProperties: {type: boolean}}
Pet: {oneOf: [{$ref: Thing}, {type: string}]}
Named: {properties: {name: {}}, additionalProperties: {type: boolean}, oneOf: [{properties: {lives: {}}}]}
State: {type: string, enum: [open, o-pen, ''], x-enum-descriptions: {open: It is open.}}
Open: {type: string, enum: [a, b], x-open-enum: true}
Level: {type: [integer, 'null'], enum: [1, 2, null]}
Mixed: {enum: [1, low, '007']}
Loop: {oneOf: [{$ref: Loop}, {type: string}]}
`),
  );

  it('are right in TypeScript.', () => {
    expect([...code.typescript.values()].join('\n')).toBe(`export type Alias = Thing;
export interface Thing {
  empty: string | null;
  some?: string;
  both?: string | null;
  secret?: string;
  /** Format: uint64. */
  size: number;
  count: number;
  share: number;
  text: string;
  amounts: (number | string)[];
  maybe?: boolean[] | null;
  other?: Thing | null;
  next: Alias;
  rows: ThingRowsItem[];
}
export interface ThingRowsItem {
  pet?: Pet;
}
export interface Names {
  class: unknown;
  'a-b': unknown;
  a_b: unknown;
  '-': unknown;
  __x: unknown;
}
export interface Quoted {
  'a"b'?: string;
}
export type Flags = {[name: string]: boolean};
export type Pet = Thing | string;
export type Named = NamedBase & NamedOption1;
export interface NamedOption1 {
  lives?: unknown;
}
export interface NamedBase {
  name?: unknown;
  [name: string]: unknown;
}
/** open: It is open. */
export type State = 'open' | 'o-pen' | '';
export type Open = 'a' | 'b' | (string & {});
export type Level = 1 | 2 | null;
export type Mixed = 1 | 'low' | '007';
export type Loop = unknown;`);
  });

  it('are right in Go.', () => {
    expect([...code.go.values()].join('\n')).toBe(`type Alias = Thing
type Thing struct {
	Empty   *string         \`json:"empty"\`
	Some    *string         \`json:"some,omitempty"\`
	Both    *string         \`json:"both,omitempty"\`
	Secret  *string         \`json:"secret,omitempty"\`
	Size    uint64          \`json:"size"\`
	Count   json.Number     \`json:"count"\`
	Share   float64         \`json:"share"\`
	Text    string          \`json:"text"\`
	Amounts []json.Number   \`json:"amounts"\`
	Maybe   []bool          \`json:"maybe,omitempty"\`
	Other   *Thing          \`json:"other,omitempty"\`
	Next    *Thing          \`json:"next"\`
	Rows    []ThingRowsItem \`json:"rows"\`
}
type ThingRowsItem struct {
	Pet *Pet \`json:"pet,omitempty"\`
}
type Names struct {
	Class json.RawMessage \`json:"class"\`
	AB    json.RawMessage \`json:"a-b"\`
	AB2   json.RawMessage \`json:"a_b"\`
	Field json.RawMessage \`json:"-,"\`
	X     json.RawMessage \`json:"__x"\`
}
type Quoted map[string]json.RawMessage
type Flags map[string]bool
// One of: Thing, string.
type Pet = json.RawMessage
// It has the fields of NamedBase and of NamedOption1.
type Named = json.RawMessage
type NamedOption1 struct {
	Lives json.RawMessage \`json:"lives,omitempty"\`
}
type NamedBase struct {
	Name json.RawMessage \`json:"name,omitempty"\`
}
type State string

const (
	// It is open.
	StateOpen State = "open"

	StateOPen2 State = "o-pen"

	StateEmpty State = ""
)
type Open string

const (
	OpenA Open = "a"
	OpenB Open = "b"
)
type Level = *json.Number
type Mixed = json.RawMessage
type Loop = json.RawMessage`);
  });

  it('are right in Python, where other names of a type are behind it.', () => {
    const types = file('python').split('\n\n\n').slice(1).join('\n');
    expect(types.trim())
      .toBe(`from typing import Any, Literal, NotRequired, Optional, TypeAlias, TypedDict, Union
class Thing(TypedDict):
    empty: Optional[str]
    some: NotRequired[str]
    both: NotRequired[Optional[str]]
    secret: NotRequired[str]
    size: int
    count: int
    share: float
    text: str
    amounts: list[Union[float, str]]
    maybe: NotRequired[Optional[list[bool]]]
    other: NotRequired[Optional["Thing"]]
    next: "Alias"
    rows: list["ThingRowsItem"]
class ThingRowsItem(TypedDict):
    pet: NotRequired["Pet"]
Names = TypedDict(
    "Names",
    {
        "class": Any,
        "a-b": Any,
        "a_b": Any,
        "-": Any,
        "__x": Any,
    },
)
Quoted = TypedDict(
    "Quoted",
    {
        'a"b': NotRequired[str],
    },
)
Flags: TypeAlias = dict[str, bool]
Pet: TypeAlias = Union["Thing", str]
Named: TypeAlias = dict[str, Any]
"""It has the keys of NamedBase and of NamedOption1."""
class NamedOption1(TypedDict):
    lives: NotRequired[Any]
class NamedBase(TypedDict):
    name: NotRequired[Any]
State: TypeAlias = Literal["open", "o-pen", ""]
"""open: It is open."""
Open: TypeAlias = Union[Literal["a", "b"], str]
Level: TypeAlias = Optional[Literal[1, 2]]
Mixed: TypeAlias = Literal[1, "low", "007"]
Loop: TypeAlias = Any
Alias: TypeAlias = Thing`);
  });
});

it('A required name without a field has the type that holds for it.', () => {
  const {code} = codeOf(
    yaml<Schemas>(`
Open: {type: object, required: [a, b], properties: {a: {type: string}}}
Closed: {type: object, required: [a, b], properties: {a: {type: string}}, additionalProperties: false}
Named: {type: object, required: [x1, y], patternProperties: {'^x': {type: integer}}, additionalProperties: {type: object, properties: {a: {}}}}
Loose: {type: object, required: [y], patternProperties: {'^x': {type: integer}}}`),
  );
  const printed = [...code.typescript.values()].join('\n').replace(/\s+/g, ' ');
  expect(printed).toBe(
    'export interface Open { a: string; b: unknown; } ' +
      'export interface Closed { a: string; } ' +
      'export type Named = { x1: number; y: NamedValue; [name: string]: unknown; }; ' +
      'export interface NamedValue { a?: unknown; } ' +
      'export type Loose = { y: unknown; [name: string]: unknown; };',
  );
});

it('A file imports only what it needs.', () => {
  const {file} = codeOf({Text: {type: 'string'}});
  expect(file('go')).not.toContain('import');
  expect(file('python')).toContain('import TypeAlias\n');
});

describe('A description', () => {
  const COMMENT_ENDS = '`A */ evil(); /* """ evil() """ \\ "`';

  it.each([
    [
      'ends no comment',
      'typescript',
      COMMENT_ENDS,
      '  /** A *\\/ evil(); /* """ evil() """ \\ " */\n',
    ],
    ['ends no comment', 'go', COMMENT_ENDS, '\t// A */ evil(); /* """ evil() """ \\ "\n'],
    [
      'ends no docstring',
      'python',
      COMMENT_ENDS,
      '\n    """A */ evil(); /* \\"\\"" evil() \\"\\"" \\\\ \\""""',
    ],
    [
      'has no invisible character or end of a line',
      'go',
      'a\u2028b\u0007c\u202ed\r\ne',
      '\t// a b c d e\n',
    ],
    ['is no build constraint', 'go', '+build x', '\t// \\+build x\n'],
    [
      'is no tag of a documentation tool',
      'typescript',
      '@deprecated',
      '/** \\@deprecated */',
    ],
  ] as const)('%s in %s.', (_, language, description, comment) => {
    expect(printedText({description})[language]).toContain(comment);
  });

  it('is split into lines, and shows that a field is deprecated.', () => {
    const description = 'word '.repeat(30);
    const code = printedText({description, deprecated: true});
    expect(code.typescript).toMatch(
      /\n {2}\/\*\*\n( {3}\* (word ?)+\n){2} {3}\* @deprecated\n {3}\*\/\n/,
    );
    expect(code.go).toMatch(/(\t\/\/ (word ?)+\n){2}\t\/\/\n\t\/\/ Deprecated: /);
    expect(code.python).toMatch(
      / {4}"""(word ?)+\n {4}(word ?)+\n {4}Deprecated\.\n {4}"""/,
    );
  });
});

it('The page of a type has the types inside it as far as there is room.', () => {
  const text = {type: 'string', description: 'word '.repeat(50)} as const;
  const code = codeOf({
    Alias: schemaRef('Root'),
    Root: {type: 'object', properties: {a: schemaRef('A'), b: schemaRef('B')}},
    A: {type: 'object', properties: {text}},
    B: {type: 'object', properties: {text}},
  });
  expect(neededNames('Alias', code, 4)).toEqual({
    names: ['Alias', 'Root', 'A'],
    truncated: ['B'],
  });
  expect(neededNames('Alias', code, 1)).toEqual({
    names: ['Alias', 'Root'],
    truncated: ['A', 'B'],
  });
});
