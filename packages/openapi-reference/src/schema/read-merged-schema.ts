import isEqual from 'lodash/isEqual';
import omit from 'lodash/omit';
import pick from 'lodash/pick';
import {CONSTRAINT_KEYWORDS, CONSTRAINTS} from '../vocabulary/constraint';
import type {AnySchema, OpenAPIDocument, SchemaObject} from '../document/document';
import {
  isRecord,
  isReference,
  own,
  schemaNameOf,
  targetSchema,
} from '../document/resolve';

/** Returns the schema that a value matches if it matches both. The texts are those of the winner. */
type Join = (winner: AnySchema, other: AnySchema) => AnySchema;

/** Returns what two values of a keyword say together, or undefined if one value cannot say it. */
type Merge = (winner: unknown, other: unknown, join: Join) => unknown;

/** What two constraints say together. */
const OF_CONSTRAINTS = {larger, smaller, either, one: undefined};

const MERGES: ReadonlyMap<string, Merge> = new Map<string, Merge>([
  ...CONSTRAINT_KEYWORDS.flatMap((keyword) => {
    const merge = OF_CONSTRAINTS[CONSTRAINTS[keyword].merge];
    return merge === undefined ? [] : [[keyword, merge] as const];
  }),
  ...['readOnly', 'writeOnly', 'deprecated'].map((keyword) => [keyword, either] as const),
  ...['properties', 'patternProperties', 'dependentSchemas'].map(
    (keyword) => [keyword, joinNamed] as const,
  ),
  ...['items', 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'].map(
    (keyword) => [keyword, joinSchemas] as const,
  ),
  ['type', commonTypes],
  ['enum', commonValues],
  ['required', (winner, other) => union(other, winner)],
  [
    'dependentRequired',
    (winner, other) => joinNamed(winner, other, (first, second) => union(second, first)),
  ],
  ['prefixItems', joinItems],
  ['allOf', (winner, other) => [...listOf(other), ...listOf(winner)]],
]);

/** Keywords of which a schema can have only one; those behind the first belong to it. */
const WHOLES: readonly (readonly [keyof SchemaObject, ...(keyof SchemaObject)[]])[] = [
  ...CONSTRAINT_KEYWORDS.filter((keyword) => CONSTRAINTS[keyword].merge === 'one').map(
    (keyword) => [keyword] as const,
  ),
  ['oneOf'],
  ['anyOf'],
  ['not'],
  ['propertyNames'],
  ['contains', 'minContains', 'maxContains'],
  ['if', 'then', 'else'],
];

/**
 * Merges two schemas into one that says what both say: the narrower bounds, the common values, all
 * properties. Of texts and examples it has those of the winner. What one schema cannot say twice, such as
 * `pattern`, remains in its `allOf`.
 *
 * @param join Merges two schemas of the same property or item.
 */
export function mergeSchemas(
  winner: SchemaObject,
  other: SchemaObject,
  join: Join = bothOf,
): SchemaObject {
  const [first, second] = [withBounds(winner), withBounds(other)];
  let merged: Record<string, unknown> = {...second, ...first};
  for (const [keyword, a] of Object.entries(first)) {
    const b = own(second, keyword);
    const merge = MERGES.get(keyword);
    if (merge !== undefined && a !== undefined && b !== undefined && a !== b) {
      merged[keyword] = merge(a, b, join);
    }
  }
  const rest: Record<string, unknown> = {};
  for (const whole of WHOLES) {
    const [keyword] = whole;
    if (first[keyword] !== undefined && second[keyword] !== undefined) {
      const [kept, left] = [pick(first, whole), pick(second, whole)];
      merged = {...omit(merged, whole), ...kept};
      Object.assign(rest, isEqual(kept, left) ? {} : left);
    }
  }
  return Object.keys(rest).length === 0
    ? merged
    : {...merged, allOf: [...listOf(merged['allOf']), rest] as SchemaObject[]};
}

/** Returns a schema with the `allOf` of both, without what the other says less exactly. */
function bothOf(winner: AnySchema, other: AnySchema): AnySchema {
  if (winner === false || other === false) {
    return false;
  }
  if (winner === true || other === true) {
    return winner === true ? other : winner;
  }
  return isEqual(winner, other)
    ? winner
    : {allOf: [isDescribed(winner) ? omit(other, 'description') : other, winner]};
}

function isDescribed(schema: AnySchema): boolean {
  return typeof schema === 'object' && schema.description !== undefined;
}

/**
 * Merges the parts of `allOf` into one schema, see {@link mergeSchemas}. The schema itself takes
 * precedence over its parts, and later parts over earlier ones. Texts of parts that are no component schemas
 * follow the text of the schema. A part that occurs again, such as a recursive one, is merged once. The title and the discriminator of a component schema are not those of
 * what it is a part of.
 */
export function mergeAllOf(
  document: OpenAPIDocument,
  schema: SchemaObject,
): SchemaObject {
  if (schema.allOf === undefined) {
    return schema;
  }
  const merged = partsOf(document, schema, new Set()).reduce((winner, part) =>
    mergeSchemas(winner, part),
  );
  const texts = inlineTexts(schema);
  return texts.length < 2 ? merged : {...merged, description: texts.join('\n\n')};
}

/**
 * Returns the texts of a schema and of the parts of its `allOf` that are no component schemas, whose texts
 * are on pages of their own. A text that repeats another one is left out.
 */
