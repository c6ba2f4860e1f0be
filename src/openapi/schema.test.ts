import {describe, expect, it} from 'vitest';
import type {Referenced, SchemaObject} from './document';
import {createSchemaComponents, createSchemaNode} from './schema';
import {reachableComponents, type SchemaNode} from '@site/src/reference/schema';
import {
  describeSchemas,
  schemaRef,
  withProtoMember,
} from '@site/tests/fixtures/small-document';

type Schemas = Parameters<typeof describeSchemas>[0];

function nodeOf(
  schema: Referenced<SchemaObject> | boolean | undefined,
  schemas: Schemas = {},
): SchemaNode {
  return createSchemaNode(describeSchemas(schemas), schema);
}

describe('the types of a schema', () => {
  it('are the type of 3.0, with null if nullable.', () => {
    expect(nodeOf({type: 'string'})).toEqual({types: ['string']});
    expect(nodeOf({type: 'string', nullable: true})).toEqual({types: ['string', 'null']});
  });

  it('are the array of 3.1, without duplicate null.', () => {
    const schema = {type: ['integer', 'null'], format: 'int64', nullable: true};
    expect(nodeOf(schema)).toEqual({types: ['integer', 'null'], format: 'int64'});
  });

  it('follow from properties and items if missing.', () => {
    expect(nodeOf({properties: {}}).types).toEqual(['object']);
    expect(nodeOf({additionalProperties: true}).types).toEqual(['object']);
    expect(nodeOf({items: {type: 'string'}}).types).toEqual(['array']);
    expect(nodeOf({description: 'Anything.'}).types).toBeUndefined();
  });

  it('are unknown for a schema that is missing or true.', () => {
    expect([undefined, true].map((schema) => nodeOf(schema))).toEqual([{}, {}]);
  });
});

describe('the keywords of a schema', () => {
  it('contains defaults, examples, constraints and flags.', () => {
    expect(
      nodeOf({
        type: 'integer',
        description: 'Rows.',
        default: 20,
        example: 10,
        minimum: 0,
        exclusiveMaximum: 2_000,
        deprecated: true,
        readOnly: true,
        writeOnly: true,
        'x-evidence': 'inferred',
      }),
    ).toEqual({
      types: ['integer'],
      description: 'Rows.',
      default: '20',
      example: '10',
      constraints: [
        {keyword: 'minimum', value: '0'},
        {keyword: 'exclusiveMaximum', value: '2000'},
      ],
      deprecated: true,
      readOnly: true,
      writeOnly: true,
      evidence: 'inferred',
    });
  });

  it('reads the flags of 3.0 as the bounds of 3.1.', () => {
    const schema = {
      minimum: 1,
      exclusiveMinimum: true,
      maximum: 9,
      exclusiveMaximum: false,
      uniqueItems: false,
    };
    expect(nodeOf(schema).constraints).toEqual([
      {keyword: 'exclusiveMinimum', value: '1'},
      {keyword: 'maximum', value: '9'},
    ]);
  });

  it('prints strings bare and everything else as JSON.', () => {
    expect(nodeOf({enum: ['a', 1, null, false]}).enum).toEqual([
      {value: 'a'},
      {value: '1'},
      {value: 'null'},
      {value: 'false'},
    ]);
    expect(nodeOf({default: [1, 'a']}).default).toBe('[1,"a"]');
  });

  it('treats const as an enum of one value.', () => {
    expect(nodeOf({const: 'ok'}).enum).toEqual([{value: 'ok'}]);
  });

  it('describes enum values, even those named like inherited members.', () => {
    const schema = {
      enum: ['EOA', 'constructor', '__proto__'],
      'x-enum-descriptions': {EOA: 'A person.', ...withProtoMember('Odd.')},
    };
    expect(nodeOf(schema).enum).toEqual([
      {value: 'EOA', description: 'A person.'},
      {value: 'constructor'},
      {value: '__proto__', description: 'Odd.'},
    ]);
  });

  it('ignores an extension of an unexpected type.', () => {
    const schema = {
      enum: ['a'],
      'x-enum-descriptions': 'text',
      'x-evidence': 'guessed',
    } satisfies SchemaObject;
    expect(nodeOf(schema)).toEqual({enum: [{value: 'a'}]});
  });
});

