import {expect, it} from 'vitest';
import {
  createValueLinks,
  groupLinks,
  linkUrl,
  linksForValue,
  type ValueLink,
} from './value-link';
import {createReference} from '../openapi/reference';
import {
  describeApi,
  operationObject,
  parameterObject,
} from '@site/tests/fixtures/small-document';
import {table} from '@site/tests/fixtures/table';

const ADDRESS = `0x${'ab'.repeat(20)}`;
const HASH = `0x${'cd'.repeat(32)}`;

function link(title: string, kind: ValueLink['kind'], name: string): ValueLink {
  return {title, route: `/${title}`, kind, parameter: `path.${name}`};
}

const BLOCK = link('Block', 'block', 'blockNumber');
const LINKS = [
  BLOCK,
  link('Token', 'address', 'tokenAddress'),
  link('Contract', 'address', 'contractAddress'),
  link('Account', 'address', 'accountAddress'),
  link('Transaction', 'hash', 'transactionHash'),
];

it.each(table`
  string | from                      | ${ADDRESS} | Account
  string | contract_address          | ${ADDRESS} | Contract
  string | created_contract          | ${ADDRESS} | Contract
  string | contract address          | ${ADDRESS} | Contract
  string | token_address             | ${ADDRESS} | Token
  string | results transaction_hash  | ${HASH}    | Transaction
  string | parent_hash               | ${HASH}    | none
  string | topics                    | ${HASH}    | none
  string | data                      | ${HASH}00  | none
  string | name                      | Museum     | none
  number | block_id                  | 7          | Block
  number | blockNumberStart          | 7          | Block
  number | block_size                | 7          | none
  number | block_number              | 7.5        | none
  number | nonce                     | 7          | none
`)('The best link of the %s %s, %s, is %s.', (type, path = '', text = '', title = '') => {
  const value = {names: path.split(' '), text, isString: type === 'string'};
  expect(linksForValue(value, LINKS)[0]?.title ?? 'none').toBe(title);
});

it('A link fills in the value and the given network.', () => {
  expect(linkUrl(BLOCK, '7', 'test')).toBe('/Block?path.blockNumber=7&network=test');
});

it('Links lead to exactly the endpoints that need one address, hash or block.', () => {
  const pattern = '^0x[0-9a-fA-F]{40}$';
  const schema = {type: 'string', pattern};
  const address = parameterObject('accountAddress', {in: 'path', schema});
  const block = parameterObject('blockNumber', {in: 'path', schema: {type: 'integer'}});
  const name = parameterObject('name', {required: true});
  const taking = (id: string, ...parameters: (typeof name)[]) =>
    operationObject(id, {parameters});
  const {operations, components} = createReference(
    describeApi({
      paths: {
        '/b/{blockNumber}/long': {get: taking('getB', block)},
        '/a/{accountAddress}': {
          get: taking('getA', address, parameterObject('page')),
          put: taking('putA', address),
        },
        '/c/{accountAddress}': {get: taking('getC', address, name)},
        '/d': {get: taking('getD', name)},
      },
    }),
  );
  const links = createValueLinks(operations, components);
  expect(links.map(({route, kind, parameter}) => [route, kind, parameter])).toEqual([
    ['/api/Other/get-a', 'address', 'path.accountAddress'],
    ['/api/Other/get-b', 'block', 'path.blockNumber'],
  ]);
});

it('The best link is first, and the others are in their groups.', () => {
  const [best, token, account, other] = [
    ...['/api/Account/get-account', '/api/Token/get-token'],
    ...['/api/Account/Key/get-keys', '/api/Token%20B/get-other'],
  ].map((route) => ({...link('A', 'address', 'address'), route})) as [
    ValueLink,
    ...ValueLink[],
  ];
  const grouped = groupLinks([best, token, account, other, token] as ValueLink[]);
  expect(grouped).toEqual([
    {group: '', links: [best]},
    {group: 'Token', links: [token, token]},
    {group: 'Account', links: [account]},
    {group: 'Token B', links: [other]},
  ]);
  expect(groupLinks([])).toEqual([]);
});
