import {expect, it} from 'vitest';
import {parseJson, printJson} from './json-tree';
import {syntaxText} from './problem-text';
import {treeOf} from '@site/tests/fixtures/body-schema';
import {cells, table} from '@site/tests/fixtures/table';

const LITERAL = cells`
  {} | [ ] | "a\u00e9\"\\" | -0.5e+10 | null | [true, false, {"a": {"__proto__": [1]}}]
  { | {"a" 1} | [1,] | [01] | [.5] | [+1] | [1.] | [NaN] | {a: 1} | {'a': 1} | {"a": 1} x
  "\x" | "\u12" | [1 2] | [1} | [1,,2] | , | truefalse
`;

it.each([
  ...[...LITERAL, '', ' [ ] ', '"a\tb"', '"a\nb"', '// a\n1'],
  ...['\ufeff1', '\u00a01', '"\u2028"'],
])('The parser decides like JSON.parse whether %j is JSON.', (text) => {
  let isJson = true;
  try {
    JSON.parse(text);
  } catch {
    isJson = false;
  }
  expect('tree' in parseJson(text)).toBe(isJson);
});

it.each([
  ...table`
    {"a": 1,}        | {"a": 1    | Remove this comma: nothing follows it.
    {"a": 1 "b": 2}  | {"a": 1    | A comma is missing here.
    {"a" 1}          | {"a"       | A colon is missing after the name.
    {a: 1}           | {          | Write names and texts in double quotes.
    ['a']            | [          | Write names and texts in double quotes.
    {"a":}           | {"a":      | A value is missing here.
    {"a":[1, 2       | {"a":      | This [ is not closed.
    [1}              | [1         | This } closes nothing that is open here.
    {}{}             | {}         | The body ends before this. Remove the rest.
    "C:\dir"         | "C:        | JSON does not know \d. Write a backslash as two.
    [007]            | [          | 007 is not a number in JSON.
    [None]           | [          | None is not a value. Write texts in double quotes.
    {"a":// why }     | {"a":      | JSON has no comments.
    {, "a": 1}       | {          | The name of a property is missing here, in double quotes.
  `,
  [
    '{"a":"b\n}',
    '{"a":',
    'This text is not closed: end it on its line, with a double quote.',
  ],
])('The error of %j is after %j: %s', (text, before, message) => {
  const parsed = parseJson(text);
  const {problem} = 'problem' in parsed ? parsed : {};
  expect(problem && [text.slice(0, problem.start), syntaxText(problem)]).toEqual([
    before,
    message,
  ]);
});

it('The parser gives up on values that are nested too deep.', () => {
  expect(parseJson('['.repeat(100_000) + ']'.repeat(100_000))).toEqual({isTooDeep: true});
});

it('JSON is indented by two spaces, with numbers and strings as they are, and back.', () => {
  const text = '{"a": [12345678901234567890, 1.0, {}], "\\u0061": "\\/", "b": []}';
  const indented = printJson(treeOf(text), '');
  expect(indented).toBe(
    '{\n  "a": [\n    12345678901234567890,\n    1.0,\n    {}\n  ],\n  "\\u0061": "\\/",\n  "b": []\n}',
  );
  expect(printJson(treeOf(indented))).toBe(text);
});