describe('the example of a property', () => {
  function exampleOf(
    property: Referenced<SchemaObject> | boolean,
    example: unknown,
    schemas: Schemas = {},
  ): string | undefined {
    const node = nodeOf({properties: {it: property}, example}, schemas);
    return node.properties?.[0]?.node.example;
  }

  it('is its value in the example of the schema.', () => {
    expect(exampleOf({type: 'integer'}, {it: 7, other: 8})).toBe('7');
    expect(exampleOf({type: 'boolean'}, {it: false})).toBe('false');
    expect(exampleOf({}, {it: ''})).toBe('');
    expect(nodeOf({properties: {it: {}}, examples: [{it: 1}, {it: 2}]})).toEqual({
      types: ['object'],
      rules: [{keyword: 'examples', values: ['{"it":2}']}],
      properties: [{name: 'it', required: false, node: {example: '1'}}],
    });
  });

  it('is its own if it has one.', () => {
    expect(exampleOf({example: 'own'}, {it: 'of the schema'})).toBe('own');
    expect(exampleOf({examples: ['own']}, {it: 'of the schema'})).toBe('own');
    const reference = {...schemaRef('Kind'), example: 'beside'};
    expect(exampleOf(reference, {it: 'of the schema'}, {Kind: {}})).toBe('beside');
  });

  it('is beside a reference, whose target may have another.', () => {
    const schemas = {Kind: {type: 'string', example: 'EOA'}};
    const node = nodeOf(
      {properties: {kind: schemaRef('Kind')}, example: {kind: 'SCA'}},
      schemas,
    );
    expect(node.properties?.[0]?.node).toEqual({ref: 'Kind', example: 'SCA'});
  });

  it('is a single value, no object, list or null.', () => {
    for (const value of [{a: 1}, [1], null, undefined]) {
      expect(exampleOf({}, {it: value})).toBeUndefined();
    }
    expect(exampleOf({properties: {a: {}}}, {it: 'text'})).toBeUndefined();
  });

  it('is absent where the example of the schema has no such member.', () => {
    for (const example of ['text', 7, null, [], {other: 1}, withProtoMember(1)]) {
      expect(exampleOf({type: 'string'}, example)).toBeUndefined();
    }
    const schema = {properties: {toString: {type: 'string'}}, example: {a: 1}};
    expect(nodeOf(schema).properties?.[0]?.node).toEqual({types: ['string']});
  });
});

describe('the evidence of a schema', () => {
  it('may be set beside a reference.', () => {
    const schema = {...schemaRef('Block'), 'x-evidence': 'inferred'};
    expect(nodeOf(schema)).toEqual({ref: 'Block', evidence: 'inferred'});
  });
});

