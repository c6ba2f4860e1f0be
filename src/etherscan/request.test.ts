import {expect, it} from 'vitest';
import {requestOf} from './request';
import {readEtherscan} from './read-etherscan';

const {actions} = readEtherscan();

it.each([
  [
    'tokentx',
    [
      ['module', 'account'],
      ['action', 'tokentx'],
      ['address', '0xf172f38771f623a9c8daeba080e495a427f9c2ba'],
      ['contractaddress', '0x2ca0f4917848ae0ce4d61e43231d91b068c5f3b5'],
      ['startblock', '175419300'],
      ['endblock', '175420300'],
      ['page', '1'],
      ['offset', '3'],
      ['sort', 'desc'],
    ],
  ],
  // It has parameters without a value.
  [
    'txlistinternal',
    [
      ['module', 'account'],
      ['action', 'txlistinternal'],
      ['address', '0xf172f38771f623a9c8daeba080e495a427f9c2ba'],
      ['page', '1'],
      ['offset', '3'],
      ['sort', 'desc'],
    ],
  ],
])(
  'The request of %s has the values of the example in order, and the key.',
  (name, query) => {
    const [action] = actions.filter((one) => one.action === name);
    expect(action && requestOf(action, 'https://api.example.com/api')).toEqual({
      method: 'GET',
      url: 'https://api.example.com/api',
      query,
      credentials: [
        {
          kind: 'query',
          name: 'apikey',
          prefix: '',
          value: {variable: 'KAIASCAN_API_KEY', meaning: 'key'},
        },
      ],
      accept: '*/*',
    });
  },
);
