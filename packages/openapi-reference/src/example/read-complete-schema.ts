import isEqual from 'lodash/isEqual';
import isObjectLike from 'lodash/isObjectLike';
import range from 'lodash/range';
import sortBy from 'lodash/sortBy';
import {sample} from 'openapi-sampler';
import {MAX_OWN} from '../schema/levels';
import type {AnySchema, SchemaObject} from '../document/document';
import {isSchema, own} from '../document/resolve';
import {exampleNumber, exampleText} from './read-example-scalar';
import {matchesPattern} from './pattern-text';

/** Number of entries of a map, if nothing else is required. */
export const ENTRIES = 2;

/** Maximum number of entries and items because of `minProperties` and `minItems`. */
const MAX_ENTRIES = MAX_OWN;

/**
 * Adds to a finite schema what openapi-sampler does not look at: the values of scalars within their bounds,
 * the names of maps, those that are required, and items that have to differ.
 *
 * @param index Of the value among several different ones.
 */
export function completeSchema(schema: SchemaObject, index = 0): SchemaObject {
  const given = givenValue(schema, index);
  if (given !== undefined) {
    return {...schema, example: given};
  }
  switch (typeOf(schema)) {
    case 'object':
      return {...withNames(schema, index), type: 'object'};
    case 'array':
      return {...withItems(schema, index), type: 'array'};
    case 'integer':
      return {...schema, example: exampleNumber({...schema, type: 'integer'}, index)};
    case 'number':
      return {...schema, example: exampleNumber(schema, index)};
    case 'string': {
      // A text that holds a value of a schema gets that (`withTexts` in example.ts).
      const text =
        schema.contentSchema === undefined ? exampleText(schema, index) : undefined;
      return text === undefined
        ? {...schema, type: 'string'}
        : {...schema, example: text};
    }
    case 'boolean':
      return {...schema, example: index % 2 === 0};
    default:
      // Any value may be null, and others have to differ from it.
      return {...schema, example: index === 0 ? null : index};
  }
}

/** Returns the example of a schema if its other keywords allow that, or else one of the values they list. */
function givenValue(schema: SchemaObject, index: number): unknown {
  const {example} = schema;
  const listed = schema.const === undefined ? schema.enum : [schema.const];
  if (listed === undefined) {
    return index === 0 || isObjectLike(example) ? example : undefined;
  }
  if (index === 0 && listed.some((value) => isEqual(value, example))) {
    return example;
  }
  // `null` says less of a value than any other.
  const values = sortBy(listed, (value) => value === null);
  return values[index % values.length];
}

/** Keywords of one type, with which a schema needs no `type`. */
const KEYWORDS_OF: Readonly<Record<string, readonly (keyof SchemaObject)[]>> = {
  object: [
    'properties',
    'additionalProperties',
    'patternProperties',
    'propertyNames',
    'required',
    'minProperties',
    'maxProperties',
  ],
  array: ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems'],
  string: ['pattern', 'minLength', 'maxLength', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
};

function typeOf(schema: SchemaObject): string | undefined {
  if (schema.type !== undefined) {
    const types = [schema.type].flat();
    return types.find((type) => type !== 'null') ?? types[0];
  }
  return Object.keys(KEYWORDS_OF).find((type) =>
    KEYWORDS_OF[type]?.some((keyword) => schema[keyword] !== undefined),
  );
}

/** Names the entries of a map, and adds the names that are required. */
function withNames(schema: SchemaObject, index: number): SchemaObject {
  const {additionalProperties: _, patternProperties: __, ...rest}: SchemaObject = schema;
  const {properties = {}, required = [], dependentRequired = {}} = schema;
  const names = new Set([...Object.keys(properties), ...required]);
  entryNames(schema, names).forEach((name) => names.add(name));
  for (const name of names) {
    const others = own(dependentRequired, name) as readonly string[] | undefined;
    others?.forEach((other) => names.add(other));
  }
  const entries = [...names].flatMap((name) => {
    const entry = entrySchema(schema, name);
    return isSchema(entry) ? [[name, completeSchema(entry, index)] as const] : [];
  });
  return {...rest, properties: Object.fromEntries(entries)};
}

/** Returns the schema of a property, or false if there can be none. */
function entrySchema(
  {properties, additionalProperties = {}, patternProperties = {}}: SchemaObject,
  name: string,
): AnySchema {
  const ofPattern = (): AnySchema | undefined =>
    Object.entries(patternProperties).find(([pattern]) =>
      matchesPattern(pattern, name),
    )?.[1];
  const schema = (own(properties, name) ??
    ofPattern() ??
    additionalProperties) as AnySchema;
  return schema === true ? {} : schema;
}

/** Returns names of entries for which a schema has no properties. */
function entryNames(schema: SchemaObject, known: ReadonlySet<string>): string[] {
  const {additionalProperties, patternProperties = {}, propertyNames} = schema;
  const {minProperties = 0, maxProperties = Infinity} = schema;
  const patterns = Object.keys(patternProperties).map((pattern) => ({pattern}));
  const isMap = typeof additionalProperties === 'object';
  const unnamed = known.size - Object.keys(schema.properties ?? {}).length;
  const usual = isMap ? ENTRIES - unnamed : known.size === 0 ? patterns.length : 0;
  const count = Math.min(
    Math.max(Number(minProperties) - known.size, Math.min(usual, ENTRIES)),
    Number(maxProperties) - known.size,
    MAX_ENTRIES,
  );
  if (count <= 0) {
    return [];
  }
  const [rule = propertyNames] = isMap ? [] : patterns;
  const named = own(additionalProperties, 'x-additionalPropertiesName');
  const prefix = typeof named === 'string' ? named : 'property';
  const made = range(count + known.size).map((index) =>
    rule === undefined || rule === true ? `${prefix}${index + 1}` : nameOf(rule, index),
  );
  const isAllowed = (name: unknown): name is string =>
    typeof name === 'string' && !known.has(name) && entrySchema(schema, name) !== false;
  return [...new Set(made.filter(isAllowed))].slice(0, count);
}

/** Returns a name that matches the schema of names. */
function nameOf(rule: AnySchema, index: number): unknown {
  return isSchema(rule)
    ? sample(
        completeSchema({...rule, type: 'string'}, index) as Parameters<typeof sample>[0],
      )
    : undefined;
}

/** Makes the items of a list different where they have to be, and those of any value. */
function withItems(schema: SchemaObject, index: number): SchemaObject {
  const {items, prefixItems = [], uniqueItems, ...rest} = schema;
  const count = Math.min(
    Math.max(prefixItems.length, Number(schema.minItems ?? 0)),
    Number(schema.maxItems ?? Infinity),
    MAX_ENTRIES,
  );
  const entries = range(count).flatMap((place) => {
    const entry = prefixItems[place] ?? items ?? {};
    const isVaried = uniqueItems === true && place >= prefixItems.length;
    return isSchema(entry)
      ? [completeSchema(entry, isVaried ? index + place - prefixItems.length : index)]
      : [];
  });
  const isAlike = prefixItems.length === 0 && uniqueItems !== true;
  const [first] = entries;
  if (first === undefined) {
    return rest;
  }
  return isAlike && items !== undefined
    ? {...rest, items: first, minItems: count}
    : {...rest, prefixItems: entries};
}
