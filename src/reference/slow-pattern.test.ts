import {describe, expect, it} from 'vitest';
import type {Parameter} from './parameter';
import {isSlowPattern} from './slow-pattern';
import {checkValue} from './value-check';

const LENGTH = 40;

describe('isSlowPattern', () => {
  it.each([
    '^0x[0-9a-fA-F]{64}$',
    '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
    '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
    '^((25[0-5]|2[0-4]\\d|[01]?\\d\\d?)\\.){3}(25[0-5]|2[0-4]\\d|[01]?\\d\\d?)$',
    '^[^@]+@[^@]+\\.[^@]+$',
    '^(?=.*[a-z])(?=.*\\d).{8,}$',
    '^[(+*]*[)+*]*\\(\\+\\*\\)$',
    '.*name.*',
  ])('lets a browser match %s.', (pattern) => {
    expect(isSlowPattern(pattern, LENGTH)).toBe(false);
  });

  it.each([
    '^(a+)+$',
    '(?:(a+))+$',
    '^(?<name>(a*)b?)*$',
    '^(a|a)*$',
    '^(a|aa){40}$',
    '^(((a|a){9}){9})$',
    'a*a*a*a*a*b',
    `^${'a?'.repeat(30)}${'a'.repeat(30)}$`,
    '^(?:[^()]*(?:x{1,9}y)?)*$',
  ])('leaves %s to the API.', (pattern) => {
    expect(isSlowPattern(pattern, LENGTH)).toBe(true);
  });

  it('depends on the length of the text.', () => {
    expect(isSlowPattern('.*a.*b.*', LENGTH)).toBe(false);
    expect(isSlowPattern('.*a.*b.*', 10_000)).toBe(true);
  });
});

it('A value of a parameter is not compared with a pattern that would take minutes.', () => {
  const parameter: Parameter = {
    name: 'value',
    in: 'query',
    required: true,
    deprecated: false,
    description: '',
    node: {types: ['string'], constraints: [{keyword: 'pattern', value: '(?:(a+))+$'}]},
    example: [],
    explode: true,
    inSample: true,
  };
  expect(checkValue(parameter, {}, `${'a'.repeat(28)}!`)).toBeUndefined();
});
