/*
 * Parses JSON with the place of each value, and says what is wrong where it is not JSON. Numbers stay
 * text, so integers of any size are exact.
 */

import {
  childrenOf,
  nameAt,
  parseLines,
  type JsonError,
  type ParsedJson,
} from '../lazy/json-lines';

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

type JsonText = {tree: JsonValue} | {problem: SyntaxProblem} | {isTooDeep: true};

/** Deeper values would exhaust the stack of the functions that walk the tree. */
const MAX_DEPTH = 200;

export function parseJson(text: string): JsonText {
  const parsed = parseLines(text);
  if (!('lines' in parsed)) {
    return {problem: explainError(text, parsed)};
  }
  return parsed.lines.some(({depth}) => depth > MAX_DEPTH)
    ? {isTooDeep: true}
    : {tree: createTree(parsed, 0)};
}

const EMPTY = {text: '', raw: '', members: [], items: []};

function createTree(json: ParsedJson, index: number): JsonValue {
  const {text, lines} = json;
  const {kind, start, end = 0, close = index} = lines[index] ?? {};
  const raw = text.slice(start, end);
  const place = {start: start ?? 0, end: lines[close]?.end ?? end};
  switch (kind) {
    case 'string':
      return {...EMPTY, ...place, kind, raw, text: JSON.parse(raw) as string};
    case 'number':
      return {...EMPTY, ...place, kind, raw, text: raw};
    case 'literal': {
      const literal = raw === 'null' ? 'null' : 'boolean';
      return {...EMPTY, ...place, kind: literal, raw, text: raw};
    }
  }
  const children = childrenOf(json, index);
  const valueOf = (child: number): JsonValue => createTree(json, child);
  if (!raw.startsWith('{')) {
    return {...EMPTY, ...place, kind: 'array', items: children.map(valueOf)};
  }
  const members = children.map((child) => {
    const start = lines[child]?.nameStart ?? 0;
    const rawName = nameAt(json, child);
    return {name: JSON.parse(rawName) as string, rawName, start, value: valueOf(child)};
  });
  return {...EMPTY, ...place, kind: 'object', members};
}

/** A character of what readers write for a number, a word or a name. */
const IN_WORD = /[^\s,:[\]{}"']/;

const WORD = new RegExp(`${IN_WORD.source}+`, 'y');

/** Says what is wrong at the first error of a text. */
function explainError(text: string, error: JsonError): SyntaxProblem {
  const {offset, expected, stringStart, bracket} = error;
  const problem = (
    kind: SyntaxProblem['kind'],
    start = offset,
    end = start + 1,
  ): SyntaxProblem => {
    const found = text.slice(start, end);
    return {kind, start, end: start + found.length, found};
  };
  const next = text[offset];
  if (stringStart !== undefined) {
    return next === undefined || /[\n\r]/.test(next)
      ? problem('string', stringStart, offset)
      : next === '\\'
        ? problem('escape', offset, offset + 2)
        : problem('control');
  }
  if (/^(?:\/[/*]|#)/.test(text.slice(offset, offset + 2))) {
    return problem('comment', offset, offset + (next === '#' ? 1 : 2));
  }
  if (next === undefined && bracket !== undefined) {
    return problem('open', bracket);
  }
  const lastEnd = text.slice(0, offset).trimEnd().length;
  // The scan stops inside of words that begin with a value, such as 01.
  let start = offset;
  while (expected === 'end' && IN_WORD.test(text[start - 1] ?? '')) {
    start -= 1;
  }
  const begun = text.slice(start, offset);
  WORD.lastIndex = start;
  const word = WORD.exec(text)?.[0] ?? '';
  if (expected === 'end' && (begun === '' || begun === word)) {
    return bracket === undefined
      ? problem('after', offset, text.length)
      : next === '}' || next === ']'
        ? problem('closed')
        : problem('comma', lastEnd, lastEnd);
  }
  if (expected === 'colon') {
    return problem('colon', lastEnd, lastEnd);
  }
  if (text[lastEnd - 1] === ',' && (next === '}' || next === ']')) {
    return problem('extraComma', lastEnd - 1);
  }
  if (next === "'" || (expected === 'name' && word !== '')) {
    return problem('quotes', offset, offset + Math.max(word.length, 1));
  }
  if (word === '') {
    return problem(expected === 'name' ? 'name' : 'value');
  }
  return problem(/^[-+.\d]/.test(word) ? 'number' : 'word', start, start + word.length);
}

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
  const [open, close] = kind === 'object' ? ['{', '}'] : ['[', ']'];
  return parts.length === 0 || inner === undefined
    ? `${open}${parts.join(', ')}${close}`
    : `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}
