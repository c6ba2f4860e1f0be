import cloneDeep from 'lodash/cloneDeep';
import set from 'lodash/set';
import sortBy from 'lodash/sortBy';
import unset from 'lodash/unset';
import {describe, expect, it} from 'vitest';
import {compare, firstChanges} from './compare';
import {describe as describeDocument, type Described} from './versions';
import {repairDocument} from '#reference/pages/read-document';
import type {OpenAPIDocument} from '#reference/document/document';
import type {Change} from '#reference/changelog/change';
import {describePetstore, PETSTORE} from '../../../tests/fixtures/petstore';

/** What parts of a document become, by their paths; `undefined` removes them. */
type Edit = Record<string, unknown>;

async function read(document: unknown): Promise<Described> {
  return describeDocument((await repairDocument(document, PETSTORE)).document);
}

function edited(document: OpenAPIDocument, edit: Edit): OpenAPIDocument {
  const copy = cloneDeep(document);
  for (const [place, value] of Object.entries(edit)) {
    if (value === undefined) {
      unset(copy, place);
    } else {
      set(copy, place, value);
    }
  }
  return copy;
}

/** Returns the id and the sentence of each change, sorted. */
function lines(changes: readonly Change[]): string[] {
  return changes
    .map(({id, text, breaking}) => `${breaking ? 'breaking: ' : ''}${id} | ${text}`)
    .sort();
}

const LIST = 'paths./pets.get';
const ADD = 'paths./pets.post';
const BY_ID = 'paths./pets/{petId}.get.parameters[0]';
const PET = 'components.schemas.Pet';
const FIELDS = `${PET}.properties`;
const SCHEMES = 'components.securitySchemes';

const OK = {responses: {200: {description: 'OK.'}}};
const CODE = {tokenUrl: 'https://a.example/token', scopes: {}};
const IMPLICIT = {
  type: 'oauth2',
  flows: {implicit: {authorizationUrl: 'https://a.example/authorize', scopes: {}}},
};

const query = (name: string, type: string, more: object = {}) => ({
  ...{name, in: 'query', schema: {type}},
  ...more,
});

