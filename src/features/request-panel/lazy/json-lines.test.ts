import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  namesOf,
  readJson,
  scanJson,
  textPosition,
  visibleLines,
  type JsonLine,
} from './json-lines';

/** A scan that takes longer is in an endless loop. */
const HANGS_MS = 60_000;

function scan(text: string): JsonLine[] | number {
  const steps = scanJson(text);
  for (;;) {
    const {done, value} = steps.next();
    if (done) {
      return value;
    }
  }
}

function linesOf(text: string): JsonLine[] {
  const lines = scan(text);
  if (typeof lines === 'number') {
    throw new Error(`This is not JSON at ${lines}: ${text}`);
  }
  return lines;
}

function print(text: string, lines: readonly JsonLine[]): string {
  return lines
    .map((line) => {
      const name = text.slice(line.nameStart, line.nameEnd);
      const value = text.slice(line.start, line.end).replace(/\s/g, '');
      const shown = line.kind === 'string' ? text.slice(line.start, line.end) : value;
      return `${'  '.repeat(line.depth)}${name === '' ? '' : `${name}: `}${shown}${line.comma ? ',' : ''}`;
    })
    .join('\n');
}

describe('scanJson', () => {
  it.each([
    '{}',
    '[ ]',
    '1',
    'null',
    '"text with \\"quotes\\", : { and \\\\"',
    '{"a":[],"b":{}}',
    ' {"a" : [1, {"b":"c, d: {e}"}] , "f":null} ',
    '[true,false,-1.5,[[],[[1]]],{"":""}]',
  ])('splits %s like JSON.stringify.', (text) => {
    expect(print(text, linesOf(text))).toBe(JSON.stringify(JSON.parse(text), null, 2));
  });

  it('keeps numbers as received.', () => {
    const text = '[123456789012345678901234567890,1.10,1e400,-0]';
    expect(print(text, linesOf(text))).toBe(
      '[\n  123456789012345678901234567890,\n  1.10,\n  1e400,\n  -0\n]',
    );
  });

  it.each([
    ['', ''],
    [' ', ''],
    ['plain', 'plain'],
    ['<html>', '<html>'],
    ['{"a":', ''],
    ['{"a"}', '}'],
    ['{"a":1,}', '}'],
    ['{"a":1\n"b":2}', '"b":2}'],
    ['[1,]', ']'],
    ['[1 2]', '2]'],
    ['[1}', '}'],
    ['{a:1}', 'a:1}'],
    ['"open', ''],
    ['{"a":"op\\', ''],
    ['{"open', ''],
    ['{"line\nbreak":1}', '\nbreak":1}'],
    ['"line\nbreak"', '\nbreak"'],
    ['01', '1'],
    ['1 2', '2'],
    ['[1]]', ']'],
    ['nul', 'nul'],
    ['{,}', ',}'],
  ])('finds the first error of %j before %j.', (text, rest) => {
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(scan(text)).toBe(text.length - rest.length);
  });

  it('scans JSON that is nested deeper than the call stack.', {timeout: HANGS_MS}, () => {
    const depth = 100_000;
    const lines = linesOf('['.repeat(depth) + ']'.repeat(depth));
    expect(lines.length).toBe(2 * depth - 1);
  });

  it('links parents, and counts children.', () => {
    const text = '{"a":{"b":[1,2]},"c":3}';
    const lines = linesOf(text);
    const two = lines.find(({start}) => text[start] === '2');
    expect(two && namesOf(text, lines, two)).toEqual(['a', 'b']);
    expect(lines[0]).toMatchObject({close: lines.length - 1, count: 2, parent: -1});
    expect(visibleLines(lines, new Set())).toHaveLength(lines.length);
    expect(visibleLines(lines, new Set([1]))).toEqual([0, 1, 7, 8]);
  });
});

describe('readJson', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('reads JSON of many slices.', async () => {
    const values = Array.from({length: 50_000}, (_, index) => index);
    const lines = await readJson(JSON.stringify(values), new AbortController().signal);
    expect(lines).toHaveLength(50_002);
  });

  it('pauses after each 8 ms.', async () => {
    // With this clock, a slice of 2,000 lines takes 4 ms.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 4));
    const turns = vi.spyOn(globalThis, 'setTimeout');
    const values = Array.from({length: 50_000}, () => 1);
    await readJson(JSON.stringify(values), new AbortController().signal);
    expect(turns.mock.calls.length).toBeGreaterThan(10);
  });

  it('stops when the signal is aborted.', async () => {
    const controller = new AbortController();
    const values = Array.from({length: 500_000}, () => 1);
    const reading = readJson(JSON.stringify(values), controller.signal);
    controller.abort();
    await expect(reading).rejects.toThrow();
  });
});

describe('textPosition', () => {
  it.each([
    ['', 0, {line: 1, column: 1}],
    ['abc', 2, {line: 1, column: 3}],
    ['ab\ncd', 3, {line: 2, column: 1}],
    ['ab\n\ncd', 5, {line: 3, column: 2}],
    ['ab\n', 2, {line: 1, column: 3}],
  ])('converts, in %j, the offset %i.', (text, offset, position) => {
    expect(textPosition(text, offset)).toEqual(position);
  });
});
