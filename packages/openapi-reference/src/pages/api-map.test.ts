import {describe, expect, it} from 'vitest';
import {createReference} from './read-reference';
import type {OpenAPIDocument, SchemaObject, SchemaReference} from '../document/document';
import {createApiMap} from './api-map';
import {
  describeApi,
  operationObject,
  parameterObject,
  schemaRef,
} from '@site/tests/fixtures/small-document';
import {createPetstore} from '@site/tests/fixtures/petstore';

/** Returns what each operation needs, and what it gives: `{getBlock: ['Block number', ...]}`. */
function mapOf(more: Partial<OpenAPIDocument>): Record<string, [string, string[]]> {
  const {nodes = []} = createApiMap(createReference(describeApi(more))) ?? {};
  const calls = nodes.flatMap(({label, calls}) =>
    calls.map((call) => ({label, ...call})),
  );
  return Object.fromEntries(
    calls.map(({label, route, gives}) => [
      route.split('/').at(-1),
      [label, gives.map((node) => node.label).sort()],
    ]),
  ) as Record<string, [string, string[]]>;
}

/** A GET request that needs values in its path. */
function getting(id: string, names: string[], schema?: SchemaObject | SchemaReference) {
  const parameters = names.map((name) => parameterObject(name, {in: 'path'}));
  const content = schema && {'application/json': {schema}};
  const response = {description: 'OK', ...(content === undefined ? {} : {content})};
  return operationObject(id, {parameters, responses: {200: response}});
}

function object(properties: Record<string, SchemaObject>): SchemaObject {
  return {type: 'object', properties};
}

/** Names without digits, which do not tell words apart. */
const THINGS = ['a', 'b', 'c'].flatMap((a) =>
  ['v', 'w', 'x', 'y', 'z'].map((b) => `thing${a}${b}`),
);

describe('The map of an API', () => {
  it('finds the id of a thing in its own schema, in others, and in its collection.', () => {
    const text = {type: 'string'} as const;
    const texts = {type: 'array', items: text} as const;
    const pets = {type: 'array', items: schemaRef('PetView')};
    const visit = object({id: text, name: text, pet_ids: texts});
    const map = mapOf({
      paths: {
        '/pets': {get: getting('listPets', [], pets)},
        '/pets/{id}': {get: getting('getPet', ['id'])},
        '/visits': {get: getting('listVisits', [], visit)},
        '/owners': {get: getting('listOwners', [], object({id: text, name: text}))},
      },
      components: {schemas: {PetView: object({id: text})}},
    });
    expect(map).toEqual({
      'list-pets': ['', ['Pet ID']],
      'get-pet': ['Pet ID', []],
      'list-visits': ['', ['Pet ID']],
      'list-owners': ['', []],
    });
  });

  it('gives an item only together with what contains it.', () => {
    const issues = object({issue_number: {type: 'integer'}});
    const path = '/repos/{repo}/issues';
    const paths = {
      [path]: {get: getting('listIssues', ['repo'], issues)},
      [`${path}/{issueNumber}`]: {
        get: getting('getIssue', ['repo', 'issueNumber'], issues),
      },
      '/search': {get: getting('search', [], issues)},
    };
    const map = mapOf({paths});
    expect(map).toEqual({
      'list-issues': ['Repo', ['Repo + issue number']],
      'get-issue': ['Repo + issue number', []],
      search: ['', []],
    });
  });

  it('is left out if no response has what a parameter takes.', () => {
    expect(createApiMap(createPetstore())).toBeUndefined();
  });

  it('groups the operations of a large API, and keeps the best connected values.', () => {
    const id = {type: 'string'} as const;
    const paths = Object.fromEntries(
      THINGS.flatMap((thing) =>
        Array.from({length: 38}, (_, index) => {
          const answered = object({[`${thing}_id`]: id, thingbw_id: id});
          const operation = getting(`get${thing}${index}`, ['id'], answered);
          const get = {...operation, tags: [`group ${index % 30}`]};
          return [`/${thing}s/{id}/part${index}`, {get}];
        }),
      ),
    );
    const map = createApiMap(createReference(describeApi({paths})));
    expect(map?.nodes).toHaveLength(12);
    expect(map?.nodes[0]).toMatchObject({label: 'Thingbw ID', operations: 38});
    for (const {calls, operations} of map?.nodes ?? []) {
      expect(calls).toHaveLength(16);
      expect(calls.reduce((sum, {count = 1}) => sum + count, 0)).toBe(operations);
    }
  });
});
