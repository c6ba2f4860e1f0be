import {describe, expect, it} from 'vitest';
import type {OpenAPIDocument, OperationObject} from '../document/document';
import {createReference} from './read-reference';
import {
  describeApi,
  operationObject,
  parameterObject,
  schemaRef,
} from '@site/tests/fixtures/small-document';
import {table} from '@site/tests/fixtures/table';

const texts = (count: number): object =>
  Object.fromEntries(Array.from({length: count}, (_, n) => [`f${n}`, {type: 'string'}]));

const last = schemaRef('Inner');

const components = {
  schemas: {
    Small: {properties: {...texts(20), last}},
    Inner: {properties: texts(20)},
    Large: {properties: {...texts(70), last}},
    Huge: {properties: texts(150)},
  },
} as OpenAPIDocument['components'];

/** Returns the levels of the bodies of an operation: `body Small, 200 Small`. */
function levelsOf(bodies: string, more: Partial<OperationObject> = {}): string {
  const contents = bodies.split(', ').map((body) => {
    const [place = '', name = ''] = body.split(' ');
    const content = {'application/json': {schema: schemaRef(name)}};
    return [place, {description: 'OK', content}] as const;
  });
  const {body: requestBody, ...responses} = Object.fromEntries(contents);
  const request = requestBody === undefined ? {} : {requestBody};
  const post = operationObject('addBlock', {...request, responses, ...more});
  const reference = createReference(describeApi({paths: {'/a': {post}}, components}));
  const [operation] = reference.operations;
  const all = [operation?.requestBody, ...(operation?.responses ?? [])];
  return all
    .flatMap((one) => one?.contents.map(({node}) => node.levels ?? 'all') ?? [])
    .join(' ');
}

describe('The trees of an operation show', () => {
  it.each(table`
    everything if that is little                        | body Small, 200 Small            | all all
    as many levels as all of them may together          | body Small, 200 Small, 404 Small | 0 0 0
    the request and the success first                   | body Large, 200 Large, 404 Small | 0 -1 0
    the first of successes first                        | 200 Small, 201 Large, 400 Large  | 0 0 -1
    no body that has too many fields itself             | 200 Huge, 404 Small              | -1 0
  `)('%s: %s.', (_, bodies = '', levels) => {
    expect(levelsOf(bodies)).toBe(levels);
  });

  it('less beside parameters with long texts.', () => {
    const description = 'word '.repeat(50);
    const names = Array.from({length: 25}, (_, index) => `p${index}`);
    const parameters = names.map((name) => parameterObject(name, {description}));
    expect(levelsOf('body Small, 200 Inner')).toBe('all all');
    expect(levelsOf('body Small, 200 Inner', {parameters})).toBe('0 0');
  });
});
