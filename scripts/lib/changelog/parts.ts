/*
 * Why: readers know operations, parameters and fields, not JSON pointers.
 * Does: walks over a description once, and lists its parts with their keywords. References to schemas
 * are not followed: each schema is a subject of its own.
 */
import isEqual from 'lodash/isEqual';
import omit from 'lodash/omit';
import type {
  OpenAPIDocument,
  ParameterObject,
  SecurityRequirementObject,
  ServerObject,
} from '#reference/document/document';
import {isRecord, isReference, schemaNameOf} from '#reference/document/resolve';
import type {Change} from '#reference/changelog/change';
import {termsOf} from '../../../src/plans/terms';
import {schemasIn} from '../grow';
import type {Described, DescribedOperation} from './versions';

/**
 * What a part is. A `subject` is an operation or a schema, a `value` the root of the schema of a parameter
 * or a body, a `restriction` a schema that values have to match too.
 */
export type Kind =
  | 'subject'
  | 'parameter'
  | 'body'
  | 'response'
  | 'header'
  | 'media type'
  | 'value'
  | 'field'
  | 'variant'
  | 'restriction'
  | 'requirement'
  | 'scheme'
  | 'server';

interface Place {
  /** The operation or the schema that it is in; neither for the whole description. */
  readonly subject: Pick<Change, 'operation' | 'schema'>;
  /** Its name in ids, such as `responses.200.paging.last`; empty for the subject itself. */
  readonly key: string;
  /** `the field "paging" of the response 200`, in Markdown. */
  readonly phrase: string;
  /** Whether programs send or receive its values. */
  readonly isSent: boolean;
  readonly isReceived: boolean;
}

export interface Part extends Place {
  readonly kind: Kind;
  /** Id of the part around it. */
  readonly owner: string | undefined;
  readonly keywords: Readonly<Record<string, unknown>>;
}

/** By an id that both versions of a part have. */
export type Parts = ReadonlyMap<string, Part>;

type Add = (
  kind: Kind,
  place: Place,
  keywords: Readonly<Record<string, unknown>>,
  owner?: string,
) => string;

export function partsOf(described: Described): Parts {
  const {document, operations, reference} = described;
  const parts = new Map<string, Part>();
  const add: Add = (kind, place, keywords, owner) => {
    const id = JSON.stringify([kind, place.subject, place.key]);
    parts.set(id, {...place, kind, keywords, owner});
    return id;
  };
  const api = {subject: {}, key: '', phrase: '', isSent: true, isReceived: false};
  addServers(add, api, document.servers);
  addRequirements(add, api, document.security);
  addSchemes(add, api, document);
  for (const [id, operation] of operations) {
    addOperation(add, document, id, operation);
  }
  const [sent, received] = directions(described);
  const titles = new Map(reference.schemas.map(({name, title}) => [name, title]));
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    const place = {
      subject: {schema: name},
      key: '',
      phrase: 'the schema',
      isSent: sent.has(name),
      isReceived: received.has(name),
    };
    const child = {name: '', kind: 'subject' as const, schema};
    addSchema(add, place, {...child, keywords: {title: titles.get(name) ?? name}});
  }
  return parts;
}

function addOperation(
  add: Add,
  document: OpenAPIDocument,
  id: string,
  {model, operation, pathItem}: DescribedOperation,
): void {
  const isWebhook = model.isWebhook === true;
  const sent = {isSent: !isWebhook, isReceived: isWebhook};
  const received = {isSent: isWebhook, isReceived: !isWebhook};
  const subject = {operation: id};
  const place = {subject, key: '', phrase: 'the endpoint', ...sent};
  const owner = add('subject', place, {
    ...omit(operation, PARTS_OF_OPERATIONS),
    ...termsOf(model),
    title: model.title,
    path: `${model.method} ${model.path}`,
    group: model.tag,
  });
  addServers(add, place, operation.servers ?? pathItem.servers, owner);
  addRequirements(add, place, operation.security, owner);
  for (const parameter of parametersOf(pathItem, operation)) {
    const key = `${parameter.in}.${parameter.name}`;
    const phrase = `the ${parameter.in} parameter ${code(parameter.name)}`;
    const whole = {subject, key, phrase, ...sent};
    addContent(add, document, 'parameter', whole, parameter, owner);
  }
  if (operation.requestBody !== undefined) {
    const whole = {subject, key: 'body', phrase: 'the request body', ...sent};
    addContent(add, document, 'body', whole, operation.requestBody, owner);
  }
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const key = `responses.${status}`;
    const phrase = `the response ${code(status)}`;
    const whole = {subject, key, phrase, ...received};
    addContent(add, document, 'response', whole, response, owner);
  }
}

