import isEmpty from 'lodash/isEmpty';
import isEqual from 'lodash/isEqual';
import mapValues from 'lodash/mapValues';
import memoize from 'lodash/memoize';
import omit from 'lodash/omit';
import pickBy from 'lodash/pickBy';
import sortBy from 'lodash/sortBy';
import {CONSTRAINT_KEYWORDS} from '../vocabulary/constraint';
import {followedLevels, MAX_NODES, MAX_OWN, weightOf} from '../schema/levels';
import {completeSchema, ENTRIES} from './read-complete-schema';
import {chosenExamples, withDiscriminatorValues} from '../schema/read-discriminator';
import type {
  AnySchema,
  OpenAPIDocument,
  SchemaObject,
  SchemaReference,
} from '../document/document';
import {
  isRecord,
  isReference,
  isSchema,
  own,
  schemaNameOf,
  targetSchema,
} from '../document/resolve';
import {printValue} from '../document/print-json';
import {mergeSchemas} from '../schema/read-merged-schema';
import {isNullSchema} from '../schema/read-schema';

/** Maximum number of values of an example that has more values than fit only because they are required. */
const MAX_REQUIRED = 3 * MAX_NODES;

/** Maximum number of schemas that are copied, also in vain: alternatives that do not end. */
const MAX_STEPS = 20 * MAX_NODES;

/** Keywords that say whether requests or responses have a value. */
const DIRECTIONS: ReadonlySet<string> = new Set(['readOnly', 'writeOnly']);

/** Keywords that an example depends on and that are copied as they are: what a text holds is read by itself. */
const PLAIN_KEYWORDS: ReadonlySet<string> = new Set([
  ...CONSTRAINT_KEYWORDS,
  ...DIRECTIONS,
  'type',
  'contentMediaType',
  'contentSchema',
  'format',
  'contentEncoding',
  'const',
  'enum',
  'required',
  'dependentRequired',
  'xml',
  'x-additionalPropertiesName',
]);

/** A schema of limited size, from which an example can be created. */
export interface FiniteSchema {
  /** Contains no references and no alternatives. Undefined if no value is valid. */
  schema: SchemaObject | undefined;
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
  /** Names that the value has to have because of schemas that it matches too. */
  required: readonly string[];
  /** The example is valid without the value. */
  isOptional: boolean;
}

interface Limits {
  /** Number of levels of nested references that are followed to values that can be left out. */
  levels: number;
  /** What is left out besides. An example without what is required (`any`) is not valid. */
  leavesOut: 'optional' | 'any' | undefined;
}

interface Copy {
  /** Undefined if no value is valid within the limits. */
  schema: SchemaObject | undefined;
  fits: boolean;
}

/**
 * Copies a schema with its references resolved, and with one of its alternatives. Omits what would make an
 * example endless or larger than {@link MAX_NODES} values: values that can be left out first. What is
 * required is omitted only if it has itself inside, or if there are more than {@link MAX_REQUIRED} values
 * of it.
 */
export function finiteSchema(document: OpenAPIDocument, schema: AnySchema): FiniteSchema {
  if (isNothing(targetSchema(document, schema))) {
    return {schema: undefined, truncated: false};
  }
  const copyWithout = (leavesOut?: Limits['leavesOut']): ((levels: number) => Copy) =>
    memoize((levels) => copyTo({levels, leavesOut}, document, schema));
  const copy = copyWithout();
  const levels = followedLevels((count) => copy(count).fits);
  const whole = copy(levels).schema ?? copyWithout('optional')(-1).schema;
  if (whole !== undefined) {
    return {schema: completeSchema(whole), truncated: levels !== Infinity};
  }
  const copyBroken = copyWithout('any');
  const brokenLevels = followedLevels((count) => copyBroken(count).fits);
  const broken = copyBroken(brokenLevels).schema ?? {};
  return {schema: completeSchema(broken), truncated: true};
}

/** Returns whether no value is valid. Where OpenAPI has no `false` for a schema, `not` says it. */
function isNothing(schema: AnySchema): boolean {
  return schema === false || isEqual(own(schema, 'not'), {});
}

