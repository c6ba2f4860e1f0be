import isEqual from 'lodash/isEqual';
import mapValues from 'lodash/mapValues';
import omit from 'lodash/omit';
import pick from 'lodash/pick';
import type {
  AnySchema,
  ExampleObject,
  MediaTypeObject,
  NamedObjects,
  OpenAPIDocument,
  ParameterObject,
  PublishedDocument,
  ServerObject,
} from '../document/document';
import {operationsOf} from '../document/document-operations';
import {parametersExtension, valuesOf} from '../text/read-extension';
import {isRecord, isReference, own, targetSchema} from '../document/resolve';
import {wholeDocument} from '../document/whole-document';
import {createServers} from '../server/read-server';
import {type Position, positionOf, walkObjects} from '../document/walk';

/*
 * Why: clients fill requests from the examples of parameters, and read no `x-real-values`. So the document
 * that a site publishes has values that exist as examples, and in `x-documented` what it says itself.
 */

/** What a published parameter says in the description: the members that differ, as they are there. */
const DOCUMENTED = 'x-documented';

/** The members of a parameter, or of its content, from which clients take a value. */
const VALUE_MEMBERS = ['example', 'examples', 'schema', 'content'] as const;

/** Whether some parameter of a document has `x-real-values`. The examples of the others may not exist either. */
export function hasRealValues(document: OpenAPIDocument): boolean {
  return operationsOf(document).some(({operation, pathItem}) =>
    [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])].some((parameter) =>
      isRecord(parameter['x-real-values']),
    ),
  );
}

/**
 * Returns a document whose parameters have only examples that clients can send to the first server, where
 * some parameter has `x-real-values`. {@link restoreDocumented} undoes it.
 */
export function withSendableExamples(document: PublishedDocument): PublishedDocument {
  if (!hasRealValues(wholeDocument(document))) {
    return document;
  }
  const copy = (
    value: unknown,
    position: Position,
    servers: readonly ServerObject[] | undefined,
    isListed: boolean,
  ): unknown => {
    if (position === 'data') {
      return value;
    }
    if (Array.isArray(value)) {
      return value.map((item) => copy(item, position, servers, isListed));
    }
    if (!isRecord(value)) {
      return value;
    }
    const isNamed = position === 'keywords';
    if (isListed && isNamed && isParameter(value)) {
      return sendableParameter(document, value, servers);
    }
    const own = isNamed && Array.isArray(value['servers']) ? value['servers'] : servers;
    return mapValues(value, (part, key) =>
      copy(
        part,
        positionOf(key, part, position),
        own as readonly ServerObject[] | undefined,
        isNamed ? key === 'parameters' : isListed,
      ),
    );
  };
  return copy(document, 'keywords', document.servers, false) as PublishedDocument;
}

function isParameter(value: object): value is ParameterObject {
  return typeof own(value, 'name') === 'string' && typeof own(value, 'in') === 'string';
}

/**
 * Returns a parameter with only examples that exist: of its `x-real-values` those of the first server first,
 * and those of the description last. It has none if the first server has none, or if it is optional, unless
 * another parameter can make it necessary: clients send what has an example.
 *
 * @param servers Those of its operation.
 */
export function sendableParameter(
  document: PublishedDocument,
  parameter: ParameterObject,
  servers: readonly ServerObject[] | undefined,
): ParameterObject {
  const isRequired = parameter.required === true || parameter.in === 'path';
  const real = parameter['x-real-values'];
  const mayBeSent =
    isRequired || parametersExtension(parameter, 'x-required-if').length > 0;
  if (isRequired && !isRecord(real)) {
    return parameter;
  }
  const [[mediaType, content] = []] = Object.entries(parameter.content ?? {});
  const holder = content ?? parameter;
  const existing = mayBeSent && isRecord(real) ? existingExamples(real, servers) : [];
  const changed = {
    ...omit(holder, 'example', 'examples'),
    ...(holder.schema === undefined
      ? {}
      : {schema: withoutValues(document, holder.schema, isRequired)}),
    ...(existing.length === 0
      ? {}
      : {examples: {...Object.fromEntries(existing), ...ownExamples(holder, existing)}}),
  };
  const sendable =
    mediaType === undefined
      ? (changed as ParameterObject)
      : {...parameter, content: {...parameter.content, [mediaType]: changed}};
  const documented = VALUE_MEMBERS.filter(
    (member) => !isEqual(parameter[member], sendable[member]),
  );
  return documented.length === 0
    ? parameter
    : {...sendable, [DOCUMENTED]: pick(parameter, documented)};
}

/** Returns the values of networks as examples, in the order of the servers, if the first server has one. */
function existingExamples(
  real: Readonly<Record<string, unknown>>,
  servers: readonly ServerObject[] | undefined,
): [name: string, ExampleObject][] {
  const networks = createServers(servers);
  const examples = networks
    .map(({id, name}) => ({id, name, value: own(real, id)}))
    .filter(({value}) => valuesOf(value).length > 0);
  return examples[0]?.id === networks[0]?.id
    ? examples.map(({id, name, value}) => [id, {summary: `Exists on ${name}`, value}])
    : [];
}

/** Returns the examples of the description, which the examples of answers belong to. */
function ownExamples(
  {example, examples}: ParameterObject | MediaTypeObject,
  existing: readonly (readonly [name: string, ExampleObject])[],
): NamedObjects<ExampleObject> {
  const summary = 'Of the examples of answers';
  const listed =
    examples ?? (example === undefined ? {} : {example: {summary, value: example}});
  const names = existing.map(([name]) => name);
  return Object.fromEntries(
    Object.entries(listed).filter(([name]) => !names.includes(name)),
  );
}

/**
 * Returns a schema without examples, and without defaults if nobody may leave the value out. References to
 * schemas that have some are replaced by them.
 */
function withoutValues(
  document: PublishedDocument,
  schema: AnySchema,
  isRequired: boolean,
): AnySchema {
  const leftOut = ['example', 'examples', ...(isRequired ? ['default'] : [])];
  const strip = (
    value: unknown,
    position: Position,
    followed: readonly string[],
  ): unknown => {
    if (Array.isArray(value) && position !== 'data') {
      return value.map((item) => strip(item, position, followed));
    }
    if (!isRecord(value) || position === 'data') {
      return value;
    }
    if (position === 'keywords' && isReference(value)) {
      const {$ref} = value;
      const target = targetSchema(document, value);
      const stripped = followed.includes($ref)
        ? target
        : strip(target, position, [...followed, $ref]);
      return isEqual(stripped, target) ? value : stripped;
    }
    const kept = position === 'keywords' ? omit(value, leftOut) : value;
    return mapValues(kept, (part, key) =>
      strip(part, positionOf(key, part, position), followed),
    );
  };
  return strip(schema, 'keywords', []) as AnySchema;
}

/** Gives the parameters of a document that a site has published what its description says, in place. */
export function restoreDocumented(document: unknown): void {
  walkObjects(document, (object, _, position) => {
    const documented = object[DOCUMENTED];
    if (position === 'keywords' && isRecord(documented) && isParameter(object)) {
      for (const member of ['example', 'examples', DOCUMENTED]) {
        Reflect.deleteProperty(object, member);
      }
      Object.assign(object, pick(documented, VALUE_MEMBERS));
    }
  });
}
