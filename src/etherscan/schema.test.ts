import {expect, it} from 'vitest';
import type {EtherscanSchema} from './action';
import {etherscanEvidence} from './evidence';
import {readEtherscan} from './read-etherscan';
import {fieldsOf} from './schema';

const text = {type: 'string', description: 'A text.'} as const;

const schema: EtherscanSchema = {
  type: 'array',
  description: 'Transactions.',
  items: {
    type: 'object',
    properties: {
      hash: text,
      logs: {
        type: 'array',
        description: 'Logs.',
        'x-evidence': 'inferred',
        items: {
          type: 'object',
          properties: {
            data: text,
            topics: {
              type: 'array',
              description: 'Topics.',
              'x-evidence': 'documented',
              items: {type: 'string'},
            },
          },
        },
      },
    },
  },
};

it('Fields in fields have a path, and the evidence of the field around them.', () => {
  expect(
    fieldsOf(schema).map(({path, type, 'x-evidence': evidence}) => [
      path,
      type,
      evidence,
    ]),
  ).toEqual([
    ['hash', 'string', undefined],
    ['logs', 'array of objects', 'inferred'],
    ['logs[].data', 'string', 'inferred'],
    ['logs[].topics', 'array of strings', 'documented'],
  ]);
});

it('A part without evidence counts like its action.', () => {
  const [action] = readEtherscan().actions;
  const parameter = {
    name: 'address',
    required: true,
    description: 'Address.',
    schema: {type: 'string'},
  } as const;
  expect(
    action &&
      etherscanEvidence([
        {
          ...action,
          'x-evidence': 'seen-in-use',
          'x-plan': 'Free',
          'x-credits': 2,
          parameters: [parameter, {...parameter, 'x-evidence': 'source-2024'}],
          result: schema,
        },
      ]),
  ).toEqual({
    actions: ['seen-in-use'],
    parameters: ['seen-in-use', 'source-2024'],
    fields: ['seen-in-use', 'inferred', 'inferred', 'documented'],
    prices: ['seen-in-use'],
  });
});