const PARTS_OF_OPERATIONS = [
  ...['operationId', 'parameters', 'requestBody', 'responses', 'callbacks', 'security'],
  'servers',
];

/** Adds what has a schema, media types or headers: a parameter, a header, a body or a response. */
function addContent(
  add: Add,
  document: OpenAPIDocument,
  kind: Kind,
  place: Place,
  described: object,
  owner: string,
): void {
  const {schema, content, headers, ...keywords} = described as Record<string, unknown>;
  const id = add(kind, place, keywords, owner);
  addSchema(add, place, {name: '', kind: 'value', schema}, id);
  const inside = (name: string, noun: string): Place => ({
    ...place,
    key: `${place.key}.${name}`,
    phrase: `the ${noun} ${code(name)} of ${place.phrase}`,
  });
  for (const [name, header] of entriesOf(headers)) {
    addContent(add, document, 'header', inside(name, 'header'), header as object, id);
  }
  for (const [index, [name, media]] of entriesOf(content).entries()) {
    const mediaPlace = inside(name, 'media type');
    const {schema: own, ...more} = media as Record<string, unknown>;
    const mediaId = add('media type', mediaPlace, more, id);
    // Most have one media type, whose fields are those of the whole.
    const whole = index === 0 ? place : mediaPlace;
    addSchema(add, whole, {name: '', kind: 'value', schema: own}, mediaId);
  }
}

interface Child {
  /** `paging.last`, from the root of the schema. */
  readonly name: string;
  /** The name in front of those of its own children, if it has another. */
  readonly base?: string;
  readonly kind: Kind;
  readonly schema: unknown;
  readonly keywords?: Readonly<Record<string, unknown>>;
}

function addSchema(add: Add, whole: Place, child: Child, owner?: string): void {
  const {name, kind, schema, keywords} = child;
  if (!isRecord(schema)) {
    return;
  }
  const isOfSchema = whole.subject.schema !== undefined;
  const place = {
    ...whole,
    key: [whole.key, name].filter((part) => part !== '').join('.'),
    phrase: `the field ${code(name)}${isOfSchema ? '' : ` of ${whole.phrase}`}`,
  };
  const id = add(
    kind,
    name === '' ? whole : place,
    {...keywordsOf(schema), ...keywords},
    owner,
  );
  for (const one of childrenOf(schema, child.base ?? name)) {
    addSchema(add, whole, one, id);
  }
}

/** Names of the schemas in a schema that a keyword has alone. */
const SINGLE: Readonly<Record<string, string>> = {
  ...{items: '[]', additionalProperties: '{name}', contentSchema: 'contentSchema'},
  ...{not: 'not', if: 'if', then: 'then', else: 'else', contains: 'contains'},
  ...{propertyNames: 'propertyNames', unevaluatedProperties: 'unevaluatedProperties'},
};

/** The keywords whose schemas are parts of their own. */
const SCHEMAS = [
  ...['properties', 'patternProperties', 'allOf', 'anyOf', 'oneOf'],
  ...Object.keys(SINGLE),
];

function childrenOf(schema: Record<string, unknown>, base: string): Child[] {
  const {required} = schema;
  const name = (own: string): string =>
    base === '' || own.startsWith('[]') ? base + own : `${base}.${own}`;
  const fields = (keyword: string, print: (own: string) => string): Child[] =>
    entriesOf(schema[keyword]).map(([own, field]) => ({
      name: name(print(own)),
      kind: 'field',
      schema: field,
      keywords: Array.isArray(required) && required.includes(own) ? {required: true} : {},
    }));
  const list = (keyword: string): unknown[] =>
    Array.isArray(schema[keyword]) ? schema[keyword] : [];
  return [
    ...fields('properties', (own) => own),
    ...fields('patternProperties', (own) => `{${own}}`),
    ...Object.entries(SINGLE).map(([keyword, own]): Child => ({
      name: name(own),
      kind: 'restriction',
      schema: schema[keyword],
    })),
    ...list('allOf').map((part, index): Child => ({
      name: name(`(part ${index + 1})`),
      base,
      kind: 'restriction',
      schema: part,
    })),
    ...[...list('anyOf'), ...list('oneOf')].map((variant, index): Child => ({
      name: name(`(variant ${index + 1})`),
      kind: 'variant',
      schema: variant,
    })),
  ];
}

