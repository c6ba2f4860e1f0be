import mapValues from 'lodash/mapValues';
import {SCHEMA_KEYWORDS} from '../vocabulary/schema-keyword';
import {HTTP_METHODS} from '../vocabulary/http-method';
import {escapeSegment, isRecord, own, unescapeSegment} from './resolve';

/** What an object of a document is, by its name in OpenAPI 3.2.0, chapter 4. */
export type ObjectKind =
  | 'openapi'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'header'
  | 'requestBody'
  | 'response'
  | 'mediaType'
  | 'encoding'
  | 'example'
  | 'link'
  | 'securityScheme'
  | 'schema';

/** What a field holds: one object, a list of them, a map of them, or a map of maps of them. */
type Field = readonly [kind: ObjectKind, form?: 'list' | 'map' | 'maps'];

const CONTENT: Readonly<Record<string, Field>> = {
  schema: ['schema'],
  content: ['mediaType', 'map'],
  examples: ['example', 'map'],
};

/** The fields of each kind that hold objects. All else is data, a text, or an extension. */
const FIELDS: Readonly<Record<ObjectKind, Readonly<Record<string, Field>>>> = {
  openapi: {
    paths: ['pathItem', 'map'],
    webhooks: ['pathItem', 'map'],
    'x-webhooks': ['pathItem', 'map'],
    components: ['components'],
  },
  components: {
    schemas: ['schema', 'map'],
    responses: ['response', 'map'],
    parameters: ['parameter', 'map'],
    examples: ['example', 'map'],
    requestBodies: ['requestBody', 'map'],
    headers: ['header', 'map'],
    securitySchemes: ['securityScheme', 'map'],
    links: ['link', 'map'],
    callbacks: ['pathItem', 'maps'],
    pathItems: ['pathItem', 'map'],
    mediaTypes: ['mediaType', 'map'],
  },
  pathItem: {
    ...Object.fromEntries(
      HTTP_METHODS.map((method): [string, Field] => [method, ['operation']]),
    ),
    additionalOperations: ['operation', 'map'],
    parameters: ['parameter', 'list'],
  },
  operation: {
    parameters: ['parameter', 'list'],
    requestBody: ['requestBody'],
    responses: ['response', 'map'],
    callbacks: ['pathItem', 'maps'],
  },
  parameter: CONTENT,
  header: CONTENT,
  requestBody: {content: ['mediaType', 'map']},
  response: {
    headers: ['header', 'map'],
    content: ['mediaType', 'map'],
    links: ['link', 'map'],
  },
  mediaType: {
    schema: ['schema'],
    itemSchema: ['schema'],
    examples: ['example', 'map'],
    encoding: ['encoding', 'map'],
    prefixEncoding: ['encoding', 'list'],
    itemEncoding: ['encoding'],
  },
  encoding: {
    headers: ['header', 'map'],
    encoding: ['encoding', 'map'],
    prefixEncoding: ['encoding', 'list'],
    itemEncoding: ['encoding'],
  },
  example: {},
  link: {},
  securityScheme: {},
  schema: {
    ...fieldsOf(['schema'], ['items', 'additionalProperties', ...SCHEMA_KEYWORDS]),
    ...fieldsOf(['schema', 'list'], ['allOf', 'anyOf', 'oneOf', 'prefixItems']),
    ...fieldsOf(
      ['schema', 'map'],
      [
        ...[
          'properties',
          'patternProperties',
          'dependentSchemas',
          '$defs',
          'definitions',
        ],
      ],
    ),
  },
};

function fieldsOf(field: Field, names: readonly string[]): Record<string, Field> {
  return Object.fromEntries(names.map((name) => [name, field]));
}

interface RankedField {
  readonly name: string;
  readonly childKind: ObjectKind;
  /** Levels of lists and maps around the objects. */
  readonly depth: number;
  /** Place among the fields of its kind. */
  readonly rank: number;
}

const RANKED_FIELDS = mapValues(
  FIELDS,
  (fields) =>
    new Map(
      Object.entries(fields).map(
        ([name, [childKind, form]], rank): [string, RankedField] => [
          name,
          {name, childKind, depth: depthOf(form), rank},
        ],
      ),
    ),
);

