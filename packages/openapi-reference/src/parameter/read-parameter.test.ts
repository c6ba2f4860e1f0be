import {describe, expect, it} from 'vitest';
import type {ParameterObject} from '../document/document';
import {createParameters} from './read-parameter';
import {knownValue, type Parameter, placeholderOf} from './parameter';
import {describeApi, parameterObject, yaml} from '@site/tests/fixtures/small-document';
import {table, yamlTable} from '@site/tests/fixtures/table';
import {parseRichText} from '../text/read-markdown';

const Day = {type: 'string', description: 'A day.', examples: ['2026-01-01', 'x']};

const document = describeApi({
  components: {
    schemas: {Day},
  },
});

function parametersOf(
  operation: ParameterObject[],
  pathItem?: ParameterObject[],
): Parameter[] {
  return createParameters(document, pathItem, operation);
}

function parameterOf(more: Partial<ParameterObject>): Parameter | undefined {
  return parametersOf([parameterObject('petId', more)])[0];
}

/** A media type that the examples of JSON are of. */
const JSON_CONTENT = {
  schema: undefined,
  content: {'application/json': {schema: {type: 'object'}, example: {a: 1}}},
};
const OF_JSON = {
  ...{mediaType: 'application/json', node: {types: ['object']}},
  example: ['{"a":1}'],
};
const BOTH = {description: parseRichText('Of.\n\nA day.'), isSpecial: true};
const ADDRESS = 'The address. It has 40 digits.';
const REAL = {description: ADDRESS, required: true, example: '1', 'x-real-values': {}};

describe('The parameters of an operation', () => {
  it('are those of the path first, and otherwise in the order of the document.', () => {
    const places = ['X-Trace header', 'b query', 'id path', 'a query', 'sid cookie'];
    const given = places.map((place) => {
      const [name = '', at] = place.split(' ');
      return parameterObject(name, {in: at as 'path'});
    });
    const names = parametersOf(given).map(({name}) => name);
    expect(names).toEqual(['id', 'b', 'a', 'X-Trace', 'sid']);
  });

  it('replace those of its path that have their name and location.', () => {
    const own = [parameterObject('id', {description: 'Own.'})];
    const shared = [
      parameterObject('id', {description: 'Shared.'}),
      parameterObject('id', {in: 'header', description: 'Another place.'}),
    ];
    const texts = parametersOf(own, shared).map(({description}) => description);
    expect(texts).toEqual(['Own.', 'Another place.']);
  });
});

describe('A parameter', () => {
  it.each(yamlTable<[string, Partial<ParameterObject>, object]>`
    of a path is required                 | {in: path}               | {required: true, explode: false}
    is optional otherwise                 | {}                       | {required: false, inSample: false, explode: true}
    is in the samples if it is required   | {required: true}         | {inSample: true}
    is in the samples if x-sample says so | {x-sample: true}         | {inSample: true}
    says that it is deprecated            | {deprecated: true}       | {deprecated: true}
    has its evidence                      | {x-evidence: inferred}   | {evidence: inferred}
    of a cookie repeats its name          | {in: cookie}             | {explode: true}
    with pipes does not repeat its name   | {style: pipeDelimited}   | {explode: false}
    does what "explode" says              | {in: path, explode: true} | {explode: true}
    has the text of a component           | {schema: {$ref: Day}}    | {description: A day., isSpecial: true}
    does not repeat a text of a page      | {description: A., schema: {$ref: Day}} | {description: A.}
    has a hint                            | {description: One. Two.} | {hint: One.}
  `)('%s.', (_, given, parameter) => {
    expect(parameterOf(given)).toMatchObject(parameter);
  });

  it.each<[promise: string, given: Partial<ParameterObject>, parameter: object]>([
    ['has the text of its schema', {schema: Day}, {description: 'A day.'}],
    ['says a text once', {description: 'A day.', schema: Day}, {description: 'A day.'}],
    ['has the text of its schema last', {description: 'Of.', schema: Day}, BOTH],
    ['has the hint instead of an example, if it is real', REAL, {hint: 'The address.'}],
    ['with content has its media type and its example as JSON', JSON_CONTENT, OF_JSON],
  ])('%s.', (_, given, parameter) => {
    expect(parameterOf(given)).toMatchObject(parameter);
  });

  it.each<[key: keyof Parameter, unless: string, given: Partial<ParameterObject>]>([
    ['evidence', 'it is of a known kind', {'x-evidence': 'guessed'}],
    ['hint', 'it has no example', {description: ADDRESS, example: '1'}],
    ['placeholder', 'it is required', {schema: {type: 'string'}}],
    ['isSpecial', 'its schema is not plain', {}],
    ['realValues', 'they are an object', {'x-real-values': []}],
    ['examples', 'there are several or one has a text', {examples: {a: {value: 1}}}],
    ['style', 'it is beside a schema', {...JSON_CONTENT, style: 'deepObject'}],
  ])('has no %s unless %s.', (key, _, given) => {
    expect(parameterOf(given)).toBeDefined();
    expect(parameterOf(given)).not.toHaveProperty(key);
  });
});

