import mapValues from 'lodash/mapValues';
import omit from 'lodash/omit';
import pick from 'lodash/pick';
import sortBy from 'lodash/sortBy';
import {followedLevels, MAX_NODES, MAX_OWN, weightOf} from '../reference/levels';
import {chosenExamples, withDiscriminatorValues} from './discriminator';
import type {AnySchema, OpenAPIDocument, SchemaObject} from '../document/document';
import {isReference, own, resolve, schemaNameOf} from '../document/resolve';
import {printValue} from '../document/print-json';
import {mergeSchemas} from './merge-schemas';
import {isNullSchema} from './schema';

/** Maximum length of a text because of `minLength`, in characters. */
const MAX_TEXT_LENGTH = 1_000;

/** Keywords with schemas whose references are not resolved, and `minLength`, which is limited. */
const IGNORED_KEYWORDS = ['if', 'then', 'else', 'contains', 'prefixItems', 'minLength'];

/** Keywords that say whether requests or responses have a value. */
const DIRECTIONS = ['readOnly', 'writeOnly'] as const;

/** A schema of limited size, from which an example can be created. */
export interface FiniteSchema {
  /** Contains no references. */
  schema: SchemaObject;
  /** True if more than recursion was left out. */
  truncated: boolean;
}

/** The position of a schema while it is copied. */
interface CopyContext {
  /** References on the path to the schema. */
  followed: readonly string[];
  /** How often the value occurs in the example. */
  times: number;
  /** References of an `allOf` that have been merged. */
  composed: Set<string>;
}

/**
 * Copies a schema with its references resolved. Omits what would make an example endless or larger
 * than {@link MAX_NODES} values.
 */
export function finiteSchema(document: OpenAPIDocument, schema: AnySchema): FiniteSchema {
  const levels = followedLevels((count) => copyTo(count, document, schema).fits);
  return {
    schema: copyTo(levels, document, schema).schema,
    truncated: levels !== Infinity,
  };
}

function copyTo(
  levels: number,
  document: OpenAPIDocument,
  root: AnySchema,
): {schema: SchemaObject; fits: boolean} {
  let size = 0;

  /** Returns undefined for a value that the example omits. */
  const copy = (schema: AnySchema, context: CopyContext): SchemaObject | undefined => {
    if (typeof schema === 'boolean' || size > MAX_NODES) {
      return schema === true ? {} : undefined;
    }
    if (isReference(schema)) {
      return copyReference(schema, context);
    }
    const given = givenValue(schema);
    size += context.times * weightOf(given === undefined ? 0 : printValue(given).length);
    return given === undefined
      ? copyObject(schema, context)
      : {example: given, ...pick(schema, DIRECTIONS)};
  };

  const copyReference = (
    reference: SchemaObject & {$ref: string},
    context: CopyContext,
  ): SchemaObject | undefined => {
    const {$ref, ...beside} = reference;
    const found = resolve<SchemaObject | boolean>(document, {$ref});
    if (typeof found === 'boolean' || context.composed.has($ref)) {
      return found === true ? {} : undefined;
    }
    const name = schemaNameOf(reference);
    const target =
      name === undefined ? found : withDiscriminatorValues(document, name, found);
    if (
      context.followed.includes($ref) ||
      (context.followed.length > levels && !isPlain(target))
    ) {
      size += context.times;
      return emptied(target);
    }
    context.composed.add($ref);
    // OpenAPI 3.0 ignores keywords beside a reference (section 4.7.23 "Reference Object").
    return copy(
      document.openapi.startsWith('3.0') ? target : mergeSchemas(beside, target),
      {...context, followed: [...context.followed, $ref]},
    );
  };

  const copyObject = (schema: SchemaObject, context: CopyContext): SchemaObject => {
    const {allOf, oneOf, anyOf, properties, additionalProperties, items, ...others} =
      schema;
    const {prefixItems} = schema;
    const rest = withoutBigints(others);
    const minItems = Number(schema.minItems ?? 1);
    const minLength = Number(schema.minLength ?? 0);
    // Nested lists multiply their items.
    const count = Math.max(1, Math.min(minItems, Math.floor(MAX_OWN / context.times)));
    const inside = (child: AnySchema, times = 1): SchemaObject | undefined =>
      copy(child, {...context, times: context.times * times, composed: new Set()});
    const variants = oneOf ?? anyOf ?? [];
    const [index, chosen] = firstCopy(variants, inside);
    const choice =
      chosen && withExamples(chosen, chosenExamples(document, schema, index));
    const item = items === undefined ? undefined : inside(items, count);
    const parts = (allOf ?? []).flatMap((part) => copy(part, context) ?? []);
    // The time that the sampler takes doubles with each nested `allOf`.
    return [...parts].reverse().reduce<SchemaObject>(mergeCopies, {
      ...withExamples(
        {
          ...omit(rest, IGNORED_KEYWORDS),
          ...(properties && {properties: copyEach(properties, inside)}),
        },
        variants.length === 0 ? chosenExamples(document, schema) : {},
      ),
      ...(choice && {oneOf: [choice]}),
      // The example has two additional properties.
      ...(typeof additionalProperties === 'object' && {
        additionalProperties: inside(additionalProperties, 2) ?? false,
      }),
      ...(prefixItems && {prefixItems: prefixItems.flatMap((one) => inside(one) ?? [])}),
      ...(item && {items: item, minItems: count}),
      ...(minLength && {minLength: Math.min(minLength, MAX_TEXT_LENGTH)}),
    });
  };

  const schema = copy(root, {followed: [], times: 1, composed: new Set()}) ?? {};
  return {schema, fits: size <= MAX_NODES};
}

