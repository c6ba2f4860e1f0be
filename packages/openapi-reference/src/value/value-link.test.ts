import {expect, it} from 'vitest';
import {
  createValueLinks,
  groupLinks,
  linkUrl,
  linksForValue,
  type ValueLink,
} from './value-link';
import type {OpenAPIDocument} from '../document/document';
import {createReference} from '../pages/read-reference';
import {describeApi, yaml} from '@site/tests/fixtures/small-document';
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
  string | token_in contract_address | ${ADDRESS} | Contract
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
  const document = yaml<OpenAPIDocument>(`
paths:
  /b/{blockNumber}/long: {get: {operationId: getB, parameters: [
    {name: blockNumber, in: path, schema: {type: integer}}]}}
  /a/{account}:
    parameters: [&account {name: account, in: path, schema: {type: string, pattern: '^0x[0-9a-fA-F]{40}$'}}]
    get: {operationId: getA, parameters: [{name: page, in: query, schema: {type: string}}]}
    put: {operationId: putA}
  /c/{account}: {get: {operationId: getC, parameters: [*account, &name {name: name, in: query, required: true}]}}
  /d: {get: {operationId: getD, parameters: [*name]}}`);
  const {operations, components} = createReference(describeApi(document));
  const links = createValueLinks(operations, components);
  expect(links.map(({route, kind, parameter}) => [route, kind, parameter])).toEqual([
    ['/api/Other/get-a', 'address', 'path.account'],
    ['/api/Other/get-b', 'block', 'path.blockNumber'],
  ]);
});

it('The best link is first, and the others are in their groups.', () => {
  const to = (route: string) => ({...link('A', 'address', 'address'), route});
  const best = to('/api/Account/get-account');
  const token = to('/api/Token/get-token');
  const account = to('/api/Account/Key/get-keys');
  const other = to('/api/Token%20B/get-other');
  expect(groupLinks([best, token, account, other, token])).toEqual([
    {group: '', links: [best]},
    {group: 'Token', links: [token, token]},
    {group: 'Account', links: [account]},
    {group: 'Token B', links: [other]},
  ]);
  expect(groupLinks([])).toEqual([]);
});
