import {expect, it} from 'vitest';
import {parse} from 'yaml';
import type {EtherscanSchema} from './action';
import {etherscanEvidence} from './evidence';
import {readEtherscan} from './read-etherscan';
import {fieldsOf} from './schema';

const schema = parse(`
type: array
description: Transactions.
items:
  type: object
  properties:
    hash: {type: string, description: A text.}
    logs:
      type: array
      description: Logs.
      x-evidence: inferred
      items:
        type: object
        properties:
          data: {type: string, description: A text.}
          topics: {type: array, description: Topics., x-evidence: documented, items: {type: string}}
`) as EtherscanSchema;

it('Fields in fields have a path, and the evidence of the field around them.', () => {
  const fields = fieldsOf(schema);
  expect(fields.map((field) => [field.path, field.type, field['x-evidence']])).toEqual([
    ['hash', 'string', undefined],
    ['logs', 'array of objects', 'inferred'],
    ['logs[].data', 'string', 'inferred'],
    ['logs[].topics', 'array of strings', 'documented'],
  ]);
});

it('A part without evidence counts like its action.', () => {
  const [action] = readEtherscan().actions;
  const parameter = {
    ...{name: 'address', required: true, description: 'Address.'},
    schema: {type: 'string'} as const,
  };
  const parameters = [parameter, {...parameter, 'x-evidence': 'source-2024' as const}];
  const own = {'x-evidence': 'seen-in-use', 'x-plan': 'Free', 'x-credits': 2} as const;
  expect(
    action && etherscanEvidence([{...action, ...own, parameters, result: schema}]),
  ).toEqual({
    actions: ['seen-in-use'],
    parameters: ['seen-in-use', 'source-2024'],
    fields: ['seen-in-use', 'inferred', 'inferred', 'documented'],
    prices: ['seen-in-use'],
  });
});