/**
 * Merges schemas without references. What one schema cannot say twice does not change an example, and
 * without `allOf` the sampler takes no longer.
 */
function mergeCopies(winner: SchemaObject, other: SchemaObject): SchemaObject {
  const merged = mergeSchemas(winner, other, (first, second) =>
    typeof first === 'object' && typeof second === 'object'
      ? mergeCopies(first, 'properties' in first ? omit(second, 'example') : second)
      : first,
  );
  return omit(merged, 'allOf');
}

/** Returns the copy of the first schema that is not omitted, with its index: `null` only if there is no other. */
function firstCopy(
  schemas: readonly AnySchema[],
  copy: (schema: AnySchema) => SchemaObject | undefined,
): [index: number, copied: SchemaObject | undefined] {
  const values = sortBy(Array.from(schemas.entries()), ([, one]) => isNullSchema(one));
  for (const [index, schema] of values) {
    const copied = copy(schema);
    if (copied !== undefined) {
      return [index, copied];
    }
  }
  return [-1, undefined];
}

/** Adds examples to the properties of a copy that declare no value. */
function withExamples(
  copy: SchemaObject,
  examples: Readonly<Record<string, string>>,
): SchemaObject {
  const {properties = {}} = copy;
  const added = Object.entries(examples).flatMap(([name, example]) => {
    const property = own(properties, name) as SchemaObject | undefined;
    return property === undefined || givenValue(property) !== undefined
      ? []
      : [[name, {...property, example}] as const];
  });
  return added.length === 0
    ? copy
    : {...copy, properties: {...properties, ...Object.fromEntries(added)}};
}

/** Copies named schemas, without those that are omitted. */
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

/**
 * Returns the value that a schema declares, in the order of precedence of openapi-sampler, or else what
 * that would create from large bounds, which it would round.
 */
function givenValue(schema: SchemaObject): unknown {
  return [
    schema.example,
    schema.const,
    schema.examples?.[0],
    schema.enum?.[0],
    schema.default,
    integerAtBound(schema),
  ].find((value) => value !== undefined);
}

/** Returns the integer at the first bound, in the order of openapi-sampler, if that is a bigint. */
function integerAtBound(schema: SchemaObject): bigint | undefined {
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum} = schema;
  if (typeof minimum === 'bigint') {
    return exclusiveMinimum === true ? minimum + 1n : minimum;
  }
  if (typeof exclusiveMinimum === 'bigint') {
    return exclusiveMinimum + 1n;
  }
  if (minimum !== undefined || typeof exclusiveMinimum === 'number') {
    return undefined;
  }
  if (typeof exclusiveMaximum === 'bigint') {
    return exclusiveMaximum - 1n;
  }
  if (typeof maximum === 'bigint') {
    return exclusiveMaximum === true ? maximum - 1n : maximum;
  }
  return undefined;
}

/** Copies a schema for openapi-sampler, which fails on counts that are bigints. */
function withoutBigints<T extends SchemaObject>(schema: T): T {
  return mapValues(schema, (value: unknown) =>
    typeof value === 'bigint' ? Number(value) : value,
  ) as T;
}

/** Returns whether a schema has no nested schemas that could be omitted. */
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

/** Returns an empty object or array; other values are omitted. */
function emptied({type, properties, items}: SchemaObject): SchemaObject | undefined {
  const types = [type ?? []].flat();
  if (types.includes('object') || properties !== undefined) {
    return {type: 'object'};
  }
  return types.includes('array') || items !== undefined ? {type: 'array'} : undefined;
}
