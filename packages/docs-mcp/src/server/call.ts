import {
  createSamples,
  credentialParts,
  parameterKey,
  plainText,
  SECURITY_NAME,
} from 'docusaurus-openapi-reference';
import {
  addCredentials,
  checkFields,
  createFetchBody,
  createFormSample,
  createRequest,
  limitHeaders,
  NO_FILES,
} from 'docusaurus-openapi-reference/components/request';
import type {RequestValues, Server} from 'docusaurus-openapi-reference/types';
import type {Budget} from './budget';
import {enteredCredentials, isSendable, type Keys, missingKey, secretsOf} from './keys';
import {
  type CallInput,
  InputError,
  namedParameters,
  namedServers,
  requestValues,
} from './operation-input';
import type {SiteOperation} from './operations';
import {originProblem} from './origins';
import {createHiding} from './secrets';
import {bytesOf, decodeText, reasonOf} from './site';

const TIMEOUT_MS = 30_000;

/** Characters of a credential in its longest form, for the end of what is returned. */
const LONGEST_KEY = 20_000;

/** Methods that only read (RFC 9110, section 9.2.1, and QUERY). */
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'QUERY']);

/** Stands for a value in a path that is compared. */
const PLACEHOLDER = 'x-value';

/** What a mock gets in the place of each credential. */
const MOCK_CREDENTIAL = 'mock';

export interface CallContext {
  readonly budget: Budget;
  readonly keys: Keys;
  /** The origins that calls may go to. */
  readonly origins: ReadonlySet<string>;
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
  {allowWrites, mock, origins}: Pick<CallContext, 'allowWrites' | 'mock' | 'origins'>,
): string | undefined {
  if (!allowWrites && !SAFE_METHODS.has(operation.method)) {
    return `${operation.method} can change something, which this server does not allow. The person who runs it can start it with --allow-writes.`;
  }
  if (mock !== undefined) {
    return undefined;
  }
  const problems = Array.from(namedServers(operation).values(), ({url}) =>
    originProblem(url, origins),
  );
  return problems.length === 0
    ? 'The document names no server.'
    : problems.every((problem) => problem !== undefined)
      ? problems[0]
      : undefined;
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
  const serverUrl = context.mock?.href.replace(/\/$/, '') ?? server?.url ?? '';
  if (context.mock === undefined) {
    refuse(originProblem(serverUrl, context.origins));
  }
  const values = {
    ...requestValues(operation, input),
    [SECURITY_NAME]: String(chooseCredentials(called, context)),
  };
  const entered = enteredValues(called, context);
  refuse(fieldProblem(called, values, entered));
  const {components} = reference;
  const request = addCredentials(
    createRequest(operation, components, values, serverUrl),
    entered,
    [{id: '', name: '', url: serverUrl}],
  );
  refuse(addressProblem(request.url, serverUrl, operation.path));
  refuse(context.budget.spend(called.cost));
  const {body, bodyLength, ...answer} = await sendRequest(request, maxLength, context);
  const sample = createFormSample(operation, components, values, serverUrl);
  const meaning = answer.status < 400 ? undefined : meaningOf(called, answer.status);
  return {
    request: createSamples(sample)[0]?.code ?? '',
    ...answer,
    meaning: meaning === undefined ? undefined : `${meaning} See ${page}.`,
    body,
    bodyLength,
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

/** Returns the first alternative whose credentials are all here, and can be sent. */
function chooseCredentials(called: SiteOperation, {keys, mock}: CallContext): number {
  const {
    operation: {security},
    page,
  } = called;
  const index = security.findIndex((schemes) =>
    schemes.every(
      (scheme) => isSendable(scheme) && missingKey(called, scheme, keys) === undefined,
    ),
  );
  if (index !== -1 || security.length === 0 || mock !== undefined) {
    return Math.max(index, 0);
  }
  const missing = security
    .filter((schemes) => schemes.every(isSendable))
    .map((schemes) =>
      schemes.flatMap((scheme) => missingKey(called, scheme, keys) ?? []).join(', and '),
    );
  throw new InputError(
    missing.length === 0
      ? `The operation takes credentials that this server cannot send. See ${page}.`
      : `The credentials are missing. The person who runs this server can ${missing.join('; or ')}. See ${page}.`,
  );
}

/** Returns the credentials by the variables of the samples. A mock gets none of them, but may ask for some. */
function enteredValues(
  called: SiteOperation,
  {keys, mock}: CallContext,
): Record<string, string> {
  return mock === undefined
    ? enteredCredentials(called, keys)
    : Object.fromEntries(
        called.operation.security
          .flat()
          .flatMap(credentialParts)
          .map(({variable}) => [variable, MOCK_CREDENTIAL]),
      );
}

/**
 * Finds a value that leads to another host or path: the server would call what nobody allowed.
 *
 * @param url What would be requested.
 * @param path The path template of the operation.
 */
export function addressProblem(
  url: string,
  server: string,
  path: string,
): string | undefined {
  const sent = new URL(url);
  const base = new URL(server);
  const template = path.replace(/\{[^{}]*\}/g, PLACEHOLDER);
  const declared = new URL(base.origin + base.pathname.replace(/\/$/, '') + template);
  const segments = sent.pathname.split('/');
  const expected = declared.pathname.split('/');
  const isSame =
    sent.origin === base.origin &&
    segments.length === expected.length &&
    expected.every(
      (segment, index) => segment.includes(PLACEHOLDER) || segment === segments[index],
    );
  return isSame
    ? undefined
    : `The values of the path make it ${sent.pathname}, which is no path of ${path}.`;
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
  maxLength: number,
  {keys, mock}: CallContext,
): Promise<
  Pick<CallResult, 'status' | 'contentType' | 'limits' | 'body' | 'bodyLength'>
> {
  // An API can answer with the key of another operation, such as that of an account.
  const hide = createHiding(mock === undefined ? secretsOf(keys) : []);
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: body && createFetchBody(body, NO_FILES),
      // The target of a redirect would receive the credentials.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const type = response.headers.get('content-type') ?? undefined;
    const limits = limitHeaders(Array.from(response.headers)).map(
      ([name, value]) => [name, hide(value)] as const,
    );
    const bytes = await bytesOf(response);
    const text = decodeText(bytes, type) ?? `${bytes.length} bytes`;
    return {
      status: response.status,
      contentType: type && hide(type),
      limits: limits.length === 0 ? undefined : Object.fromEntries(limits),
      // Nothing behind what is returned is searched for keys but the end of one.
      body: hide(text.slice(0, maxLength + LONGEST_KEY)).slice(0, maxLength),
      bodyLength: text.length > maxLength ? text.length : undefined,
    };
  } catch (error) {
    throw new InputError(
      `${new URL(url).origin} gave no answer that can be read: ${hide(reasonOf(error))}. The call is counted, because the API may have received it.`,
    );
  }
}

/** Returns what the document says of a status: `404`, `4XX` or `default`. */
function meaningOf({operation}: SiteOperation, status: number): string | undefined {
  const names = [String(status), `${String(status).charAt(0)}XX`, 'default'];
  const [response] = names.flatMap((name) =>
    operation.responses.filter((one) => one.status === name),
  );
  return response && plainText(response.description);
}
