import isEqual from 'lodash/isEqual';
import omit from 'lodash/omit';
import omitBy from 'lodash/omitBy';
import pickBy from 'lodash/pickBy';
import {isAnnotation} from './annotation';
import {isRecord, isReference} from './resolve';

type Fields = Record<string, unknown>;

const NULL = {type: 'null'};

/** Keywords whose value is a list of alternatives. */
const CHOICES = ['oneOf', 'anyOf'] as const;

/**
 * Returns a schema with the type `null` instead of `nullable` of OpenAPI 3.0, with an `enum` with names and texts
 * instead of a choice of constants, and without what says nothing. What is inside stays as it is.
 */
export function settleSchema(schema: Fields): Fields {
  const own = 'nullable' in schema ? settleNullable(schema) : schema;
  return settleConstants(settleNames(settleNulls(own)));
}

/**
 * Returns the schema with `null` as a type, or as an alternative where it consists of others. `nullable` without
 * `type` allows null too, as programs that write it expect.
 */
function settleNullable({nullable, ...schema}: Fields): Fields {
  if (nullable !== true) {
    return schema;
  }
  const {type, allOf} = schema;
  const choices = CHOICES.filter((keyword) => Array.isArray(schema[keyword]));
  const [choice] = choices;
  if (Array.isArray(allOf) || choices.length > 1) {
    return orNull(schema);
  }
  const types = type === undefined ? impliedTypes(schema) : [type].flat();
  const typed = {
    ...schema,
    ...(types.length > 0 && {type: [...new Set([...types, 'null'])]}),
  };
  if (choice !== undefined) {
    const parts = schema[choice] as unknown[];
    const hasNull = parts.some((part) => isEqual(part, NULL));
    return {...typed, [choice]: hasNull ? parts : [...parts, NULL]};
  }
  const values = schema['enum'];
  return types.length === 0 && Array.isArray(values) && !values.includes(null)
    ? {...schema, enum: [...(values as unknown[]), null]}
    : typed;
}

function impliedTypes({properties, additionalProperties, items}: Fields): unknown[] {
  return properties !== undefined || additionalProperties !== undefined
    ? ['object']
    : items === undefined
      ? []
      : ['array'];
}

/** Returns a choice between a schema and null, with the annotations of the schema beside it. */
function orNull(schema: Fields): Fields {
  const isBeside = (value: unknown, key: string): boolean => isAnnotation({[key]: value});
  const {type, ...rest} = omitBy(schema, isBeside);
  const {allOf} = rest;
  // Programs write the type of the object to which a reference leads beside it.
  const isImplied =
    type === 'object' && Array.isArray(allOf) && allOf.some((part) => isReference(part));
  const inside = type === undefined || isImplied ? rest : {type, ...rest};
  const parts = Array.isArray(allOf) ? (allOf as unknown[]) : [];
  const isWrapper = Object.keys(inside).join() === 'allOf' && parts.length === 1;
  return {...pickBy(schema, isBeside), anyOf: [isWrapper ? parts[0] : inside, NULL]};
}

/** Says once that `null` is an alternative. In `oneOf`, two such alternatives would forbid it. */
function settleNulls(schema: Fields): Fields {
  const {anyOf} = schema;
  if (!Array.isArray(anyOf)) {
    return schema;
  }
  const first = anyOf.findIndex((part) => isEqual(part, NULL));
  const isOther = (part: unknown, index: number): boolean =>
    index === first || !isEqual(part, NULL);
  return {...schema, anyOf: anyOf.filter(isOther)};
}

/** Names are always texts (JSON Schema 2020-12 Core, section 10.3.2.4). */
function settleNames(schema: Fields): Fields {
  return isEqual(schema['propertyNames'], {type: 'string'})
    ? omit(schema, 'propertyNames')
    : schema;
}

/** An alternative that allows listed values only. */
interface Constants {
  readonly values: readonly unknown[];
  readonly title: unknown;
  readonly description: unknown;
  readonly type: unknown;
  /** What all alternatives have to say in the same way. */
  readonly rest: Fields;
}

/** Returns an `enum` for alternatives that are constants (OpenAPI 3.1.1, "Annotated Enumerations"). */
function settleConstants(schema: Fields): Fields {
  const [keyword, ...others] = CHOICES.filter((one) => schema[one] !== undefined);
  const parts = keyword === undefined ? undefined : schema[keyword];
  if (keyword === undefined || others.length > 0 || !Array.isArray(parts)) {
    return schema;
  }
  const constants = parts.map(constantsOf);
  const outer = omit(schema, keyword);
  const values = constants.filter((one) => one?.type !== 'null');
  const rest = values[0]?.rest ?? {};
  const isSame =
    values.length > 0 &&
    constants.every(
      (one) => one !== undefined && (one.type === 'null' || isEqual(one.rest, rest)),
    );
  const isTaken = ['enum', 'const', 'discriminator', ...Object.keys(rest)].some((key) =>
    Object.hasOwn(outer, key),
  );
  return isSame && !isTaken
    ? {
        ...rest,
        ...outer,
        ...enumOf(
          constants.flatMap((one) => one ?? []),
          outer,
        ),
      }
    : schema;
}

function constantsOf(part: unknown): Constants | undefined {
  if (!isRecord(part) || isReference(part)) {
    return undefined;
  }
  const {
    title,
    description,
    type,
    const: constant,
    enum: listed,
    ...rest
  } = part as Fields;
  const values =
    constant !== undefined
      ? [constant]
      : Array.isArray(listed)
        ? (listed as unknown[])
        : type === 'null'
          ? [null]
          : [];
  const isDescribed = title !== undefined || description !== undefined;
  return values.length === 0 || (values.length > 1 && isDescribed)
    ? undefined
    : {values, title, description, type, rest};
}

function enumOf(constants: readonly Constants[], outer: Fields): Fields {
  const types = [...new Set(constants.flatMap(({type}) => type))];
  const texts = (field: 'title' | 'description'): unknown[] =>
    constants.flatMap((one) => one.values.map(() => one[field] ?? null));
  const named = (key: string, list: unknown[]): Fields =>
    list.every((text) => text === null) ? {} : {[key]: list};
  return {
    ...(outer['type'] === undefined &&
      !types.includes(undefined) && {type: types.length === 1 ? types[0] : types}),
    enum: constants.flatMap(({values}) => values),
    ...named('x-enum-varnames', texts('title')),
    ...named('x-enum-descriptions', texts('description')),
  };
}
