import isEqual from 'lodash/isEqual';
import omitBy from 'lodash/omitBy';
import pick from 'lodash/pick';
import pickBy from 'lodash/pickBy';
import {isAnnotation} from './annotation';
import {type ObjectKind, type Place, replaceObjects} from './grammar';
import {PlacedError} from './document-error';
import type {Repair} from './repair';
import {
  escapeSegment,
  isRecord,
  isReference,
  own,
  schemaNameOf,
  targetOf,
} from './resolve';
import {withDataValues} from './serialized-value';

type Fields = Record<string, unknown>;

/** Texts beside a reference that override those of its target (3.1; Reference Object, Path Item Object). */
const TEXTS: Readonly<Partial<Record<ObjectKind, readonly string[]>>> = {
  parameter: ['description'],
  header: ['description'],
  requestBody: ['description'],
  response: ['summary', 'description'],
  example: ['summary', 'description'],
  link: ['description'],
  securityScheme: ['description'],
  pathItem: ['summary', 'description'],
};

/** The schema `false` as an object: no value is valid. */
const NOTHING = {not: {}};

/** Header parameters that OpenAPI ignores, because another object describes them (Parameter Object, `name`). */
const RESERVED_HEADERS = ['accept', 'content-type', 'authorization'];

/**
 * Maximum number of copies, against documents whose path items refer to each other so often that they exhaust memory. A
 * document has at most one copy for each of its references, unless one copy has others inside.
 */
const MAX_COPIES = 100_000;

export interface DialectOptions {
  /** In Swagger 2.0, no other object describes the header parameters that 3.0 ignores. */
  readonly isFromSwagger: boolean;
}

/**
 * Turns the ways in which a document can say the same into one, so that nothing behind asks how it was
 * said: what is beside references applies, path items are whole, media types are in their place, examples of
 * parameters have a value, and schemas are objects where a media type, parameter or component has one. Changes the document.
 *
 * @returns What is ignored, as the specification says.
 * @throws PlacedError if its references make more than {@link MAX_COPIES} copies.
 */
export function settleDialect(
  document: Fields,
  {isFromSwagger}: DialectOptions,
): Repair[] {
  const repairs: Repair[] = [];
  // In 3.0, what is beside a reference is ignored, but most programs write annotations there and mean them.
  const isFolded = !String(document['openapi']).startsWith('3.0');
  /** The copies around the place that is visited, outermost first. */
  const around: {readonly pointer: string; readonly $ref: string}[] = [];
  let copies = 0;
  const settle = (place: Place): unknown => {
    const settled = settleReference(place);
    if (!isRecord(settled) || isReference(settled)) {
      return settled;
    }
    return place.kind === 'parameter' || place.kind === 'header'
      ? withDataValues(document, settled)
      : settled;
  };
  const settleReference = (place: Place): unknown => {
    const {value, kind, pointer} = place;
    if (kind === 'schema' && !isFolded && isReference(value)) {
      const [annotated, ignored] = withoutIgnored(value, pointer);
      repairs.push(...ignored);
      return annotated;
    }
    if (kind === 'schema') {
      const settled = isFolded ? settleSchema(document, place) : value;
      return isRecord(settled)
        ? settleKeywords(document, settled, place, isFolded)
        : settled;
    }
    if (!isReference(value) || (!isFolded && kind !== 'pathItem')) {
      return value;
    }
    const {$ref} = value;
    while (around.length > 0 && !pointer.startsWith(`${around.at(-1)?.pointer}/`)) {
      around.pop();
    }
    // A callback can refer to the path item that it is in.
    const isInside = around.some((copy) => copy.$ref === $ref);
    const target = targetOf(document, $ref);
    if (isInside || 'problem' in target || !isRecord(target.value)) {
      return value;
    }
    const whole = wholeObject(value, target.value, place);
    if (whole === undefined) {
      return value;
    }
    copies += 1;
    if (copies > MAX_COPIES) {
      throw new PlacedError(
        `${pointer}: the references of the document make more than ${MAX_COPIES.toLocaleString('en')} copies of objects`,
      );
    }
    repairs.push(...whole.repairs);
    around.push({pointer, $ref});
    return structuredClone(whole.value);
  };
  replaceObjects(document, (place) => {
    const settled = settle(place);
    const hasParameters = place.kind === 'operation' || place.kind === 'pathItem';
    if (!isFromSwagger && hasParameters && isRecord(settled)) {
      repairs.push(...ignoreReservedHeaders(document, settled, place.pointer));
    }
    return settled;
  });
  const {components} = document;
  if (isRecord(components)) {
    delete components['mediaTypes'];
  }
  return repairs;
}

