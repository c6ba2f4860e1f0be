import {describe, expect, it} from 'vitest';
import type {OperationObject, SchemaObject} from './document';
import {createReference} from './reference';
import {
  describeApi,
  operationObject,
  parameterObject,
  schemaRef,
} from '@site/tests/fixtures/small-document';

/** A component schema with a number of fields, the last of which has fields of its own. */
function fields(count: number, last?: SchemaObject | {$ref: string}): SchemaObject {
  const names = Array.from({length: count}, (_, index) => `field${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, {type: 'string'}]));
  return {type: 'object', properties: {...properties, ...(last && {last})}};
}

const SCHEMAS = {
  Small: fields(20, schemaRef('Inner')),
  Inner: fields(20),
  Large: fields(70, schemaRef('Inner')),
  Huge: fields(150),
};

type Name = keyof typeof SCHEMAS;

/** Returns the levels of the bodies of an operation; undefined for all. */
function levelsOf(
  bodies: {request?: Name; responses?: Record<string, Name>},
  more: Partial<OperationObject> = {},
): Record<string, number | undefined> {
  const contentOf = (name: Name) => ({
    content: {'application/json': {schema: schemaRef(name)}},
  });
  const responses = Object.entries(bodies.responses ?? {}).map(([status, name]) => [
    status,
    {description: 'OK', ...contentOf(name)},
  ]);
  const {operations} = createReference(
    describeApi({
      paths: {
        '/blocks': {
          post: operationObject('addBlock', {
            responses: Object.fromEntries(responses),
            ...(bodies.request && {requestBody: contentOf(bodies.request)}),
            ...more,
          }),
        },
      },
      components: {schemas: SCHEMAS},
    }),
  );
  const {requestBody, responses: answers = []} = operations[0] ?? {};
  return {
    ...(requestBody && {body: requestBody.contents[0]?.node.levels}),
    ...Object.fromEntries(
      answers.map(({status, contents}) => [status, contents[0]?.node.levels] as const),
    ),
  };
}

describe('The trees of an operation', () => {
  it('show everything if that is little.', () => {
    expect(levelsOf({request: 'Small', responses: {200: 'Small'}})).toEqual({
      body: undefined,
      200: undefined,
    });
  });

  it('show as many levels as all of them may together.', () => {
    expect(levelsOf({request: 'Small', responses: {200: 'Small', 404: 'Small'}})).toEqual(
      {body: 0, 200: 0, 404: 0},
    );
  });

  it('show the request and the success first if not all fields fit.', () => {
    expect(levelsOf({request: 'Large', responses: {200: 'Large', 404: 'Small'}})).toEqual(
      {body: 0, 200: -1, 404: 0},
    );
    expect(levelsOf({responses: {200: 'Small', 201: 'Large', 400: 'Large'}})).toEqual({
      200: 0,
      201: 0,
      400: -1,
    });
  });

  it('show no body that has too many fields itself.', () => {
    expect(levelsOf({responses: {200: 'Huge', 404: 'Small'}})).toEqual({200: -1, 404: 0});
  });

  it('show less beside parameters with long texts.', () => {
    const bodies = {request: 'Small', responses: {200: 'Inner'}} as const;
    const parameters = Array.from({length: 25}, (_, index) =>
      parameterObject(`p${index}`, {description: 'word '.repeat(50)}),
    );
    expect(levelsOf(bodies)).toEqual({body: undefined, 200: undefined});
    expect(levelsOf(bodies, {parameters})).toEqual({body: 0, 200: 0});
  });
});
