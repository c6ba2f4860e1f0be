import {describe, expect, it} from 'vitest';
import {
  createValueLinks,
  groupLinks,
  linkUrl,
  linksForValue,
  type ValueLink,
} from './value-link';
import {createReference} from '@site/src/openapi/reference';
import {
  describeApi,
  operationObject,
  parameterObject,
} from '@site/tests/fixtures/small-document';

const ADDRESS = '0xf172f38771f623a9c8daeba080e495a427f9c2ba';
const HASH = '0x0084e6d51a208f576637be64122a093b6fa746929f4fbc4bbb132a0ef9316fda';

const LINKS: ValueLink[] = [
  {title: 'Block', route: '/b', kind: 'block', parameter: 'path.blockNumber'},
  {title: 'Token', route: '/t', kind: 'address', parameter: 'path.tokenAddress'},
  {title: 'Contract', route: '/c', kind: 'address', parameter: 'path.contractAddress'},
  {title: 'Account', route: '/a', kind: 'address', parameter: 'path.accountAddress'},
  {title: 'Transaction', route: '/x', kind: 'hash', parameter: 'path.transactionHash'},
];

function best(names: string[], text: string, isString = true): string | undefined {
  return linksForValue({names, text, isString}, LINKS)[0]?.title;
}

describe('linksForValue', () => {
  it.each([
    [['from'], ADDRESS, 'Account'],
    [['contract_address'], ADDRESS, 'Contract'],
    [['created_contract'], ADDRESS, 'Contract'],
    [['contract', 'address'], ADDRESS, 'Contract'],
    [['token_address'], ADDRESS, 'Token'],
    [['results', 'transaction_hash'], HASH, 'Transaction'],
    [['parent_hash'], HASH, undefined],
    [['topics'], HASH, undefined],
    [['data'], `${HASH}00`, undefined],
    [['name'], 'Kaia', undefined],
  ])('links %j to %s.', (names, text, title) => {
    expect(best(names, text)).toBe(title);
  });

  it.each([
    ['block_id', '7', 'Block'],
    ['blockNumberStart', '7', 'Block'],
    ['block_size', '7', undefined],
    ['block_number', '7.5', undefined],
    ['nonce', '7', undefined],
  ])('links the number %s %s to %s.', (name, text, title) => {
    expect(best([name], text, false)).toBe(title);
  });
});

describe('linkUrl', () => {
  it('fills in the value and the given network.', () => {
    const [block] = LINKS;
    expect(block && linkUrl(block, '7', 'kairos')).toBe(
      '/b?path.blockNumber=7&network=kairos',
    );
  });
});

describe('createValueLinks', () => {
  it('includes exactly the endpoints that need one address, hash or block.', () => {
    const address = parameterObject('accountAddress', {
      in: 'path',
      schema: {type: 'string', pattern: '^0x[0-9a-fA-F]{40}$'},
    });
    const block = parameterObject('blockNumber', {in: 'path', schema: {type: 'integer'}});
    const name = parameterObject('name', {required: true});
    const {operations, components} = createReference(
      describeApi({
        paths: {
          '/b/{blockNumber}/long': {get: operationObject('getB', {parameters: [block]})},
          '/a/{accountAddress}': {
            get: operationObject('getA', {
              parameters: [address, parameterObject('page')],
            }),
            put: operationObject('putA', {parameters: [address]}),
          },
          '/c/{accountAddress}': {
            get: operationObject('getC', {parameters: [address, name]}),
          },
          '/d': {get: operationObject('getD', {parameters: [name]})},
        },
      }),
    );
    const links = createValueLinks(operations, components);
    expect(links.map(({route, kind, parameter}) => [route, kind, parameter])).toEqual([
      ['/api/Other/get-a', 'address', 'path.accountAddress'],
      ['/api/Other/get-b', 'block', 'path.blockNumber'],
    ]);
  });
});

describe('groupLinks', () => {
  it('keeps the best link first, and groups the others.', () => {
    const link = (route: string): ValueLink => ({
      title: route,
      route,
      kind: 'address',
      parameter: 'path.address',
    });
    const [best, token, account, other] = [
      link('/api/Account/get-account'),
      link('/api/Token/get-token'),
      link('/api/Account/Key/get-keys'),
      link('/api/Token%20B/get-other'),
    ] as const;
    expect(groupLinks([best, token, account, other, token])).toEqual([
      {group: '', links: [best]},
      {group: 'Token', links: [token, token]},
      {group: 'Account', links: [account]},
      {group: 'Token B', links: [other]},
    ]);
    expect(groupLinks([])).toEqual([]);
  });
});
