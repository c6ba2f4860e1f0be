import {describe, expect, it} from 'vitest';
import {relationErrors} from './relations';
import {readKaiaDocument} from '@site/scripts/lib/kaia-document';
import {createReference} from '@site/src/openapi/reference';
import {
  describeApi,
  operationObject,
  parameterObject,
} from '@site/tests/fixtures/small-document';

function errorsOf(names: string[], values: Record<string, string>): unknown {
  const [operation] = createReference(
    describeApi({
      paths: {
        '/list': {
          get: operationObject('getList', {
            parameters: names.map((name) => parameterObject(name)),
          }),
        },
      },
    }),
  ).operations;
  const entries = Object.entries(values).map(([name, value]) => [`query.${name}`, value]);
  return relationErrors(
    operation?.parameters ?? [],
    Object.fromEntries(entries) as Record<string, string>,
  );
}

describe('relationErrors', () => {
  it.each([
    [['blockStart', 'blockEnd'], {blockStart: '200', blockEnd: '100'}],
    [['start_date', 'end_date'], {start_date: '2025-02-01', end_date: '2025-01-31'}],
    [['minPrice', 'maxPrice'], {minPrice: '10', maxPrice: '9'}],
  ])('rejects an end before the start of %o.', (names, values) => {
    const [start, end] = Object.entries(values);
    expect(errorsOf(names, values)).toEqual({
      [`query.${end?.[0]}`]: `This is before ${start?.[0]}, ${start?.[1]}.`,
    });
  });

  it.each([
    [['blockStart', 'blockEnd'], {blockStart: '9', blockEnd: '10'}],
    [['blockStart', 'blockEnd'], {blockStart: '10', blockEnd: '10'}],
    [['blockStart', 'blockEnd'], {blockStart: '200'}],
    [['blockStart', 'timeEnd'], {blockStart: '200', timeEnd: '100'}],
    [['start', 'end'], {start: 'b', end: 'a'}],
    [['fromAccount', 'toAccount'], {fromAccount: '7', toAccount: '3'}],
  ])('accepts %o with %o.', (names, values) => {
    expect(errorsOf(names, values)).toEqual({});
  });
});

describe('The description of the API', async () => {
  const {operations} = createReference((await readKaiaDocument()).document);
  const kaiaErrors = (id: string, values: Record<string, string>): unknown =>
    relationErrors(
      operations.find((operation) => operation.id === id)?.parameters ?? [],
      values,
    );

  it('says which parameters go together.', () => {
    const balance = 'getAccountTokenBalances';
    expect(
      kaiaErrors(balance, {'query.tokenType': 'TOKEN', 'query.filterType': 'date'}),
    ).toEqual({
      'query.contractAddress': 'Fill this in: it is required if tokenType is TOKEN.',
      'query.date': 'Fill this in: it is required if filterType is date.',
    });
    expect(
      kaiaErrors(balance, {'query.tokenType': 'KAIA', 'query.filterType': 'blockNumber'}),
    ).toEqual({
      'query.blockNumber': 'Fill this in: it is required if filterType is blockNumber.',
    });
  });

  it('says that one bound alone is ignored, for every list with a range.', () => {
    const ranged = operations.filter(({parameters}) =>
      parameters.some(({name}) => name === 'blockNumberStart'),
    );
    expect(ranged.length).toBeGreaterThan(5);
    for (const {id} of ranged) {
      expect([id, kaiaErrors(id, {'query.blockNumberStart': '7'})]).toEqual([
        id,
        {
          'query.blockNumberEnd':
            'Fill this in too, or empty blockNumberStart: they go together.',
        },
      ]);
      expect([id, kaiaErrors(id, {'query.blockNumberEnd': '7'})]).toEqual([
        id,
        {
          'query.blockNumberStart':
            'Fill this in too, or empty blockNumberEnd: they go together.',
        },
      ]);
    }
  });
});
