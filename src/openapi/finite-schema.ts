import omit from 'lodash/omit';
import {followedLevels, MAX_SIZE, weightOf} from '../reference/levels';
import type {OpenAPIDocument, Referenced, SchemaObject} from './document';
import {isReference, resolve} from './resolve';
import {mergeSchemas, printValue} from './schema';

/** Most items that an example has because of `minItems`, those of lists inside lists multiplied. */
const MAX_ITEMS = 100;

/** Longest text that an example has because of `minLength`, in characters. */
const MAX_TEXT_LENGTH = 1_000;

/** Keywords that hold schemas and whose references nobody has followed. */
const IGNORED_KEYWORDS = ['if', 'then', 'else', 'contains', 'prefixItems', 'minLength'];

/** A schema that an example can be made from, whatever it was made of. */
export interface FiniteSchema {
  /** Without references. */
  schema: SchemaObject;
  /** Whether more was left out of it than what would repeat without end. */
  isShortened: boolean;
}

/** Where a schema stands while it is copied. */
interface Place {
  /** The references that lead to it. */
  followed: readonly string[];
  /** How often its value is in the example. */
  times: number;
  /** The references of an `allOf` that are in it already. */
  composed: Set<string>;
}

type AnySchema = Referenced<SchemaObject> | boolean;

/**
 * A copy of a schema with everything in its place that an example is made from, and nothing that
 * would make the example endless or too large: `MAX_SIZE` values, see {@link followedLevels}.
 */
export function finiteSchema(
  description: OpenAPIDocument,
  schema: AnySchema,
): FiniteSchema {
  const levels = followedLevels((count) => copyTo(count, description, schema).fits);
  return {
    schema: copyTo(levels, description, schema).schema,
    isShortened: levels !== Infinity,
  };
}

function copyTo(
  levels: number,
  description: OpenAPIDocument,
  root: AnySchema,
): {schema: SchemaObject; fits: boolean} {
  let size = 0;

  /** Undefined where the value is better left out. */
  const copy = (schema: AnySchema, place: Place): SchemaObject | undefined => {
    if (typeof schema === 'boolean' || size > MAX_SIZE) {
      return schema === true ? {} : undefined;
    }
    if (isReference(schema)) {
      return copyReference(schema, place);
    }
    const given = givenValue(schema);
    size += place.times * weightOf(given === undefined ? 0 : printValue(given).length);
    return given === undefined ? copyObject(schema, place) : {example: given};
  };

  const copyReference = (
    reference: SchemaObject & {$ref: string},
    place: Place,
  ): SchemaObject | undefined => {
    const {$ref, ...beside} = reference;
    const target = resolve<SchemaObject | boolean>(description, {$ref});
    if (typeof target === 'boolean' || place.composed.has($ref)) {
      return target === true ? {} : undefined;
    }
    if (
      place.followed.includes($ref) ||
      (place.followed.length > levels && !isPlain(target))
    ) {
      size += place.times;
      return emptied(target);
    }
    place.composed.add($ref);
    // OpenAPI 3.0 gives words beside a reference no meaning.
    return copy(
      description.openapi.startsWith('3.0') ? target : mergeSchemas(beside, target),
      {...place, followed: [...place.followed, $ref]},
    );
  };

  const copyObject = (schema: SchemaObject, place: Place): SchemaObject => {
    const {allOf, oneOf, anyOf, properties, additionalProperties, items, ...rest} =
      schema;
    const {prefixItems, minItems = 1, minLength} = schema;
    const count = Math.max(1, Math.min(minItems, Math.floor(MAX_ITEMS / place.times)));
    const inside = (child: AnySchema, times = 1): SchemaObject | undefined =>
      copy(child, {...place, times: place.times * times, composed: new Set()});
    const choice = firstCopy(oneOf ?? anyOf ?? [], inside);
    const item = items === undefined ? undefined : inside(items, count);
    const parts = (allOf ?? []).flatMap((part) => copy(part, place) ?? []);
    // The time that the sampler takes doubles with each nested `allOf`.
    return [...parts].reverse().reduce(mergeSchemas, {
      ...omit(rest, IGNORED_KEYWORDS),
      ...(choice && {oneOf: [choice]}),
      ...(properties && {
        properties: copyEach(properties, inside),
      }),
      // Two properties stand for all that may be there.
      ...(typeof additionalProperties === 'object' && {
        additionalProperties: inside(additionalProperties, 2) ?? false,
      }),
      ...(prefixItems && {prefixItems: prefixItems.flatMap((one) => inside(one) ?? [])}),
      ...(item && {items: item, minItems: count}),
      ...(minLength && {minLength: Math.min(minLength, MAX_TEXT_LENGTH)}),
    });
  };

  const schema = copy(root, {followed: [], times: 1, composed: new Set()}) ?? {};
  return {schema, fits: size <= MAX_SIZE};
}

/** The first of several schemas of which there is a copy. */
function firstCopy(
  schemas: readonly AnySchema[],
  copy: (schema: AnySchema) => SchemaObject | undefined,
): SchemaObject | undefined {
  for (const schema of schemas) {
    const copied = copy(schema);
    if (copied !== undefined) {
      return copied;
    }
  }
  return undefined;
}

/** Copies of named schemas, without those that are left out. */
function copyEach(
  properties: NonNullable<SchemaObject['properties']>,
  copy: (schema: AnySchema) => SchemaObject | undefined,
): Record<string, SchemaObject> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) => {
      const copied = copy(property);
      return copied === undefined ? [] : [[name, copied]];
    }),
  );
}

/** The value that a schema gives itself, in the order in which the sampler looks for it. */
function givenValue(schema: SchemaObject): unknown {
  return [
    schema.example,
    schema.const,
    schema.examples?.[0],
    schema.enum?.[0],
    schema.default,
  ].find((value) => value !== undefined);
}

/** Whether nothing is inside of a schema that could be left out. */
function isPlain(schema: SchemaObject): boolean {
  const {properties, additionalProperties, items, prefixItems} = schema;
  return (
    givenValue(schema) !== undefined ||
    ([properties, items, prefixItems, schema.allOf, schema.oneOf, schema.anyOf].every(
      (inside) => inside === undefined,
    ) &&
      typeof additionalProperties !== 'object')
  );
}

/** An object or a list with nothing in it; any other value is left out. */
function emptied({type, properties, items}: SchemaObject): SchemaObject | undefined {
  const types = [type ?? []].flat();
  if (types.includes('object') || properties !== undefined) {
    return {type: 'object'};
  }
  return types.includes('array') || items !== undefined ? {type: 'array'} : undefined;
}
