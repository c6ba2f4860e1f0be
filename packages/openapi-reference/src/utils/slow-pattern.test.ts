import {expect, it} from 'vitest';
import {isSlowPattern} from './slow-pattern';
import {checkValue} from '../value/value-check';
import {parameterOf} from '@site/tests/fixtures/parameter';

const LENGTH = 40;

it.each([
  '^0x[0-9a-fA-F]{64}$',
  '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
  '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  '^((25[0-5]|2[0-4]\\d|[01]?\\d\\d?)\\.){3}(25[0-5]|2[0-4]\\d|[01]?\\d\\d?)$',
  ...['^[^@]+@[^@]+\\.[^@]+$', '^(?=.*[a-z])(?=.*\\d).{8,}$'],
  ...['^[(+*]*[)+*]*\\(\\+\\*\\)$', '.*name.*'],
])('A browser matches %s.', (pattern) => {
  expect(isSlowPattern(pattern, LENGTH)).toBe(false);
});

it.each([
  ...['^(a+)+$', '(?:(a+))+$', '^(?<name>(a*)b?)*$', '^(a|a)*$', '^(a|aa){40}$'],
  ...['^(((a|a){9}){9})$', 'a*a*a*a*a*b', '^(?:[^()]*(?:x{1,9}y)?)*$'],
  `^${'a?'.repeat(30)}${'a'.repeat(30)}$`,
])('%s is left to the API.', (pattern) => {
  expect(isSlowPattern(pattern, LENGTH)).toBe(true);
});

it('A pattern can be slow for a long text only.', () => {
  expect(isSlowPattern('.*a.*b.*', LENGTH)).toBe(false);
  expect(isSlowPattern('.*a.*b.*', 10_000)).toBe(true);
});

it('A value is not compared with a pattern that would take minutes.', () => {
  const constraints = [{keyword: 'pattern' as const, value: '(?:(a+))+$'}];
  const parameter = parameterOf({types: ['string'], constraints});
  expect(checkValue(parameter, {}, `${'a'.repeat(28)}!`)).toBeUndefined();
});
