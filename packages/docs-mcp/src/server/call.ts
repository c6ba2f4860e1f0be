import {createSamples} from 'docusaurus-openapi-reference/code-samples';
import {
  credentialParts,
  isCookie,
} from 'docusaurus-openapi-reference/reference/credential';
import {
  parameterKey,
  type RequestValues,
  SECURITY_NAME,
} from 'docusaurus-openapi-reference/reference/request-link';
import {plainText} from 'docusaurus-openapi-reference/reference/rich-text';
import type {SecurityScheme} from 'docusaurus-openapi-reference/reference/security';
import type {Server} from 'docusaurus-openapi-reference/reference/server';
import {limitHeaders} from 'docusaurus-openapi-reference/request/lazy/diagnosis';
import {checkFields} from 'docusaurus-openapi-reference/request/lazy/field-errors';
import {
  addCredentials,
  createFormSample,
  createRequest,
} from 'docusaurus-openapi-reference/request/lazy/request';
import {
  createFetchBody,
  NO_FILES,
} from 'docusaurus-openapi-reference/request/lazy/request-body';
import type {Budget} from './budget';
import {
  type CallInput,
  InputError,
  namedParameters,
  namedServers,
  requestValues,
} from './operation-input';
import type {SiteOperation} from './operations';
import {reasonOf} from './site';

const TIMEOUT_MS = 30_000;

/** Methods that only read (RFC 9110, section 9.2.1, and QUERY). */
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'QUERY']);

/** What a mock gets in the place of each credential. */
const MOCK_CREDENTIAL = 'mock';

export interface CallContext {
  readonly budget: Budget;
  /** Has the credentials. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly allowWrites: boolean;
  readonly mock?: URL;
}

export interface CallResult {
  /** The request as a command of curl, with the names of variables instead of credentials. */
  readonly request: string;
  readonly status: number;
  readonly contentType?: string;
  readonly limits?: Readonly<Record<string, string>>;
  /** What the document says of the status, if the API refused the request. */
  readonly meaning?: string;
  /** The text of the answer. Numbers have all of their digits. */
  readonly body: string;
  /** Characters of the text, if it is longer than what is returned. */
  readonly bodyLength?: number;
  readonly budget: object;
}

/** Returns why an operation cannot be called, or undefined. */
export function callProblem(
  {operation}: SiteOperation,
  {allowWrites, mock}: Pick<CallContext, 'allowWrites' | 'mock'>,
): string | undefined {
  if (!allowWrites && !SAFE_METHODS.has(operation.method)) {
    return `${operation.method} can change something, which this server does not allow. The person who runs it can start it with --allow-writes.`;
  }
  return mock === undefined && namedServers(operation).size === 0
    ? 'The document names no server.'
    : undefined;
}

/** Returns the environment variables of credentials. */
export function variablesOf(schemes: readonly SecurityScheme[]): string[] {
  return schemes.flatMap(credentialParts).map(({variable}) => variable);
}

/**
 * Sends a request of an operation.
 *
 * @param maxLength Of the text of the answer that is returned, in characters.
 * @throws InputError if the request cannot be sent, with the reason. Then nothing is counted.
 */
export async function callOperation(
  called: SiteOperation,
  input: CallInput,
  context: CallContext,
  maxLength: number,
): Promise<CallResult> {
  const {operation, reference, page} = called;
  const refuse = (reason: string | undefined): void => {
    if (reason !== undefined) {
      throw new InputError(reason);
    }
  };
  refuse(callProblem(called, context));
  const server = chooseServer(called, input.server);
  const values = {
    ...requestValues(operation, input),
    [SECURITY_NAME]: String(chooseCredentials(called, context)),
  };
  const entered = enteredValues(called, context);
  refuse(fieldProblem(called, values, entered));
  const serverUrl = context.mock?.href.replace(/\/$/, '') ?? server?.url ?? '';
  const {components} = reference;
  const request = addCredentials(
    createRequest(operation, components, values, serverUrl),
    entered,
    context.mock === undefined ? operation.servers : [{id: '', name: '', url: serverUrl}],
  );
  refuse(context.budget.spend(called.cost));
  const {text, ...answer} = await sendRequest(request, Object.values(entered));
  const sample = createFormSample(operation, components, values, serverUrl);
  const meaning = answer.status < 400 ? undefined : meaningOf(called, answer.status);
  return {
    request: createSamples(sample)[0]?.code ?? '',
    ...answer,
    meaning: meaning === undefined ? undefined : `${meaning} See ${page}.`,
    body: text.slice(0, maxLength),
    bodyLength: text.length > maxLength ? text.length : undefined,
    budget: context.budget.state(),
  };
}

