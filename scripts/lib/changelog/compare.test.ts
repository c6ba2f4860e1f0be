import cloneDeep from 'lodash/cloneDeep';
import partition from 'lodash/partition';
import set from 'lodash/set';
import unset from 'lodash/unset';
import {describe, expect, it} from 'vitest';
import {compare, firstChanges} from './compare';
import {describe as describeDocument, type Described} from './versions';
import {repairDocument} from 'docusaurus-openapi-reference/openapi/read-document';
import type {Change} from 'docusaurus-openapi-reference/reference/change';
import {describePetstore, PETSTORE} from '../../../tests/fixtures/petstore';

type Document = Parameters<typeof set>[0];

async function read(document: unknown): Promise<Described> {
  return describeDocument((await repairDocument(document, PETSTORE)).document);
}

/** Returns the id and the sentence of each change, sorted. */
function lines(changes: readonly Change[]): string[] {
  return changes.map(({id, text}) => `${id} | ${text}`).sort();
}

const LIST = ['paths', '/pets', 'get'];
const JSON_TYPE = 'application/json';
const PET = ['components', 'schemas', 'Pet'];

const SCHEMES = ['components', 'securitySchemes'];
const IMPLICIT = {
  type: 'oauth2',
  flows: {implicit: {authorizationUrl: 'https://a.example/authorize', scopes: {}}},
};
const CODE = {tokenUrl: 'https://a.example/token', scopes: {}};
const OK = {responses: {200: {description: 'OK.'}}};

