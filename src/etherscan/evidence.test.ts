import {describe, expect, it} from 'vitest';
import {etherscanEvidence} from './evidence';
import {knownFrom} from './known-from';
import {EVIDENCE_KINDS, type Evidence} from '@site/src/reference/evidence';

const sample = knownFrom('documented', {
  module: 'account',
  action: 'sample',
  summary: 'Sample',
  description: 'Returns a sample.',
  parameters: [
    {name: 'address', type: 'string', required: true, description: 'Address.'},
    {
      name: 'apikey',
      type: 'string',
      required: 'unknown',
      description: 'Key.',
      evidence: 'inferred',
    },
  ],
  result: {
    type: 'object',
    description: 'The sample.',
    fields: [
      {
        name: 'logs',
        type: 'array of objects',
        description: 'Logs.',
        fields: [
          {name: 'data', type: 'string', description: 'Data.'},
          {name: 'time', type: 'string', description: 'Time.', evidence: 'source-2024'},
        ],
      },
    ],
  },
  price: {plan: 'Free', credits: 2, evidence: 'seen-in-use'},
});

function countsOf(kinds: readonly Evidence[]): Record<Evidence, number> {
  return Object.fromEntries(
    EVIDENCE_KINDS.map((kind) => [kind, kinds.filter((found) => found === kind).length]),
  ) as Record<Evidence, number>;
}

describe('etherscanEvidence', () => {
  it('lists an entry for each action, parameter, nested field and price', () => {
    expect(etherscanEvidence([sample])).toEqual({
      actions: ['documented'],
      parameters: ['documented', 'inferred'],
      fields: ['documented', 'documented', 'source-2024'],
      prices: ['seen-in-use'],
    });
  });

  it('lists the 24 actions of the site without an argument', () => {
    expect(countsOf(etherscanEvidence().actions)).toEqual({
      documented: 5,
      'seen-in-use': 2,
      'source-2024': 4,
      inferred: 13,
    });
  });

  it('has no entries without actions', () => {
    expect(etherscanEvidence([])).toEqual({
      actions: [],
      parameters: [],
      fields: [],
      prices: [],
    });
  });
});
