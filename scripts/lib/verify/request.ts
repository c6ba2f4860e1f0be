/*
 * Why: a check sends the request of the code samples, and knows what the description promises of
 * the answer.
 * Run: imported by the scripts of this folder.
 */
import {
  createSampleRequest,
  isPlaceholder,
  sampleValues,
} from 'docusaurus-openapi-reference/code-samples/sample-request';
import type {SampleRequest} from 'docusaurus-openapi-reference/code-samples';
import type {
  OpenAPIDocument,
  OperationObject,
} from 'docusaurus-openapi-reference/openapi/document';
import {operationsOf} from 'docusaurus-openapi-reference/openapi/document-operations';
import {createReference} from 'docusaurus-openapi-reference/openapi/reference';
import {isRecord, own, resolve} from 'docusaurus-openapi-reference/openapi/resolve';
import {chooseMedia, responsesOf} from 'docusaurus-openapi-reference/openapi/response';
import type {EtherscanAction, EtherscanApi} from '../../../src/etherscan/action';
import {keyParameter, requestOf} from '../../../src/etherscan/request';
import type {Extensible} from 'docusaurus-openapi-reference/reference/extensible';
import {
  isJsonMediaType,
  isSuccess,
} from 'docusaurus-openapi-reference/reference/response';
import type {Server} from 'docusaurus-openapi-reference/reference/server';
import {PlainError} from '../run.mjs';
import {closeSchema} from './closed-schema';
import {compareEnvelope} from './envelope';
import {type Comparer, createComparer} from './difference';

/** The answer to a request, as described. */
export interface ExpectedAnswer {
  /** A code or a range such as `2XX`. */
  readonly status: string;
  /** The body is JSON, or else plain text. */
  readonly isJson: boolean;
  /** Undefined if the answer has no body. */
  readonly compare?: Comparer;
}

export interface CheckRequest {
  /** The operationId, or the module and the action: `account/txlist`. */
  readonly name: string;
  /** The path of an operation; undefined for an action. */
  readonly path?: string;
  readonly request: SampleRequest;
  readonly expected: readonly ExpectedAnswer[];
  /** It names something of the examples, which need not exist. */
  readonly isSynthetic: boolean;
}

/** A request that is not sent. */
export interface SkippedRequest {
  readonly name: string;
  readonly reason: string;
}

export interface RequestOptions {
  /** Default: the first network. */
  readonly network?: string;
  /** Default: all names. */
  readonly only?: readonly string[];
}

export interface Requests {
  readonly network: string;
  readonly servers: readonly Server[];
  readonly requests: readonly CheckRequest[];
  /** Those that need a value that nobody knows on this network. */
  readonly skipped: readonly SkippedRequest[];
}

/**
 * Returns a request for each GET operation of a document, and for each action whose parameters are
 * known.
 *
 * @throws PlainError if the network or a name is unknown.
 */
export function createRequests(
  document: OpenAPIDocument,
  etherscan: EtherscanApi,
  {network, only}: RequestOptions = {},
): Requests {
  const reference = createReference(document);
  const server = chooseServer(reference.servers, network);
  const operations = operationsOf(document).flatMap(
    (found): (CheckRequest | SkippedRequest)[] => {
      const operation = reference.operations.find(
        ({path, method}) => path === found.path && method === found.method,
      );
      const ownServer = operation?.servers.find(({id}) => id === server.id);
      if (
        operation === undefined ||
        ownServer === undefined ||
        operation.method !== 'GET'
      ) {
        return [];
      }
      const {id: name, path} = operation;
      const values = sampleValues(operation.parameters, server.id);
      const unknown = [...values]
        .filter(([parameter, value]) => isPlaceholder(parameter, value))
        .map(([parameter]) => parameter.name);
      return unknown.length > 0
        ? [{name, reason: noValueFor(unknown, server)}]
        : [
            {
              name,
              path,
              request: createSampleRequest(operation, values, ownServer.url),
              expected: expectedAnswers(document, found.operation, name),
              isSynthetic: [...values.keys()].some(
                (parameter) =>
                  parameter.in === 'path' && parameter.realValues === undefined,
              ),
            },
          ];
    },
  );
  const requests = [
    ...operations,
    ...etherscan.actions.filter(isKnown).map(actionRequest(document, server, etherscan)),
  ];
  const chosen = only === undefined ? requests : chooseRequests(requests, only);
  return {
    network: server.id,
    servers: reference.servers,
    requests: chosen.filter((one) => 'request' in one),
    skipped: chosen.filter((one) => 'reason' in one),
  };
}

