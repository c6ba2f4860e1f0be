import {Ajv2020} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type {
  AnySchema,
  MediaTypeObject,
  NamedObjects,
  PublishedDocument,
} from '#reference/document/document';
import {operationsOf, responsesOf} from '#reference/document/document-operations';
import {wholeDocument} from '#reference/document/whole-document';
import {isRecord, own, resolve} from '#reference/document/resolve';
import {walkObjects} from '#reference/document/walk';
import {type Direction, schemaExample} from '#reference/example/read-example';

type Fields = Record<string, unknown>;

/** An example that is not valid against its schema. */
export interface BrokenExample {
  readonly place: string;
  readonly value: unknown;
  readonly errors: readonly string[];
}

/** Returns the generated examples of a document that are not valid, and how many there are. */
export function checkExamples(published: PublishedDocument): {
  count: number;
  broken: BrokenExample[];
} {
  const document = wholeDocument(published);
  const broken: BrokenExample[] = [];
  let count = 0;
  const checks = {
    any: schemaCheck(document, undefined),
    request: schemaCheck(document, 'request'),
    response: schemaCheck(document, 'response'),
  };
  const check = (
    place: string,
    schema: AnySchema | undefined,
    direction: Direction | undefined,
  ): void => {
    const {value} = schemaExample(document, schema, direction);
    if (schema === undefined || value === undefined) {
      return;
    }
    count += 1;
    const errors = checks[direction ?? 'any'](schema, value);
    if (errors.length > 0) {
      broken.push({place, value, errors});
    }
  };
  const checkContent = (
    place: string,
    content: NamedObjects<MediaTypeObject> = {},
    direction: Direction,
  ): void => {
    for (const [mediaType, media] of Object.entries(content)) {
      check(`${place} ${mediaType}`, media.schema, direction);
    }
  };
  for (const name of Object.keys(document.components?.schemas ?? {})) {
    check(
      name,
      {$ref: `#/components/schemas/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`},
      undefined,
    );
  }
  for (const {pointer, operation} of operationsOf(document)) {
    const {requestBody} = operation;
    if (requestBody !== undefined) {
      checkContent(`${pointer} body`, requestBody.content, 'request');
    }
    for (const [status, {content}] of responsesOf(operation)) {
      checkContent(`${pointer} ${status}`, content, 'response');
    }
  }
  return {count, broken};
}

/** Returns a function that lists what a schema of a document has against a value. */
export function schemaCheck(
  document: PublishedDocument,
  direction: Direction | undefined,
): (schema: AnySchema, value: unknown) => string[] {
  const ajv = new Ajv2020({
    allErrors: true,
    multipleOfPrecision: 9,
    strict: false,
    logger: false,
    validateSchema: false,
    unicodeRegExp: false,
  });
  addFormats(ajv);
  ajv.addSchema(jsonSchemas(document, document, direction) as Fields, 'document');
  return (schema, value) => {
    const copy = jsonSchemas(document, {schema}, direction) as {schema: unknown};
    walkObjects(copy, (object, _, position) => {
      if (position === 'keywords' && typeof object['$ref'] === 'string') {
        object['$ref'] = `document${object['$ref']}`;
      }
    });
    const validate = ajv.compile(copy.schema as Fields);
    const plain: unknown = JSON.parse(
      JSON.stringify(value, (_, one: unknown) =>
        typeof one === 'bigint' ? Number(one) : one,
      ),
    );
    return validate(plain)
      ? []
      : (validate.errors ?? []).map(
          ({instancePath, keyword, message}) =>
            `${instancePath}: ${keyword}: ${message ?? ''}`,
        );
  };
}

/** Returns a copy whose schemas are JSON Schema 2020-12, and require only what the direction has. */
function jsonSchemas(
  document: PublishedDocument,
  part: unknown,
  direction: Direction | undefined,
): unknown {
  const copy = JSON.parse(
    JSON.stringify(part, (_, one: unknown) =>
      typeof one === 'bigint' ? Number(one) : one,
    ),
  ) as unknown;
  const isOld = document.openapi.startsWith('3.0');
  walkObjects(copy, (object, _, position) => {
    if (position !== 'keywords') {
      return;
    }
    if (isOld && typeof object['$ref'] === 'string') {
      Object.keys(object)
        .filter((key) => key !== '$ref')
        .forEach((key) => Reflect.deleteProperty(object, key));
    }
    if (isOld && object['nullable'] === true && object['type'] !== undefined) {
      object['type'] = [object['type'], 'null'].flat();
      if (Array.isArray(object['enum'])) {
        object['enum'] = [...(object['enum'] as unknown[]), null];
      }
    }
    delete object['nullable'];
    // A discriminator names one alternative, also where others allow the value.
    if (object['discriminator'] !== undefined && object['anyOf'] === undefined) {
      object['anyOf'] = object['oneOf'];
      delete object['oneOf'];
    }
    for (const [bound, flag] of [
      ['minimum', 'exclusiveMinimum'],
      ['maximum', 'exclusiveMaximum'],
    ] as const) {
      if (typeof object[flag] === 'boolean') {
        const value = object[bound];
        const isExclusive = object[flag];
        Reflect.deleteProperty(object, flag);
        if (isExclusive && value !== undefined) {
          Reflect.deleteProperty(object, bound);
          object[flag] = value;
        }
      }
    }
    if (typeof object['pattern'] === 'string' && !compiles(object['pattern'])) {
      delete object['pattern'];
    }
    if (Array.isArray(object['required'])) {
      object['required'] = object['required'].filter(
        (name) => !isAbsent(document, object, String(name), direction),
      );
    }
  });
  return copy;
}

function compiles(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern));
  } catch {
    return false;
  }
}

/** Returns whether only the other direction has a property. */
function isAbsent(
  document: PublishedDocument,
  schema: Fields,
  name: string,
  direction: Direction | undefined,
): boolean {
  const flag = {request: 'readOnly', response: 'writeOnly'}[direction ?? 'request'];
  const isFlagged = (part: unknown, depth = 0): boolean => {
    const target = resolve<unknown>(document, part);
    return (
      isRecord(target) &&
      depth < 8 &&
      (target[flag] === true ||
        own(part, flag) === true ||
        ['allOf', 'oneOf', 'anyOf'].some((key) => {
          const parts = target[key];
          return Array.isArray(parts) && parts.some((one) => isFlagged(one, depth + 1));
        }))
    );
  };
  const hasFlagged = (part: unknown, depth = 0): boolean => {
    const target = resolve<unknown>(document, part);
    return (
      isRecord(target) &&
      depth < 8 &&
      (isFlagged(own(target['properties'], name)) ||
        (Array.isArray(target['allOf']) &&
          target['allOf'].some((one) => hasFlagged(one, depth + 1))))
    );
  };
  return direction !== undefined && hasFlagged(schema);
}
