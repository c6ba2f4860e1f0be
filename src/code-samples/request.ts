/** How a request shows who asks. The key itself always comes from {@link keyVariable}. */
export type SampleAuth =
  | {readonly kind: 'bearer'}
  | {readonly kind: 'query' | 'header'; readonly name: string}
  | {readonly kind: 'none'};

/** One request, ready to be written in any language. */
export interface SampleRequest {
  /** In capitals, as HTTP has it. */
  readonly method: string;
  /** Server URL and path, path parameters filled in and percent-encoded, no query. */
  readonly url: string;
  /** Plain names and values: each language encodes them by itself. */
  readonly query: ReadonlyArray<readonly [name: string, value: string]>;
  /** Header parameters, beside those that `auth`, `accept` and `body` stand for. */
  readonly headers?: ReadonlyArray<readonly [name: string, value: string]>;
  readonly auth: SampleAuth;
  readonly accept: string;
  readonly body?: {readonly mediaType: string; readonly text: string};
}

/** A header to write: its value is `text`, followed by the key if `endsWithKey`. */
export interface SampleHeader {
  readonly name: string;
  readonly text: string;
  readonly endsWithKey: boolean;
}

/** The environment variable that every sample reads the key from. */
export const keyVariable = 'KAIASCAN_API_KEY';

/** How long a sample waits for the answer. */
export const timeoutSeconds = 30;

/** All headers a sample has to set, the one with the key first. */
export function headersOf(request: SampleRequest): SampleHeader[] {
  const {auth, accept, headers = [], body} = request;
  const plain = (name: string, text: string) => ({name, text, endsWithKey: false});
  const found: SampleHeader[] = [];
  if (auth.kind === 'bearer') {
    found.push({name: 'Authorization', text: 'Bearer ', endsWithKey: true});
  } else if (auth.kind === 'header') {
    found.push({name: auth.name, text: '', endsWithKey: true});
  }
  // All four clients ask for anything when they are told nothing.
  if (accept !== '*/*') {
    found.push(plain('Accept', accept));
  }
  found.push(...headers.map(([name, value]) => plain(name, value)));
  if (body) {
    found.push(plain('Content-Type', body.mediaType));
  }
  return found;
}
