/** Authentication of a request. The key is always read from {@link keyVariable}. */
export type SampleAuth =
  | {readonly kind: 'bearer'}
  | {readonly kind: 'query' | 'header'; readonly name: string}
  | {readonly kind: 'none'};

/** An HTTP request, independent of the language. */
export interface SampleRequest {
  readonly method: string;
  /** Server URL and path with encoded path parameters, without query. */
  readonly url: string;
  readonly query: ReadonlyArray<readonly [name: string, value: string]>;
  /** Header parameters, in addition to those of `auth`, `accept` and `body`. */
  readonly headers?: ReadonlyArray<readonly [name: string, value: string]>;
  readonly auth: SampleAuth;
  readonly accept: string;
  readonly body?: {readonly mediaType: string; readonly text: string};
}

/** The value is `text`, followed by the key if `endsWithKey`. */
export interface SampleHeader {
  readonly name: string;
  readonly text: string;
  readonly endsWithKey: boolean;
}

export const keyVariable = 'KAIASCAN_API_KEY';

export const timeoutSeconds = 30;

/** Returns the headers to set, the one with the key first. */
export function headersOf(request: SampleRequest): SampleHeader[] {
  const {auth, accept, headers = [], body} = request;
  const plain = (name: string, text: string) => ({name, text, endsWithKey: false});
  const found: SampleHeader[] = [];
  if (auth.kind === 'bearer') {
    found.push({name: 'Authorization', text: 'Bearer ', endsWithKey: true});
  } else if (auth.kind === 'header') {
    found.push({name: auth.name, text: '', endsWithKey: true});
  }
  // All four clients accept anything by default.
  if (accept !== '*/*') {
    found.push(plain('Accept', accept));
  }
  found.push(...headers.map(([name, value]) => plain(name, value)));
  if (body) {
    found.push(plain('Content-Type', body.mediaType));
  }
  return found;
}
