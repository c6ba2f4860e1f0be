/*
 * Why: a check sends the request of the code samples, and knows what the description promises of
 * the answer.
 */
import pick from 'lodash/pick';
import {
  createSampleRequest,
  isPlaceholder,
  sampleValues,
} from '#reference/samples/sample-request';
import type {SampleRequest} from '#reference/samples';
import type {
  OpenAPIDocument,
  PublishedDocument,
  OperationObject,
} from '#reference/document/document';
import {operationsOf, responsesOf} from '#reference/document/document-operations';
import {wholeDocument} from '#reference/document/whole-document';
import {createReference} from '#reference/pages/read-reference';
import {isRecord, own, resolve} from '#reference/document/resolve';
import {mediaEntries} from '#reference/response/read-response';
import type {EtherscanAction, EtherscanApi} from '../../../src/etherscan/action';
import {keyParameter, requestOf} from '../../../src/etherscan/request';
import type {Extensible} from '#reference/vocabulary/extensible';
import {isSuccess} from '#reference/response/response';
import {isJsonMediaType} from '#reference/vocabulary/media-type';
import type {Server} from '#reference/server/server';
import {choose, type VerifyOptions} from '../arguments';
import {schemasIn} from '../grow';
import {PlainError} from '../run.mjs';
import {closeDocument, type Comparer, compareEnvelope, createComparer} from './compare';

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

export type RequestOptions = Partial<Pick<VerifyOptions, 'network' | 'only'>>;

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
  published: PublishedDocument,
  etherscan: EtherscanApi,
  {network, only}: RequestOptions = {},
): Requests {
  const document = wholeDocument(published);
  const reference = createReference(document);
  const wanted = network ? [network] : [];
  const [server] = choose('network', reference.servers, wanted, ({id}) => id);
  if (server === undefined) {
    throw new PlainError('The description has no server.');
  }
  const closed = closeDocument(document);
  const described = operationsOf(closed);
  const operations = reference.operations.flatMap(
    (operation): (CheckRequest | SkippedRequest)[] => {
      const {id: name, path, method, servers, parameters} = operation;
      const own = servers.find(({id}) => id === server.id);
      const found = described.find((one) => one.path === path && one.method === method);
      if (own === undefined || found === undefined || method !== 'GET') {
        return [];
      }
      const values = sampleValues(parameters, server.id);
      const unknown = [...values].flatMap(([one, value]) =>
        isPlaceholder(one, value) ? [one.name] : [],
      );
      if (unknown.length > 0) {
        return [{name, reason: noValueFor(unknown, server)}];
      }
      const isSynthetic = [...values.keys()].some(
        (parameter) => parameter.in === 'path' && parameter.realValues === undefined,
      );
      const request = createSampleRequest(operation, values, own.url);
      const expected = expectedAnswers(closed, found.operation, name);
      return [{name, path, request, expected, isSynthetic}];
    },
  );
  const actions = etherscan.actions
    .filter(isKnown)
    .map((action) => actionRequest(document, server, etherscan, action));
  const chosen = choose(
    'operation or action',
    [...operations, ...actions],
    only,
    ({name}) => name,
  );
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

function expectedAnswers(
  document: OpenAPIDocument,
  operation: OperationObject,
  name: string,
): ExpectedAnswer[] {
  return responsesOf(operation)
    .filter(([status]) => isSuccess(status))
    .map(([status, {content}]) => {
      const [chosen] = mediaEntries(content);
      if (chosen === undefined) {
        return {status, isJson: false};
      }
      const [mediaType, {schema}] = chosen;
      const inText = schemaInText(document, schema);
      return {
        status,
        isJson: inText !== undefined || isJsonMediaType(mediaType),
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
    const schemas = pick(document.components?.schemas, schemasIn(document, schema));
    return createComparer(schema, {schemas});
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
 * Returns the request of an action: with the values that exist on the network, or with its example for a
 * document that knows none.
 */
function actionRequest(
  document: OpenAPIDocument,
  server: Server,
  {servers}: EtherscanApi,
  action: EtherscanAction,
): CheckRequest | SkippedRequest {
  const name = `${action.module}/${action.action}`;
  const real: unknown = (document as Extensible)['x-real-actions'];
  const values = own(own(real, name), server.id);
  const needed = action.parameters.map((one) => one.name).filter(isNoKey);
  if (real !== undefined && needed.length > 0 && !isRecord(values)) {
    return {name, reason: noValueFor(needed.slice(0, 1), server)};
  }
  const url = server.url + new URL(servers[0]?.url ?? '').pathname;
  const sent = values as EtherscanAction['example']['request'] | undefined;
  return {
    name,
    request: requestOf(action, url, sent),
    expected: [{status: '200', isJson: true, compare: compareEnvelope(action.result)}],
    isSynthetic: real === undefined,
  };
}

/** Every request has the key. */
function isNoKey(parameter: string): boolean {
  return parameter !== keyParameter;
}
