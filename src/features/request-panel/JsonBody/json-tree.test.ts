import {describe, expect, it} from 'vitest';
import {compactJson, formatJson, parseJson} from './json-tree';
import {syntaxText} from './problem-text';

/** Returns the message of the first error, with the text before and after its place. */
function errorIn(text: string): [string, string, string] {
  const parsed = parseJson(text);
  if (!('problem' in parsed)) {
    throw new Error(`This is JSON: ${text}`);
  }
  const {start} = parsed.problem;
  return [text.slice(0, start), text.slice(start), syntaxText(parsed.problem)];
}

function formatted(text: string): string {
  const parsed = parseJson(text);
  return 'tree' in parsed ? formatJson(text, parsed.tree) : 'no JSON';
}

describe('parseJson', () => {
  it.each([
    '{}',
    ' [ ] ',
    '"a\\u00e9\\"\\\\"',
    '-0.5e+10',
    'null',
    '[true, false, {"a": {"__proto__": [1]}}]',
    '',
    '{',
    '{"a" 1}',
    '[1,]',
    '[01]',
    '[.5]',
    '[+1]',
    '[1.]',
    '[NaN]',
    '{a: 1}',
    "{'a': 1}",
    '{"a": 1} x',
    '"a\tb"',
    '"a\nb"',
    '"\\x"',
    '"\\u12"',
    '[1 2]',
    '[1}',
    '// a\n1',
    '\ufeff1',
    '\u00a01',
    '"\u2028"',
    '[1,,2]',
    ',',
    'truefalse',
  ])('decides like JSON.parse whether %j is JSON.', (text) => {
    let isJson = true;
    try {
      JSON.parse(text);
    } catch {
      isJson = false;
    }
    expect('tree' in parseJson(text)).toBe(isJson);
  });

  it.each([
    ['{"a": 1,}', '{"a": 1', 'Remove this comma: nothing follows it.'],
    ['{"a": 1 "b": 2}', '{"a": 1', 'A comma is missing here.'],
    ['{"a" 1}', '{"a"', 'A colon is missing after the name.'],
    ['{a: 1}', '{', 'Write names and texts in double quotes.'],
    ["['a']", '[', 'Write names and texts in double quotes.'],
    ['{"a": }', '{"a": ', 'A value is missing here.'],
    ['{"a": [1, 2', '{"a": ', 'This [ is not closed.'],
    ['[1}', '[1', 'This } closes nothing that is open here.'],
    ['{} {}', '{} ', 'The body ends before this. Remove the rest.'],
    [
      '{"a": "b\n}',
      '{"a": ',
      'This text is not closed: end it on its line, with a double quote.',
    ],
    ['"C:\\dir"', '"C:', 'JSON does not know \\d. Write a backslash as two.'],
    ['[007]', '[', '007 is not a number in JSON.'],
    ['[None]', '[', 'None is not a value. Write texts in double quotes.'],
    ['{"a": 1 // why\n}', '{"a": 1 ', 'JSON has no comments.'],
    ['{, "a": 1}', '{', 'The name of a property is missing here, in double quotes.'],
  ])('says at its place what is wrong in %j.', (text, before, message) => {
    expect(errorIn(text)).toEqual([before, text.slice(before.length), message]);
  });

  it('gives up on values that are nested too deep.', () => {
    expect(parseJson('['.repeat(100_000))).toEqual({isTooDeep: true});
  });
});

describe('formatJson', () => {
  it('indents by two spaces, and keeps numbers and strings as they are.', () => {
    const text = '{"a":[12345678901234567890,1.0,{}],"\\u0061":"\\/","b":[]}';
    expect(formatted(text)).toBe(
      '{\n  "a": [\n    12345678901234567890,\n    1.0,\n    {}\n  ],\n  "\\u0061": "\\/",\n  "b": []\n}',
    );
  });

  it('is the reverse of compactJson.', () => {
    const text = '{"a": [1, {"b": null}], "c": {}}';
    const indented = formatted(text);
    const parsed = parseJson(indented);
    expect('tree' in parsed && compactJson(indented, parsed.tree)).toBe(text);
  });
});
