import {
  BODY_NAME,
  givenExample,
  hasRealValues,
  isJsonMediaType,
  leafText,
  namedParts,
  own,
  parameterKey,
  parseJson,
  printSequence,
  sendableParameter,
  sentMediaType,
} from 'docusaurus-openapi-reference';
import {printFormText} from 'docusaurus-openapi-reference/components/request';
import type {
  Operation,
  Parameter,
  ParameterObject,
  RequestValues,
  Server,
} from 'docusaurus-openapi-reference/types';
import {contentSchema, type JsonSchema, standaloneSchema} from './json-schema';
import type {SiteOperation} from './operations';

/** What an agent gives for a call. */
export interface CallInput {
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** The name of a server. */
  readonly server?: string;
}

/** An input that cannot be sent. The message says what to give instead. */
export class InputError extends Error {}

/** Returns the parameters by the names that an agent uses: with their place where two have the same name. */
export function namedParameters({parameters}: Operation): Map<string, Parameter> {
  const names = parameters.map(({name}) => name);
  return new Map(
    parameters
      // Cookies are not sent.
      .filter((parameter) => parameter.in !== 'cookie')
      .map((parameter) => [
        names.indexOf(parameter.name) === names.lastIndexOf(parameter.name)
          ? parameter.name
          : parameterKey(parameter),
        parameter,
      ]),
  );
}

/** Returns the servers of an operation that can be called, by name. */
export function namedServers({servers}: Operation): Map<string, Server> {
  return new Map(
    servers
      .filter(({isPlaceholder, url}) => isPlaceholder !== true && URL.canParse(url))
      .map((server) => [server.id, server]),
  );
}

/**
 * Returns the JSON Schema of what `call_operation` takes for an operation, made from the document. Its
 * examples of parameters are values that the sample sends, and not those of an invented world.
 */
export function inputSchema({operation, document, found}: SiteOperation): JsonSchema {
  const sentTo = found.operation.servers ?? found.pathItem.servers ?? document.servers;
  const hasReal = hasRealValues(document);
  const listed = [
    ...(found.operation.parameters ?? []),
    ...(found.pathItem.parameters ?? []),
  ].map((one) => (hasReal ? sendableParameter(document, one, sentTo) : one));
  const named = Array.from(namedParameters(operation));
  const schemas = named.map(([name, parameter]) => {
    const declared = listed.find(
      (one) => one.name === parameter.name && one.in === parameter.in,
    );
    return [name, parameterSchema(declared)] as const;
  });
  const required = named
    .filter(([, parameter]) => parameter.required)
    .map(([name]) => name);
  const bodySchema = contentSchema(found.operation.requestBody);
  const servers = Array.from(namedServers(operation).keys());
  return standaloneSchema(document, {
    type: 'object',
    properties: {
      parameters: {
        type: 'object',
        properties: Object.fromEntries(schemas),
        required: required.length === 0 ? undefined : required,
        additionalProperties: false,
      },
      body: bodySchema,
      server:
        servers.length < 2
          ? undefined
          : {type: 'string', enum: servers, default: servers[0]},
    },
    required: [
      ...(required.length === 0 ? [] : ['parameters']),
      ...(operation.requestBody?.required === true ? ['body'] : []),
    ],
  });
}

function parameterSchema(declared: ParameterObject | undefined): JsonSchema {
  const {description} = declared ?? {};
  const [content] = Object.values(declared?.content ?? {});
  const example = givenExample(content ?? declared ?? {});
  return {
    ...((declared?.schema ?? contentSchema(declared) ?? {}) as object),
    ...(description === undefined ? {} : {description}),
    ...(example === undefined ? {} : {examples: [example]}),
  };
}

/**
 * Returns the texts that the form of the page would have for an input.
 *
 * @throws InputError if the operation has no such parameter or server.
 */
export function requestValues(operation: Operation, input: CallInput): RequestValues {
  const named = namedParameters(operation);
  // Models that have to give every property write null for what they leave out.
  const given = Object.entries(input.parameters ?? {}).filter(
    ([, value]) => value !== null,
  );
  const texts = given.map(([name, value]) => {
    const parameter = named.get(name);
    if (parameter === undefined) {
      const names = Array.from(named.keys()).join(', ');
      throw new InputError(
        `${operation.id} has no parameter "${name}". ${names === '' ? 'It has none.' : `It has: ${names}.`}`,
      );
    }
    return [parameterKey(parameter), leafText(value)];
  });
  return {
    ...(Object.fromEntries(texts) as RequestValues),
    ...(input.body === undefined ? {} : {[BODY_NAME]: bodyText(operation, input.body)}),
  };
}

function bodyText({requestBody}: Operation, body: unknown): string {
  const [content] = requestBody?.contents ?? [];
  if (content === undefined) {
    throw new InputError('The operation takes no body. Leave it out.');
  }
  const hasFile = content.form?.some(({kind, required}) => kind === 'file' && required);
  if (content.file !== undefined || hasFile === true) {
    throw new InputError(
      'The body is a file, which this server cannot send. Use the sample of describe_operation in a program.',
    );
  }
  if (content.form === undefined) {
    return textOf(sentMediaType(content), body);
  }
  const given = typeof body === 'string' ? parseJson(body) : body;
  const fields = Array.isArray(given) ? namedParts(content.form, given) : given;
  if (typeof fields !== 'object' || fields === null) {
    throw new InputError('The body is a form. Give an object with its fields.');
  }
  return printFormText(
    Object.keys(fields).flatMap((name) => {
      const value = own(fields, name);
      const field = content.form?.find((one) => one.name === name);
      const isSeveral = field === undefined || field.isList === true;
      const values: unknown[] = Array.isArray(value) && isSeveral ? value : [value];
      return values.map((one): [string, string] => [name, leafText(one)]);
    }),
  );
}

/** Writes a body in its media type. A text is what is sent, but a string in JSON has its quotes. */
function textOf(mediaType: string, body: unknown): string {
  if (typeof body !== 'string') {
    return printSequence(mediaType, body) ?? leafText(body);
  }
  return isJsonMediaType(mediaType) && parseJson(body) === undefined
    ? JSON.stringify(body)
    : body;
}
