import {describe, expect, it} from 'vitest';
import type {ParameterObject, Referenced} from '../../../src/openapi/document';
import {createParameters} from '../../../src/openapi/parameter';
import {formValueOf, type Parameter} from '../../../src/reference/parameter';
import {describeApi, parameterObject} from './small-document';

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
      ['query', ['Own.']],
      ['header', ['Another place.']],
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
  it('has a generated one if a request needs it.', () => {
    expect(parameterOf({required: true})?.example).toEqual(['string']);
    expect(parameterOf({'x-sample': true})?.example).toEqual(['string']);
  });

  it('has none if it is optional and may be any text.', () => {
    expect(parameterOf({})?.example).toEqual([]);
    expect(
      parameterOf({schema: {type: 'array', items: {type: 'string'}}})?.example,
    ).toEqual([]);
    expect(parameterOf({schema: {type: 'integer'}})?.example).toEqual(['0']);
  });
});

describe('the form value of a parameter', () => {
  it('is x-form-value, or each value of its list.', () => {
    expect(parameterOf({'x-form-value': 175419193})?.formValue).toEqual(['175419193']);
    expect(parameterOf({'x-form-value': ['0xa', '0xb']})?.formValue).toEqual([
      '0xa',
      '0xb',
    ]);
  });

  it('replaces the example in the form only.', () => {
    const parameter = parameterOf({required: true, example: '1', 'x-form-value': '2'});
    expect(parameter).toMatchObject({example: ['1'], formValue: ['2']});
    expect(parameter && formValueOf(parameter)).toBe('2');
  });

  it('is absent without a value that a form can show; the form has the example then.', () => {
    for (const value of [undefined, null, {a: 1}, [], [[]]]) {
      const parameter = parameterOf({example: ['1', '2'], 'x-form-value': value});
      expect(parameter).not.toHaveProperty('formValue');
      expect(parameter && formValueOf(parameter)).toBe('1,2');
    }
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
