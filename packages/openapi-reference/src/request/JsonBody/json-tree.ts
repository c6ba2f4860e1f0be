/*
 * Parses JSON with the place of each value, and says what is wrong where it is not JSON. Numbers stay
 * text, so integers of any size are exact.
 */

export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

/** A value with its offsets in the text. */
export interface JsonValue {
  kind: JsonKind;
  start: number;
  end: number;
  /** The characters of a string, or the literal text of another scalar. Empty for others. */
  text: string;
  /** A scalar as it is written. Empty for others. */
  raw: string;
  /** Members of an object, in the order of the text, with duplicate names. */
  members: JsonMember[];
  /** Items of an array. */
  items: JsonValue[];
}

export interface JsonMember {
  name: string;
  /** The name as it is written. */
  rawName: string;
  start: number;
  value: JsonValue;
}

/** What is wrong at a place. `found` is the word or character there. */
export interface SyntaxProblem {
  kind:
    | 'value'
    | 'name'
    | 'quotes'
    | 'colon'
    | 'comma'
    | 'extraComma'
    | 'open'
    | 'closed'
    | 'after'
    | 'string'
    | 'escape'
    | 'control'
    | 'number'
    | 'word'
    | 'comment';
  start: number;
  end: number;
  found: string;
}

export type JsonText = {tree: JsonValue} | {problem: SyntaxProblem} | {isTooDeep: true};

/** Deeper values would exhaust the stack of the functions that walk the tree. */
const MAX_DEPTH = 200;

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** What readers write for a number, a word or a name. */
const WORD = /[^\s,:[\]{}"']+/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

export function parseJson(text: string): JsonText {
  let offset = 0;

  const match = (pattern: RegExp): string => {
    pattern.lastIndex = offset;
    return pattern.exec(text)?.[0] ?? '';
  };
  const skipSpace = (): void => {
    offset += match(SPACE).length;
  };
  const fail = (kind: SyntaxProblem['kind'], start = offset, length = 1): never => {
    const found = text.slice(start, start + length);
    throw new JsonError({kind, start, end: start + found.length, found});
  };
  const checkComment = (): void => {
    if (/^(?:\/[/*]|#)/.test(text.slice(offset, offset + 2))) {
      fail('comment', offset, text[offset] === '#' ? 1 : 2);
    }
  };

  const readString = (): string => {
    const start = offset;
    offset += 1;
    for (;;) {
      const code = text.charCodeAt(offset);
      if (Number.isNaN(code) || code === 0x0a || code === 0x0d) {
        fail('string', start, offset - start);
      }
      if (code === 0x22) {
        offset += 1;
        return JSON.parse(text.slice(start, offset)) as string;
      }
      if (code < 0x20) {
        fail('control');
      }
      offset += code === 0x5c ? match(ESCAPE).length || fail('escape', offset, 2) : 1;
    }
  };

  const readScalar = (): Pick<JsonValue, 'kind' | 'text'> => {
    const start = offset;
    const word = match(WORD);
    if (text[offset] === "'") {
      fail('quotes');
    }
    if (/^[-+.\d]/.test(word)) {
      const number = match(NUMBER);
      if (number !== word) {
        fail('number', start, word.length);
      }
      offset += number.length;
      return {kind: 'number', text: number};
    }
    if (word === 'true' || word === 'false' || word === 'null') {
      offset += word.length;
      return {kind: word === 'null' ? 'null' : 'boolean', text: word};
    }
    return word === '' ? fail('value') : fail('word', start, word.length);
  };

  /** Reads the parts of an object or array with their commas. */
  const readParts = (close: string, readPart: () => void): void => {
    const opened = offset;
    offset += 1;
    skipSpace();
    if (text[offset] === close) {
      offset += 1;
      return;
    }
    for (;;) {
      checkComment();
      readPart();
      const end = offset;
      skipSpace();
      checkComment();
      const found = text[offset];
      if (found === close) {
        offset += 1;
        return;
      }
      if (found === undefined) {
        fail('open', opened);
      }
      if (found === ']' || found === '}') {
        fail('closed');
      }
      if (found !== ',') {
        fail('comma', end, 0);
      }
      const comma = offset;
      offset += 1;
      skipSpace();
      if (text[offset] === '}' || text[offset] === ']') {
        fail('extraComma', comma);
      }
      if (text[offset] === undefined) {
        fail('open', opened);
      }
    }
  };

  const readName = (): string => {
    if (text[offset] !== '"') {
      const word = match(WORD);
      return word === '' && text[offset] !== "'"
        ? fail('name')
        : fail('quotes', offset, Math.max(word.length, 1));
    }
    return readString();
  };

  const readValue = (depth: number): JsonValue => {
    skipSpace();
    checkComment();
    const value: JsonValue = {
      kind: 'null',
      start: offset,
      end: offset,
      text: '',
      raw: '',
      members: [],
      items: [],
    };
    if (depth > MAX_DEPTH) {
      throw new DepthError();
    }
    if (text[offset] === '{') {
      value.kind = 'object';
      readParts('}', () => {
        const start = offset;
        const name = readName();
        const nameEnd = offset;
        const rawName = text.slice(start, nameEnd);
        skipSpace();
        if (text[offset] !== ':') {
          fail('colon', nameEnd, 0);
        }
        offset += 1;
        value.members.push({name, rawName, start, value: readValue(depth + 1)});
      });
    } else if (text[offset] === '[') {
      value.kind = 'array';
      readParts(']', () => {
        value.items.push(readValue(depth + 1));
      });
    } else if (text[offset] === '"') {
      value.kind = 'string';
      value.text = readString();
    } else {
      Object.assign(value, readScalar());
    }
    value.end = offset;
    if (value.kind !== 'object' && value.kind !== 'array') {
      value.raw = text.slice(value.start, offset);
    }
    return value;
  };

  try {
    const tree = readValue(0);
    skipSpace();
    checkComment();
    return offset === text.length ? {tree} : fail('after', offset, text.length - offset);
  } catch (error) {
    if (error instanceof JsonError) {
      return {problem: error.problem};
    }
    if (error instanceof DepthError) {
      return {isTooDeep: true};
    }
    throw error;
  }
}

class JsonError extends Error {
  constructor(readonly problem: SyntaxProblem) {
    super();
  }
}

class DepthError extends Error {}

/** Returns the tree of a text. Undefined if it is not JSON, or nested too deep. */
export function treeOf(text: string): JsonValue | undefined {
  const parsed = parseJson(text);
  return 'tree' in parsed ? parsed.tree : undefined;
}

/**
 * Prints a value with lines that are indented by two spaces, or else on one line: `{"a": 1}`. Numbers and
 * strings stay as they are written.
 *
 * @param indent The indent of the line of the value.
 */
export function printJson(value: JsonValue, indent?: string): string {
  const {kind, members, items, raw} = value;
  if (kind !== 'object' && kind !== 'array') {
    return raw;
  }
  const inner = indent === undefined ? undefined : `${indent}  `;
  const parts = [
    ...members.map((member) => `${member.rawName}: ${printJson(member.value, inner)}`),
    ...items.map((item) => printJson(item, inner)),
  ];
  const [open, close] = kind === 'object' ? '{}' : '[]';
  return parts.length === 0 || inner === undefined
    ? `${open}${parts.join(', ')}${close}`
    : `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}