describe('the properties of a schema', () => {
  it('keep their order and required flags.', () => {
    const schema = {
      properties: {b: {type: 'string'}, a: {type: 'number'}},
      required: ['a', 'absent'],
    };
    expect(nodeOf(schema).rules).toEqual([{keyword: 'required', values: ['absent']}]);
    expect(nodeOf(schema).properties).toEqual([
      {name: 'b', required: false, node: {types: ['string']}},
      {name: 'a', required: true, node: {types: ['number']}},
    ]);
  });

  it('may be named like inherited members.', () => {
    const schema = {
      properties: {
        constructor: {type: 'string'},
        ...withProtoMember({type: 'number'}),
      },
      required: ['constructor'],
    } as SchemaObject;
    const withProto: SchemaObject = {
      properties: withProtoMember({type: 'number'}),
    };
    expect(nodeOf(schema).properties?.[0]).toMatchObject({
      name: 'constructor',
      required: true,
    });
    expect(nodeOf(withProto).properties).toEqual([
      {name: '__proto__', required: false, node: {types: ['number']}},
    ]);
  });

  it('are not required because of an inherited member of that name.', () => {
    const schema = {properties: {toString: {type: 'string'}}} as unknown as SchemaObject;
    expect(nodeOf(schema).properties).toMatchObject([{required: false}]);
  });

  it('may be any, of one schema, or none besides those listed.', () => {
    expect(nodeOf({additionalProperties: true}).additionalProperties).toBe(true);
    expect(nodeOf({additionalProperties: {type: 'number'}}).additionalProperties).toEqual(
      {types: ['number']},
    );
    expect(nodeOf({additionalProperties: false})).not.toHaveProperty(
      'additionalProperties',
    );
  });

  it('may be any if an object does not define them.', () => {
    const free = {types: ['object'], additionalProperties: true};
    expect(nodeOf({type: 'object'})).toEqual(free);
    expect(nodeOf({type: 'object', properties: {}})).toEqual(free);
    expect(nodeOf({type: 'object', additionalProperties: {}})).toEqual(free);
    expect(nodeOf({type: 'object', nullable: true}).additionalProperties).toBe(true);
    expect(nodeOf({}).additionalProperties).toBeUndefined();
  });
});

describe('a reference to a component', () => {
  it('keeps its name and the keywords beside it.', () => {
    const schema = {...schemaRef('Block'), description: 'The newest.', deprecated: true};
    expect(nodeOf(schema, {Block: {type: 'object'}})).toEqual({
      ref: 'Block',
      description: 'The newest.',
      deprecated: true,
    });
  });

  it('to a part of a component is replaced by that part.', () => {
    const pointer = {$ref: '#/components/schemas/Block/properties/hash'};
    const schemas = {Block: {properties: {hash: {type: 'string', pattern: '^0x'}}}};
    expect(nodeOf(pointer, schemas)).toEqual({
      types: ['string'],
      constraints: [{keyword: 'pattern', value: '^0x'}],
    });
  });

  it('to a part that contains itself terminates: the part is named but not expanded.', () => {
    const pointer = {$ref: '#/components/schemas/Node/properties/child'};
    const child = {
      description: 'One below.',
      properties: {name: {type: 'string'}, child: pointer},
      additionalProperties: {oneOf: [pointer, {items: pointer}]},
    };
    const part = {types: ['object'], description: 'One below.'};
    const end = {...part, truncated: true};
    expect(nodeOf(pointer, {Node: {properties: {child}}})).toEqual({
      ...part,
      properties: [
        {name: 'name', required: false, node: {types: ['string']}},
        {name: 'child', required: false, node: end},
      ],
      additionalProperties: {
        variants: {
          keyword: 'oneOf',
          nodes: [
            end,
            {
              types: ['array'],
              items: end,
              rules: [{keyword: 'item', node: {description: 'One below.'}}],
            },
          ],
        },
      },
    });
  });

  it('to a part twice, in one place beside the other, is replaced in both.', () => {
    const pointer = {$ref: '#/components/schemas/Block/properties/hash'};
    const schemas = {Block: {properties: {hash: {properties: {hex: {type: 'string'}}}}}};
    const node = nodeOf({properties: {from: pointer, to: pointer}}, schemas);
    const properties = node.properties?.map((property) => property.node.properties);
    expect(properties).toEqual([
      [{name: 'hex', required: false, node: {types: ['string']}}],
      [{name: 'hex', required: false, node: {types: ['string']}}],
    ]);
  });
});

describe('oneOf and anyOf', () => {
  it('become variants, each a node of its own.', () => {
    const oneOf = [schemaRef('A'), {type: 'null'}];
    expect(nodeOf({oneOf}, {A: {type: 'string'}})).toEqual({
      variants: {keyword: 'oneOf', nodes: [{ref: 'A'}, {types: ['null']}]},
    });
    expect(nodeOf({anyOf: [{type: 'string'}, {type: 'number'}]}).variants).toEqual({
      keyword: 'anyOf',
      nodes: [{types: ['string']}, {types: ['number']}],
    });
  });
});

