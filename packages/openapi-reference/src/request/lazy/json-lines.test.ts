import {afterEach, expect, it, vi} from 'vitest';
import {parseLines, readJson, type JsonLine} from './json-lines';
import {parsedJson} from '@site/tests/fixtures/parsed-json';
import {table} from '@site/tests/fixtures/table';

function print(text: string): string {
  return parsedJson(text)
    .lines.map((line) => '  '.repeat(line.depth) + printLine(text, line))
    .join('\n');
}

function printLine(text: string, line: JsonLine): string {
  const {nameStart, nameEnd, start, end, kind, comma} = line;
  const name = nameStart === nameEnd ? '' : `${text.slice(nameStart, nameEnd)}: `;
  const value = text.slice(start, end);
  return `${name}${kind === 'string' ? value : value.replace(/\s/g, '')}${comma ? ',' : ''}`;
}

const manyValues = (count: number): string => `[1${',1'.repeat(count - 1)}]`;

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ...['{}', '[ ]', '1', 'null', '"text with \\"quotes\\", : { and \\\\"'],
  ...['{"a":[],"b":{}}', ' {"a" : [1, {"b":"c, d: {e}"}] , "f":null} '],
  '[true,false,-1.5,[[],[[1]]],{"":""}]',
])('JSON has the lines of JSON.stringify: %s', (text) => {
  expect(print(text)).toBe(JSON.stringify(JSON.parse(text), null, 2));
});

it.each([
  ...table`
    <html>     | <html>
    {"a":      |
    {"a"}      | }
    {"a":1,}   | }
    [1,]       | ]
    [1 2]      | 2]
    [1}        | }
    {a:1}      | a:1}
    {"a":"op\  | \
    {"a":"\x"} | \x"}
    {"open     |
    01         | 1
    1 2        | 2
    [1]]       | ]
    nul        | nul
    {,}        | ,}
  `,
  ['', ''],
  ['{"a":1\n"b":2}', '"b":2}'],
  ['{"line\nbreak":1}', '\nbreak":1}'],
])('The first error of %j is before %j.', (text, rest) => {
  expect(parseLines(text)).toMatchObject({offset: text.length - rest.length});
});

it('JSON can be nested deeper than the call stack.', {timeout: 60_000}, () => {
  const depth = 20_000;
  const {lines} = parsedJson('['.repeat(depth) + ']'.repeat(depth));
  expect(lines).toHaveLength(2 * depth - 1);
});

it('JSON is read in slices, with a pause after each 8 ms.', async () => {
  // With this clock, a slice of 2,000 lines takes 4 ms.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 4));
  const turns = vi.spyOn(globalThis, 'setTimeout');
  const read = await readJson(manyValues(50_000), new AbortController().signal);
  expect(read).toHaveProperty('lines.length', 50_002);
  expect(turns.mock.calls.length).toBeGreaterThan(10);
});

it('Reading stops when the signal is aborted.', async () => {
  const controller = new AbortController();
  const reading = readJson(manyValues(100_000), controller.signal);
  controller.abort();
  await expect(reading).rejects.toThrow();
});