/** Returns a reference of 3.0 with the annotations beside it, and what else is there. */
function withoutIgnored(reference: Fields, pointer: string): [Fields, Repair[]] {
  const isKept = (value: unknown, key: string): boolean => isAnnotation({[key]: value});
  return [
    pickBy(reference, isKept),
    Object.keys(omitBy(reference, isKept)).map((key) => ({
      kind: 'a keyword beside a reference means nothing in OpenAPI 3.0; it is left out',
      pointer: `${pointer}/${escapeSegment(key)}`,
    })),
  ];
}

/**
 * Makes an object of `true` and `false`, and a part of `allOf` of a reference with keywords beside it. A
 * reference to a component keeps annotations beside it, which say more of a field.
 */
function settleSchema(document: Fields, {value, parent}: Place): unknown {
  if (typeof value === 'boolean') {
    return parent === 'schema' ? value : value ? {} : {...NOTHING};
  }
  if (!isReference(value)) {
    return value;
  }
  const {$ref, ...beside} = value as unknown as Fields & {$ref: string};
  const {allOf, ...rest} = beside;
  const target = targetOf(document, $ref);
  if ('problem' in target) {
    return value;
  }
  if (parent === 'schema' && allowsNothing(document, value)) {
    return false;
  }
  const isPlain =
    Object.keys(beside).length === 0 ||
    (parent !== 'components' &&
      isAnnotation(beside) &&
      schemaNameOf(value) !== undefined);
  return isPlain
    ? value
    : {...rest, allOf: [{$ref}, ...(Array.isArray(allOf) ? (allOf as unknown[]) : [])]};
}

/** Keywords with a schema for what no keyword beside them evaluates, and for what their first one leaves. */
const UNEVALUATED = [
  ['unevaluatedProperties', 'additionalProperties'],
  ['unevaluatedItems', 'items'],
] as const;

/** Keywords that evaluate properties and items by schemas for the same value. */
const IN_PLACE = [
  '$ref',
  '$dynamicRef',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'contains',
];

/**
 * Settles a schema that allows nothing, the alternatives that allow nothing, and `unevaluatedProperties` where it says
 * the same as `additionalProperties` (JSON Schema 2020-12 Core, section 11.3).
 */
function settleKeywords(
  document: Fields,
  schema: Fields,
  {parent, pointer}: Place,
  isFolded: boolean,
): unknown {
  if (allowsNothing(document, schema)) {
    // In 3.0, only additional properties can be `false`.
    const canBeFalse =
      parent === 'schema' && (isFolded || pointer.endsWith('/additionalProperties'));
    return canBeFalse ? false : {...schema, ...NOTHING};
  }
  const settled = withoutNothing(document, schema);
  const isSettled = !isFolded || IN_PLACE.some((keyword) => keyword in settled);
  return isSettled ? settled : UNEVALUATED.reduce(renamed, settled);
}

function renamed(
  schema: Fields,
  [keyword, simple]: readonly [keyword: string, simple: string],
): Fields {
  const {[keyword]: value, ...rest} = schema;
  return value === undefined || simple in rest ? schema : {...rest, [simple]: value};
}

/** Leaves out alternatives that allow nothing. If only one is left, it applies. */
function withoutNothing(document: Fields, schema: Fields): Fields {
  return ['oneOf', 'anyOf'].reduce((settled, keyword) => {
    const {[keyword]: listed, ...rest} = settled;
    const parts: unknown[] = Array.isArray(listed) ? listed : [];
    const left = parts.filter((part) => !allowsNothing(document, part));
    if (left.length === parts.length) {
      return settled;
    }
    return left.length === 1
      ? {...rest, allOf: [...[rest['allOf'] ?? []].flat(), ...left]}
      : {...rest, [keyword]: left};
  }, schema);
}

