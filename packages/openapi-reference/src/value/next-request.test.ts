import {expect, it} from 'vitest';
import {createReference} from '../pages/read-reference';
import {findNextRequests} from './next-request';
import type {ValueLink} from './value-link';
import {describeOperation} from '@site/tests/fixtures/small-document';

it('The next requests are those that fit the values of the answer best, each once.', () => {
  const address = `0x${'ab'.repeat(20)}`;
  const example = {block_id: 7, size: 7, maker: address, team: {members: [address]}};
  const content = {'application/json': {example}};
  const responses = {200: {description: 'OK', content}};
  const [own] = createReference(describeOperation({responses})).operations;
  const link = (title: string, kind: ValueLink['kind'], route: string) => ({
    ...{title, kind, route},
    parameter: `path.${title}`,
  });
  const account = link('Account', 'address', '/api/Other/get-account');
  const token = link('Token', 'address', '/api/Other/get-token');
  const links = [link('Block', 'block', '/api/Other/get-a'), account, token];
  const {parameter: _, ...next} = account;
  expect(own && findNextRequests(own, links)).toEqual([
    {...next, paths: ['maker', 'team.members[]']},
  ]);
  expect(own && findNextRequests(own, [])).toEqual([]);
});
