/*
 * Why: a check sends the request of the code samples, and knows what the description promises of
 * the answer.
 * Run: imported by the scripts of this folder.
 */
import {createSampleRequest} from '../../../src/code-samples/sample-request';
import type {SampleRequest} from '../../../src/code-samples';
import type {OpenAPIDocument, OperationObject} from '../../../src/openapi/document';
import {operationsOf} from '../../../src/openapi/document-operations';
import {createReference} from '../../../src/openapi/reference';
import {chooseMedia} from '../../../src/openapi/content';
import {responsesOf} from '../../../src/openapi/response';
import type {EtherscanAction} from '../../../src/etherscan/action';
import {etherscanNetworks, requestOf} from '../../../src/etherscan/page';
import {isSuccess} from '../../../src/reference/response';
import type {Server} from '../../../src/reference/server';
import {PlainError} from '../run.mjs';
import {isJson} from '../samples/media-type';
import {closeSchema} from './closed-schema';
import {compareEnvelope} from './envelope';
import {type Comparer, createComparer} from './difference';
import {withFormValues} from './form-value';

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
}

/**
 * Returns a request for each GET operation of a document, and for each action whose parameters are
 * known.
 *
 * @throws PlainError if the network or a name is unknown.
 */
export function createRequests(
  document: OpenAPIDocument,
  actions: readonly EtherscanAction[],
  {network, only}: RequestOptions = {},
): Requests {
  const reference = createReference(withFormValues(document));
  const server = chooseServer(reference.servers, network);
  const operations = operationsOf(document).flatMap((found): CheckRequest[] => {
    const operation = reference.operations.find(
      ({path, method}) => path === found.path && method === found.method,
    );
    const own = operation?.servers.find(({id}) => id === server.id);
    return operation === undefined || own === undefined || operation.method !== 'GET'
      ? []
      : [
          {
            name: operation.id,
            path: operation.path,
            request: createSampleRequest(operation, undefined, own.url),
            expected: expectedAnswers(document, found.operation, operation.id),
          },
        ];
  });
  const requests = [...operations, ...actions.filter(isKnown).map(actionRequest(server))];
  return {
    network: server.id,
    servers: reference.servers,
    requests: only === undefined ? requests : chooseRequests(requests, only),
  };
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

function chooseRequests(
  requests: readonly CheckRequest[],
  only: readonly string[],
): CheckRequest[] {
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
      return {
        status,
        isJson: chosen !== undefined && isJson(chosen.mediaType),
        ...(chosen === undefined
          ? {}
          : {compare: compareSchema(document, chosen.media.schema, name)}),
      };
    });
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
function isKnown({evidence, parameters}: EtherscanAction): boolean {
  return (
    evidence !== 'inferred' &&
    parameters
      // Every request has the key.
      .filter(({name}) => name !== 'apikey')
      .every((parameter) => parameter.evidence !== 'inferred')
  );
}

function actionRequest(server: Server): (action: EtherscanAction) => CheckRequest {
  const {pathname} = new URL(etherscanNetworks[0].baseUrl);
  return (action) => ({
    name: `${action.module}/${action.action}`,
    request: requestOf(action, server.url + pathname),
    expected: [{status: '200', isJson: true, compare: compareEnvelope(action.result)}],
  });
}
