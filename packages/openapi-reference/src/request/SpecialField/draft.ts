import {EMPTY_VALUE, readValue} from '../../value/value-check';
import type {Parameter} from '../../parameter/parameter';
import {dereference, type SchemaComponents, type SchemaNode} from '../../schema/schema';
import {isRecord} from '../../utils/is-record';
import {leafText, listText} from '../../utils/value-text';

/** What the inputs of a value hold: its text, the items of a list, or an object. Empty parts are not sent. */
export type Draft = string | ListDraft | ObjectDraft;

export type ListDraft = readonly Draft[];

export interface ObjectDraft {
  /** By name of a property. */
  fields: ReadonlyMap<string, Draft>;
  /** Names and values of further properties. */
  rows: readonly (readonly [name: string, draft: Draft])[];
}

/** A schema, or a field of a form. */
export interface InputNode extends SchemaNode {
  /** The value is a file, of one of these media types. */
  files?: readonly string[];
  /** The text has several lines. */
  isLong?: true;
}

/** The inputs that a schema gets: `choices` are check boxes. */
type FieldKind = 'text' | 'choice' | 'choices' | 'list' | 'object' | 'file';

/** Levels of lists and objects that get inputs of their own. Deeper ones are JSON. */
const MAX_LEVELS = 3;

export function fieldKind(
  node: InputNode,
  components: SchemaComponents,
  level: number,
): FieldKind {
  const {types = [], variants, items, files} = node;
  if (files !== undefined) {
    return 'file';
  }
  if (choicesOf(node) !== undefined) {
    return 'choice';
  }
  if (variants !== undefined || level >= MAX_LEVELS) {
    return 'text';
  }
  if (types.includes('array')) {
    return dereference(items ?? {}, components).enum === undefined ? 'list' : 'choices';
  }
  return types.includes('object') ? 'object' : 'text';
}

/** Returns the values that a schema allows, if it lists them. */
export function choicesOf({enum: values, types = []}: SchemaNode): string[] | undefined {
  return types.includes('boolean') && types.every((type) => /boolean|null/.test(type))
    ? ['true', 'false']
    : values?.map(({value}) => value);
}

/** Creates the draft of a parameter from the text of the form. */
export function readDraft(
  parameter: Parameter,
  components: SchemaComponents,
  text: string,
): Draft {
  return toDraft(
    parameter.mediaType === undefined ? parameter.node : {},
    components,
    readValue(parameter, components, text),
    0,
  );
}

/** Creates the draft of a parsed value, and an empty one of `undefined`. */
export function toDraft(
  node: InputNode,
  components: SchemaComponents,
  value: unknown,
  level: number,
): Draft {
  const shown = dereference(node, components);
  const kind = fieldKind(shown, components, level);
  const inside = (part: SchemaNode, content: unknown): Draft =>
    toDraft(part, components, content, level + 1);
  if (kind === 'list' || kind === 'choices') {
    const items: unknown[] = Array.isArray(value) ? value : [];
    return items.map((item) => inside(shown.items ?? {}, item));
  }
  if (kind !== 'object') {
    return value === undefined ? '' : leafText(value);
  }
  const {properties = [], additionalProperties = {}} = shown;
  const others = additionalProperties === true ? {} : additionalProperties;
  const entries = new Map(isRecord(value) ? Object.entries(value) : []);
  const fields = new Map(
    properties.map(({name, node: field}) => [name, inside(field, entries.get(name))]),
  );
  return {
    fields,
    rows: Array.from(entries)
      .filter(([name]) => !fields.has(name))
      .map(([name, field]) => [name, inside(others, field)] as const),
  };
}

/** Returns the text of a draft in the form: see `splitValue`. Empty if nothing is filled in. */
export function draftText(draft: Draft, isEmptyValue: boolean): string {
  if (isEmptyValue) {
    return EMPTY_VALUE;
  }
  const value = toValue(draft) ?? '';
  if (typeof value === 'string') {
    return value;
  }
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? listText(value)
    : JSON.stringify(value);
}

/** Returns what is sent of a draft. */
export function toValue(draft: Draft): unknown {
  if (typeof draft === 'string') {
    return draft === '' ? undefined : draft;
  }
  if (isList(draft)) {
    const items = draft.map(toValue).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  const entries = [
    ...Array.from(draft.fields),
    ...draft.rows.filter(([name]) => name !== ''),
  ]
    .map(([name, field]) => [name, toValue(field)] as const)
    .filter(([, field]) => field !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

export function isList(draft: Draft): draft is ListDraft {
  return Array.isArray(draft);
}

/** Replaces an item. Behind the last one that is filled in, the inputs have room for another. */
export function withItem<T>(
  items: readonly T[],
  index: number,
  item: T,
  isFilled: (item: T) => boolean,
): T[] {
  const next = [...items.slice(0, index), item, ...items.slice(index + 1)];
  return next.slice(0, next.map(isFilled).lastIndexOf(true) + 1);
}
