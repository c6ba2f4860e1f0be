/*
 * Expected page content, read from the vendored document and its overlay independently of the code
 * that creates the pages, so that an error there cannot hide itself.
 */
import {expect} from 'vitest';
import {readKaiaDocument} from '../../scripts/lib/kaia-document';
import {oneLine} from './pages';
import type {Entry, Link} from './reference-page';

interface Schema {
  $ref?: string;
  title?: string;
  type?: string;
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  'x-enum-descriptions'?: Record<string, string>;
  'x-evidence'?: Known;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description: string;
  schema: Schema;
  example?: unknown;
  'x-evidence'?: Known;
}

interface Response {
  description: string;
  'x-evidence'?: Known;
  content: Record<string, Media>;
}

interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, {value: unknown}>;
}

/** A kind of evidence, or one for each part. */
type Known = string | Record<string, string>;

/** An unresolved `$ref`. */
interface Reference {
  $ref: string;
}

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  'x-plan': string;
  'x-credits'?: number;
  'x-evidence'?: Known;
  parameters?: (Parameter | Reference)[];
  responses: Record<string, Response | Reference>;
}

interface Description {
  servers: {url: string; description: string}[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    securitySchemes: Record<string, {description: string}>;
  };
}

/** An entry whose type is only known as text. */
export type DescribedEntry = Omit<Entry, 'type'> & {type: unknown};

/** Expected content of an operation page. */
export interface DescribedOperation {
  id: string;
  title: string;
  description: string;
  addresses: string[];
  networks: string[];
  plan: string;
  credits: string;
  /** Marks of its plan, its credits and itself. */
  evidence: Link[];
  authentication: string[];
  parameters: DescribedEntry[];
  responses: DescribedResponse[];
}

export interface DescribedResponse {
  status: string;
  description: string;
  /** Marks of the response and its schema, whichever is known less well. */
  evidence: Link[];
  mediaType: string;
  /** Link to the schema page; no text if the schema has no page. */
  schema: Link;
  fields: DescribedEntry[];
  example: unknown;
}

/** Expected content of a schema page. */
export interface DescribedSchema {
  title: string;
  description: string;
  evidence: Link[];
  nameEvidence: Link[];
  fields: DescribedEntry[];
  example: unknown;
  /** Titles of the operations that respond with it. */
  usedBy: string[];
}

/** Labels of the constraints on pages. */
const BOUNDS = {
  minimum: 'Minimum',
  exclusiveMinimum: 'Greater than',
  maximum: 'Maximum',
  exclusiveMaximum: 'Less than',
  multipleOf: 'Multiple of',
  minLength: 'Minimum length',
  maxLength: 'Maximum length',
  pattern: 'Pattern',
  minItems: 'Minimum items',
  maxItems: 'Maximum items',
  uniqueItems: 'Unique items',
  minProperties: 'Minimum properties',
  maxProperties: 'Maximum properties',
};

/** Keywords that this file does not support. */
const UNKNOWN_KEYWORDS = ['allOf', 'oneOf', 'anyOf', 'const', 'nullable', 'example'];

const document = (await readKaiaDocument()).document as unknown as Description;

