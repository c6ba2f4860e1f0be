import {expect, it} from 'vitest';
import {requestOf} from './request';
import {readEtherscan} from './read-etherscan';

it('The request of an action has the values of the example in order, and the key.', () => {
  const actions = readEtherscan().actions;
  const [action] = actions.filter((one) => one.action === 'txlistinternal');
  const request = action && requestOf(action, 'https://api.example.com/api');
  // It has parameters without a value.
  expect(request?.query.map((pair) => pair.join('='))).toEqual([
    'module=account',
    'action=txlistinternal',
    'address=0xf172f38771f623a9c8daeba080e495a427f9c2ba',
    ...['page=1', 'offset=3', 'sort=desc'],
  ]);
  const value = {variable: 'KAIASCAN_API_KEY', meaning: 'key'};
  expect(request).toMatchObject({
    method: 'GET',
    url: 'https://api.example.com/api',
    credentials: [{kind: 'query', name: 'apikey', prefix: '', value}],
  });
});
