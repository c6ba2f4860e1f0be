import {EMPTY_VALUE, readValue} from '../../reference/value-check';
import type {Parameter} from '../../reference/parameter';
import {
  dereference,
  type SchemaComponents,
  type SchemaNode,
} from '../../reference/schema';
import {isObject, leafText, listText} from '../../reference/value-text';

/** What the inputs of a parameter hold. A part without text is not sent. */
export type Draft = string | ListDraft | ObjectDraft;

export interface ListDraft {
  items: readonly Item[];
}

export interface Item {
  /** Identifies the item while the reader moves others. */
  id: number;
  draft: Draft;
}

export interface ObjectDraft {
  /** By name of a property. */
  fields: ReadonlyMap<string, Draft>;
  /** Names and values of further properties. */
  rows: readonly Row[];
}

export interface Row extends Item {
  name: string;
}

/** The inputs that a schema gets: `choices` are check boxes. */
export type FieldKind = 'text' | 'choice' | 'choices' | 'list' | 'object';

/** Levels of lists and objects that get inputs of their own. Deeper ones are JSON. */
const MAX_LEVELS = 3;

export function fieldKind(
  node: SchemaNode,
  components: SchemaComponents,
  level: number,
): FieldKind {
  const {types = [], variants, items} = node;
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

let lastId = 0;

export function newItem(draft: Draft): Item {
  lastId += 1;
  return {id: lastId, draft};
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

function toDraft(
  node: SchemaNode,
  components: SchemaComponents,
  value: unknown,
  level: number,
): Draft {
  const shown = dereference(node, components);
  const kind = fieldKind(shown, components, level);
  const inside = (part: SchemaNode | undefined, content: unknown): Draft =>
    toDraft(part ?? {}, components, content, level + 1);
  if (kind === 'list' || kind === 'choices') {
    const items: unknown[] = Array.isArray(value) ? value : [];
    return {items: items.map((item) => newItem(inside(shown.items, item)))};
  }
  if (kind === 'object') {
    const {properties = [], additionalProperties = {}} = shown;
    const others = additionalProperties === true ? {} : additionalProperties;
    const entries = isObject(value) ? Object.entries(value) : [];
    const known = new Set(properties.map(({name}) => name));
    return {
      fields: new Map(
        properties.map((property) => [
          property.name,
          inside(property.node, entries.find(([name]) => name === property.name)?.[1]),
        ]),
      ),
      rows: entries
        .filter(([name]) => !known.has(name))
        .map(([name, field]) => ({
          ...newItem(inside(others, field)),
          name,
        })),
    };
  }
  return value === undefined ? '' : leafText(value);
}

/** Creates the draft of a new item without content. */
export function emptyDraft(
  node: SchemaNode | undefined,
  components: SchemaComponents,
  level: number,
): Draft {
  return toDraft(node ?? {}, components, undefined, level);
}

/** Returns the text of a draft in the form: see `splitValue`. Empty if nothing is filled in. */
export function draftText(draft: Draft, isEmptyValue: boolean): string {
  if (isEmptyValue) {
    return EMPTY_VALUE;
  }
  const value = toValue(draft);
  if (value === undefined || typeof value === 'string') {
    return value ?? '';
  }
  return isTexts(value) ? listText(value) : JSON.stringify(value);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function toValue(draft: Draft): unknown {
  if (typeof draft === 'string') {
    return draft === '' ? undefined : draft;
  }
  if ('items' in draft) {
    const items = draft.items
      .map((item) => toValue(item.draft))
      .filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  const entries = [
    ...draft.fields,
    ...draft.rows
      .filter(({name}) => name !== '')
      .map(({name, draft: field}) => [name, field] as const),
  ]
    .map(([name, field]) => [name, toValue(field)] as const)
    .filter(([, field]) => field !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Returns the place of an item among those that are sent. */
export function sentIndex(items: readonly Item[], index: number): number {
  return items.slice(0, index).filter(({draft}) => toValue(draft) !== undefined).length;
}