function chooseServer(
  {operation}: SiteOperation,
  name: string | undefined,
): Server | undefined {
  const servers = namedServers(operation);
  const names = Array.from(servers.keys());
  const server = servers.get(name ?? names[0] ?? '');
  if (name !== undefined && server === undefined) {
    throw new InputError(
      `${operation.id} has no server "${name}". It has: ${names.join(', ')}.`,
    );
  }
  return server;
}

/** Returns the first alternative whose credentials are all in the environment, and can be sent. */
function chooseCredentials(
  {operation: {security}, page}: SiteOperation,
  {env, mock}: CallContext,
): number {
  const index = security.findIndex(
    (schemes) =>
      schemes.every(
        (scheme) => !isCookie(scheme) && credentialParts(scheme).length > 0,
      ) && variablesOf(schemes).every((variable) => (env[variable] ?? '') !== ''),
  );
  if (index !== -1 || security.length === 0 || mock !== undefined) {
    return Math.max(index, 0);
  }
  const needed = security
    .map(variablesOf)
    .filter((variables) => variables.length > 0)
    .map((variables) => variables.join(' and '));
  throw new InputError(
    needed.length === 0
      ? `The operation takes credentials that this server cannot send. See ${page}.`
      : `The credentials are missing: the person who runs this server has to set the environment variable ${needed.join(', or ')}. See ${page}.`,
  );
}

/** Returns the credentials by their variables. A mock gets none of them, but may ask for some. */
function enteredValues(
  {operation}: SiteOperation,
  {env, mock}: CallContext,
): Record<string, string> {
  return Object.fromEntries(
    operation.security.flatMap(variablesOf).flatMap((variable) => {
      const value = mock === undefined ? env[variable] : MOCK_CREDENTIAL;
      return value === undefined ? [] : [[variable, value]];
    }),
  );
}

/** Returns what the form of the page says of the values. */
function fieldProblem(
  {operation, reference, page}: SiteOperation,
  values: RequestValues,
  entered: Readonly<Record<string, string>>,
): string | undefined {
  const named = Array.from(namedParameters(operation));
  const problems = Object.entries(
    checkFields(operation, reference.components, values, entered),
  ).flatMap(([field, problem]) => {
    const [name = field] =
      named.find(([, parameter]) => parameterKey(parameter) === field) ?? [];
    return problem === undefined ? [] : [`${name}: ${problem}`];
  });
  return problems.length === 0 ? undefined : `${problems.join('\n')}\nSee ${page}.`;
}

async function sendRequest(
  {url, body, method, headers}: ReturnType<typeof addCredentials>,
  secrets: readonly string[],
): Promise<Pick<CallResult, 'status' | 'contentType' | 'limits'> & {text: string}> {
  const hide = (text: string): string =>
    secrets
      .filter((secret) => secret !== '' && secret !== MOCK_CREDENTIAL)
      .reduce((hidden, secret) => hidden.replaceAll(secret, '***'), text);
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: body && createFetchBody(body, NO_FILES),
      // The target of a redirect would receive the credentials.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const contentType = response.headers.get('content-type') ?? undefined;
    const limits = limitHeaders(Array.from(response.headers)).map(
      ([name, value]) => [name, hide(value)] as const,
    );
    return {
      status: response.status,
      contentType,
      limits: limits.length === 0 ? undefined : Object.fromEntries(limits),
      text: hide(await readText(response, contentType)),
    };
  } catch (error) {
    throw new InputError(
      `${new URL(url).origin} gave no answer that can be read: ${hide(reasonOf(error))}. The call is counted, because the API may have received it.`,
    );
  }
}

async function readText(
  response: Response,
  contentType: string | undefined,
): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const isText = /json|text|xml|csv|yaml|^$/i.test(contentType ?? '');
  return isText ? bytes.toString('utf8') : `${bytes.length} bytes`;
}

/** Returns what the document says of a status: `404`, `4XX` or `default`. */
function meaningOf({operation}: SiteOperation, status: number): string | undefined {
  const names = [String(status), `${String(status).charAt(0)}XX`, 'default'];
  const [response] = names.flatMap((name) =>
    operation.responses.filter((one) => one.status === name),
  );
  return response && plainText(response.description);
}
