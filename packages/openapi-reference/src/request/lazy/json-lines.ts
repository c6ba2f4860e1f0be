/*
 * Splits JSON into the lines of its indented form. Values are not converted, so numbers and strings
 * are shown exactly as received. A line has offsets instead of text, so large responses need little
 * extra memory. Scanning pauses between slices, so the page stays responsive.
 */

/** The bracket or value on a line. `empty` is `{}` or `[]`. */
type LineKind = 'open' | 'close' | 'string' | 'number' | 'literal' | 'empty';

export interface JsonLine {
  kind: LineKind;
  depth: number;
  /** Offsets of the property name with its quotes. Both are 0 if there is none. */
  nameStart: number;
  nameEnd: number;
  start: number;
  end: number;
  /** Index of the line that opens the parent. -1 for the outermost value. */
  parent: number;
  /** Index of the line that closes this object or array, or the own index of other lines. */
  close: number;
  /** Number of direct children. */
  count: number;
  comma: boolean;
}

/** A text that is JSON, with its lines. */
export interface ParsedJson {
  text: string;
  lines: readonly JsonLine[];
}

/** The first error of a text that is not JSON. */
export interface JsonError {
  offset: number;
  /** What JSON has there. */
  expected: 'value' | 'name' | 'colon' | 'end';
  /** Offset of the string that the error is in. */
  stringStart?: number;
  /** Offset of the innermost bracket that is open there. */
  bracket: number | undefined;
}

/** Line and column, from 1. */
export interface TextPosition {
  line: number;
  column: number;
}

const SLICE_LINES = 2_000;

/** Longest time without a pause, in milliseconds. */
const BUSY_MS = 8;

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERAL = /true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/**
 * Splits a text into lines. Each step of the generator scans one slice.
 *
 * @returns the lines, or the first error if the text is not JSON.
 */
function* scanJson(
  text: string,
): Generator<undefined, ParsedJson | JsonError, undefined> {
  const lines: JsonLine[] = [];
  const open: number[] = [];
  const errorAt = (at: number, expected: JsonError['expected']): JsonError => {
    const error = {expected, bracket: lines[open.at(-1) ?? -1]?.start};
    return text[at] === '"' && (expected === 'value' || expected === 'name')
      ? {...error, stringStart: at, offset: stringStop(text, at)}
      : {...error, offset: at};
  };
  let offset = skipSpace(text, 0);
  let name: [start: number, end: number] = [0, 0];
  for (;;) {
    if (lines.length % SLICE_LINES === SLICE_LINES - 1) {
      yield;
    }
    const line = readValue(text, offset);
    if (line === undefined) {
      return errorAt(offset, 'value');
    }
    const parent = open.at(-1) ?? -1;
    const container = lines[parent];
    if (container !== undefined) {
      container.count += 1;
    }
    addLine(lines, {...line, depth: open.length, parent}, name);
    name = [0, 0];
    offset = skipSpace(text, line.end);
    if (line.kind === 'open') {
      open.push(lines.length - 1);
    } else {
      // Close finished parents.
      let after = endValue(text, offset, lines, open);
      while (after === 'closed') {
        offset = skipSpace(text, offset + 1);
        after = endValue(text, offset, lines, open);
      }
      if (after === 'wrong') {
        return errorAt(offset, 'end');
      }
      if (after === 'end') {
        return {text, lines};
      }
      offset = skipSpace(text, offset + 1);
    }
    const current = open.at(-1);
    if (current !== undefined && text[lines[current]?.start ?? 0] === '{') {
      const end = stringEnd(text, offset);
      if (end === undefined) {
        return errorAt(offset, 'name');
      }
      const colon = skipSpace(text, end);
      if (text[colon] !== ':') {
        return errorAt(colon, 'colon');
      }
      name = [offset, end];
      offset = skipSpace(text, colon + 1);
    }
  }
}