const operations = Object.entries(document.paths).flatMap(([url, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({url, method, operation})),
);

export const serverUrls = document.servers.map(({url}) => url);

export const operationSummaries = operations.map(({url, method, operation}) => ({
  id: operation.operationId,
  endpoint: `${method.toUpperCase()} ${url}`,
  title: operation.summary,
  credits: operation['x-credits'],
}));

/** Schemas with a page, by name. */
export const schemaNames = Object.entries(document.components.schemas)
  .filter(([, schema]) => schema.title !== undefined)
  .map(([name]) => name);

/**
 * Returns the expected content of an operation page, by slug: `getAccount` is the operationId of
 * `get-account`.
 */
export function describedOperation(page: string): DescribedOperation {
  const name = page.split('/').at(-1)?.replaceAll('-', '');
  const found = operations.find(
    ({operation}) => operation.operationId.toLowerCase() === name,
  );
  if (found === undefined) {
    throw new Error(`The OpenAPI document has no operation for the page ${page}.`);
  }
  const {url, method, operation} = found;
  const responses = responsesOf(operation);
  return {
    id: operation.operationId,
    title: operation.summary,
    description: plain(operation.description),
    addresses: document.servers.map(
      (server) => `${method.toUpperCase()} ${server.url}${url}`,
    ),
    networks: document.servers.map((server) => server.description),
    plan: operation['x-plan'],
    credits: creditText(operation['x-credits']),
    evidence: ['plan', 'credits', 'self'].flatMap((part) =>
      markOf(kindOf(operation, part)),
    ),
    authentication: Object.values(document.components.securitySchemes).map((scheme) =>
      plain(scheme.description),
    ),
    parameters: (operation.parameters ?? []).map((parameter) =>
      parameterEntry(resolve(parameter) as Parameter),
    ),
    responses,
  };
}

export function describedSchema(name: string): DescribedSchema {
  const schema = resolve({$ref: `#/components/schemas/${name}`}) as Schema;
  return {
    title: schema.title ?? name,
    description: plain(schema.description ?? ''),
    evidence: markOf(kindOf(schema)),
    nameEvidence: markOf(kindOf(schema, 'name')),
    fields: fieldEntries(schema, 'field-'),
    example: schema.examples?.[0],
    usedBy: operations
      .filter(({operation}) => answersWith(operation, name))
      .map(({operation}) => operation.summary),
  };
}

function responsesOf(operation: Operation): DescribedResponse[] {
  return Object.entries(operation.responses).map(([status, listed]) => {
    const response = resolve(listed) as Response;
    const [content] = Object.entries(response.content);
    if (content === undefined) {
      throw new Error(`Response ${status} has no content.`);
    }
    const [mediaType, media] = content;
    const {schema} = media;
    const example = media.example ?? Object.values(media.examples ?? {})[0]?.value;
    const kind = weakest(kindOf(response), kindOf(behind(schema)));
    return {
      status,
      description: plain(response.description),
      evidence: markOf(kind),
      mediaType,
      schema: schemaLink(schema),
      fields: fieldEntries(schema, `${status}-`, {kind}),
      // String examples are JSON text.
      example: typeof example === 'string' ? (JSON.parse(example) as unknown) : example,
    };
  });
}

function parameterEntry(parameter: Parameter): DescribedEntry {
  const {name, schema} = parameter;
  const required = parameter.in === 'path' || parameter.required === true;
  const {facts, allowedValues} = valueOf(schema);
  return {
    ...anchored(`${parameter.in}-${name}`, name),
    name,
    type: typePattern(schema),
    marks: [required ? 'required' : 'optional'],
    evidence: markOf(kindOf(parameter)),
    description: plain(parameter.description),
    facts:
      parameter.example === undefined
        ? facts
        : {...facts, Example: [parameter.example].flat().map(print).join(',')},
    allowedValues,
  };
}

/** Returns what a schema says, and what it says of its items. */
function textsOf({description, items}: Schema): string {
  return [description, items && behind(items).description]
    .filter((text) => text !== undefined)
    .map(plain)
    .join(' ');
}

/** The position of a schema in the schema of a page. */
interface Place {
  parents?: readonly object[];
  /** Path of the schema, with a dot at the end. */
  outer?: string;
  /** How the schema around it is known. */
  kind?: string | undefined;
}

/** Returns all fields of a schema; nested fields follow their parent. */
function fieldEntries(
  schema: Schema,
  prefix: string,
  {parents = [], outer = '', kind: around}: Place = {},
): DescribedEntry[] {
  const whole = behind(schema);
  const {properties = {}, required = [], items} = whole;
  if (parents.includes(properties)) {
    return [];
  }
  const inside = [...parents, properties];
  const kind = kindOf(whole) ?? around;
  const example = whole.examples?.[0] as Record<string, unknown> | undefined;
  const fields = Object.entries(properties).flatMap(([name, property]) => {
    const place = outer + name;
    const value = behind(property);
    const own = kindOf(value) ?? (value.items && kindOf(behind(value.items)));
    return [
      {
        ...anchored(prefix + place, place),
        name,
        type: typePattern(property),
        marks: required.includes(name) ? ['required'] : [],
        evidence: own === kind ? [] : markOf(own),
        description: textsOf(value),
        ...valueOf(property, example?.[name]),
      },
      ...fieldEntries(property, prefix, {parents: inside, outer: `${place}.`, kind}),
    ];
  });
  return items === undefined
    ? fields
    : [...fields, ...fieldEntries(items, prefix, {parents: inside, outer, kind})];
}

function anchored(id: string, place: string): Pick<Entry, 'id' | 'copyLink'> {
  return {id, copyLink: {label: `Copy link to ${place}`, href: `#${id}`}};
}

/**
 * Returns default, constraints, example and enum; for an array, also those of its items.
 *
 * @param exampleAround The value in the example of the schema around it.
 */
function valueOf(
  schema: Schema,
  exampleAround?: unknown,
): Pick<Entry, 'facts' | 'allowedValues'> {
  const value = behind(schema);
  const items = value.items === undefined ? {} : behind(value.items);
  const holder = value.enum === undefined ? items : value;
  const inherited = typeof exampleAround === 'object' ? undefined : exampleAround;
  const example =
    schema.examples ??
    (inherited === undefined ? undefined : [inherited]) ??
    (value.properties ? undefined : value.examples);
  return {
    facts: Object.fromEntries([
      ...(value.default === undefined ? [] : [['Default', print(value.default)]]),
      ...boundsOf(value),
      ...boundsOf(items),
      ...(example === undefined ? [] : [['Example', print(example[0])]]),
    ]) as Record<string, string>,
    allowedValues: (holder.enum ?? []).map((allowed) => {
      const text = holder['x-enum-descriptions']?.[print(allowed)];
      return plain(text === undefined ? print(allowed) : `${print(allowed)} ${text}`);
    }),
  };
}

function boundsOf(schema: Schema): string[][] {
  const bounds = new Map<string, unknown>(Object.entries(schema));
  return Object.entries(BOUNDS)
    .filter(([keyword]) => bounds.has(keyword))
    .map(([keyword, name]) => [name, print(bounds.get(keyword))]);
}

/** `array of …` for arrays; type, format, and the title of a schema with a page. */
function typePattern(schema: Schema): unknown {
  const {type = '', format, items} = behind(schema);
  const words =
    items === undefined
      ? [type, ...(format === undefined ? [] : [`<${format}>`])]
      : ['array of', behind(items).type ?? '', behind(items).format ?? ''];
  const {text: title} = schemaLink(schema);
  const escaped = [...words, title].map((word) =>
    word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return expect.stringMatching(new RegExp(`^${escaped.join('.*')}$`));
}

/** The marks of the two weaker kinds of evidence. */
const MARKS: Record<string, Link> = {
  'source-2024': {text: 'Source code of 2024', href: '/evidence#source-2024'},
  inferred: {text: 'Inferred', href: '/evidence#inferred'},
};

function kindOf(
  {'x-evidence': known}: {'x-evidence'?: Known},
  part = 'self',
): string | undefined {
  if (typeof known === 'string') {
    return part === 'self' ? known : undefined;
  }
  return known?.[part];
}

function weakest(...kinds: readonly (string | undefined)[]): string | undefined {
  const strongestLast = ['inferred', 'source-2024', 'seen-in-use', 'documented'];
  return strongestLast.find((kind) => kinds.includes(kind));
}

/** Returns the mark of a kind of evidence; the stronger kinds have none. */
function markOf(kind: string | undefined): Link[] {
  const mark = MARKS[kind ?? ''];
  return mark === undefined ? [] : [mark];
}

function titleOf(schema: Schema): string | undefined {
  return schema.$ref === undefined ? undefined : (resolve(schema) as Schema).title;
}

function schemaLink(schema: Schema): Link {
  const {items} = behind(schema);
  const title = titleOf(schema) ?? (items === undefined ? undefined : titleOf(items));
  return title === undefined
    ? {text: '', href: undefined}
    : {text: title, href: schemaPath(title)};
}

export function schemaPath(title: string): string {
  return `/schemas/${title.toLowerCase().replaceAll(' ', '-')}`;
}

function answersWith(operation: Operation, name: string): boolean {
  return Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => Object.values((resolve(response) as Response).content))
    .some(({schema}) => reaches(schema, name));
}

function reaches(schema: Schema, name: string, seen: readonly Schema[] = []): boolean {
  if (seen.includes(schema)) {
    return false;
  }
  if (schema.$ref?.endsWith(`/${name}`)) {
    return true;
  }
  const {properties = {}, items} = behind(schema);
  const children = [
    ...Object.values(properties),
    ...(items === undefined ? [] : [items]),
  ];
  return children.some((child) => reaches(child, name, [...seen, schema]));
}

/** Resolves a schema reference; keywords beside `$ref` take precedence. */
function behind(schema: Schema): Schema {
  const unknown = UNKNOWN_KEYWORDS.filter((keyword) => Object.hasOwn(schema, keyword));
  if (unknown.length > 0) {
    throw new Error(`These tests do not know ${unknown.join()} in a schema yet.`);
  }
  if (schema.$ref === undefined) {
    return schema;
  }
  const {$ref, ...beside} = schema;
  return {...behind(resolve({$ref}) as Schema), ...beside};
}

function resolve(value: object): unknown {
  const address = '$ref' in value ? value.$ref : undefined;
  if (typeof address !== 'string') {
    return value;
  }
  const found = address
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document);
  return resolve(found as object);
}

function creditText(credits: number | undefined): string {
  if (credits === undefined) {
    return 'Credits not published';
  }
  return credits === 1 ? '1 credit a call' : `${credits} credits a call`;
}

/** Removes the backticks and line breaks of a text. */
function plain(markdown: string): string {
  return oneLine(markdown.replaceAll('`', ''));
}

function print(value: unknown): string {
  const text = typeof value === 'string' ? oneLine(value) : JSON.stringify(value);
  // Pages show numbers without exponents.
  return typeof value === 'number' && text.includes('e')
    ? value.toFixed(20).replace(/0+$/, '')
    : text;
}