function copyTo(
  {levels, leavesOut}: Limits,
  document: OpenAPIDocument,
  root: AnySchema,
): Copy {
  const isBroken = leavesOut === 'any';
  const maxSize = leavesOut === 'optional' ? MAX_REQUIRED : MAX_NODES;
  let size = 0;
  let steps = 0;
  const limits = {wereExceeded: false};
  /** Lists and maps that are empty only because of what is left out, and null in place of an endless value. */
  const hollow = new WeakSet<SchemaObject>();

  /** Returns undefined if no value is valid, or none that ends. */
  const copy = (schema: AnySchema, context: CopyContext): SchemaObject | undefined => {
    steps += 1;
    const isOver = size > maxSize || steps > MAX_STEPS;
    limits.wereExceeded ||= isOver;
    if (isOver || (limits.wereExceeded && leavesOut === undefined) || isNothing(schema)) {
      return undefined;
    }
    if (typeof schema === 'boolean') {
      return {};
    }
    const before = size;
    const copied = isReference(schema)
      ? copyReference(schema, context)
      : copyObject(schema, context);
    size = copied === undefined ? before : size;
    return copied;
  };

  const copyReference = (
    reference: SchemaReference,
    context: CopyContext,
  ): SchemaObject | undefined => {
    const {$ref, ...beside} = reference;
    const {followed, composed} = context;
    const found = targetSchema(document, reference);
    if (typeof found === 'boolean' || composed.has($ref)) {
      return found === false ? undefined : {};
    }
    const name = schemaNameOf(reference);
    const target =
      name === undefined ? found : withDiscriminatorValues(document, name, found);
    const canBeCut = context.isOptional || (isBroken && followed.length > 0);
    if (
      followed.includes($ref) ||
      (followed.length > levels && canBeCut && !isPlain(target))
    ) {
      return isBroken && !context.isOptional ? emptyValue(target) : undefined;
    }
    composed.add($ref);
    return copy(mergeSchemas(beside, target), {
      ...context,
      followed: [...followed, $ref],
    });
  };

  const copyObject = (
    schema: SchemaObject,
    context: CopyContext,
  ): SchemaObject | undefined => {
    const shown = declaredValue(schema);
    size += context.times * weightOf(shown === undefined ? 0 : printValue(shown).length);
    const given = givenValue(schema);
    if (given !== undefined) {
      const beside =
        isRecord(given) || Array.isArray(given) ? DIRECTIONS : PLAIN_KEYWORDS;
      return {...keywordsOf(schema, beside), example: given};
    }
    const required = [...context.required, ...requiredNames(document, schema)];
    const chosen = [schema.oneOf ?? [], schema.anyOf ?? []]
      .filter((variants) => variants.length > 0)
      .map((variants) =>
        firstCopy(variants, (one) =>
          copy(one, {...context, required, composed: new Set(context.composed)}),
        ),
      );
    const choices = chosen.map(([, choice]) => choice);
    const together = {
      ...context,
      required: [...required, ...choices.flatMap((choice) => choice?.required ?? [])],
    };
    const parts = (schema.allOf ?? []).map((part) => copy(part, together));
    const copies = [
      ...choices.reverse(),
      copyItself(schema, together),
      ...parts.reverse(),
    ];
    if (!isBroken && copies.includes(undefined)) {
      return nullOf(schema);
    }
    const present = copies.filter((one) => one !== undefined);
    // One schema without `allOf`: the time that the sampler takes doubles with each nested one.
    const merged = withExamples(
      present.length === 0 ? {} : present.reduce(mergeCopies),
      chosenExamples(document, schema, chosen[0]?.[0]),
    );
    if (
      present.some((one) => hollow.has(one)) &&
      present.every((one) => hollow.has(one) || isEmpty(one))
    ) {
      hollow.add(merged);
    }
    return merged;
  };

  /** Returns null, where that is allowed, in place of a value that does not end. */
  const nullOf = ({type}: SchemaObject): SchemaObject | undefined => {
    if (![type].flat().includes('null')) {
      return undefined;
    }
    const copied: SchemaObject = {type: 'null'};
    hollow.add(copied);
    return copied;
  };

  /** Copies a schema without those that the same value matches. */
  const copyItself = (
    schema: SchemaObject,
    context: CopyContext,
  ): SchemaObject | undefined => {
    const inside: CopyInside = (child, isOptional, times = 1) =>
      copy(child, {
        ...context,
        times: context.times * times,
        composed: new Set(),
        required: [],
        isOptional,
      });
    const properties = copyProperties(schema, context.required, inside);
    const entries = copyEntries(schema, context.required, inside);
    const items = copyItems(schema, context.times, inside);
    if (properties === undefined || entries === undefined || items === undefined) {
      return undefined;
    }
    const plain = mapValues(keywordsOf(schema, PLAIN_KEYWORDS), (value, keyword) =>
      // openapi-sampler fails on counts that are bigints.
      typeof value === 'bigint' && /Items|Properties/.test(keyword)
        ? Number(value)
        : value,
    ) as SchemaObject;
    const copied = {...plain, ...properties, ...entries, ...items};
    if (isEmpty(copied.properties) && context.required.length === 0) {
      const isEmptied =
        items.maxItems === 0 ||
        (entries.additionalProperties === false && schema.additionalProperties !== false);
      if (isEmptied) {
        hollow.add(copied);
      }
    }
    return copied;
  };

  const copyProperties = (
    {properties, required: ownRequired = []}: SchemaObject,
    required: readonly string[],
    inside: CopyInside,
  ): SchemaObject | undefined => {
    if (properties === undefined) {
      return {};
    }
    const isRequired = (name: string): boolean => required.includes(name);
    const names = Object.keys(properties);
    const copies = new Map<string, SchemaObject>();
    for (const name of sortBy(names, (one) => !isRequired(one))) {
      const before = size;
      const copied = inside(own(properties, name) as AnySchema, !isRequired(name));
      if (copied === undefined && isRequired(name) && !isBroken) {
        return undefined;
      }
      const isLeftOut =
        !isRequired(name) &&
        ((copied !== undefined && hollow.has(copied)) ||
          (leavesOut === 'optional' && size > MAX_NODES));
      if (isLeftOut) {
        size = before;
      } else if (copied !== undefined) {
        copies.set(name, copied);
      }
    }
    return {
      properties: Object.fromEntries(
        names.flatMap((name) => {
          const copied = copies.get(name);
          return copied === undefined ? [] : [[name, copied]];
        }),
      ),
      ...(isBroken && {
        required: ownRequired.filter(
          (name) => copies.has(name) || !Object.hasOwn(properties, name),
        ),
      }),
    };
  };

  /** Copies the schemas of properties that a schema does not name. */
  const copyEntries = (
    schema: SchemaObject,
    required: readonly string[],
    inside: CopyInside,
  ): SchemaObject | undefined => {
    const {properties = {}, propertyNames, patternProperties = {}} = schema;
    const {unevaluatedProperties} = schema;
    const additional =
      schema.additionalProperties ??
      (typeof unevaluatedProperties === 'object' ? unevaluatedProperties : true);
    const least = Number(schema.minProperties ?? 0) - Object.keys(properties).length;
    const isNeeded =
      least > 0 || required.some((name) => !Object.hasOwn(properties, name));
    const count = Math.max(ENTRIES, Math.min(least, MAX_OWN));
    const copied =
      typeof additional === 'object' ? inside(additional, !isNeeded, count) : undefined;
    if (
      typeof additional === 'object' &&
      copied === undefined &&
      least > 0 &&
      !isBroken
    ) {
      return undefined;
    }
    const patterns =
      isNeeded || isEmpty(properties)
        ? Object.entries(patternProperties).flatMap(([pattern, one]) => {
            const value = inside(one, true);
            return value === undefined ? [] : [[pattern, value] as const];
          })
        : [];
    return {
      ...(additional !== true && {additionalProperties: copied ?? false}),
      ...(patterns.length > 0 && {patternProperties: Object.fromEntries(patterns)}),
      ...(propertyNames !== undefined && {
        propertyNames: inside(propertyNames, true) ?? false,
      }),
    };
  };

  const copyItems = (
    schema: SchemaObject,
    times: number,
    inside: CopyInside,
  ): SchemaObject | undefined => {
    const {items, contains} = schema;
    const minItems = Number(schema.minItems ?? 0);
    const prefix: SchemaObject[] = [];
    for (const [index, one] of (schema.prefixItems ?? []).entries()) {
      const copied = inside(one, index >= minItems);
      if (copied === undefined) {
        return index >= minItems || isBroken
          ? {prefixItems: prefix, maxItems: index}
          : undefined;
      }
      prefix.push(copied);
    }
    const least = minItems - prefix.length;
    // Nested lists multiply their items.
    const count = Math.max(1, Math.min(least, Math.floor(MAX_OWN / times)));
    const item = items === undefined ? {} : inside(items, least <= 0, count);
    const minContains = contains === undefined ? 0 : Number(schema.minContains ?? 1);
    const contained = minContains === 0 ? {} : inside(contains ?? true, false);
    if (contained === undefined || (item === undefined && least > 0 && !isBroken)) {
      return isBroken ? {} : undefined;
    }
    const all = [
      ...prefix,
      ...Array.from({length: Math.min(minContains, MAX_OWN)}, () =>
        mergeCopies(contained, item ?? {}),
      ),
    ];
    return {
      ...(all.length > 0 && {prefixItems: all}),
      ...(items !== undefined &&
        (item === undefined
          ? {maxItems: all.length}
          : {items: item, minItems: prefix.length + count})),
    };
  };

  const schema = copy(root, {
    followed: [],
    times: 1,
    composed: new Set(),
    required: [],
    isOptional: false,
  });
  const fits = schema !== undefined && !limits.wereExceeded && size <= maxSize;
  return {
    schema: fits || leavesOut !== undefined ? schema : undefined,
    fits,
  };
}

