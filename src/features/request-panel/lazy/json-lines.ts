/*
 * JSON as the lines that a reader sees, made without reading a number: every piece of text stays as
 * it was received. The lines hold places in the text and no pieces of it, so that an answer of some
 * megabytes takes little more memory than itself, and they are made slice by slice, so that the page
 * stays awake in between.
 */

/** What stands on a line, apart from the name and the comma. */
export type LineKind = 'open' | 'close' | 'string' | 'number' | 'literal' | 'empty';

/** A line of indented JSON. */
export interface JsonLine {
  kind: LineKind;
  depth: number;
  /** Places of the name with its quotes; both are 0 for what has none. */
  nameStart: number;
  nameEnd: number;
  /** Places of the value, or of the bracket. */
  start: number;
  end: number;
  /** Place of the line that opened what this one stands in; -1 for the outermost. */
  parent: number;
  /** Place of the line that closes what this one opens; its own place for all others. */
  close: number;
  /** How many values stand directly inside; 0 for what opens nothing. */
  count: number;
  /** Whether a comma follows. */
  comma: boolean;
}

/** How many lines a slice makes. */
const SLICE_LINES = 2_000;

/** How long the page may be kept busy in one go, in milliseconds. */
const BUSY_MS = 8;

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERAL = /true|false|null/y;

/**
 * Makes the lines of a text. Each step is a slice.
 *
 * @returns the lines; where the text is not JSON, the index of the first character that cannot be there.
 */
export function* scanJson(
  text: string,
): Generator<undefined, JsonLine[] | number, undefined> {
  const lines: JsonLine[] = [];
  const open: number[] = [];
  let place = skipSpace(text, 0);
  let name: [start: number, end: number] = [0, 0];
  for (;;) {
    if (lines.length % SLICE_LINES === SLICE_LINES - 1) {
      yield;
    }
    // Here a value begins.
    const line = readValue(text, place);
    if (line === undefined) {
      return errorIndex(text, place);
    }
    const parent = open.at(-1) ?? -1;
    const container = lines[parent];
    if (container !== undefined) {
      container.count += 1;
    }
    lines.push({
      ...line,
      depth: open.length,
      nameStart: name[0],
      nameEnd: name[1],
      parent,
      close: lines.length,
      count: 0,
      comma: false,
    });
    name = [0, 0];
    place = skipSpace(text, line.end);
    if (line.kind === 'open') {
      open.push(lines.length - 1);
    } else {
      // What ends here may end what it stands in, and so on.
      let after = endValue(text, place, lines, open);
      while (after === 'closed') {
        place = skipSpace(text, place + 1);
        after = endValue(text, place, lines, open);
      }
      if (after === 'wrong') {
        return place;
      }
      if (after === 'end') {
        return lines;
      }
      place = skipSpace(text, place + 1);
    }
    const current = open.at(-1);
    if (current !== undefined && text[lines[current]?.start ?? 0] === '{') {
      const end = stringEnd(text, place);
      if (end === undefined) {
        return errorIndex(text, place);
      }
      const colon = skipSpace(text, end);
      if (text[colon] !== ':') {
        return colon;
      }
      name = [place, end];
      place = skipSpace(text, colon + 1);
    }
  }
}

/** Does what `scanJson` does, and lets the page respond in between. */
export async function readJson(
  text: string,
  signal: AbortSignal,
): Promise<JsonLine[] | number> {
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

/** The names on the way to a line, its own last; places in lists have none. */
export function namesOf(
  text: string,
  lines: readonly JsonLine[],
  line: JsonLine,
): string[] {
  const names: string[] = [];
  for (let at: JsonLine | undefined = line; at !== undefined; at = lines[at.parent]) {
    if (at.nameEnd > 0) {
      names.unshift(text.slice(at.nameStart + 1, at.nameEnd - 1));
    }
  }
  return names;
}

/** The places of the lines that are seen when some of those that open are folded. */
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

function endValue(
  text: string,
  place: number,
  lines: JsonLine[],
  open: number[],
): 'next' | 'closed' | 'end' | 'wrong' {
  const current = open.at(-1);
  const last = lines.at(-1);
  const container = current === undefined ? undefined : lines[current];
  if (container === undefined || current === undefined || last === undefined) {
    return place === text.length ? 'end' : 'wrong';
  }
  if (text[place] === ',') {
    last.comma = true;
    return 'next';
  }
  if (text[place] !== (text[container.start] === '{' ? '}' : ']')) {
    return 'wrong';
  }
  open.pop();
  container.close = lines.length;
  lines.push({
    kind: 'close',
    depth: container.depth,
    nameStart: 0,
    nameEnd: 0,
    start: place,
    end: place + 1,
    parent: container.parent,
    close: lines.length,
    count: 0,
    comma: false,
  });
  return 'closed';
}

function readValue(
  text: string,
  start: number,
): {kind: LineKind; start: number; end: number} | undefined {
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

/** Where a string ends, behind its quote; `undefined` when it does not, or there is none. */
function stringEnd(text: string, start: number): number | undefined {
  if (text[start] !== '"') {
    return undefined;
  }
  const stop = stringStop(text, start);
  return text[stop] === '"' ? stop + 1 : undefined;
}

/** Where the text of a string stops: at its closing quote, or at what a string cannot hold. */
function stringStop(text: string, start: number): number {
  for (let place = start + 1; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code === 0x22 || code < 0x20) {
      return place;
    }
    if (code === 0x5c) {
      place += 1;
    }
  }
  return text.length;
}

/** What is wrong where a value or a name is expected: the string that does not end, or the place itself. */
function errorIndex(text: string, place: number): number {
  return text[place] === '"' ? stringStop(text, place) : place;
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
