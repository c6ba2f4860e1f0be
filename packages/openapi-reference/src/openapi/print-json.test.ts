import {describe, expect, it} from 'vitest';
import {printJson, withoutExponents} from './print-json';

describe('printJson', () => {
  it('writes small and large numbers as digits.', () => {
    expect(printJson({price: 0.0000000275, dust: -1e-7, supply: 1.25e21})).toBe(
      '{\n  "price": 0.0000000275,\n  "dust": -0.0000001,\n  "supply": 1250000000000000000000\n}',
    );
  });

  it('keeps texts that look like numbers, and numbers that are mostly zeros.', () => {
    const json = '["2.75e-8", "a \\" 1e-7", 1e-300]';
    expect(withoutExponents(json)).toBe(json);
  });

  it('moves the point inside the digits.', () => {
    expect(withoutExponents('[1.2345e2, 5e0, 1e+3, 12.5]')).toBe(
      '[123.45, 5, 1000, 12.5]',
    );
  });
});