/** What is planted in the pet store, and each line that it makes. */
const EDITS: [
  name: string,
  edit: (document: Document) => void,
  expected: {breaking?: string[]; other?: string[]},
  /** What both versions have beside the pet store. */
  start?: (document: Document) => void,
][] = [
  [
    'nothing of another version of OpenAPI',
    (document) => set(document, ['openapi'], '3.0.4'),
    {},
  ],
  [
    'what breaks programs',
    (document) => {
      const {paths} = document as {paths: Record<string, unknown>};
      paths['/healthz'] = paths['/health'];
      delete paths['/health'];
      set(document, ['paths', '/healthz', 'get', 'responses'], {
        200: {description: 'Well.'},
      });
      unset(document, ['paths', '/store/inventory']);
      set(
        document,
        [...LIST, 'parameters'],
        [
          {name: 'tag', in: 'query', schema: {type: 'string'}},
          {name: 'owner', in: 'query', required: true, schema: {type: 'string'}},
        ],
      );
      set(document, [...LIST, 'responses', '200', 'content', JSON_TYPE, 'schema'], {
        type: 'object',
        properties: {pets: {type: 'array'}},
      });
      set(document, ['paths', '/pets/{petId}', 'get', 'parameters', '0', 'schema'], {
        type: 'string',
        maxLength: 9,
      });
      set(document, [...PET, 'properties', 'name', 'type'], 'integer');
      set(document, [...PET, 'properties', 'status', 'enum'], ['sold']);
      set(document, [...PET, 'required'], ['name', 'status']);
      unset(document, [...PET, 'properties', 'children']);
      set(document, [...PET, 'properties', 'child'], {type: 'string'});
    },
    {
      breaking: [
        'getInventory/removed | The endpoint was removed: `GET /store/inventory`.',
        'health/path | The endpoint moved from `GET /health` to `GET /healthz`.',
        'health/responses.204/removed | The response `204` was removed.',
        'listPets/query.owner/added | The query parameter `owner` was added and is required.',
        'listPets/query.tags/removed | The query parameter `tags` was removed.',
        'listPets/responses.200/type | The type of the response `200` changed from `array` to `object`.',
        'getPetById/path.petId/type | The type of the path parameter `petId` changed from `integer` to `string`.',
        'getPetById/path.petId/maxLength | The `maxLength` of the path parameter `petId` was set to `9`.',
        'Pet/name/type | The type of the field `name` changed from `string` to `integer`.',
        'Pet/status/enum.removed | The value `available` of the field `status` was removed.',
        'Pet/status/required | The field `status` is now required.',
        'Pet/children/removed | The field `children` was removed.',
      ],
      other: [
        'getPetById/path.petId/format | The `format` of the path parameter `petId` was removed; it was `int64`.',
        'health/responses.200/added | The response `200` was added.',
        'listPets/query.tag/added | The query parameter `tag` was added.',
        'listPets/responses.200.pets/added | The field `pets` of the response `200` was added.',
        'Pet/child/added | The field `child` was added.',
      ],
    },
  ],
  [
    'a parameter that becomes required and a list no more, behind a new one',
    (document) =>
      set(
        document,
        [...LIST, 'parameters'],
        [
          {name: 'limit', in: 'query', schema: {type: 'integer'}},
          {name: 'tags', in: 'query', required: true, schema: {type: 'string'}},
        ],
      ),
    {
      breaking: [
        'listPets/query.tags/required | The query parameter `tags` is now required.',
        'listPets/query.tags/type | The type of the query parameter `tags` changed from `array` to `string`.',
      ],
      other: ['listPets/query.limit/added | The query parameter `limit` was added.'],
    },
  ],
  [
    'what does not break programs',
    (document) => {
      set(document, ['paths', '/dogs', 'get'], {
        operationId: 'listDogs',
        responses: {200: {description: 'Dogs.'}},
      });
      set(document, [...LIST, 'deprecated'], true);
      set(document, [...LIST, 'x-credits'], 3);
      set(document, [...LIST, 'summary'], 'Find pets');
      set(document, [...LIST, 'parameters', '0', 'x-evidence'], 'inferred');
      set(document, ['paths', '/pets', 'post', 'x-plan'], 'Basic');
      set(document, ['paths', '/pets', 'post', 'x-credits'], 1);
      set(document, ['servers', '1'], {url: 'https://b.example.com'});
      set(document, [...PET, 'description'], 'An animal.');
      set(document, [...PET, 'properties', 'name', 'example'], 'Bella');
      set(document, [...PET, 'properties', 'status', 'deprecated'], true);
      set(document, [...PET, 'properties', 'state'], {
        type: 'string',
        description: 'New.',
      });
      set(document, ['components', 'schemas', 'Dog'], {type: 'object'});
    },
    {
      other: [
        'listDogs/added | The endpoint was added: `GET /dogs`.',
        'listPets/deprecated | The endpoint is deprecated.',
        'listPets/credits | The cost is now stated: 3 credits a call.',
        'listPets/title | The title changed from "List pets" to "Find pets".',
        'listPets/evidence | What is known of it has another evidence.',
        'add_pet/plan | The plan changed from `Gold` to `Basic`.',
        'add_pet/credits | The cost changed from 5 credits a call to 1 credit a call.',
        'description/servers.https://b.example.com/added | The server `https://b.example.com` was added.',
        'Pet/texts | The description was rewritten.',
        'Pet/examples | The examples changed.',
        'Pet/status/deprecated | The field `status` is deprecated.',
        'Pet/state/added | The field `state` was added.',
        'Dog/added | The schema was added.',
      ],
    },
  ],
  [
    'a description that lost its texts, plans and errors',
    (document) => {
      unset(document, [...LIST, 'x-plan']);
      unset(document, ['paths', '/pets', 'post', 'x-credits']);
      unset(document, [...LIST, 'responses', '400']);
      unset(document, [...LIST, 'description']);
      unset(document, ['paths', '/pets/{petId}', 'get', 'parameters', '0', 'example']);
      for (const keyword of ['title', 'description', 'x-evidence']) {
        unset(document, [...PET, keyword]);
      }
      unset(document, [...PET, 'properties', 'name', 'example']);
      unset(document, ['components', 'schemas', 'Cat']);
      // These are no changes of an endpoint or a schema.
      unset(document, ['tags', '0', 'description']);
      set(document, ['servers', '0', 'description'], 'The main server.');
      set(document, [...SCHEMES, 'key', 'description'], 'Your key.');
    },
    {
      other: [
        'listPets/plan | The plan is no longer stated; it was `Basic`.',
        'add_pet/credits | The cost is no longer stated; it was 5 credits a call.',
        'listPets/responses.400/removed | The response `400` was removed.',
        'listPets/texts | The description was removed.',
        'getPetById/examples | The examples were removed.',
        'Pet/title | The title changed from "A Pet" to "Pet".',
        'Pet/texts | The description was removed.',
        'Pet/examples | The examples were removed.',
        'Pet/evidence | What is known of it has another evidence.',
        'Cat/removed | The schema was removed.',
      ],
    },
    (document) => {
      set(document, [...LIST, 'responses', '400'], {description: 'Wrong.'});
      set(document, [...PET, 'x-evidence'], 'inferred');
    },
  ],
  [
    'other ways to sign in',
    (document) => {
      unset(document, [...SCHEMES, 'old']);
      set(document, [...SCHEMES, 'oauth', 'flows', 'clientCredentials'], CODE);
      set(document, [...SCHEMES, 'oauth_implicit'], IMPLICIT);
    },
    {
      breaking: [
        'description/security.old/removed | The security scheme `old` was removed.',
      ],
      other: [
        'description/security.oauth.flows.clientCredentials/added | The flow `clientCredentials` of the security scheme `oauth` was added.',
        'description/security.oauth_implicit/added | The security scheme `oauth_implicit` was added.',
      ],
    },
    (document) => {
      set(document, [...SCHEMES, 'oauth'], IMPLICIT);
      set(document, [...SCHEMES, 'old'], IMPLICIT);
    },
  ],
  [
    'renamed parameters of paths and endpoints without an operationId',
    (document) => {
      const {paths} = document as {paths: Record<string, unknown>};
      delete paths['/any/{id}/{many}'];
      paths['/any/{id}/{action}'] = {get: {...OK, summary: 'Get'}};
      set(paths, ['/any/{id}', 'get'], {...OK, summary: 'Get one', description: 'One.'});
      set(paths, ['/any/{id}', 'put'], OK);
    },
    {
      breaking: [
        'GET /any/{id}/{many}/removed | The endpoint was removed: `GET /any/{id}/{many}`.',
      ],
      other: [
        'GET /any/{id}/{action}/added | The endpoint was added: `GET /any/{id}/{action}`.',
        'PUT /any/{id}/added | The endpoint was added: `PUT /any/{id}`.',
        'GET /any/{id}/title | The title changed from "Get" to "Get one".',
        'GET /any/{id}/texts | The description was added.',
      ],
    },
    (document) => {
      for (const path of ['/any/{id}', '/any/{id}/{many}']) {
        set(document, ['paths', path, 'get'], {...OK, summary: 'Get'});
      }
    },
  ],
];