export function inlineTexts(schema: SchemaObject): string[] {
  const texts = textsOf(schema, new Set());
  return texts.filter(
    (text, index) =>
      !texts.some(
        (other, place) =>
          place !== index && other.includes(text) && (other !== text || place < index),
      ),
  );
}

function textsOf(schema: SchemaObject, seen: Set<SchemaObject>): string[] {
  if (seen.has(schema)) {
    return [];
  }
  seen.add(schema);
  const text = (schema.description ?? '').trim();
  return [
    ...(text === '' ? [] : [text]),
    ...(schema.allOf ?? []).flatMap((part) =>
      isRecord(part) && !isReference(part) ? textsOf(part, seen) : [],
    ),
  ];
}

/** Returns a schema and the parts of its `allOf`, without that keyword, in order of precedence. */
function partsOf(
  document: OpenAPIDocument,
  schema: SchemaObject,
  seen: Set<SchemaObject>,
): SchemaObject[] {
  if (seen.has(schema)) {
    return [];
  }
  seen.add(schema);
  const {allOf = [], ...self} = schema;
  return [
    self,
    ...[...allOf].reverse().flatMap((part) => {
      const target = targetSchema(document, part);
      if (!isRecord(target)) {
        return [];
      }
      const parts = partsOf(document, target, seen);
      return isReference(part)
        ? parts.map(({title: _, discriminator: __, ...inner}) => inner)
        : parts;
    }),
  ];
}

/** Returns the component schemas that a schema consists of, directly or through others. */
export function componentParts(
  document: OpenAPIDocument,
  schema: AnySchema,
): Set<string> {
  const names = new Set<string>();
  const seen = new Set<AnySchema>();
  const visit = (part: AnySchema): void => {
    const target = targetSchema(document, part);
    if (typeof target === 'object' && !seen.has(target)) {
      seen.add(target);
      for (const inner of target.allOf ?? []) {
        const name = isReference(inner) ? schemaNameOf(inner) : undefined;
        if (name !== undefined) {
          names.add(name);
        }
        visit(inner);
      }
    }
  };
  visit(schema);
  return names;
}

/** Replaces the flags of OpenAPI 3.0 by the bounds of 3.1: `{minimum: 1, exclusiveMinimum: true}`. */
export function withBounds(schema: SchemaObject): SchemaObject {
  return withBound(
    withBound(schema, 'minimum', 'exclusiveMinimum'),
    'maximum',
    'exclusiveMaximum',
  );
}

function withBound(
  schema: SchemaObject,
  keyword: 'minimum' | 'maximum',
  flag: 'exclusiveMinimum' | 'exclusiveMaximum',
): SchemaObject {
  if (typeof schema[flag] !== 'boolean') {
    return schema;
  }
  const {[keyword]: bound, [flag]: isExclusive, ...rest} = schema;
  return bound === undefined ? rest : {...rest, [isExclusive ? flag : keyword]: bound};
}

function larger(winner: unknown, other: unknown): unknown {
  return (winner as number) < (other as number) ? other : winner;
}

function smaller(winner: unknown, other: unknown): unknown {
  return (winner as number) > (other as number) ? other : winner;
}

function either(winner: unknown, other: unknown): unknown {
  return winner === true || other === true;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function union(...lists: unknown[]): unknown[] {
  return [...new Set(lists.flatMap(listOf))];
}

/** Returns the types of both: every integer is a number. A contradiction is left to the winner. */
function commonTypes(winner: unknown, other: unknown): unknown {
  const types: unknown[] = [winner].flat();
  const others: unknown[] = [other].flat();
  const common = [
    ...types.filter(
      (type) =>
        others.includes(type) || (type === 'integer' && others.includes('number')),
    ),
    ...(types.includes('number') && !types.includes('integer')
      ? others.filter((type) => type === 'integer')
      : []),
  ].filter((type, _, all) => type !== 'number' || !all.includes('integer'));
  return common.length === 0 ? winner : common.length === 1 ? common[0] : common;
}

/** Returns the values of both. A contradiction is left to the winner. */
function commonValues(winner: unknown, other: unknown): unknown {
  const others = listOf(other);
  // Lists of many scalars are compared in a short time.
  const scalars = new Set(others);
  const common = listOf(winner).filter(
    (value) =>
      scalars.has(value) ||
      (typeof value === 'object' && others.some((one) => isEqual(one, value))),
  );
  return common.length === 0 ? winner : common;
}

function joinSchemas(winner: unknown, other: unknown, join: Join): unknown {
  return join(winner as AnySchema, other as AnySchema);
}

/** Joins what both have under the same name. */
function joinNamed<T>(
  winner: unknown,
  other: unknown,
  join: (first: T, second: T) => unknown,
): unknown {
  return Object.fromEntries(
    Object.entries({...(other as object), ...(winner as object)}).map(([name, value]) => {
      const first = own(winner, name) as T | undefined;
      const second = own(other, name) as T | undefined;
      return [
        name,
        first === undefined || second === undefined ? value : join(first, second),
      ];
    }),
  );
}

function joinItems(winner: unknown, other: unknown, join: Join): unknown {
  const items = listOf(winner) as AnySchema[];
  const others = listOf(other) as AnySchema[];
  const longer = items.length < others.length ? others : items;
  return longer.map((schema, index) => {
    const [first, second] = [items[index], others[index]];
    return first === undefined || second === undefined ? schema : join(first, second);
  });
}
