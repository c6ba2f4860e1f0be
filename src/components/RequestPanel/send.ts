import type {PanelRequest} from './request';

/** How long the panel waits for an answer, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** What came of a request. */
export type Outcome =
  | {
      kind: 'answer';
      ok: boolean;
      status: number;
      statusText: string;
      milliseconds: number;
      bytes: number;
      isJson: boolean;
      /** The body as text; JSON indented, its numbers as they were sent. */
      body: string;
    }
  | {kind: 'timeout'}
  | {kind: 'unreachable'};

/** Sends a request with the browser's fetch. Cookies stay home, and nothing is cached. */
export async function send(request: PanelRequest, signal: AbortSignal): Promise<Outcome> {
  const {url, ...init} = request;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const start = performance.now();
  try {
    const response = await fetch(url, {
      ...init,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: anySignal(signal, timeout),
    });
    const received = await response.arrayBuffer();
    const text = new TextDecoder().decode(received);
    const indented = indentJson(text);
    return {
      kind: 'answer',
      ok: response.ok,
      status: response.status,
      statusText: response.statusText,
      milliseconds: Math.round(performance.now() - start),
      bytes: received.byteLength,
      isJson: indented !== undefined,
      body: indented ?? text,
    };
  } catch {
    return {kind: timeout.aborted ? 'timeout' : 'unreachable'};
  }
}

function anySignal(...signals: AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    signal.addEventListener('abort', () => controller.abort(signal.reason), {once: true});
    if (signal.aborted) {
      controller.abort(signal.reason);
    }
  }
  return controller.signal;
}

/**
 * Indents JSON text without reading its numbers, which may be larger than a JavaScript number
 * holds; `undefined` when the text is not JSON.
 */
export function indentJson(text: string): string | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
  let depth = 0;
  const newLine = (): string => `\n${'  '.repeat(depth)}`;
  return tokens
    .map((token, index) => {
      if (token === '{' || token === '[') {
        depth += 1;
        return isClosing(tokens[index + 1]) ? token : token + newLine();
      }
      if (isClosing(token)) {
        depth -= 1;
        return isOpening(tokens[index - 1]) ? token : newLine() + token;
      }
      if (token === ',') {
        return token + newLine();
      }
      return token === ':' ? ': ' : token;
    })
    .join('');
}

function isOpening(token: string | undefined): boolean {
  return token === '{' || token === '[';
}

function isClosing(token: string | undefined): boolean {
  return token === '}' || token === ']';
}