/** Copies a schema of a part of a value. */
type CopyInside = (
  schema: AnySchema,
  isOptional: boolean,
  times?: number,
) => SchemaObject | undefined;

/** Returns the names that a schema and the parts of its `allOf` require. */
function requiredNames(
  document: OpenAPIDocument,
  schema: SchemaObject,
  seen: Set<SchemaObject> = new Set(),
): string[] {
  if (seen.has(schema)) {
    return [];
  }
  seen.add(schema);
  const inside = (schema.allOf ?? []).flatMap((part) => {
    const target = targetSchema(document, part);
    return isRecord(target) ? requiredNames(document, target, seen) : [];
  });
  return [...(schema.required ?? []), ...inside];
}

/** `pick` of lodash reads keywords as paths, which takes most of the time of a copy. */
function keywordsOf(schema: SchemaObject, keywords: ReadonlySet<string>): SchemaObject {
  return pickBy(schema, (_, keyword) => keywords.has(keyword));
}

/** Merges schemas without references and alternatives. What one schema cannot say twice is left out. */
function mergeCopies(winner: SchemaObject, other: SchemaObject): SchemaObject {
  const isSpread = isObjectCopy(winner) && isObjectCopy(other);
  const [first, second] = isSpread ? [spread(winner), spread(other)] : [winner, other];
  const merged = mergeSchemas(first, second, (one, another) =>
    isSchema(one) && isSchema(another) ? mergeCopies(one, another) : one,
  );
  return omit(merged, 'allOf');
}