/** What is planted in the pet store, and each line that it makes. */
const EDITS: [
  name: string,
  edit: Edit,
  expected: string[],
  /** What both versions have beside the pet store. */
  start?: Edit,
][] = [
  ['nothing of another version of OpenAPI', {openapi: '3.0.4'}, []],
  [
    'what breaks programs',
    {
      'paths./health': undefined,
      'paths./healthz.get': {
        ...describePetstore().paths['/health']?.get,
        responses: {200: {description: 'Well.'}},
      },
      'paths./store/inventory': undefined,
      [`${LIST}.parameters`]: [
        query('tag', 'string'),
        query('owner', 'string', {required: true}),
      ],
      [`${LIST}.responses.200.content.application/json.schema`]: {
        type: 'object',
        properties: {pets: {type: 'array'}},
      },
      [`${BY_ID}.schema`]: {type: 'string', maxLength: 9},
      [`${FIELDS}.name.type`]: 'integer',
      [`${FIELDS}.status.enum`]: ['sold'],
      [`${PET}.required`]: ['name', 'status'],
      [`${FIELDS}.children`]: undefined,
      [`${FIELDS}.child`]: {type: 'string'},
    },
    [
      'breaking: getInventory/removed | The endpoint was removed: `GET /store/inventory`.',
      'breaking: health/path | The endpoint moved from `GET /health` to `GET /healthz`.',
      'breaking: health/responses.204/removed | The response `204` was removed.',
      'breaking: listPets/query.owner/added | The query parameter `owner` was added and is required.',
      'breaking: listPets/query.tags/removed | The query parameter `tags` was removed.',
      'breaking: listPets/responses.200/type | The type of the response `200` changed from `array` to `object`.',
      'breaking: getPetById/path.petId/type | The type of the path parameter `petId` changed from `integer` to `string`.',
      'breaking: getPetById/path.petId/maxLength | The `maxLength` of the path parameter `petId` was set to `9`.',
      'breaking: Pet/name/type | The type of the field `name` changed from `string` to `integer`.',
      'breaking: Pet/status/enum.removed | The value `available` of the field `status` was removed.',
      'breaking: Pet/status/required | The field `status` is now required.',
      'breaking: Pet/children/removed | The field `children` was removed.',
      'getPetById/path.petId/format | The `format` of the path parameter `petId` was removed; it was `int64`.',
      'health/responses.200/added | The response `200` was added.',
      'listPets/query.tag/added | The query parameter `tag` was added.',
      'listPets/responses.200.pets/added | The field `pets` of the response `200` was added.',
      'Pet/child/added | The field `child` was added.',
    ],
  ],
  [
    'a parameter that becomes required and a list no more, behind a new one',
    {
      [`${LIST}.parameters`]: [
        query('limit', 'integer'),
        query('tags', 'string', {required: true}),
      ],
    },
    [
      'breaking: listPets/query.tags/required | The query parameter `tags` is now required.',
      'breaking: listPets/query.tags/type | The type of the query parameter `tags` changed from `array` to `string`.',
      'listPets/query.limit/added | The query parameter `limit` was added.',
    ],
  ],
  [
    'an integer that programs send and that can be any number',
    {[`${BY_ID}.schema.type`]: 'number'},
    [
      'getPetById/path.petId/type | The type of the path parameter `petId` changed from `integer` to `number`.',
    ],
  ],
  [
    'what does not break programs',
    {
      'paths./dogs.get': {operationId: 'listDogs', ...OK},
      [`${LIST}.deprecated`]: true,
      [`${LIST}.x-credits`]: 3,
      [`${LIST}.summary`]: 'Find pets',
      [`${LIST}.parameters[0].x-evidence`]: 'inferred',
      [`${ADD}.x-plan`]: 'Basic',
      [`${ADD}.x-credits`]: 1,
      'servers[1]': {url: 'https://b.example.com'},
      [`${PET}.description`]: 'An animal.',
      [`${FIELDS}.name.example`]: 'Bella',
      [`${FIELDS}.status.deprecated`]: true,
      [`${FIELDS}.state`]: {type: 'string', description: 'New.'},
      'components.schemas.Dog': {type: 'object'},
    },
    [
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
  ],
  [
    'a description that lost its texts, plans and errors',
    {
      [`${LIST}.x-plan`]: undefined,
      [`${ADD}.x-credits`]: undefined,
      [`${LIST}.responses.400`]: undefined,
      [`${LIST}.description`]: undefined,
      [`${BY_ID}.example`]: undefined,
      [`${PET}.title`]: undefined,
      [`${PET}.description`]: undefined,
      [`${PET}.x-evidence`]: undefined,
      [`${FIELDS}.name.example`]: undefined,
      'components.schemas.Cat': undefined,
      // These are no changes of an endpoint or a schema.
      'tags[0].description': undefined,
      'servers[0].description': 'The main server.',
      [`${SCHEMES}.key.description`]: 'Your key.',
    },
    [
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
    {
      [`${LIST}.responses.400`]: {description: 'Wrong.'},
      [`${PET}.x-evidence`]: 'inferred',
    },
  ],
  [
    'other ways to sign in',
    {
      [`${SCHEMES}.old`]: undefined,
      [`${SCHEMES}.oauth.flows.clientCredentials`]: CODE,
      [`${SCHEMES}.oauth_implicit`]: IMPLICIT,
    },
    [
      'breaking: description/security.old/removed | The security scheme `old` was removed.',
      'description/security.oauth.flows.clientCredentials/added | The flow `clientCredentials` of the security scheme `oauth` was added.',
      'description/security.oauth_implicit/added | The security scheme `oauth_implicit` was added.',
    ],
    {[`${SCHEMES}.oauth`]: IMPLICIT, [`${SCHEMES}.old`]: IMPLICIT},
  ],
  [
    'renamed parameters of paths and endpoints without an operationId',
    {
      'paths./any/{id}/{many}': undefined,
      'paths./any/{id}/{action}.get': {...OK, summary: 'Get'},
      'paths./any/{id}.get': {...OK, summary: 'Get one', description: 'One.'},
      'paths./any/{id}.put': OK,
    },
    [
      'breaking: GET /any/{id}/{many}/removed | The endpoint was removed: `GET /any/{id}/{many}`.',
      'GET /any/{id}/{action}/added | The endpoint was added: `GET /any/{id}/{action}`.',
      'PUT /any/{id}/added | The endpoint was added: `PUT /any/{id}`.',
      'GET /any/{id}/title | The title changed from "Get" to "Get one".',
      'GET /any/{id}/texts | The description was added.',
    ],
    {
      'paths./any/{id}.get': {...OK, summary: 'Get'},
      'paths./any/{id}/{many}.get': {...OK, summary: 'Get'},
    },
  ],
];

describe('compare', () => {
  it.concurrent.each(EDITS)('reports %s.', async (_, edit, expected, start = {}) => {
    const before = edited(describePetstore(), start);
    const after = edited(before, edit);
    const changes = compare(await read(before), await read(after), 'api');
    expect(lines(changes)).toEqual([...expected].sort());
    expect(changes).toEqual(sortBy(changes, (change) => change.breaking !== true));
    // Whatever changed of the API, words about it are knowledge.
    const ids = changes.map(({id}) => id);
    const ofKnowledge = changes.filter(({kind}) => kind === 'knowledge');
    expect(ofKnowledge.map(({id}) => id)).toEqual(
      ids.filter((id) => /\/(title|texts|examples|evidence)$/.test(id)),
    );
    // A release has each id once.
    expect(new Set(ids).size).toBe(ids.length);
    const gone = changes.find(({id}) => id === 'getInventory/removed');
    expect(gone?.title).toBe(gone && 'Get inventory');
  });

  it('counts the texts of many endpoints and schemas in one line.', async () => {
    const places = Array.from({length: 11}, (_, index) => `paths./more/${index}.get`);
    const each = (of: object): Edit =>
      Object.fromEntries(places.map((place) => [place, of]));
    const before = edited(describePetstore(), each(OK));
    const after = edited(before, {
      ...each({...OK, description: 'New.'}),
      [`${PET}.description`]: 'New.',
    });
    const changes = compare(await read(before), await read(after), 'knowledge');
    expect(lines(changes)).toEqual([
      'description/texts | The descriptions of 11 endpoints and 1 schema were rewritten.',
    ]);
  });

  it('counts the endpoints and schemas of the first description.', async () => {
    expect(lines(firstChanges(await read(describePetstore())))).toEqual([
      'description/first | The first description of the API: 5 endpoints and 2 schemas.',
    ]);
  });
});
