import {describe, expect, it} from 'vitest';
import type {ParameterObject, Referenced} from './document';
import {createParameters} from './parameter';
import {knownValue, type Parameter, placeholderOf} from '@site/src/reference/parameter';
import {
  describeApi,
  parameterObject,
  schemaRef,
} from '@site/tests/fixtures/small-document';
import {parseRichText} from './markdown';

const document = describeApi({
  components: {
    parameters: {
      Page: parameterObject('page', {
        'x-sample': true,
        schema: {type: 'integer', default: 1},
      }),
    },
  },
});

function parametersOf(
  operation: Referenced<ParameterObject>[],
  pathItem?: Referenced<ParameterObject>[],
): Parameter[] {
  return createParameters(document, pathItem, operation);
}

function parameterOf(more: Partial<ParameterObject>): Parameter | undefined {
  return parametersOf([parameterObject('it', more)])[0];
}

it('Named examples beside another example are listed.', () => {
  const [parameter] = createParameters(describeApi(), undefined, [
    parameterObject('page', {example: '1', examples: {last: {value: '9'}}}),
  ]);
  expect(parameter).toMatchObject({
    example: ['1'],
    examples: [{name: 'last', value: '9'}],
  });
});

describe('createParameters', () => {
  it('lists path parameters first and otherwise keeps the document order.', () => {
    const parameters = parametersOf([
      parameterObject('X-Trace', {in: 'header'}),
      parameterObject('b'),
      parameterObject('id', {in: 'path', required: true}),
      parameterObject('a'),
      parameterObject('sid', {in: 'cookie'}),
    ]);
    expect(parameters.map(({name}) => name)).toEqual(['id', 'b', 'a', 'X-Trace', 'sid']);
  });

  it('merges those of path item and operation.', () => {
    const parameters = parametersOf([parameterObject('b')], [parameterObject('a')]);
    expect(parameters.map(({name}) => name)).toEqual(['a', 'b']);
  });

  it('lets operations override parameters of the path item by name and location.', () => {
    const parameters = parametersOf(
      [parameterObject('id', {description: 'Own.'})],
      [
        parameterObject('id', {description: 'Shared.'}),
        parameterObject('id', {in: 'header', description: 'Another place.'}),
      ],
    );
    expect(parameters.map(({in: place, description: text}) => [place, text])).toEqual([
      ['query', 'Own.'],
      ['header', 'Another place.'],
    ]);
  });

  it('resolves references.', () => {
    const [page] = parametersOf([{$ref: '#/components/parameters/Page'}]);
    expect(page).toMatchObject({name: 'page', example: ['1'], inSample: true});
  });

  it('treats path parameters as required.', () => {
    expect(parameterOf({in: 'path'})?.required).toBe(true);
    expect(parameterOf({in: 'query'})?.required).toBe(false);
  });

  it('includes required parameters and those with x-sample in samples.', () => {
    expect(parameterOf({required: true})?.inSample).toBe(true);
    expect(parameterOf({'x-sample': true})?.inSample).toBe(true);
    expect(parameterOf({})?.inSample).toBe(false);
  });

  it('keeps its deprecated flag and its evidence.', () => {
    expect(parameterOf({deprecated: true, 'x-evidence': 'inferred'})).toMatchObject({
      deprecated: true,
      evidence: 'inferred',
    });
    expect(parameterOf({'x-evidence': 'guessed'})).not.toHaveProperty('evidence');
  });

  it('accepts a parameter named like an inherited member.', () => {
    const names = ['__proto__', 'constructor', 'toString'];
    const parameters = parametersOf(names.map((name) => parameterObject(name)));
    expect(parameters.map(({name}) => name)).toEqual(names);
  });
});

describe('the example of a parameter', () => {
  it('is that of the parameter, else a named one, else that of the schema.', () => {
    const schema = {type: 'string', example: 'of the schema'};
    const examples = {first: {value: 'by name'}, second: {value: 'later'}};
    expect(parameterOf({example: 'own', examples, schema})?.example).toEqual(['own']);
    expect(parameterOf({examples, schema})?.example).toEqual(['by name']);
    expect(parameterOf({schema})?.example).toEqual(['of the schema']);
  });

  it('is the default or the first enum value if there is none.', () => {
    expect(parameterOf({schema: {default: 20}})?.example).toEqual(['20']);
    expect(parameterOf({schema: {enum: ['asc', 'desc']}})?.example).toEqual(['asc']);
  });

  it('has an entry per value, and objects as JSON.', () => {
    expect(parameterOf({example: ['a', 2, true]})?.example).toEqual(['a', '2', 'true']);
    expect(parameterOf({example: {a: 1}})?.example).toEqual(['{"a":1}']);
  });

  it('may be false, zero or empty.', () => {
    expect(parameterOf({example: false})?.example).toEqual(['false']);
    expect(parameterOf({example: 0})?.example).toEqual(['0']);
    expect(parameterOf({example: ''})?.example).toEqual(['']);
  });

  it('is that of the media type for a parameter with content.', () => {
    const content = {'application/json': {schema: {type: 'object'}, example: {a: 1}}};
    expect(parameterOf({schema: undefined, content})).toMatchObject({
      node: {types: ['object']},
      example: ['{"a":1}'],
    });
  });
});