describe('allOf', () => {
  const parts: Schemas = {
    Base: {
      type: 'object',
      description: 'Base.',
      properties: {id: {type: 'string'}, kind: {type: 'string'}},
      required: ['id'],
    },
  };

  it('is merged: properties and required lists add up, own keywords win.', () => {
    const schema = {
      description: 'Own.',
      allOf: [schemaRef('Base'), {properties: {size: {type: 'integer'}}}],
      properties: {kind: {enum: ['a']}},
      required: ['size'],
    };
    expect(nodeOf(schema, parts)).toEqual({
      types: ['object'],
      description: 'Own.',
      properties: [
        {name: 'id', required: true, node: {types: ['string']}},
        {name: 'kind', required: false, node: {types: ['string'], enum: [{value: 'a'}]}},
        {name: 'size', required: true, node: {types: ['integer']}},
      ],
    });
  });

  it('nests, and later parts win over earlier ones.', () => {
    const schema = {
      allOf: [{allOf: [{title: 'a', format: 'one', type: 'string'}]}, {format: 'two'}],
    };
    expect(nodeOf(schema)).toEqual({types: ['string'], format: 'two', title: 'a'});
  });

  it('of a component that contains itself terminates.', () => {
    const schemas: Schemas = {
      A: {allOf: [schemaRef('A'), schemaRef('B')], properties: {a: {type: 'string'}}},
      B: {allOf: [schemaRef('A')], properties: {b: schemaRef('A')}},
    };
    const components = createSchemaComponents(describeSchemas(schemas));
    const names = components.A?.node.properties?.map(({name}) => name).sort();
    expect(names).toEqual(['a', 'b']);
  });

  it('keeps properties named like inherited members.', () => {
    const schema = {
      allOf: [{properties: withProtoMember({type: 'string'})}],
      properties: {constructor: {type: 'number'}},
    } as SchemaObject;
    expect(nodeOf(schema).properties?.map(({name}) => name)).toEqual([
      '__proto__',
      'constructor',
    ]);
  });
});

describe('createSchemaComponents', () => {
  it('takes the title of a component, else its name, as title, and its slug.', () => {
    const components = createSchemaComponents(
      describeSchemas({
        BlockListView: {title: 'Block List View'},
        AccountView: {type: 'string'},
        Anything: true,
      }),
    );
    expect(components).toEqual({
      BlockListView: {title: 'Block List View', slug: 'block-list-view', node: {}},
      AccountView: {
        title: 'AccountView',
        slug: 'accountview',
        node: {types: ['string']},
      },
      Anything: {title: 'Anything', slug: 'anything', node: {}},
    });
  });

  it('uses the name of an alias as title, because the title belongs to the other page.', () => {
    const components = createSchemaComponents(
      describeSchemas({Block: {title: 'The block'}, Latest: schemaRef('Block')}),
    );
    expect(components).toMatchObject({
      Block: {slug: 'the-block'},
      Latest: {title: 'Latest', slug: 'latest'},
    });
  });
});

describe('reachableComponents', () => {
  it('returns those of properties, items, variants and additional properties, each once.', () => {
    const components = createSchemaComponents(
      describeSchemas({
        Page: {properties: {rows: {items: schemaRef('Row')}, more: schemaRef('Row')}},
        Row: {oneOf: [schemaRef('Cell'), {additionalProperties: schemaRef('Note')}]},
        Cell: {properties: {page: schemaRef('Page')}},
        Note: {type: 'string'},
        Alone: {type: 'string'},
      }),
    );
    expect(reachableComponents({ref: 'Page'}, components)).toEqual([
      'Page',
      'Row',
      'Cell',
      'Note',
    ]);
  });
});