/** Returns the fields that an object has, in the order of {@link FIELDS}: few of the many of a schema. */
function fieldsIn(object: object, kind: ObjectKind): RankedField[] {
  return Object.keys(object)
    .flatMap((name) => RANKED_FIELDS[kind].get(name) ?? [])
    .sort((a, b) => a.rank - b.rank);
}

/** The fields of Swagger 2.0 with what `components` has since 3.0. */
const SWAGGER_FIELDS: Readonly<Record<string, Field>> = {
  definitions: ['schema', 'map'],
  parameters: ['parameter', 'map'],
  responses: ['response', 'map'],
  securityDefinitions: ['securityScheme', 'map'],
};

/** What is at a place: an object of a kind, or a list or map of them. */
export interface Role {
  readonly kind: ObjectKind;
  /** Levels of lists and maps around the objects. */
  readonly depth: number;
}

/** Returns what belongs at a JSON pointer, or `undefined` if it is data or nothing that is known. */
export function roleAt(pointer: string): Role | undefined {
  let role: Role = {kind: 'openapi', depth: 0};
  for (const segment of pointer.split('/').slice(1)) {
    if (role.depth > 0) {
      role = {...role, depth: role.depth - 1};
      continue;
    }
    const fields =
      role.kind === 'openapi'
        ? {...SWAGGER_FIELDS, ...FIELDS.openapi}
        : FIELDS[role.kind];
    const name = unescapeSegment(segment) ?? '';
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) {
      return undefined;
    }
    const [kind, form] = field;
    role = {kind, depth: depthOf(form)};
  }
  return role;
}

function depthOf(form: Field[1]): number {
  return form === undefined ? 0 : form === 'maps' ? 2 : 1;
}

/** A value of a document in the place of an object. */
export interface Place {
  readonly value: unknown;
  readonly kind: ObjectKind;
  /** Kind of the object with the field. */
  readonly parent: ObjectKind;
  readonly pointer: string;
}

/**
 * Returns an object with what a function makes of the objects in its fields, or the object itself if that is nothing
 * else.
 */
export function mapFields(
  object: Record<string, unknown>,
  kind: ObjectKind,
  map: (value: unknown, kind: ObjectKind) => unknown,
): Record<string, unknown> {
  const changed = fieldsIn(object, kind).flatMap(({name, childKind, depth}) => {
    const value = object[name];
    const mapped = mapInside(value, depth, (inner) => map(inner, childKind));
    return mapped === value ? [] : [[name, mapped] as const];
  });
  return changed.length === 0 ? object : {...object, ...Object.fromEntries(changed)};
}

function mapInside(
  value: unknown,
  depth: number,
  map: (value: unknown) => unknown,
): unknown {
  if (depth === 0) {
    return map(value);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const entries = Object.entries(value).map(
    ([name, inner]) => [name, mapInside(inner, depth - 1, map)] as const,
  );
  const isSame = entries.every(([name, inner]) => inner === own(value, name));
  return isSame
    ? value
    : Array.isArray(value)
      ? entries.map(([, inner]) => inner)
      : Object.fromEntries(entries);
}

/**
 * Visits what is in the place of an object, parents first. What the visitor returns takes its place, and is
 * visited in turn: what is inside it, not itself.
 */
export function replaceObjects(
  document: Record<string, unknown>,
  visit: (place: Place) => unknown,
): void {
  const inside = (
    object: Record<string, unknown>,
    kind: ObjectKind,
    pointer: string,
  ): void => {
    for (const {name, childKind, depth} of fieldsIn(object, kind)) {
      each(object, name, depth, {kind: childKind, parent: kind, pointer});
    }
  };
  const each = (
    holder: object,
    key: string,
    depth: number,
    above: Omit<Place, 'value'>,
  ): void => {
    const value: unknown = Reflect.get(holder, key);
    const pointer = `${above.pointer}/${escapeSegment(key)}`;
    if (depth > 0) {
      const entries = typeof value === 'object' && value !== null ? value : {};
      for (const name of Object.keys(entries)) {
        each(entries, name, depth - 1, {...above, pointer});
      }
      return;
    }
    const replaced = visit({...above, value, pointer});
    if (replaced !== value) {
      Reflect.set(holder, key, replaced);
    }
    if (isRecord(replaced)) {
      inside(replaced, above.kind, pointer);
    }
  };
  inside(document, 'openapi', '#');
}
