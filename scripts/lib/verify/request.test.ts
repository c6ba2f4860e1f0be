import {describe, expect, it} from 'vitest';
import {createRequests} from './request';
import {readEtherscan} from '../../../src/etherscan/read-etherscan';
import type {OpenAPIDocument} from '../../../src/openapi/document';
import {describeItems} from '../../../tests/fixtures/verify/small-api';

const etherscan = readEtherscan();

const ORIGIN = 'https://api.example.com';

function requestsOf(
  document: OpenAPIDocument,
  options: Parameters<typeof createRequests>[2] = {},
) {
  return createRequests(document, etherscan, options);
}

/** The document of items, with more in the parameters of getItems. */
function withParameters(...more: object[]): OpenAPIDocument {
  const document = structuredClone(describeItems(ORIGIN));
  const parameters = document.paths['/items/{owner}']?.get?.parameters ?? [];
  more.forEach((fields, index) => Object.assign(parameters[index] ?? {}, fields));
  return document;
}

function itemsRequest(document: OpenAPIDocument) {
  const {requests} = requestsOf(document, {only: ['getItems']});
  const {url, query} = requests[0]?.request ?? {};
  return {url, query};
}

describe('createRequests', () => {
  it('returns the GET operations, and the actions whose parameters are known.', () => {
    const names = requestsOf(describeItems(ORIGIN)).requests.map(({name}) => name);
    expect(names).toEqual(
      expect.arrayContaining(['getItems', 'getCode', 'account/txlist']),
    );
    expect(names).not.toContain('putItem');
    expect(names).not.toContain('account/balance');
  });

  it('sends the examples of the parameters that samples send.', () => {
    expect(itemsRequest(describeItems(ORIGIN))).toEqual({
      url: `${ORIGIN}/items/example-owner`,
      query: [['page', '1']],
    });
  });

  it('sends a value that exists on the network instead of an example.', () => {
    const document = withParameters({'x-real-values': {mainnet: 'real'}});
    expect(itemsRequest(document)).toEqual({
      url: `${ORIGIN}/items/real`,
      query: [['page', '1']],
    });
  });

  it('names the operations that need a value that nobody knows.', () => {
    const document = withParameters({'x-real-values': {mainnet: 'real'}});
    const {requests, skipped} = requestsOf(document, {network: 'kairos'});
    expect(skipped).toEqual([
      {name: 'getItems', reason: 'no real value is known on kairos for owner'},
    ]);
    expect(requests.map(({name}) => name)).not.toContain('getItems');
    expect(requestsOf(document).skipped).toEqual([]);
  });

  it('sends the real values of an action, and skips it where there are none.', () => {
    const document = {
      ...describeItems(ORIGIN),
      'x-real-actions': {'account/txlist': {mainnet: {address: '0xreal', page: 1}}},
    };
    const only = ['account/txlist', 'contract/getabi'];
    const {requests, skipped} = requestsOf(document, {only});
    expect(requests.map(({request}) => request.query)).toEqual([
      [
        ['module', 'account'],
        ['action', 'txlist'],
        ['address', '0xreal'],
        ['page', '1'],
      ],
    ]);
    expect(skipped).toEqual([
      {
        name: 'contract/getabi',
        reason: 'no real value is known on mainnet for address',
      },
    ]);
  });

  it('sends to the first network, or the chosen one.', () => {
    const document = describeItems(ORIGIN);
    expect(requestsOf(document).network).toBe('mainnet');
    const {network, requests} = requestsOf(document, {
      network: 'kairos',
      only: ['getCode', 'account/txlist'],
    });
    expect(network).toBe('kairos');
    expect(requests.map(({request}) => request.url)).toEqual([
      `${ORIGIN}/kairos/code`,
      `${ORIGIN}/kairos/api`,
    ]);
  });

  it('rejects an unknown network or name, and lists the possible ones.', () => {
    const document = describeItems(ORIGIN);
    expect(() => requestsOf(document, {network: 'baobab'})).toThrow(
      'The description has no network "baobab": use one of mainnet, kairos.',
    );
    expect(() => requestsOf(document, {only: ['getCode', 'putItem', 'x/y']})).toThrow(
      /^There is no operation or action "putItem", "x\/y" to check: use getItems, getCode, account\/txlist, .*\.$/,
    );
  });

  it('names the operation whose schema is invalid.', () => {
    const document = describeItems(ORIGIN);
    Object.assign(document.components?.schemas ?? {}, {Base: {type: 'no type'}});
    expect(() => requestsOf(document)).toThrow(
      /^The schema of the response of getItems is invalid: /,
    );
  });
});