/** Returns whether no value is valid: `{not: {}}` is what `false` means (JSON Schema 2020-12 Core, section 4.3.2). */
function allowsNothing(document: Fields, schema: unknown): boolean {
  const target = isReference(schema) ? targetOf(document, schema.$ref) : {value: schema};
  if ('problem' in target) {
    return false;
  }
  const {value} = target;
  const not = own(value, 'not');
  if (value === false || not === true || isEqual(not, {})) {
    return true;
  }
  return ['oneOf', 'anyOf'].some((keyword) => {
    const parts = own(value, keyword);
    return (
      Array.isArray(parts) &&
      parts.length > 0 &&
      parts.every((part) => !isReference(part) && allowsNothing(document, part))
    );
  });
}

interface WholeObject {
  readonly value: Fields;
  readonly repairs: readonly Repair[];
}

/** Returns the target of a reference with what is beside the reference, or `undefined` if that is nothing. */
function wholeObject(
  reference: Fields,
  target: Fields,
  {kind, pointer}: Place,
): WholeObject | undefined {
  const {$ref: _, ...beside} = reference;
  if (kind === 'pathItem') {
    return Object.keys(beside).length === 0
      ? undefined
      : wholePathItem(beside, target, pointer);
  }
  const texts = pickBy(
    pick(beside, TEXTS[kind] ?? []),
    (text) => typeof text === 'string',
  );
  return kind === 'mediaType' || Object.keys(texts).length > 0
    ? {value: {...target, ...texts}, repairs: []}
    : undefined;
}

/** Adds what is beside the reference of a path item to its target. Of a field of both, that beside it applies. */
function wholePathItem(beside: Fields, target: Fields, pointer: string): WholeObject {
  const lists = [target['parameters'], beside['parameters']].filter(Array.isArray);
  // A later parameter takes the place of an earlier one with its name and location.
  const joined = lists.length === 2 ? {parameters: lists.flat() as unknown[]} : {};
  const both = Object.keys(beside).filter(
    (field) => Object.hasOwn(target, field) && TEXTS.pathItem?.includes(field) !== true,
  );
  return {
    value: {...target, ...beside, ...joined},
    repairs: both
      .filter((field) => !Object.hasOwn(joined, field))
      .map((field) => ({
        kind: 'a field is in a path item and in that to which it refers; the former applies',
        pointer: `${pointer}/${escapeSegment(field)}`,
      })),
  };
}

function ignoreReservedHeaders(
  document: Fields,
  holder: Fields,
  pointer: string,
): Repair[] {
  const {parameters, security = document['security']} = holder;
  if (!Array.isArray(parameters)) {
    return [];
  }
  // Without a security scheme, the parameter is all that a reader can send credentials with.
  const isSecured =
    Array.isArray(security) &&
    security.some((one) => isRecord(one) && Object.keys(one).length > 0);
  const reserved = RESERVED_HEADERS.filter(
    (name) => isSecured || name !== 'authorization',
  );
  const isReserved = (listed: unknown): boolean => {
    const parameter = isReference(listed)
      ? own(targetOf(document, listed.$ref), 'value')
      : listed;
    const name = own(parameter, 'name');
    return (
      own(parameter, 'in') === 'header' &&
      typeof name === 'string' &&
      reserved.includes(name.toLowerCase())
    );
  };
  const repairs = parameters.flatMap((listed: unknown, index) =>
    isReserved(listed)
      ? [
          {
            kind: 'a header parameter is ignored: OpenAPI has media types and security schemes for Accept, Content-Type and Authorization',
            pointer: `${pointer}/parameters/${index}`,
          },
        ]
      : [],
  );
  if (repairs.length > 0) {
    holder['parameters'] = parameters.filter((listed) => !isReserved(listed));
  }
  return repairs;
}