function noValueFor(parameters: readonly string[], {id}: Server): string {
  return `no real value is known on ${id} for ${parameters.join(', ')}`;
}

function chooseServer(servers: readonly Server[], network: string | undefined): Server {
  const server =
    network === undefined ? servers[0] : servers.find(({id}) => id === network);
  if (server === undefined) {
    const names = servers.map(({id}) => id).join(', ');
    throw new PlainError(
      `The description has no network "${network ?? ''}": use one of ${names}.`,
    );
  }
  return server;
}

function chooseRequests<T extends {readonly name: string}>(
  requests: readonly T[],
  only: readonly string[],
): T[] {
  const names = requests.map(({name}) => name);
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new PlainError(
      `There is no operation or action "${unknown.join('", "')}" to check: use ${names.join(', ')}.`,
    );
  }
  return requests.filter(({name}) => only.includes(name));
}

function expectedAnswers(
  document: OpenAPIDocument,
  operation: OperationObject,
  name: string,
): ExpectedAnswer[] {
  return responsesOf(document, operation)
    .filter(([status]) => isSuccess(status))
    .map(([status, {content}]) => {
      const chosen = chooseMedia(content);
      if (chosen === undefined) {
        return {status, isJson: false};
      }
      const {schema} = chosen.media;
      const inText = schemaInText(document, schema);
      return {
        status,
        isJson: inText !== undefined || isJsonMediaType(chosen.mediaType),
        compare: compareSchema(document, inText ?? schema, name),
      };
    });
}

/** Returns the schema of the JSON that a text holds, such as an ABI. */
function schemaInText(document: OpenAPIDocument, schema: unknown): unknown {
  const whole = resolve<unknown>(document, schema);
  return isRecord(whole) && isJsonMediaType(String(whole['contentMediaType']))
    ? whole['contentSchema']
    : undefined;
}

function compareSchema(
  document: OpenAPIDocument,
  schema: unknown,
  name: string,
): Comparer {
  try {
    return createComparer(closeSchema(document, schema));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`The schema of the response of ${name} is invalid: ${reason}.`);
  }
}

/** Whether the parameters of an action are known, so that a request can be right. */
function isKnown({'x-evidence': evidence, parameters}: EtherscanAction): boolean {
  return (
    evidence !== 'inferred' &&
    parameters
      .filter(({name}) => isNoKey(name))
      .every((parameter) => parameter['x-evidence'] !== 'inferred')
  );
}

/**
 * Returns a function that creates the request of an action: with the values that exist on the network,
 * or with its example for a document that knows none.
 */
function actionRequest(
  document: OpenAPIDocument,
  server: Server,
  {servers}: EtherscanApi,
): (action: EtherscanAction) => CheckRequest | SkippedRequest {
  const {pathname} = new URL(servers[0]?.url ?? '');
  const real: unknown = (document as Extensible)['x-real-actions'];
  return (action) => {
    const name = `${action.module}/${action.action}`;
    const needed = action.parameters.map((one) => one.name).filter(isNoKey);
    const values = own(own(real, name), server.id);
    if (real !== undefined && needed.length > 0 && !isRecord(values)) {
      return {name, reason: noValueFor(needed.slice(0, 1), server)};
    }
    return {
      name,
      request: requestOf(
        action,
        server.url + pathname,
        isRecord(values) ? (values as EtherscanAction['example']['request']) : undefined,
      ),
      expected: [{status: '200', isJson: true, compare: compareEnvelope(action.result)}],
      isSynthetic: real === undefined,
    };
  };
}

/** Every request has the key. */
function isNoKey(parameter: string): boolean {
  return parameter !== keyParameter;
}
