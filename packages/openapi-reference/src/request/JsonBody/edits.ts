import {compactJson, parseJson, type JsonMember, type JsonValue} from './json-tree';

/** Replaces a part of a text, and selects a part of the new text. */
export interface Edit {
  start: number;
  end: number;
  insert: string;
  selectStart: number;
  selectEnd: number;
}

export function applyEdit(text: string, {start, end, insert}: Edit): string {
  return text.slice(0, start) + insert + text.slice(end);
}

/** Replaces a whole text, and moves the cursor to its start. */
export function replaceAll(text: string, insert: string): Edit {
  return {start: 0, end: text.length, insert, selectStart: 0, selectEnd: 0};
}

/**
 * Adds a member to an object.
 *
 * @param json The value with an indent of two spaces.
 * @param order Names of the properties in the order of the schema: the member is added in its place.
 */
export function addMember(
  text: string,
  object: JsonValue,
  name: string,
  json: string,
  order: readonly string[],
): Edit {
  const rank = order.indexOf(name);
  const before =
    rank < 0
      ? object.members.at(-1)
      : object.members.filter((member) => order.indexOf(member.name) < rank).at(-1);
  return insertPart(
    text,
    object,
    object.members.map(({start, value}) => ({start, end: value.end})),
    before === undefined ? 0 : object.members.indexOf(before) + 1,
    `${JSON.stringify(name)}: `,
    json,
  );
}

/** Adds an item at the end of an array. */
export function addItem(text: string, array: JsonValue, json: string): Edit {
  return insertPart(text, array, array.items, array.items.length, '', json);
}

/** Removes a member of an object or an item of an array, with its comma. */
export function removePart(holder: JsonValue, index: number): Edit {
  const parts = holder.kind === 'object' ? holder.members.map(memberRange) : holder.items;
  const [previous, part, next] = [parts[index - 1], parts[index], parts[index + 1]];
  const [start, end] =
    previous !== undefined
      ? [previous.end, part?.end ?? previous.end]
      : next !== undefined
        ? [part?.start ?? next.start, next.start]
        : [holder.start + 1, holder.end - 1];
  return {start, end, insert: '', selectStart: start, selectEnd: start};
}

/** Replaces a value. Its line keeps its indent. */
export function replaceValue(text: string, value: JsonValue, json: string): Edit {
  const insert = json.replaceAll('\n', `\n${indentAt(text, value.start)}`);
  return {
    start: value.start,
    end: value.end,
    insert,
    ...selectionIn(insert, value.start, 0),
  };
}

function memberRange({start, value}: JsonMember): {start: number; end: number} {
  return {start, end: value.end};
}

/** Inserts a part in the way in which the parts beside it are written: on lines of their own, or not. */
function insertPart(
  text: string,
  holder: JsonValue,
  parts: readonly {start: number; end: number}[],
  index: number,
  label: string,
  json: string,
): Edit {
  const previous = parts[index - 1];
  const next = parts[index];
  const beside = next ?? previous;
  if (beside === undefined) {
    const outer = indentAt(text, holder.start);
    const inner = `${outer}  `;
    const insert = `\n${inner}${label}${indentLines(json, inner)}\n${outer}`;
    const start = holder.start + 1;
    return {
      start,
      end: holder.end - 1,
      insert,
      ...selectionIn(insert, start, inner.length + 1 + label.length, outer.length + 1),
    };
  }
  const isOnLines = text.slice(holder.start, parts[0]?.start).includes('\n');
  const inner = indentAt(text, beside.start);
  const value = isOnLines ? indentLines(json, inner) : onOneLine(json);
  const gap = isOnLines ? `\n${inner}` : ' ';
  const start = previous?.end ?? beside.start;
  const lead = previous === undefined ? '' : `,${gap}`;
  const tail = previous === undefined ? `,${gap}` : '';
  const insert = `${lead}${label}${value}${tail}`;
  return {
    start,
    end: start,
    insert,
    ...selectionIn(insert, start, lead.length + label.length, tail.length),
  };
}

/** Selects an inserted value: of a string the characters between the quotes, so that the reader types. */
function selectionIn(
  insert: string,
  start: number,
  before: number,
  after = 0,
): Pick<Edit, 'selectStart' | 'selectEnd'> {
  const end = insert.length - after;
  const isText = insert[before] === '"' && insert[end - 1] === '"';
  return {
    selectStart: start + before + (isText ? 1 : 0),
    selectEnd: start + end - (isText ? 1 : 0),
  };
}

/** Returns the spaces at the start of the line of an offset. */
function indentAt(text: string, offset: number): string {
  const line = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(line, offset))?.[0] ?? '';
}

function indentLines(json: string, indent: string): string {
  return json.replaceAll('\n', `\n${indent}`);
}

function onOneLine(json: string): string {
  const parsed = parseJson(json);
  return 'tree' in parsed ? compactJson(json, parsed.tree) : json;
}
