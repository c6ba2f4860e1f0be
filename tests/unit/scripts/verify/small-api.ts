import type {OpenAPIDocument} from '../../../../src/openapi/document';
import {etherscanActions} from '../../../../src/etherscan/actions';
import {type Check} from '../../../../scripts/lib/verify/check';
import {
  createRequests,
  type RequestOptions,
} from '../../../../scripts/lib/verify/request';
import {type Clock, type Run, runChecks} from '../../../../scripts/lib/verify/run';
import {createSend} from '../../../../scripts/lib/verify/send';
import {describeApi} from '../../openapi/small-document';

export const KEY = '6f1d0c3e-5a7b-4c2d-9e8f-0123456789ab';

/** An API with a list, whose rows refer to each other, and a text. */
export function describeItems(origin: string): OpenAPIDocument {
  return describeApi({
    servers: [
      {url: origin, 'x-network': 'mainnet'},
      {url: `${origin}/kairos`, 'x-network': 'kairos'},
    ],
    security: [{apiKey: []}],
    paths: {
      '/items/{owner}': {
        get: {
          operationId: 'getItems',
          parameters: [
            {
              name: 'owner',
              in: 'path',
              required: true,
              schema: {type: 'string'},
              example: 'example-owner',
            },
            {
              name: 'page',
              in: 'query',
              schema: {type: 'integer'},
              example: 1,
              'x-sample': true,
            },
            {name: 'filter', in: 'query', schema: {type: 'string'}, example: 'a'},
          ],
          responses: {
            '200': {
              content: {
                'application/json': {schema: {$ref: '#/components/schemas/Page'}},
              },
            },
          },
        },
        put: {operationId: 'putItem', responses: {'200': {description: 'OK'}}},
      },
      '/code': {
        get: {
          operationId: 'getCode',
          responses: {'200': {content: {'*/*': {schema: {type: 'string'}}}}},
        },
      },
    },
    components: {
      securitySchemes: {apiKey: {type: 'http', scheme: 'bearer'}},
      schemas: {
        Page: {
          type: 'object',
          required: ['results', 'paging'],
          properties: {
            results: {type: 'array', items: {$ref: '#/components/schemas/Item'}},
            paging: {
              type: 'object',
              required: ['total_count', 'last'],
              properties: {total_count: {type: 'integer'}, last: {type: 'boolean'}},
            },
            property: {type: 'object', additionalProperties: true},
          },
        },
        Item: {
          allOf: [
            {$ref: '#/components/schemas/Base'},
            {type: 'object', properties: {parent: {$ref: '#/components/schemas/Item'}}},
          ],
        },
        Base: {
          type: 'object',
          required: ['id', 'amount'],
          properties: {
            id: {type: 'string'},
            amount: {type: 'number'},
            kind: {type: 'string', enum: ['A', 'B']},
            isOpen: {type: 'boolean'},
            note: {type: 'string'},
            tags: {type: 'array', items: {type: 'string'}},
            colour: {anyOf: [{enum: ['red', 'blue']}, {type: 'string'}]},
            size: {oneOf: [{type: 'integer'}, {type: 'boolean'}]},
          },
        },
      },
    },
  } as unknown as OpenAPIDocument);
}

export function itemsBody() {
  return {
    results: [
      {id: 'a', amount: 1.5, kind: 'A', isOpen: true, tags: ['x'], colour: 'pink'},
      {id: 'b', amount: 2, note: 'b', size: 1, parent: {id: 'a', amount: 1}},
      {id: 'c', amount: -3e2},
    ],
    paging: {total_count: 3, last: true},
    property: {anything: [1, null]},
  };
}

/** A clock that does not wait: it jumps to the end of each wait. */
export function createClock(): Clock & {waits: number[]} {
  const waits: number[] = [];
  let now = Date.UTC(2026, 10, 21);
  return {
    waits,
    now: () => now,
    wait: (ms) => {
      waits.push(ms);
      now += ms;
      return Promise.resolve();
    },
  };
}

/** Sends the requests of a document, without waiting. */
export async function runDocument(
  document: OpenAPIDocument,
  options: RequestOptions = {},
  clock: Clock = createClock(),
): Promise<Run> {
  const {servers, requests} = createRequests(document, etherscanActions, options);
  return runChecks(requests, {send: createSend(KEY, servers), key: KEY, rate: 1, clock});
}

/** Returns the only check of a run. */
export function onlyCheck({checks}: Run): Check {
  const [check, ...more] = checks;
  if (check === undefined || more.length > 0) {
    throw new Error(`There are ${checks.length} checks.`);
  }
  return check;
}
