/** Authentication of a request. The key is always read from {@link keyVariable}. */
export type SampleAuth =
  | {readonly kind: 'bearer'}
  | {readonly kind: 'query' | 'header'; readonly name: string}
  | {readonly kind: 'none'};

/** An HTTP request, independent of the language. */
export interface SampleRequest {
  readonly method: string;
  /**
   * Server URL and path with encoded path parameters. Has a query only of parameters that clients would
   * encode in another way than they are declared.
   */
  readonly url: string;
  /** Not percent-encoded. */
  readonly query: ReadonlyArray<readonly [name: string, value: string]>;
  /** Header parameters, in addition to those of `auth`, `accept` and `body`. */
  readonly headers?: ReadonlyArray<readonly [name: string, value: string]>;
  /** Encoded as they are sent. */
  readonly cookies?: ReadonlyArray<readonly [name: string, value: string]>;
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

/** Returns the value of the header `Cookie`. */
export function cookieText({cookies = []}: SampleRequest): string {
  return cookies.map(([name, value]) => `${name}=${value}`).join('; ');
}

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