describe('The example of a parameter', () => {
  it.each(yamlTable<[string, Partial<ParameterObject>, string[]]>`
    its own                    | {example: own, examples: {a: {value: by name}}, schema: {example: c}} | [own]
    else the first by name     | {examples: {a: {value: by name}, b: {value: b}}, schema: {example: c}} | [by name]
    else that of its schema    | {schema: {example: c, default: d}}           | [c]
    else the default           | {schema: {default: 20, enum: [1, 20]}}       | ['20']
    else the first value       | {schema: {enum: [open, closed]}}             | [open]
    else that of its items     | {schema: {type: array, items: {enum: [a]}}}  | [a]
    else of an alternative     | {schema: {oneOf: [{$ref: Day}, {const: a}]}} | ['2026-01-01']
    else of its fields         | {schema: {properties: {a: {enum: [x]}, b: {type: string}}}} | ['{"a":"x"}']
    none if a field has none   | {schema: {properties: {a: {enum: [x]}, b: {type: string}}, required: [b]}} | []
    else of its parts          | {schema: {allOf: [{properties: {a: {const: 1}}}, {properties: {b: {default: 2}}}]}} | ['{"a":1,"b":2}']
    each of several values     | {example: [a, 2, true]}                      | [a, '2', 'true']
    JSON if it is an object    | {example: {a: 1}}                            | ['{"a":1}']
    also false                 | {example: false}                             | ['false']
    also empty                 | {example: ''}                                | ['']
  `)('is %s.', (_, given, example) => {
    expect(parameterOf(given)?.example).toEqual(example);
  });

  it.each([
    [['a', 1], 'array', '["a",1]'],
    ['a', 'string', '"a"'],
    ['{"a": 1}', 'object', '{"a": 1}'],
  ])('%j of JSON is one text: an %s, %s.', (example, type, text) => {
    const content = {'application/json': {schema: {type}, example}};
    expect(parameterOf({schema: undefined, content})?.example).toEqual([text]);
  });

  it.each<[schema: ParameterObject['schema'], placeholder: RegExp]>([
    [{type: 'string'}, /^your-pet-id$/],
    [{type: 'array', items: {type: 'string'}}, /^your-pet-id$/],
    [{type: 'integer', minimum: 5}, /^5$/],
    [{type: 'string', format: 'uuid'}, /^[\da-f-]{36}$/],
  ])('is made up where a request needs it, as a placeholder: %j.', (schema, made) => {
    const parameter = parameterOf({in: 'path', schema});
    expect(parameter?.example).toEqual([]);
    expect(parameter?.placeholder?.join()).toMatch(made);
  });

  it('has others beside it if there are several, or one has a text.', () => {
    const several = yaml<ParameterObject['examples']>(
      '{list: {value: [a, b]}, far: {externalValue: x, description: Far.}}',
    );
    expect(parameterOf({examples: several})?.examples).toEqual([
      {name: 'list', value: 'a,b'},
      {name: 'far', description: 'Far.', value: 'x'},
    ]);
    const one = {a: {value: 'a', summary: 'A'}};
    expect(parameterOf({examples: one})?.examples).toEqual([{name: 'a', ...one.a}]);
  });
});

it.each(yamlTable<[string, Partial<ParameterObject>]>`
  none          | {style: form}
  none          | {schema: {type: array}}
  form          | {schema: {type: array}, explode: false}
  none          | {schema: {type: array}, explode: false, description: 'Names, separated by commas.'}
  simple        | {schema: {type: array}, in: header}
  pipeDelimited | {schema: {type: array}, style: pipeDelimited}
  form          | {schema: {type: object}}
  deepObject    | {schema: {type: object}, style: deepObject}
  matrix        | {in: path, style: matrix}
  none          | {in: query, style: matrix}
  none          | {in: query, style: deepObject}
`)('The style that a reader could not guess is shown: %s of %j.', (style, given) => {
  expect(parameterOf(given)?.style ?? 'none').toBe(style);
});

describe('The real values of a parameter', () => {
  it('are sent on their network only, or else the example.', () => {
    const sentBy = (given: Partial<ParameterObject>, network: string) =>
      knownValue(parameterOf({example: '1', ...given}) as Parameter, network);
    const real = {'x-real-values': {mainnet: 175, testnet: ['0xa', '0xb'], other: null}};
    expect(sentBy(real, 'mainnet')).toEqual(['175']);
    expect(sentBy(real, 'testnet')).toEqual(['0xa', '0xb']);
    expect(sentBy(real, 'other')).toEqual([]);
    expect(sentBy(real, 'constructor')).toEqual([]);
    expect(sentBy({}, 'mainnet')).toEqual(['1']);
  });

  it.each(table`
    tokenAddress | YOUR_TOKEN_ADDRESS
    NFTItem      | YOUR_NFTITEM
    $(x)         | YOUR_X
    値           | YOUR_VALUE
  `)('have a placeholder that is safe everywhere: %s', (name = '', placeholder) => {
    expect(placeholderOf({name})).toBe(placeholder);
  });
});
