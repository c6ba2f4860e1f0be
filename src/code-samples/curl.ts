import {hasHidden} from './quote';
import {
  cookieText,
  headersOf,
  keyVariable,
  type SampleHeader,
  type SampleRequest,
} from './request';

const key = `\${${keyVariable}:?set it to your API key}`;

/** Quotes a shell word without expansion. */
export function quoteShell(text: string): string {
  return `'${text.replace(/'/g, "'\\''")}'`;
}

/** Quotes `text`, followed by the expanded key, as one shell word. */
function quoteBeforeKey(text: string): string {
  return `"${text.replace(/[\\"$`]/g, '\\$&')}${key}"`;
}

/** Also encodes `!'()*`, which are special in shells. */
function percentEncode(text: string): string {
  const hex = (character: string) => character.charCodeAt(0).toString(16).toUpperCase();
  return encodeURIComponent(text).replace(/[!'()*]/g, (found) => `%${hex(found)}`);
}

/** `--data-urlencode` encodes the value only. */
function queryOption([name, value]: readonly [string, string]): string {
  // Line breaks and invisible characters are clearer encoded, and NUL would end the word.
  return hasHidden(value)
    ? `--data ${quoteShell(`${percentEncode(name)}=${percentEncode(value)}`)}`
    : `--data-urlencode ${quoteShell(`${percentEncode(name)}=${value}`)}`;
}

function headerOption({name, text, endsWithKey}: SampleHeader): string {
  const header = `${name}: ${text}`;
  return `--header ${endsWithKey ? quoteBeforeKey(header) : quoteShell(header)}`;
}

function cookieOptions(request: SampleRequest): string[] {
  return request.cookies === undefined
    ? []
    : [`--cookie ${quoteShell(cookieText(request))}`];
}

/** For GET, curl builds the query string (`--get`). */
function getOptions({url, query, auth}: SampleRequest): string[] {
  const options = query.map(queryOption);
  if (auth.kind === 'query') {
    options.push(`--data-urlencode ${quoteBeforeKey(`${percentEncode(auth.name)}=`)}`);
  }
  return options.length > 0
    ? [`--get ${quoteShell(url)}`, ...options]
    : [quoteShell(url)];
}

/** For other methods, curl would send the query as body. */
function sendOptions({method, url, query, auth, body}: SampleRequest): string[] {
  const pairs = query.map(
    ([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`,
  );
  const withQuery = (address: string, text: string): string =>
    `${address}${address.includes('?') ? '&' : '?'}${text}`;
  const address = pairs.length > 0 ? withQuery(url, pairs.join('&')) : url;
  const target =
    auth.kind === 'query'
      ? quoteBeforeKey(withQuery(address, `${percentEncode(auth.name)}=`))
      : quoteShell(address);
  return [
    `--request ${method} ${target}`,
    ...(body ? [`--data-raw ${quoteShell(body.text)}`] : []),
  ];
}

export function curl(request: SampleRequest): string {
  const isPlainGet = request.method === 'GET' && request.body === undefined;
  return [
    'curl --fail-with-body --silent --show-error',
    ...headersOf(request).map(headerOption),
    ...cookieOptions(request),
    ...(isPlainGet ? getOptions(request) : sendOptions(request)),
  ].join(' \\\n  ');
}
