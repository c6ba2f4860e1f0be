import {describe, expect, it} from 'vitest';
import type {ParameterObject, Referenced} from './document';
import {createParameters} from './parameter';
import {knownValue, type Parameter, placeholderOf} from '../reference/parameter';
import {
  describeApi,
  parameterObject,
  schemaRef,
} from '@site/tests/fixtures/small-document';
import {parseRichText} from './markdown';

const Day = {type: 'string', description: 'A day.', examples: ['2026-01-01', 'x']};

const document = describeApi({
  components: {
    parameters: {Page: parameterObject('page', {'x-sample': true, example: 1})},
    schemas: {Day},
  },
});

function parametersOf(
  operation: Referenced<ParameterObject>[],
  pathItem?: Referenced<ParameterObject>[],
): Parameter[] {
  return createParameters(document, pathItem, operation);
}

function parameterOf(more: Partial<ParameterObject>): Parameter | undefined {
  return parametersOf([parameterObject('petId', more)])[0];
}

type Row = [promise: string, given: Partial<ParameterObject>, parameter: object];

const JSON_CONTENT = {'application/json': {schema: {type: 'object'}, example: {a: 1}}};
const LIST = {type: 'array', items: {type: 'string'}};
const STATE = {enum: ['open', 'closed']};
const FILTER = {
  type: 'object',
  properties: {state: STATE, owner: {type: 'string'}},
};
const ADDRESS = 'The address. It has 40 digits.';

function ofSchema(schema: ParameterObject['schema']): Partial<ParameterObject> {
  return {schema};
}

describe('The parameters of an operation', () => {
  it('are those of the path first, and otherwise in the order of the document.', () => {
    const parameters = parametersOf([
      parameterObject('X-Trace', {in: 'header'}),
      parameterObject('b'),
      parameterObject('id', {in: 'path'}),
      parameterObject('a'),
      parameterObject('sid', {in: 'cookie'}),
    ]);
    expect(parameters.map(({name}) => name)).toEqual(['id', 'b', 'a', 'X-Trace', 'sid']);
  });

  it('replace those of its path that have their name and location.', () => {
    const parameters = parametersOf(
      [parameterObject('id', {description: 'Own.'})],
      [
        parameterObject('id', {description: 'Shared.'}),
        parameterObject('id', {in: 'header', description: 'Another place.'}),
      ],
    );
    expect(parameters.map(({description}) => description)).toEqual([
      'Own.',
      'Another place.',
    ]);
  });

  it('can be references.', () => {
    expect(parametersOf([{$ref: '#/components/parameters/Page'}])).toMatchObject([
      {name: 'page', example: ['1'], inSample: true},
    ]);
  });
});

describe('A parameter', () => {
  it.each<Row>([
    ['of a path is required.', {in: 'path'}, {required: true}],
    ['is optional otherwise.', {}, {required: false, inSample: false}],
    ['is in the samples if it is required.', {required: true}, {inSample: true}],
    ['is in the samples if x-sample says so.', {'x-sample': true}, {inSample: true}],
    ['says that it is deprecated.', {deprecated: true}, {deprecated: true}],
    ['has its evidence.', {'x-evidence': 'inferred'}, {evidence: 'inferred'}],
    [
      'has the text of its schema if it has none.',
      ofSchema(Day),
      {description: 'A day.'},
    ],
    [
      'has the text of a component if it has none.',
      ofSchema(schemaRef('Day')),
      {description: 'A day.', isSpecial: true},
    ],
    [
      'has the text of its schema behind its own, and what else the schema says.',
      {description: 'Since.', schema: Day},
      {description: parseRichText('Since.\n\nA day.'), isSpecial: true},
    ],
    [
      'does not repeat a text that has a page.',
      {description: 'Since.', schema: schemaRef('Day')},
      {description: 'Since.'},
    ],
    ['says a text once.', {description: 'A day.', schema: Day}, {description: 'A day.'}],
    ['has the first sentence as a hint.', {description: ADDRESS}, {hint: 'The address.'}],
    [
      'has the hint instead of the example of a required value that exists.',
      {description: ADDRESS, required: true, example: '1', 'x-real-values': {}},
      {hint: 'The address.'},
    ],
    ['of the query repeats its name for each value.', {}, {explode: true}],
    ['of a cookie repeats its name too.', {in: 'cookie'}, {explode: true}],
    ['of a path does not.', {in: 'path'}, {explode: false}],
    ['with pipes does not.', {style: 'pipeDelimited'}, {explode: false}],
    ['does what "explode" says.', {in: 'path', explode: true}, {explode: true}],
    [
      'with content has its media type and its example as JSON.',
      {schema: undefined, content: JSON_CONTENT},
      {mediaType: 'application/json', node: {types: ['object']}, example: ['{"a":1}']},
    ],
  ])('%s', (_, given, parameter) => {
    expect(parameterOf(given)).toMatchObject(parameter);
  });

  it.each<[promise: string, given: Partial<ParameterObject>, key: keyof Parameter]>([
    ['no unknown kind of evidence.', {'x-evidence': 'guessed'}, 'evidence'],
    ['no hint beside an example.', {description: ADDRESS, example: '1'}, 'hint'],
    ['no made-up value if it is optional.', ofSchema({type: 'string'}), 'placeholder'],
    ['nothing else to say of a plain schema.', {}, 'isSpecial'],
    ['no real values without an object of them.', {'x-real-values': []}, 'realValues'],
    ['no list of one example without a text.', {examples: {a: {value: 1}}}, 'examples'],
    [
      'no style beside its content.',
      {schema: undefined, content: JSON_CONTENT, style: 'deepObject'},
      'style',
    ],
    [
      'no style if its description says that it has commas.',
      {schema: LIST, explode: false, description: 'Names, separated by commas.'},
      'style',
    ],
  ])('has %s', (_, given, key) => {
    expect(parameterOf(given)).toBeDefined();
    expect(parameterOf(given)).not.toHaveProperty(key);
  });
});