/** Reads a text with pauses. */
export async function readJson(
  text: string,
  signal: AbortSignal,
): Promise<ParsedJson | JsonError> {
  const scan = scanJson(text);
  for (;;) {
    const end = performance.now() + BUSY_MS;
    while (performance.now() < end) {
      const {done, value} = scan.next();
      if (done) {
        return value;
      }
    }
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
}

/** Reads a text at once. */
export function parseLines(text: string): ParsedJson | JsonError {
  const scan = scanJson(text);
  for (;;) {
    const {done, value} = scan.next();
    if (done) {
      return value;
    }
  }
}

/** Returns the property names from the root to a line. Array items have none. */
export function namesOf({text, lines}: ParsedJson, line: JsonLine): string[] {
  const names: string[] = [];
  for (
    let current: JsonLine | undefined = line;
    current !== undefined;
    current = lines[current.parent]
  ) {
    if (current.nameEnd > 0) {
      names.unshift(text.slice(current.nameStart + 1, current.nameEnd - 1));
    }
  }
  return names;
}

/** Returns the indexes of the lines of the direct children of a line. */
export function childrenOf({lines}: ParsedJson, parent: number): number[] {
  const found: number[] = [];
  const end = lines[parent]?.close ?? parent;
  for (let index = parent + 1; index < end; index = (lines[index]?.close ?? index) + 1) {
    found.push(index);
  }
  return found;
}

/** Returns the index of the line that has the value at a path of property names below a line. */
export function lineAt(
  json: ParsedJson,
  start: number,
  path: readonly string[],
): number | undefined {
  return path.reduce<number | undefined>((index, name) => {
    const quoted = JSON.stringify(name);
    return index === undefined
      ? undefined
      : childrenOf(json, index).find((child) => nameAt(json, child) === quoted);
  }, start);
}

/** Returns the name of the property of a line with its quotes. Empty if it has none. */
export function nameAt({text, lines}: ParsedJson, index: number): string {
  const {nameStart = 0, nameEnd = 0} = lines[index] ?? {};
  return text.slice(nameStart, nameEnd);
}

/** Returns the JSON of the value that begins on a line, as received. */
export function sourceAt({text, lines}: ParsedJson, index: number): string {
  const line = lines[index];
  return text.slice(line?.start, lines[line?.close ?? index]?.end);
}

export function visibleLines(
  lines: readonly JsonLine[],
  folded: ReadonlySet<number>,
): number[] {
  const visible: number[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    visible.push(index);
    if (folded.has(index)) {
      index = lines[index]?.close ?? index;
    }
  }
  return visible;
}

export function textPosition(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return {line, column: offset - before.lastIndexOf('\n')};
}

function endValue(
  text: string,
  offset: number,
  lines: JsonLine[],
  open: number[],
): 'next' | 'closed' | 'end' | 'wrong' {
  const current = open.at(-1);
  const last = lines.at(-1);
  const container = current === undefined ? undefined : lines[current];
  if (container === undefined || current === undefined || last === undefined) {
    return offset === text.length ? 'end' : 'wrong';
  }
  if (text[offset] === ',') {
    last.comma = true;
    return 'next';
  }
  if (text[offset] !== (text[container.start] === '{' ? '}' : ']')) {
    return 'wrong';
  }
  open.pop();
  container.close = lines.length;
  const {depth, parent} = container;
  addLine(lines, {kind: 'close', start: offset, end: offset + 1, depth, parent});
  return 'closed';
}

function addLine(
  lines: JsonLine[],
  line: Pick<JsonLine, 'kind' | 'start' | 'end' | 'depth' | 'parent'>,
  [nameStart, nameEnd]: [number, number] = [0, 0],
): void {
  lines.push({...line, nameStart, nameEnd, close: lines.length, count: 0, comma: false});
}

function readValue(
  text: string,
  start: number,
): Pick<JsonLine, 'kind' | 'start' | 'end'> | undefined {
  const first = text[start];
  if (first === '{' || first === '[') {
    const next = skipSpace(text, start + 1);
    return text[next] === (first === '{' ? '}' : ']')
      ? {kind: 'empty', start, end: next + 1}
      : {kind: 'open', start, end: start + 1};
  }
  const [kind, end] =
    first === '"'
      ? (['string', stringEnd(text, start)] as const)
      : /[-\d]/.test(first ?? '')
        ? (['number', matchEnd(NUMBER, text, start)] as const)
        : (['literal', matchEnd(LITERAL, text, start)] as const);
  return end === undefined ? undefined : {kind, start, end};
}

/** Returns the offset after the closing quote of a string, or undefined if there is none. */
function stringEnd(text: string, start: number): number | undefined {
  const stop = text[start] === '"' ? stringStop(text, start) : -1;
  return text[stop] === '"' ? stop + 1 : undefined;
}

/** Returns the offset of the closing quote, or of the first invalid character. */
function stringStop(text: string, start: number): number {
  let offset = start + 1;
  while (offset < text.length) {
    const code = text.charCodeAt(offset);
    const end = code === 0x5c ? matchEnd(ESCAPE, text, offset) : offset + 1;
    if (code === 0x22 || code < 0x20 || end === undefined) {
      return offset;
    }
    offset = end;
  }
  return text.length;
}

function matchEnd(pattern: RegExp, text: string, start: number): number | undefined {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function skipSpace(text: string, start: number): number {
  SPACE.lastIndex = start;
  SPACE.test(text);
  return SPACE.lastIndex;
}