describe('compare', () => {
  it.concurrent.each(EDITS)(
    'reports %s.',
    async (_, edit, {breaking = [], other = []}, start) => {
      const before = describePetstore();
      start?.(before);
      const after = cloneDeep(before);
      edit(after);
      const changes = compare(await read(before), await read(after), 'api');
      const [first, rest] = partition(changes, (change) => change.breaking === true);
      expect(changes).toEqual([...first, ...rest]);
      expect(lines(first)).toEqual([...breaking].sort());
      expect(lines(rest)).toEqual([...other].sort());
      // Whatever changed of the API, words about it are knowledge.
      const ofKnowledge = changes.filter(({kind}) => kind === 'knowledge');
      expect(ofKnowledge.map(({id}) => id)).toEqual(
        changes
          .map(({id}) => id)
          .filter((id) => /\/(title|texts|examples|evidence)$/.test(id)),
      );
      // A release has each id once.
      expect(new Set(changes.map(({id}) => id)).size).toBe(changes.length);
      const gone = changes.find(({id}) => id === 'getInventory/removed');
      expect(gone?.title).toBe(gone && 'Get inventory');
    },
  );

  it('counts the texts of many endpoints and schemas in one line.', async () => {
    const before = describePetstore();
    for (let index = 0; index < 11; index += 1) {
      set(before, ['paths', `/more/${index}`, 'get', 'responses'], {200: {}});
    }
    const after = cloneDeep(before);
    for (let index = 0; index < 11; index += 1) {
      set(after, ['paths', `/more/${index}`, 'get', 'description'], 'New.');
    }
    set(after, [...PET, 'description'], 'New.');
    const changes = compare(await read(before), await read(after), 'knowledge');
    expect(changes.map(({id, text}) => [id, text])).toEqual([
      [
        'description/texts',
        'The descriptions of 11 endpoints and 1 schema were rewritten.',
      ],
    ]);
  });

  it('counts the endpoints and schemas of the first description.', async () => {
    expect(lines(firstChanges(await read(describePetstore())))).toEqual([
      'description/first | The first description of the API: 5 endpoints and 2 schemas.',
    ]);
  });
});