describe('The example of a parameter', () => {
  const schema = {type: 'string', example: 'of the schema'};
  const examples = {first: {value: 'by name'}, second: {value: 'later'}};
  const textOf = (example: unknown, type: string): Partial<ParameterObject> => ({
    schema: undefined,
    content: {'application/json': {schema: {type}, example}},
  });

  it.each<[which: string, given: Partial<ParameterObject>, example: string[]]>([
    ['its own', {example: 'own', examples, schema}, ['own']],
    ['else the first by name', {examples, schema}, ['by name']],
    ['else that of its schema', {schema}, ['of the schema']],
    ['else the default', ofSchema({default: 20}), ['20']],
    ['else the first value', ofSchema(STATE), ['open']],
    ['else that of its items', ofSchema({type: 'array', items: STATE}), ['open']],
    ['else of an alternative', ofSchema({oneOf: [Day, {const: 'a'}]}), ['2026-01-01']],
    ['else of its fields', ofSchema(FILTER), ['{"state":"open"}']],
    [
      'nothing if a required field has none',
      ofSchema({...FILTER, required: ['owner']}),
      [],
    ],
    [
      'else of its parts',
      ofSchema({allOf: [FILTER, {properties: {page: {default: 1}}}]}),
      ['{"state":"open","page":1}'],
    ],
    ['each of several values', {example: ['a', 2, true]}, ['a', '2', 'true']],
    ['JSON if it is an object', {example: {a: 1}}, ['{"a":1}']],
    ['also false', {example: false}, ['false']],
    ['also empty', {example: ''}, ['']],
    ['a list as one text of JSON', textOf(['a', 1], 'array'), ['["a",1]']],
    ['a text of JSON in quotes', textOf('a', 'string'), ['"a"']],
    ['JSON as it is written', textOf('{"a": 1}', 'object'), ['{"a": 1}']],
  ])('is %s.', (_, given, example) => {
    expect(parameterOf(given)?.example).toEqual(example);
  });

  it.each<[schema: ParameterObject['schema'], placeholder: RegExp]>([
    [{type: 'string'}, /^your-pet-id$/],
    [LIST, /^your-pet-id$/],
    [{type: 'integer', minimum: 5}, /^5$/],
    [{type: 'string', format: 'uuid'}, /^[\da-f-]{36}$/],
  ])('is made up where a request needs it, as a placeholder: %j.', (given, made) => {
    const parameter = parameterOf({in: 'path', schema: given});
    expect(parameter?.example).toEqual([]);
    expect(parameter?.placeholder?.join()).toMatch(made);
  });

  it('has others beside it if there are several, or one has a text.', () => {
    const far = {externalValue: 'https://a.example/b', description: 'Far.'};
    expect(parameterOf({examples: {list: {value: ['a', 'b']}, far}})?.examples).toEqual([
      {name: 'list', value: 'a,b'},
      {name: 'far', description: 'Far.', value: 'https://a.example/b'},
    ]);
    expect(parameterOf({examples: {a: {value: 'a', summary: 'A'}}})?.examples).toEqual([
      {name: 'a', summary: 'A', value: 'a'},
    ]);
    expect(parameterOf({example: '1', examples: {a: {value: '9'}}})).toMatchObject({
      example: ['1'],
      examples: [{name: 'a', value: '9'}],
    });
  });
});

it.each<[given: Partial<ParameterObject>, style: string | undefined]>([
  [{style: 'form'}, undefined],
  [{schema: LIST}, undefined],
  [{schema: LIST, explode: false}, 'form'],
  [{schema: LIST, in: 'header'}, 'simple'],
  [{schema: LIST, style: 'pipeDelimited'}, 'pipeDelimited'],
  [{schema: {type: 'object'}}, 'form'],
  [{schema: {type: 'object'}, style: 'deepObject'}, 'deepObject'],
  [{in: 'path', style: 'matrix'}, 'matrix'],
  [{in: 'query', style: 'matrix'}, undefined],
  [{in: 'query', style: 'deepObject'}, undefined],
])('The style of %j is shown if a reader could not guess it: %s.', (given, style) => {
  expect(parameterOf(given)?.style).toBe(style);
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

  it.each([
    ['tokenAddress', 'YOUR_TOKEN_ADDRESS'],
    ['token_id', 'YOUR_TOKEN_ID'],
    ['NFTItem', 'YOUR_NFTITEM'],
    ['$(x)', 'YOUR_X'],
    ['値', 'YOUR_VALUE'],
  ])('have a placeholder that is safe everywhere: %s', (name, placeholder) => {
    expect(placeholderOf({name})).toBe(placeholder);
  });
});
