import {expect, it} from 'vitest';
import {createRequests, type RequestOptions} from './request';
import {readEtherscan} from '../../../src/etherscan/read-etherscan';
import type {OpenAPIDocument} from '#reference/document/document';
import {describeItems} from '../../../tests/fixtures/verify/small-api';

const etherscan = readEtherscan();

const ORIGIN = 'https://api.example.com';

/** The document of items, of which the first parameter has a value that exists on the mainnet. */
function withRealValue(): OpenAPIDocument {
  const document = describeItems(ORIGIN);
  const [owner] = document.paths['/items/{owner}']?.get?.parameters ?? [];
  Object.assign(owner ?? {}, {'x-real-values': {mainnet: 'real'}});
  return document;
}

/** Returns what is sent and what is skipped, by name. */
function requestsOf(document: OpenAPIDocument, options: RequestOptions = {}) {
  const {network, requests, skipped} = createRequests(document, etherscan, options);
  const sent = requests.map(({name, request: {url, query}}) => [
    name,
    `${url.replace(ORIGIN, '')}?${query.map((pair) => pair.join('=')).join('&')}`,
  ]);
  return {
    network,
    sent: Object.fromEntries(sent) as Record<string, string>,
    skipped: skipped.map(({name, reason}) => `${name}: ${reason}`),
  };
}

it('The GET operations are asked, and the actions whose parameters are known.', () => {
  const {network, sent, skipped} = requestsOf(describeItems(ORIGIN));
  expect(network).toBe('mainnet');
  // Of parameters, those that samples send, with their examples.
  expect(sent).toMatchObject({getItems: '/items/owner-a?page=1', getCode: '/code?'});
  expect(Object.keys(sent)).toContain('account/txlist');
  expect(Object.keys(sent)).not.toContain('putItem');
  expect(Object.keys(sent)).not.toContain('account/balance');
  expect(skipped).toEqual([]);
});

it('The chosen network is asked for values that exist there, and for no others.', () => {
  const document = {
    ...withRealValue(),
    'x-real-actions': {'account/txlist': {mainnet: {address: '0xreal', page: 1}}},
  };
  const only = ['getItems', 'getCode', 'account/txlist'];
  expect(requestsOf(document, {only})).toEqual({
    network: 'mainnet',
    sent: {
      getItems: '/items/real?page=1',
      getCode: '/code?',
      'account/txlist': '/api?module=account&action=txlist&address=0xreal&page=1',
    },
    skipped: [],
  });
  expect(requestsOf(document, {only, network: 'kairos'})).toEqual({
    network: 'kairos',
    sent: {getCode: '/kairos/code?'},
    skipped: [
      'getItems: no real value is known on kairos for owner',
      'account/txlist: no real value is known on kairos for address',
    ],
  });
});

it.each<[RequestOptions, RegExp]>([
  [{network: 'baobab'}, /^There is no network "baobab"\. Choose from: mainnet, kairos$/],
  [
    {only: ['getCode', 'putItem', 'x/y']},
    /^There is no operation or action "putItem"\. Choose from: getItems, getCode, account\/txlist, /,
  ],
])('The choice %j is rejected with the possible ones.', (options, message) => {
  expect(() => requestsOf(describeItems(ORIGIN), options)).toThrow(message);
});

it('An invalid schema is named with its operation.', () => {
  const document = describeItems(ORIGIN);
  Object.assign(document.components?.schemas ?? {}, {Base: {type: 'no type'}});
  expect(() => requestsOf(document)).toThrow(
    /^The schema of the response of getItems is invalid: /,
  );
});
