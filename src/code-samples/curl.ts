import {hasHidden} from './quote';
import {headersOf, keyVariable, type SampleHeader, type SampleRequest} from './request';

const key = `\${${keyVariable}:?set it to your API key}`;

/** Writes `text` as one shell word in which nothing is expanded. */
export function quoteShell(text: string): string {
  return `'${text.replace(/'/g, "'\\''")}'`;
}

/** Writes `text` and the key as one shell word in which only the key is expanded. */
function quoteBeforeKey(text: string): string {
  return `"${text.replace(/[\\"$`]/g, '\\$&')}${key}"`;
}

/** Percent-encodes all that is special in a URL or, `!'()*`, in a shell. */
function percentEncode(text: string): string {
  const hex = (character: string) => character.charCodeAt(0).toString(16).toUpperCase();
  return encodeURIComponent(text).replace(/[!'()*]/g, (found) => `%${hex(found)}`);
}

/** curl encodes the value but takes the name as it is. */
function queryOption([name, value]: readonly [string, string]): string {
  // A line break or a character that cannot be seen is clearer encoded, and a NUL would
  // end the word.
  return hasHidden(value)
    ? `--data ${quoteShell(`${percentEncode(name)}=${percentEncode(value)}`)}`
    : `--data-urlencode ${quoteShell(`${percentEncode(name)}=${value}`)}`;
}

function headerOption({name, text, endsWithKey}: SampleHeader): string {
  const header = `${name}: ${text}`;
  return `--header ${endsWithKey ? quoteBeforeKey(header) : quoteShell(header)}`;
}

/** The address and what it is asked for, where curl itself writes the query. */
function getOptions({url, query, auth}: SampleRequest): string[] {
  const options = query.map(queryOption);
  if (auth.kind === 'query') {
    options.push(`--data-urlencode ${quoteBeforeKey(`${percentEncode(auth.name)}=`)}`);
  }
  return options.length > 0
    ? [`--get ${quoteShell(url)}`, ...options]
    : [quoteShell(url)];
}

/** The same for other methods, with which curl would send the query as the body. */
function sendOptions({method, url, query, auth, body}: SampleRequest): string[] {
  const pairs = query.map(
    ([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`,
  );
  const address = pairs.length > 0 ? `${url}?${pairs.join('&')}` : url;
  const target =
    auth.kind === 'query'
      ? quoteBeforeKey(
          `${address}${pairs.length > 0 ? '&' : '?'}${percentEncode(auth.name)}=`,
        )
      : quoteShell(address);
  return [
    `--request ${method} ${target}`,
    ...(body ? [`--data-raw ${quoteShell(body.text)}`] : []),
  ];
}

/** The request as one curl command. */
export function curl(request: SampleRequest): string {
  const isPlainGet = request.method === 'GET' && request.body === undefined;
  return [
    'curl --fail-with-body --silent --show-error',
    ...headersOf(request).map(headerOption),
    ...(isPlainGet ? getOptions(request) : sendOptions(request)),
  ].join(' \\\n  ');
}
