import mapValues from 'lodash/mapValues';
import memoize from 'lodash/memoize';
import pick from 'lodash/pick';
import {sample} from 'openapi-sampler';
import {MAX_NODES} from '../schema/levels';
import type {NamedExample} from './named-example';
import {isJsonMediaType} from '../vocabulary/media-type';
import type {
  HeaderObject,
  MediaTypeObject,
  OpenAPIDocument,
  ParameterObject,
  SchemaObject,
  AnySchema,
} from '../document/document';
import {finiteSchema} from './read-finite-schema';
import {parseRichText} from '../text/read-markdown';
import {isRecord, isReference, schemaNameOf, targetSchema} from '../document/resolve';
import {printJsonLine} from '../document/print-json';
import {walkObjects} from '../document/walk';

/** Returns the example that the document contains, or `undefined`. */
export function givenExample(
  holder: HeaderObject | MediaTypeObject | ParameterObject,
): unknown {
  if (holder.example !== undefined) {
    return holder.example;
  }
  const [first] = Object.values(holder.examples ?? {});
  if (first === undefined) {
    return undefined;
  }
  return first.value ?? first.dataValue;
}

export interface Example {
  value: unknown;
  /** The example omits parts of the schema because of its size. */
  truncated: boolean;
}

/**
 * Lists the named examples of a parameter or a header if there is more to say of them than the value that
 * it shows.
 */
export function createNamedExamples(
  {example, examples = {}}: HeaderObject | MediaTypeObject | ParameterObject,
  print: (value: unknown) => string,
): NamedExample[] {
  const listed = Object.entries(examples).map(([name, one]): NamedExample => {
    const description = parseRichText(one.description);
    return {
      name,
      ...(one.summary === undefined ? {} : {summary: one.summary}),
      ...(description === '' ? {} : {description}),
      value: one.externalValue ?? print(one.value ?? one.dataValue),
    };
  });
  const [first] = listed;
  const isSaid =
    listed.length === 1 &&
    Object.keys(first ?? {}).length === 2 &&
    (example === undefined || first?.value === print(example));
  return isSaid ? [] : listed;
}

/** Depth to which {@link givenSchemaValue} looks for values. */
const MAX_DEPTH = 5;

/**
 * Returns a value that the document gives for a schema: its example, default, constant or first
 * allowed value, or else one of those of its parts. Returns undefined if a required part has none.
 */
export function givenSchemaValue(
  document: OpenAPIDocument,
  schema: AnySchema | undefined,
  depth = 0,
): unknown {
  const own = targetSchema(document, schema);
  if (typeof own === 'boolean' || depth > MAX_DEPTH) {
    return undefined;
  }
  const valueIn = (part: AnySchema): unknown =>
    givenSchemaValue(document, part, depth + 1);
  const valuesIn = (parts: readonly AnySchema[]): unknown[] =>
    parts.map(valueIn).filter((value) => value !== undefined);
  const given =
    own.example ?? own.examples?.[0] ?? own.default ?? own.const ?? own.enum?.[0];
  if (given !== undefined) {
    return given;
  }
  const [alternative] = valuesIn(own.oneOf ?? own.anyOf ?? []);
  if (alternative !== undefined) {
    return alternative;
  }
  if (own.items !== undefined) {
    const item = valueIn(own.items);
    return item === undefined ? undefined : [item];
  }
  const inherited = valuesIn(own.allOf ?? []);
  const fields = Object.entries(own.properties ?? {})
    .map(([name, property]) => [name, valueIn(property)] as const)
    .filter(([, value]) => value !== undefined);
  if (fields.length === 0 && !inherited.every(isRecord)) {
    return inherited[0];
  }
  const value: Record<string, unknown> = Object.fromEntries([
    ...inherited.filter(isRecord).flatMap(Object.entries),
    ...fields,
  ]);
  return Object.keys(value).length > 0 &&
    (own.required ?? []).every((name) => Object.hasOwn(value, name))
    ? value
    : undefined;
}

/** The values that only responses have are not in requests, and the other way round. */
export type Direction = 'request' | 'response';

/** Number of texts in each other that hold JSON. */
const MAX_TEXTS = 2;