describe('a parameter without an example', () => {
  it('has a made-up value if a request needs it, never as its example.', () => {
    expect(parameterOf({in: 'path'})).toMatchObject({
      example: [],
      placeholder: ['your-it'],
    });
    const made = (schema: ParameterObject['schema']) =>
      parametersOf([parameterObject('petId', {'x-sample': true, schema})])[0]
        ?.placeholder;
    expect(made({type: 'string'})).toEqual(['your-pet-id']);
    expect(made({type: 'array', items: {type: 'string'}})).toEqual(['your-pet-id']);
    expect(made({type: 'integer', minimum: 5})).toEqual(['5']);
    expect(made({type: 'string', format: 'uuid'})?.[0]).toMatch(/^[\da-f-]{36}$/);
  });

  it('has no value at all if it is optional.', () => {
    for (const type of ['string', 'integer', 'boolean', 'object', 'array']) {
      const parameter = parameterOf({schema: {type}});
      expect(parameter?.example).toEqual([]);
      expect(parameter).not.toHaveProperty('placeholder');
    }
  });

  it('has the values that the parts of its schema give, if none is missing.', () => {
    const state = {enum: ['open', 'closed']};
    const exampleOf = (schema: ParameterObject['schema']) =>
      parameterOf({schema})?.example;
    expect(exampleOf({type: 'array', items: state})).toEqual(['open']);
    expect(exampleOf({oneOf: [{type: 'string'}, {const: 'a'}]})).toEqual(['a']);
    const filter = {type: 'object', properties: {state, owner: {type: 'string'}}};
    expect(exampleOf(filter)).toEqual(['{"state":"open"}']);
    expect(exampleOf({...filter, required: ['owner']})).toEqual([]);
    expect(exampleOf({allOf: [filter, {properties: {page: {default: 1}}}]})).toEqual([
      '{"state":"open","page":1}',
    ]);
  });
});

describe('the style of a parameter', () => {
  const list = {type: 'array', items: {type: 'string'}};
  const object = {type: 'object'};

  it('is shown where a reader could not guess what is sent.', () => {
    const styleOf = (more: Partial<ParameterObject>) => parameterOf(more)?.style;
    expect(styleOf({style: 'form'})).toBeUndefined();
    expect(styleOf({schema: list})).toBeUndefined();
    expect(styleOf({schema: list, explode: false})).toBe('form');
    expect(styleOf({schema: list, in: 'header'})).toBe('simple');
    expect(styleOf({schema: list, style: 'pipeDelimited'})).toBe('pipeDelimited');
    expect(styleOf({schema: object})).toBe('form');
    expect(styleOf({schema: object, style: 'deepObject'})).toBe('deepObject');
    expect(styleOf({in: 'path', style: 'matrix'})).toBe('matrix');
  });

  it('is not shown for a list of which the description says that it has commas.', () => {
    const parameter = parameterOf({
      schema: list,
      explode: false,
      description: 'Names, separated by commas.',
    });
    expect(parameter).not.toHaveProperty('style');
    expect(parameter).not.toHaveProperty('isSpecial');
  });

  it('is the default of the location if that does not allow it.', () => {
    expect(parameterOf({in: 'query', style: 'matrix'})).not.toHaveProperty('style');
    expect(parameterOf({in: 'query', style: 'deepObject'})).not.toHaveProperty('style');
  });
});

describe('a parameter with content', () => {
  it('has an example in the text of its media type.', () => {
    const exampleOf = (example: unknown, type: string) =>
      parameterOf({
        schema: undefined,
        content: {'application/json': {schema: {type}, example}},
      })?.example;
    expect(exampleOf(['a', 1], 'array')).toEqual(['["a",1]']);
    expect(exampleOf('a', 'string')).toEqual(['"a"']);
    expect(exampleOf('{"a": 1}', 'object')).toEqual(['{"a": 1}']);
  });

  it('has its media type and no style.', () => {
    const content = {'application/json': {schema: {type: 'object'}}};
    const parameter = parameterOf({schema: undefined, content, style: 'deepObject'});
    expect(parameter?.mediaType).toBe('application/json');
    expect(parameter).not.toHaveProperty('style');
  });
});

