import {expect, it} from 'vitest';
import {printJson, withoutExponents} from './print-json';

it('JSON has small and large numbers as digits.', () => {
  expect(printJson({price: 0.0000000275, dust: -1e-7, supply: 1.25e21})).toBe(
    '{\n  "price": 0.0000000275,\n  "dust": -0.0000001,\n  "supply": 1250000000000000000000\n}',
  );
});

it.each([
  ['["2.75e-8", "a \\" 1e-7"]', '["2.75e-8", "a \\" 1e-7"]'],
  ['[1e-300]', '[1e-300]'],
  ['[1.2345e2, 5e0, 1e+3, 12.5]', '[123.45, 5, 1000, 12.5]'],
])('The JSON %s without exponents is %s.', (json, text) => {
  expect(withoutExponents(json)).toBe(text);
});
