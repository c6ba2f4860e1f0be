import {printJson, treeOf, type JsonMember, type JsonValue} from './json-tree';
import type {ValuePath} from './shown-text';

/** A change of the body at a path: another value there, a new one, or none. */
export interface Change {
  path: ValuePath;
  /** The value. It is removed without JSON. */
  json?: string;
  /** Names of the properties in the order of the schema: a new one is added in its place. */
  order?: readonly string[];
  /** The reader writes the name of the property next, not its value. */
  selectsName?: true;
}

/** A new text, with what is selected in it. */
export interface Edit {
  text: string;
  selectStart: number;
  selectEnd: number;
}

/** Makes a change in a text, which is formatted by that. Undefined if the text does not have the place. */
export function changeText(text: string, change: Change): Edit | undefined {
  const changed = changedTree(text, change);
  if (changed === undefined) {
    return undefined;
  }
  const {path, json, selectsName} = change;
  const next = printJson(changed, '');
  const tree = treeOf(next);
  const holder = valueAt(tree, path.slice(0, -1));
  if (json === undefined) {
    const cursor = (holder?.start ?? 0) + 1;
    return {text: next, selectStart: cursor, selectEnd: cursor};
  }
  const member = holder?.members.find(({name}) => name === path.at(-1));
  if (selectsName && member !== undefined) {
    const {start, rawName} = member;
    return {text: next, selectStart: start + 1, selectEnd: start + rawName.length - 1};
  }
  const {start = 0, end = 0, kind} = valueAt(tree, path) ?? {};
  // Of a text, the characters between the quotes, so that the reader types.
  const quote = kind === 'string' ? 1 : 0;
  return {text: next, selectStart: start + quote, selectEnd: end - quote};
}

function changedTree(text: string, {path, json, order}: Change): JsonValue | undefined {
  const tree = treeOf(text);
  const value = json === undefined ? undefined : treeOf(json);
  const step = path.at(-1);
  if (step === undefined) {
    return tree && value;
  }
  const holder = valueAt(tree, path.slice(0, -1));
  if (typeof step === 'number') {
    if (holder?.kind !== 'array' || step > holder.items.length) {
      return undefined;
    }
    holder.items.splice(step, 1, ...(value === undefined ? [] : [value]));
    return tree;
  }
  if (holder?.kind !== 'object') {
    return undefined;
  }
  const {members} = holder;
  const index = members.findIndex(({name}) => name === step);
  const rawName = members[index]?.rawName ?? JSON.stringify(step);
  const added = value === undefined ? [] : [{name: step, rawName, start: 0, value}];
  if (index < 0) {
    members.splice(placeIn(members, step, order ?? []), 0, ...added);
  } else {
    members.splice(index, 1, ...added);
  }
  return tree;
}

/** Returns the index of a new property: behind those that are before it in the schema, else at the end. */
function placeIn(members: JsonMember[], name: string, order: readonly string[]): number {
  const rank = order.indexOf(name);
  const before = members.map((member) => order.indexOf(member.name) < rank);
  return rank < 0 ? members.length : before.lastIndexOf(true) + 1;
}

function valueAt(tree: JsonValue | undefined, path: ValuePath): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>(
    (value, step) =>
      typeof step === 'number'
        ? value?.items[step]
        : value?.members.find(({name}) => name === step)?.value,
    tree,
  );
}