describe('named examples', () => {
  it('are listed if there are several, or one has a text.', () => {
    const examplesOf = (examples: ParameterObject['examples']) =>
      parameterOf({examples: examples ?? {}})?.examples;
    expect(examplesOf({only: {value: 'a'}})).toBeUndefined();
    expect(examplesOf({only: {value: 'a', summary: 'First'}})).toEqual([
      {name: 'only', summary: 'First', value: 'a'},
    ]);
    expect(
      examplesOf({
        list: {value: ['a', 'b']},
        far: {externalValue: 'https://a.example/b', description: 'Far.'},
      }),
    ).toEqual([
      {name: 'list', value: 'a,b'},
      {name: 'far', description: 'Far.', value: 'https://a.example/b'},
    ]);
  });
});

describe('the real values of a parameter', () => {
  const known = (parameter: Parameter | undefined, network: string) =>
    parameter && knownValue(parameter, network);

  it('are those of x-real-values by network, each value of a list.', () => {
    const parameter = parameterOf({
      example: '1',
      'x-real-values': {mainnet: 175419193, kairos: ['0xa', '0xb'], other: null},
    });
    expect(parameter?.realValues).toEqual({
      mainnet: ['175419193'],
      kairos: ['0xa', '0xb'],
    });
    expect(known(parameter, 'kairos')).toEqual(['0xa', '0xb']);
    expect(known(parameter, 'other')).toEqual([]);
    expect(known(parameter, 'constructor')).toEqual([]);
  });

  it('are absent without an object; the example is sent then.', () => {
    for (const value of [undefined, null, 'x', []]) {
      const parameter = parameterOf({example: ['1', '2'], 'x-real-values': value});
      expect(parameter).not.toHaveProperty('realValues');
      expect(known(parameter, 'mainnet')).toEqual(['1', '2']);
    }
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

describe('the hint of a parameter', () => {
  const description = 'Address of the account. It has 40 digits.';

  it('is the first sentence of its description, if there is no example.', () => {
    expect(parameterOf({description})?.hint).toBe('Address of the account.');
    expect(parameterOf({description, example: '1'})).not.toHaveProperty('hint');
  });

  it('replaces the example of a required value that exists.', () => {
    const real = {description, example: '1', 'x-real-values': {}};
    expect(parameterOf({...real, required: true})?.hint).toBe('Address of the account.');
    expect(parameterOf(real)).not.toHaveProperty('hint');
  });
});

describe('explode of a parameter', () => {
  it('follows from its style.', () => {
    expect(parameterOf({in: 'query'})?.explode).toBe(true);
    expect(parameterOf({in: 'cookie'})?.explode).toBe(true);
    expect(parameterOf({in: 'path'})?.explode).toBe(false);
    expect(parameterOf({in: 'query', style: 'pipeDelimited'})?.explode).toBe(false);
  });

  it('is set by explode.', () => {
    expect(parameterOf({in: 'query', explode: false})?.explode).toBe(false);
    expect(parameterOf({in: 'path', explode: true})?.explode).toBe(true);
  });
});

describe('the description of a parameter', () => {
  const Date = {type: 'string', description: 'A day.', examples: ['2026-01-01', 'x']};

  function described(more: Partial<ParameterObject>): Parameter | undefined {
    const api = describeApi({components: {schemas: {Date}}});
    return createParameters(api, undefined, [parameterObject('it', more)])[0];
  }

  it('is that of its schema if it has none.', () => {
    expect(described({schema: Date})?.description).toBe('A day.');
    expect(described({schema: schemaRef('Date')})?.description).toBe('A day.');
  });

  it('is followed by that of its schema, unless that is the same or has a page.', () => {
    const since = {description: 'Since when.'};
    expect(described({...since, schema: Date})?.description).toEqual(
      parseRichText('Since when.\n\nA day.'),
    );
    expect(described({...since, schema: schemaRef('Date')})?.description).toBe(
      'Since when.',
    );
    expect(described({description: 'A day.', schema: Date})?.description).toBe('A day.');
  });

  it('has what else the schema says below it.', () => {
    expect(described({schema: Date})?.isSpecial).toBe(true);
    expect(described({schema: schemaRef('Date')})?.isSpecial).toBe(true);
    expect(described({schema: {type: 'string'}})).not.toHaveProperty('isSpecial');
  });
});