/** Gives texts that hold JSON an example of its schema. */
function withTexts(
  schema: SchemaObject,
  exampleOf: (schema: AnySchema) => unknown,
): SchemaObject {
  const texts: object[] = [];
  walkObjects(schema, (object) => 'contentSchema' in object && texts.push(object));
  if (texts.length === 0) {
    return schema;
  }
  const copy = structuredClone(schema);
  walkObjects(copy, (object, _, position) => {
    const {contentMediaType, contentSchema, example} = object as SchemaObject;
    const isJson = isJsonMediaType(String(contentMediaType));
    if (position !== 'keywords' || contentSchema === undefined) {
      return;
    }
    // The schema of the text has references, which are followed by themselves.
    Reflect.deleteProperty(object, 'contentSchema');
    const value = isJson && example === undefined ? exampleOf(contentSchema) : undefined;
    if (value !== undefined) {
      object['example'] = printJsonLine(value);
    }
  });
  return copy;
}

/** Creates an example from a schema. Its examples, default and enum take precedence. */
export function schemaExample(
  document: OpenAPIDocument,
  schema: AnySchema | undefined,
  direction?: Direction,
  levels = MAX_TEXTS,
): Example {
  const own = targetSchema(document, schema);
  if (schema === undefined || typeof own === 'boolean') {
    return {value: undefined, truncated: false};
  }
  const given = own.example ?? own.examples?.[0] ?? own.default ?? own.enum?.[0];
  if (given !== undefined) {
    return {value: given, truncated: false};
  }
  const create = (): Example => {
    const finite = finiteSchema(document, schema);
    const whole =
      finite.schema &&
      withTexts(finite.schema, (inside) =>
        levels === 0
          ? undefined
          : schemaExample(document, inside, direction, levels - 1).value,
      );
    return {value: whole && sampleOf(whole, direction), truncated: finite.truncated};
  };
  if (!isReference(schema) || Object.keys(schema).length > 1) {
    return create();
  }
  const shared = examplesOf(document);
  const key = `${schema.$ref} ${direction} ${levels}`;
  const example = shared.get(key) ?? create();
  shared.set(key, example);
  return example;
}

/** The examples of references to component schemas: all operations respond with the same errors. */
const examplesOf = memoize<(document: OpenAPIDocument) => Map<string, Example>>(
  () => new Map(),
);
examplesOf.cache = new WeakMap();

/** Creates an example in XML from a schema, with the name of its component as that of the root. */
export function xmlExample(
  document: OpenAPIDocument,
  schema: AnySchema,
  direction: Direction,
): Example {
  const finite = finiteSchema(document, schema);
  if (finite.schema === undefined) {
    return {value: undefined, truncated: false};
  }
  const name = (isReference(schema) && schemaNameOf(schema)) || 'root';
  const root: SchemaObject = {type: 'object', properties: {[name]: finite.schema}};
  return {
    value: sampleOf(withXmlNames(root), direction, 'xml'),
    truncated: finite.truncated,
  };
}

/** Renames what no element of XML can be called: the name would end its tag, and the rest be markup. */
function withXmlNames(schema: SchemaObject): SchemaObject {
  const copy = structuredClone(schema);
  walkObjects(copy, (object, pointer, position) => {
    if (pointer.endsWith('/xml') && position === 'keywords') {
      Object.assign(object, mapValues(pick(object, ['name', 'prefix']), xmlName));
    }
    if (position !== 'keywords') {
      const entries = Object.entries(object);
      entries.forEach(([key]) => Reflect.deleteProperty(object, key));
      entries.forEach(([key, value]) => (object[xmlName(key)] = value));
    }
  });
  return copy;
}

function xmlName(name: unknown): string {
  return String(name)
    .replace(/[^\p{L}\p{N}:._-]+/gu, '_')
    .replace(/^(?![\p{L}_])/u, '_');
}

function sampleOf(
  schema: SchemaObject,
  direction: Direction | undefined,
  format: 'json' | 'xml' = 'json',
): unknown {
  return sample(schema as Parameters<typeof sample>[0], {
    quiet: true,
    maxSampleDepth: MAX_NODES,
    format,
    skipReadOnly: direction === 'request',
    skipWriteOnly: direction === 'response',
  });
}
