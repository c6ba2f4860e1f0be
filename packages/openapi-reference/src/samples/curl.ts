import {hasHidden} from './quote';
import {
  commentLines,
  cookieText,
  dispositionOf,
  headersOf,
  otherTypeOf,
  ownCookies,
  type Pair,
  queryOf,
  type SampleBody,
  type SampleHeader,
  type SampleLanguage,
  type SamplePart,
  type SampleRequest,
  type SampleValue,
  usersOf,
} from './request';

/** Quotes a shell word without expansion. */
function quoteShell(text: string): string {
  return `'${text.replace(/'/g, "'\\''")}'`;
}

/** Quotes one shell word of texts and expanded variables. */
function quoteParts(parts: readonly SampleValue[]): string {
  if (parts.every((part) => typeof part === 'string')) {
    return quoteShell(parts.join(''));
  }
  // In double quotes, an interactive shell would expand its history.
  const isUnsafe = parts.some((part) => typeof part === 'string' && part.includes('!'));
  const words = parts.map((part) => {
    if (typeof part !== 'string') {
      // Without a message of ours, lines are short; the shell names the variable.
      return `\${${part.variable}:?}`;
    }
    return isUnsafe ? `"${quoteShell(part)}"` : part.replace(/[\\"$`]/g, '\\$&');
  });
  return `"${words.join('')}"`;
}

/** Also encodes `!'()*`, which are special in shells. */
function percentEncode(text: string): string {
  const hex = (character: string) => character.charCodeAt(0).toString(16).toUpperCase();
  return encodeURIComponent(text).replace(/[!'()*]/g, (found) => `%${hex(found)}`);
}

/** `--data-urlencode` encodes the value only. */
function queryOption([name, value]: readonly [string, SampleValue]): string {
  if (typeof value !== 'string') {
    return `--data-urlencode ${quoteParts([`${percentEncode(name)}=`, value])}`;
  }
  // Line breaks and invisible characters are clearer encoded, and NUL would end the word.
  return hasHidden(value)
    ? `--data ${quoteShell(`${percentEncode(name)}=${percentEncode(value)}`)}`
    : `--data-urlencode ${quoteShell(`${percentEncode(name)}=${value}`)}`;
}

function headerOption({name, value}: SampleHeader): string {
  return `--header ${quoteParts([`${name}: `, ...value])}`;
}

function cookieOptions(request: SampleRequest): string[] {
  return ownCookies(request).length === 0
    ? []
    : [`--cookie ${quoteShell(cookieText(request))}`];
}

/** For GET, curl builds the query string (`--get`). */
function getOptions(request: SampleRequest): string[] {
  const options = queryOf(request).map(queryOption);
  return options.length > 0
    ? [`--get ${quoteShell(request.url)}`, ...options]
    : [quoteShell(request.url)];
}

/** A method of OpenAPI 3.2 can have characters that are special in shells. */
function quoteMethod(method: string): string {
  return /^[\w-]+$/.test(method) ? method : quoteShell(method);
}

/** For other methods, curl would send the query as body. */
function sendOptions(request: SampleRequest): string[] {
  const {method, url, body} = request;
  const query = queryOf(request).flatMap(([name, value], index) => [
    index === 0 && !url.includes('?') ? '?' : '&',
    `${percentEncode(name)}=`,
    typeof value === 'string' ? percentEncode(value) : value,
  ]);
  const target = quoteParts([url, ...query]);
  return [
    `--request ${quoteMethod(method)} ${target}`,
    ...(body ? bodyOptions(body) : []),
  ];
}

function bodyOptions(body: SampleBody): string[] {
  switch (body.kind) {
    case 'text':
      return [`--data-raw ${quoteShell(body.text)}`];
    case 'form':
      return body.fields.map(queryOption);
    case 'multipart':
      return body.parts.map((part) => partOption(part, body.otherType !== undefined));
    case 'file':
      return [`--data-binary ${quoteShell(`@${body.fileName}`)}`];
  }
}

/** Media types that `--form` takes as they are: in others, `;` and `,` could begin an option or a file. */
const PLAIN_TYPE = /^[\w.+*-]+\/[\w.+*-]+(?:; ?charset=[\w-]+)?$/;

/** In `--form`, the characters `@`, `<`, `;` and `,` mean something, in `--form-string` nothing does. */
function partOption(part: SamplePart, isOther: boolean): string {
  const {name, mediaType} = part;
  // The first `=` ends a name, so a header has one that contains it. In other bodies than forms, curl would send parts
  // as attachments.
  const isHeader = isOther || name.includes('=');
  const isPlainType = mediaType === undefined || PLAIN_TYPE.test(mediaType);
  const headers: Pair[] = [
    ...(isHeader ? [['Content-Disposition', dispositionOf(part)] as const] : []),
    ...(isPlainType ? [] : [['Content-Type', mediaType] as const]),
    ...part.headers,
  ];
  if (part.fileName === undefined && mediaType === undefined && headers.length === 0) {
    return `--form-string ${quoteShell(`${name}=${part.value}`)}`;
  }
  const content =
    part.fileName === undefined
      ? quoteForm(part.value)
      : `@${quoteFileName(part.fileName)}`;
  const type = mediaType === undefined || !isPlainType ? '' : `;type=${mediaType}`;
  const more = headers.map(
    ([header, value]) => `;headers=${quoteForm(`${header}: ${value}`)}`,
  );
  const field = isHeader ? 'field' : name;
  return `--form ${quoteShell(`${field}=${content}${type}${more.join('')}`)}`;
}

function quoteForm(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

function quoteFileName(name: string): string {
  return /^[\w.-]+$/.test(name) ? name : quoteForm(name);
}

/** Without the option, curl requests every address that brackets and braces of a path make. */
function globOption({url}: SampleRequest): string {
  return /[[\]{}]/.test(url.replace(/^https?:\/\/\[[\da-f.:]+\]/i, ''))
    ? ' --globoff'
    : '';
}

/** curl adds the boundary. */
function typeOption({body}: SampleRequest): string[] {
  const type = otherTypeOf(body);
  return type === undefined ? [] : [headerOption({name: 'Content-Type', value: [type]})];
}

export const curl: SampleLanguage = {
  id: 'curl',
  label: 'curl',
  names: ['curl', 'shell', 'bash', 'sh'],
  prism: 'bash',
  // oxlint-disable-next-line typescript/no-require-imports
  loadGrammar: () => void require('prismjs/components/prism-bash'),
  print,
};

function print(request: SampleRequest): string {
  const isPlainGet = request.method === 'GET' && request.body === undefined;
  const command = [
    `curl --fail-with-body --silent --show-error${globOption(request)}`,
    ...usersOf(request).map(
      ({user, password}) => `--user ${quoteParts([user, ':', password])}`,
    ),
    ...headersOf(request).map(headerOption),
    ...typeOption(request),
    ...cookieOptions(request),
    ...(isPlainGet ? getOptions(request) : sendOptions(request)),
  ].join(' \\\n  ');
  return [...commentLines(request, '#'), command].join('\n');
}