function isObjectCopy({example, properties, required}: SchemaObject): boolean {
  return isRecord(example) || properties !== undefined || required !== undefined;
}

/** Makes properties of an example, so that it can be merged with other properties. */
function spread(copy: SchemaObject): SchemaObject {
  const {example, ...rest} = copy;
  return isRecord(example)
    ? {...rest, properties: {...rest.properties, ...mapValues(example, exampleSchema)}}
    : copy;
}

function exampleSchema(example: unknown): SchemaObject {
  return {example};
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

/** Adds examples to the properties of a copy that declare no other value. */
function withExamples(
  copy: SchemaObject,
  examples: Readonly<Record<string, string>>,
): SchemaObject {
  const {properties = {}} = copy;
  const added = Object.entries(examples).flatMap(([name, example]) => {
    const property = own(properties, name) as SchemaObject | undefined;
    const isFree =
      property !== undefined &&
      (declaredValue(property) === undefined ||
        property.enum?.includes(example) === true);
    return isFree ? [[name, {...property, example}] as const] : [];
  });
  return added.length === 0
    ? copy
    : {...copy, properties: {...properties, ...Object.fromEntries(added)}};
}

/** Returns the value that a schema declares. */
function declaredValue(schema: SchemaObject): unknown {
  return givenValue(schema) ?? schema.const ?? schema.enum?.[0];
}

/** Returns the value that a schema suggests, which other schemas for the same value need not allow. */
function givenValue(schema: SchemaObject): unknown {
  const listed = schema.const !== undefined || schema.enum !== undefined;
  return [schema.example, schema.examples?.[0], listed ? undefined : schema.default].find(
    (value) => value !== undefined,
  );
}

/** Returns whether a schema has no nested schemas that could be omitted. */
function isPlain(schema: SchemaObject): boolean {
  const {properties, additionalProperties, items, prefixItems} = schema;
  return (
    declaredValue(schema) !== undefined ||
    ([properties, items, prefixItems, schema.allOf, schema.oneOf, schema.anyOf].every(
      (inside) => inside === undefined,
    ) &&
      typeof additionalProperties !== 'object')
  );
}

/** Returns an empty object or list, in place of one that does not end. */
function emptyValue({type, properties, items}: SchemaObject): SchemaObject | undefined {
  const types = [type ?? []].flat();
  if (types.includes('object') || properties !== undefined) {
    return {type: 'object'};
  }
  return types.includes('array') || items !== undefined ? {type: 'array'} : undefined;
}
