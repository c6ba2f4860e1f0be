import {describe, expect, it} from 'vitest';
import type {Referenced, SchemaObject} from '@site/src/openapi/document';
import {createReference} from '@site/src/openapi/reference';
import type {TypeLanguage} from '@site/src/reference/type-file';
import {commentLines} from './comment';
import {createTypeCode, neededNames, type TypeCode} from './type-code';
import {
  describeApi,
  describeSchemas,
  operationObject,
} from '@site/tests/fixtures/small-document';

type Schemas = Record<string, Referenced<SchemaObject> | boolean>;

function codeOf(schemas: Schemas): TypeCode {
  return createTypeCode(createReference(describeSchemas(schemas)));
}

/** Returns the code of a type in TypeScript, Go and Python. */
function printed(schemas: Schemas, name: string): Record<TypeLanguage, string> {
  const {code} = codeOf(schemas);
  return {
    typescript: code.typescript.get(name) ?? '',
    go: code.go.get(name) ?? '',
    python: code.python.get(name) ?? '',
  };
}

/** Returns the code of an object with these properties, all of them required. */
function printedObject(
  properties: Record<string, Referenced<SchemaObject>>,
): Record<TypeLanguage, string> {
  const required = Object.keys(properties);
  return printed({Thing: {type: 'object', required, properties}}, 'Thing');
}