/** The type of a reference is the name of its schema. Fields have `required` themselves. */
function keywordsOf(schema: Record<string, unknown>): Record<string, unknown> {
  const {$ref, title: _, required: __, nullable, type, ...keywords} = schema;
  const types = nullable === true ? [type ?? [], 'null'].flat() : type;
  const own = Object.entries(keywords).filter(
    ([keyword, value]) => !SCHEMAS.includes(keyword) || typeof value === 'boolean',
  );
  return {
    ...Object.fromEntries(own),
    ...(isReference(schema)
      ? {type: schemaNameOf(schema) ?? $ref}
      : types !== undefined && {type: types}),
  };
}

function addServers(
  add: Add,
  place: Place,
  servers: readonly ServerObject[] = [],
  owner?: string,
): void {
  for (const {url, variables} of servers) {
    const own = {...place, key: `servers.${url}`, phrase: `the server ${code(url)}`};
    add('server', own, variables === undefined ? {} : {variables}, owner);
  }
}

/** Without a requirement, a program needs no credentials, which is a requirement like the others. */
function addRequirements(
  add: Add,
  place: Place,
  security: readonly SecurityRequirementObject[] | undefined,
  owner?: string,
): void {
  for (const requirement of isEqual(security, []) ? [{}] : (security ?? [])) {
    const name = Object.keys(requirement).join(' + ') || 'none';
    const phrase = `the security requirement ${code(name)}`;
    add('requirement', {...place, key: `requirements.${name}`, phrase}, {}, owner);
  }
}

function addSchemes(add: Add, api: Place, document: OpenAPIDocument): void {
  for (const [name, scheme] of entriesOf(document.components?.securitySchemes)) {
    const {flows, ...keywords} = scheme as Record<string, unknown>;
    const key = `security.${name}`;
    const phrase = `the security scheme ${code(name)}`;
    const id = add('scheme', {...api, key, phrase}, keywords);
    for (const [flow, more] of entriesOf(flows)) {
      const place = {...api, key: `${key}.flows.${flow}`};
      const ofScheme = `the flow ${code(flow)} of ${phrase}`;
      add('scheme', {...place, phrase: ofScheme}, more as Record<string, unknown>, id);
    }
  }
}

/** Returns the names of the schemas that programs send, and of those that they receive. */
function directions({
  document,
  operations,
}: Described): [sent: Set<string>, received: Set<string>] {
  const [sent, received]: [unknown[], unknown[]] = [[], []];
  for (const {model, operation, pathItem} of operations.values()) {
    const request = [parametersOf(pathItem, operation), operation.requestBody];
    const responses = Object.values(operation.responses ?? {});
    const isWebhook = model.isWebhook === true;
    sent.push(isWebhook ? responses : request);
    received.push(isWebhook ? request : responses);
  }
  return [new Set(schemasIn(document, sent)), new Set(schemasIn(document, received))];
}

/** Returns the parameters of a path and of its operation, which override those of the path. */
function parametersOf(
  ...holders: readonly {readonly parameters?: readonly ParameterObject[]}[]
): ParameterObject[] {
  const parameters = holders.flatMap((holder) => holder.parameters ?? []);
  const byName = parameters.map((one) => [`${one.in} ${one.name}`, one] as const);
  return [...new Map(byName).values()];
}

function entriesOf(value: unknown): [string, unknown][] {
  return Object.entries(isRecord(value) ? value : {});
}

/** Returns inline code in Markdown, whatever the text contains. */
export function code(text: string): string {
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(0, ...runs) + 1);
  const space = fence === '`' ? '' : ' ';
  return `${fence}${space}${text.replace(/\s+/g, ' ')}${space}${fence}`;
}
