import {expect, it} from 'vitest';
import {valueKind} from './value-kind';

const ADDRESS = `0x${'aB3'.repeat(13)}f`;
const HASH = `0x${'9F'.repeat(32)}`;

it.each([
  [ADDRESS, 'address'],
  [ADDRESS.toUpperCase(), 'address'],
  [HASH, 'hash'],
  ['0', 'block'],
  ['188888888', 'block'],
])('%j is a value of the kind %s.', (text, kind) => {
  expect(valueKind(text)).toBe(kind);
});

it.each([
  ...['', ' ', ADDRESS.slice(0, -1), `${ADDRESS}0`, ADDRESS.slice(2)],
  ...[`0x${'g'.repeat(40)}`, HASH.slice(0, -1), `${HASH}0`, `${ADDRESS} ${ADDRESS}`],
  ...['block 1', '-1', '1.5', '1e3', '1,000', '٣', '1'.repeat(16), 'iso17'],
])('%j is a value of no kind.', (text) => {
  expect(valueKind(text)).toBeUndefined();
});