describe('A type', () => {
  it('has the title of its schema as name, in capitals and without other letters.', () => {
    const {declarations} = codeOf({
      a: {type: 'string', title: 'NFT item-holder'},
      b: {type: 'string', title: '2nd élan'},
      c: {type: 'string', title: '블록'},
    });
    expect([...declarations.keys()].slice(0, 3)).toEqual([
      'NFTItemHolder',
      'Type2ndElan',
      'TypeC',
    ]);
  });

  it('gets a number if its name is taken, or means something in Python.', () => {
    const {declarations} = codeOf({
      a: {type: 'string', title: 'Block'},
      b: {type: 'string', title: 'block'},
      c: {type: 'string', title: 'Any'},
    });
    expect([...declarations.keys()].slice(0, 3)).toEqual(['Block', 'Block2', 'Any2']);
  });

  it('of a response is named after the operation, and further ones after their status.', () => {
    const json = {'application/json': {schema: {type: 'string'}}} as const;
    const reference = createReference(
      describeApi({
        paths: {
          '/text': {
            get: operationObject('getText', {
              responses: {
                200: {
                  description: 'A text',
                  content: {
                    '*/*': {
                      schema: {
                        type: 'string',
                        contentMediaType: 'application/json',
                        contentSchema: {type: 'array', items: {type: 'boolean'}},
                      },
                    },
                  },
                },
              },
            }),
          },
          '/blocks': {
            get: operationObject('getBlocks', {
              responses: {
                200: {description: 'All', content: json},
                206: {description: 'Some', content: json},
                204: {description: 'None'},
                404: {description: 'Missing', content: json},
              },
            }),
          },
        },
      }),
    );
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

describe('A field', () => {
  it('that can be missing differs from one that can be null.', () => {
    const code = printed(
      {
        Thing: {
          type: 'object',
          required: ['sure', 'empty'],
          properties: {
            sure: {type: 'string'},
            empty: {type: ['string', 'null']},
            some: {type: 'string'},
            both: {type: ['string', 'null']},
          },
        },
      },
      'Thing',
    );
    expect(code.typescript).toBe(
      [
        'export interface Thing {',
        '  sure: string;',
        '  empty: string | null;',
        '  some?: string;',
        '  both?: string | null;',
        '}',
      ].join('\n'),
    );
    expect(code.go).toBe(
      [
        'type Thing struct {',
        '\tSure  string  `json:"sure"`',
        '\tEmpty *string `json:"empty"`',
        '\tSome  *string `json:"some,omitempty"`',
        '\tBoth  *string `json:"both,omitempty"`',
        '}',
      ].join('\n'),
    );
    expect(code.python).toBe(
      [
        'class Thing(TypedDict):',
        '    sure: str',
        '    empty: Optional[str]',
        '    some: NotRequired[str]',
        '    both: NotRequired[Optional[str]]',
      ].join('\n'),
    );
  });

  it('that is only written can be missing in a response.', () => {
    const {typescript} = printedObject({secret: {type: 'string', writeOnly: true}});
    expect(typescript).toContain('secret?: string;');
  });

  it('with an integer keeps its size, and every digit if it has none.', () => {
    const code = printedObject({
      a: {type: 'integer', format: 'int32'},
      b: {type: 'integer', format: 'uint64'},
      c: {type: 'integer'},
      d: {type: 'number'},
      e: {type: 'number', format: 'double'},
      f: {type: 'string', format: 'int64'},
    });
    expect(code.go.match(/^\t\w+ +\S+/gm)?.map((line) => line.split(/\s+/)[2])).toEqual([
      'int32',
      'uint64',
      'json.Number',
      'json.Number',
      'float64',
      'string',
    ]);
    expect(code.python.match(/: \w+/g)).toEqual(
      ['int', 'int', 'int', 'float', 'float', 'str'].map((type) => `: ${type}`),
    );
    expect(code.typescript).toContain('/** Format: uint64. */');
    expect(code.typescript).toContain('f: string;');
  });

  it('with a number that can arrive as a string takes both.', () => {
    const amount = {type: 'number', 'x-number-as-text': true} as const;
    const code = printedObject({one: amount, all: {type: 'array', items: amount}});
    expect(code.typescript).toContain('one: number | string;');
    expect(code.typescript).toContain('all: (number | string)[];');
    expect(code.go).toMatch(/One json\.Number +`json:"one"`/);
    expect(code.python).toContain('one: Union[float, str]');
  });

  it('whose name no language allows as it is keeps that name in JSON.', () => {
    const code = printedObject({
      class: {type: 'string'},
      'a-b': {type: 'string'},
      a_b: {type: 'string'},
      '-': {type: 'string'},
      __x: {type: 'string'},
    });
    expect(code.typescript).toContain("  'a-b': string;");
    expect(code.go).toContain('AB    string `json:"a-b"`');
    expect(code.go).toContain('AB2   string `json:"a_b"`');
    expect(code.go).toContain('`json:"-,"`');
    expect(code.python).toContain('Thing = TypedDict(\n    "Thing",');
    expect(code.python).toContain('        "__x": str,');
  });

  it('whose name a tag of Go cannot have makes the object a map.', () => {
    const {go} = printedObject({'a"b': {type: 'string'}});
    expect(go).toBe('type Thing map[string]json.RawMessage');
  });
});

describe('A description', () => {
  it('ends no comment and no docstring.', () => {
    const description = '`A */ evil(); /* """ evil() """ \\ "`';
    const code = printedObject({a: {type: 'string', description}});
    expect(code.typescript).toContain('  /** A *\\/ evil(); /* """ evil() """ \\ " */\n');
    expect(code.go).toContain('\t// A */ evil(); /* """ evil() """ \\ "\n');
    expect(code.python).toContain(
      '\n    """A */ evil(); /* \\"\\"" evil() \\"\\"" \\\\ \\""""',
    );
  });

  it('has no character that is invisible or ends a line.', () => {
    expect(commentLines('a\u2028b\u0000c\u202ed\r\ne')).toEqual(['a b c d e']);
  });

  it('cannot be a build constraint or a tag of a documentation tool.', () => {
    const constraint = printedObject({a: {type: 'string', description: '+build x'}});
    expect(constraint.go).toContain('\t// \\+build x\n');
    const tag = printedObject({a: {type: 'string', description: '@deprecated'}});
    expect(tag.typescript).toContain('/** \\@deprecated */');
  });

  it('is split into lines, and shows that a field is deprecated.', () => {
    const description = 'word '.repeat(30);
    const code = printedObject({a: {type: 'string', description, deprecated: true}});
    expect(code.typescript).toMatch(
      /\n {2}\/\*\*\n( {3}\* (word ?)+\n){2} {3}\* @deprecated\n {3}\*\/\n/,
    );
    expect(code.go).toMatch(/(\t\/\/ (word ?)+\n){2}\t\/\/\n\t\/\/ Deprecated: /);
    expect(code.python).toMatch(
      / {4}"""(word ?)+\n {4}(word ?)+\n {4}Deprecated\.\n {4}"""/,
    );
  });
});

describe('An enum', () => {
  it('has its values in every language, with their descriptions.', () => {
    const code = printed(
      {
        State: {
          type: 'string',
          enum: ['open', 'o-pen', ''],
          'x-enum-descriptions': {open: 'It is open.'},
        },
      },
      'State',
    );
    expect(code.typescript).toBe(
      "/** open: It is open. */\nexport type State = 'open' | 'o-pen' | '';",
    );
    expect(code.go).toBe(
      [
        'type State string',
        '',
        'const (',
        '\t// It is open.',
        '\tStateOpen State = "open"',
        '',
        '\tStateOPen2 State = "o-pen"',
        '',
        '\tStateEmpty State = ""',
        ')',
      ].join('\n'),
    );
    expect(code.python).toBe(
      'State: TypeAlias = Literal["open", "o-pen", ""]\n"""open: It is open."""',
    );
  });

  it('that is open allows other texts, and suggests its own.', () => {
    const code = printed(
      {State: {type: 'string', enum: ['a', 'b'], 'x-open-enum': true}},
      'State',
    );
    expect(code.typescript).toBe("export type State = 'a' | 'b' | (string & {});");
    expect(code.python).toBe('State: TypeAlias = Union[Literal["a", "b"], str]');
    const open = codeOf({State: {type: 'string', enum: ['a'], 'x-open-enum': true}});
    expect(open.code.go.get('State')).toContain('type State string\n');
    expect(open.file('python')).toContain('import Literal, TypeAlias, Union\n');
    const number = printed(
      {Level: {type: 'integer', enum: [1, 2], 'x-open-enum': true}},
      'Level',
    );
    expect(number.typescript).toBe('export type Level = number;');
  });

  it('without a type allows what its values can be.', () => {
    const {typescript, go} = printed({Level: {enum: [1, 'low', '007']}}, 'Level');
    expect(typescript).toBe("export type Level = '1' | 1 | 'low' | '007';");
    expect(go).toBe('type Level = json.RawMessage');
  });

  it('of integers or with null keeps both.', () => {
    const {typescript, python} = printed(
      {Level: {type: ['integer', 'null'], enum: [1, 2, null]}},
      'Level',
    );
    expect(typescript).toBe('export type Level = 1 | 2 | null;');
    expect(python).toBe('Level: TypeAlias = Optional[Literal[1, 2]]');
  });
});

describe('A schema', () => {
  it('with variants is a union, or JSON that keeps every digit.', () => {
    const schemas: Schemas = {
      Cat: {type: 'object', properties: {lives: {type: 'integer'}}},
      Pet: {oneOf: [{$ref: '#/components/schemas/Cat'}, {type: 'string'}]},
    };
    const code = printed(schemas, 'Pet');
    expect(code.typescript).toBe('export type Pet = Cat | string;');
    expect(code.go).toBe('// One of: Cat, string.\ntype Pet = json.RawMessage');
    expect(code.python).toBe('Pet: TypeAlias = Union["Cat", str]');
  });

  it('with a variant that is null is another schema or null.', () => {
    const code = printedObject({
      a: {anyOf: [{type: 'array', items: {type: 'boolean'}}, {type: 'null'}]},
    });
    expect(code.typescript).toContain('a: boolean[] | null;');
    expect(code.go).toContain('A []bool `json:"a"`');
    expect(code.python).toContain('a: Optional[list[bool]]');
  });

  it('with fields and variants has the fields with each of them.', () => {
    const {typescript} = printed(
      {
        Pet: {
          type: 'object',
          properties: {name: {type: 'string'}},
          oneOf: [{type: 'object', properties: {lives: {type: 'integer'}}}],
        },
      },
      'Pet',
    );
    expect(typescript).toBe('export type Pet = PetBase & (PetOption1);');
  });

  it('with any names is a map, and with other names too allows them.', () => {
    const map = {type: 'object', additionalProperties: {type: 'boolean'}} as const;
    const code = printed({Flags: map}, 'Flags');
    expect(code.typescript).toBe('export type Flags = {[name: string]: boolean};');
    expect(code.go).toBe('type Flags map[string]bool');
    expect(code.python).toBe('Flags: TypeAlias = dict[str, bool]');
    const open = printed({Open: {...map, properties: {a: {type: 'string'}}}}, 'Open');
    expect(open.typescript).toContain('  [name: string]: unknown;');
  });

  it('in another one has a name of its own.', () => {
    const code = printedObject({
      rows: {type: 'array', items: {type: 'object', properties: {a: {type: 'string'}}}},
    });
    expect(code.typescript).toContain('rows: ThingRowsItem[];');
    expect(code.go).toContain('Rows []ThingRowsItem `json:"rows"`');
    expect(code.python).toContain('rows: list["ThingRowsItem"]');
  });

  it('that needs itself is a pointer in Go.', () => {
    const node = {$ref: '#/components/schemas/Node'};
    const schemas: Schemas = {
      Alias: node,
      Node: {
        type: 'object',
        required: ['next', 'all'],
        properties: {
          next: {$ref: '#/components/schemas/Alias'},
          all: {type: 'array', items: node},
        },
      },
    };
    const {go} = printed(schemas, 'Node');
    expect(go).toContain('Next *Node  `json:"next"`');
    expect(go).toContain('All  []Node `json:"all"`');
  });

  it('that is only another name of itself can be anything.', () => {
    const schemas: Schemas = {
      A: {$ref: '#/components/schemas/B'},
      B: {oneOf: [{$ref: '#/components/schemas/A'}, {type: 'string'}]},
    };
    expect(printed(schemas, 'A').typescript).toBe('export type A = B;');
    expect(printed(schemas, 'B').typescript).toBe('export type B = unknown;');
  });
});

describe('A file with all types', () => {
  const SCHEMAS: Schemas = {
    Other: {$ref: '#/components/schemas/Thing'},
    Thing: {type: 'object', properties: {a: {type: 'integer'}}},
  };

  it('imports what it needs, and has other names of a type behind it in Python.', () => {
    const code = codeOf(SCHEMAS);
    expect(code.file('go')).toContain('package api\n\nimport "encoding/json"\n');
    expect(code.file('python')).toMatch(
      /from typing import NotRequired, TypeAlias, TypedDict\n.*class Thing.*Other: TypeAlias = Thing/s,
    );
    const text = codeOf({Text: {type: 'object', properties: {json: {type: 'string'}}}});
    expect(text.file('go')).not.toContain('import');
  });

  it('is the same in every run.', () => {
    expect(codeOf(SCHEMAS).file('go')).toBe(codeOf(SCHEMAS).file('go'));
  });
});

it('The page of a type has the types inside it as far as there is room.', () => {
  const text = {type: 'string', description: 'word '.repeat(50)} as const;
  const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
  const code = codeOf({
    Alias: ref('Root'),
    Root: {type: 'object', properties: {a: ref('A'), b: ref('B')}},
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
