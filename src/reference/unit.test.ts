import {describe, expect, it} from 'vitest';
import {pebToKaia, unitPaths} from './unit';

describe('pebToKaia', () => {
  it.each([
    ['1000000000000000000', '1'],
    ['25000000000', '0.000000025'],
    ['1', '0.000000000000000001'],
    ['0', '0'],
    ['-1500000000000000000', '-1.5'],
    ['123456789012345678901234567890', '123456789012.34567890123456789'],
    ['0x5d21dba00', '0.000000025'],
  ])('converts %s peb to %s KAIA.', (peb, kaia) => {
    expect(pebToKaia(peb)).toBe(kaia);
  });

  it.each(['2.5e-8', '1.5', '', 'kaia', '0x'])(
    'does not accept %j as an amount in peb.',
    (text) => {
      expect(pebToKaia(text)).toBeUndefined();
    },
  );
});

describe('unitPaths', () => {
  it('finds amounts in arrays and recursive schemas.', () => {
    const components = {
      Call: {
        title: 'Call',
        slug: 'call',
        node: {
          properties: [
            {name: 'price', required: true, node: {unit: 'peb' as const}},
            {name: 'calls', required: true, node: {items: {ref: 'Call'}}},
            {name: 'size', required: true, node: {types: ['integer']}},
          ],
        },
      },
    };
    const page = {
      properties: [{name: 'results', required: true, node: {items: {ref: 'Call'}}}],
    };
    expect([...unitPaths(page, components)]).toEqual([['results.price', 'peb']]);
  });
});
