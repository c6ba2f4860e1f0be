import {chooseQuote, escapeUnicode, quoteLiteral} from './quote';
import {
  commentLines,
  cookieText,
  headersOf,
  isEncoded,
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
  timeoutSeconds,
  usersOf,
  variablesOf,
} from './request';

/** Line length of black. */
const width = 88;

/** Quotes a string literal like black. */
export function quotePython(text: string): string {
  return quoteLiteral(text, chooseQuote(text, '"'), escapeUnicode);
}

function valueOf(value: SampleValue): string {
  return typeof value === 'string'
    ? quotePython(value)
    : `os.environ["${value.variable}"]`;
}

/** Joins texts and values of the environment. */
function partsOf(parts: readonly SampleValue[]): string {
  const [first = '', ...others] = parts;
  if (others.length === 0) {
    return valueOf(first);
  }
  const inner = parts.map((part) =>
    typeof part === 'string'
      ? quoteLiteral(part.replace(/[{}]/g, '$&$&'), '"', escapeUnicode).slice(1, -1)
      : `{os.environ['${part.variable}']}`,
  );
  return `f"${inner.join('')}"`;
}

/** Writes a keyword argument on one line if it fits, else one item per line. */
function argumentLines(open: string, items: readonly string[], close: string): string[] {
  const line = `    ${open}${items.join(', ')}${close},`;
  return line.length <= width
    ? [line]
    : [`    ${open}`, ...items.map((item) => `        ${item},`), `    ${close},`];
}

function paramsLines(request: SampleRequest): string[] {
  const pairs = queryOf(request).map(([name, value]) => [
    quotePython(name),
    valueOf(value),
  ]);
  return pairs.length === 0 ? [] : pairsLines('params', pairs);
}

function pairsLines(keyword: string, pairs: readonly (readonly string[])[]): string[] {
  return hasRepeats(pairs)
    ? argumentLines(
        `${keyword}=[`,
        pairs.map(([name, value]) => `(${name}, ${value})`),
        ']',
      )
    : argumentLines(
        `${keyword}={`,
        pairs.map(([name, value]) => `${name}: ${value}`),
        '}',
      );
}

function bodyLines(body: SampleBody): string[] {
  switch (body.kind) {
    case 'text':
      // With urllib3 before version 2, requests encodes strings as Latin-1.
      return [`    data=${quotePython(body.text)}.encode(),`];
    case 'form':
      return pairsLines('data', body.fields.map(quotePair));
    case 'multipart':
      return ['    files=[', ...body.parts.flatMap(partLines), '    ],'];
    case 'file':
      return [`    data=${openFile(body.fileName)},`];
  }
}

/** A part without a file name is a text. */
function partLines({name, mediaType, headers, ...part}: SamplePart): string[] {
  const values =
    part.fileName === undefined
      ? ['None', quotePython(part.value)]
      : [quotePython(part.fileName), openFile(part.fileName)];
  if (mediaType !== undefined || headers.length > 0) {
    values.push(mediaType === undefined ? 'None' : quotePython(mediaType));
  }
  if (headers.length > 0) {
    values.push(`{${headers.map((pair) => quotePair(pair).join(': ')).join(', ')}}`);
  }
  const content = `(${values.join(', ')})`;
  const line = `        (${quotePython(name)}, ${content}),`;
  return line.length <= width
    ? [line]
    : [
        '        (',
        `            ${quotePython(name)},`,
        `            ${content},`,
        '        ),',
      ];
}

function quotePair(pair: Pair): string[] {
  return pair.map(quotePython);
}

function openFile(name: string): string {
  return `open(${quotePython(name)}, "rb")`;
}

function headerItem(header: SampleHeader): string {
  return `${quotePython(header.name)}: ${partsOf(header.value)}${isEncoded(header) ? '.encode()' : ''}`;
}

function headersLines(request: SampleRequest): string[] {
  const items = headersOf(request).map(headerItem);
  if (hasRepeats(ownCookies(request))) {
    items.push(`"Cookie": ${quotePython(cookieText(request))}`);
  }
  return items.length === 0 ? [] : argumentLines('headers={', items, '}');
}

/** A dictionary would drop repeated names. */
function hasRepeats(pairs: readonly (readonly string[])[]): boolean {
  return new Set(pairs.map(([name]) => name)).size < pairs.length;
}

function cookiesLines(request: SampleRequest): string[] {
  const cookies = ownCookies(request);
  return cookies.length === 0 || hasRepeats(cookies)
    ? []
    : pairsLines('cookies', cookies.map(quotePair));
}

/** Methods with a function in requests. */
const FUNCTIONS = new Set(['GET', 'OPTIONS', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** requests knows no other body of parts than a form. */
function otherTypeLines(otherType: string): string[] {
  return [
    ').prepare()',
    'request.headers["Content-Type"] = request.headers["Content-Type"].replace(',
    `    "multipart/form-data", ${quotePython(otherType)}`,
    ')',
    `response = requests.Session().send(request, timeout=${timeoutSeconds})`,
  ];
}

function callLines(method: string, otherType: string | undefined): string[] {
  if (otherType !== undefined) {
    return ['request = requests.Request(', `    ${quotePython(method)},`];
  }
  return FUNCTIONS.has(method)
    ? [`response = requests.${method.toLowerCase()}(`]
    : ['response = requests.request(', `    ${quotePython(method)},`];
}

export const python: SampleLanguage = {
  id: 'python',
  label: 'python (requests)',
  names: ['python', 'py', 'python (requests)'],
  prism: 'python',
  // oxlint-disable-next-line typescript/no-require-imports
  loadGrammar: () => void require('prismjs/components/prism-python'),
  print,
};

function print(request: SampleRequest): string {
  const {body} = request;
  const otherType = otherTypeOf(body);
  return [
    ...commentLines(request, '#'),
    ...(variablesOf(request).length === 0 ? [] : ['import os', '']),
    'import requests',
    '',
    ...callLines(request.method, otherType),
    `    ${quotePython(request.url)},`,
    ...paramsLines(request),
    ...usersOf(request).flatMap(({user, password}) =>
      argumentLines('auth=(', [valueOf(user), valueOf(password)], ')'),
    ),
    ...headersLines(request),
    ...cookiesLines(request),
    ...(body ? bodyLines(body) : []),
    ...(otherType === undefined
      ? [`    timeout=${timeoutSeconds},`, ')']
      : otherTypeLines(otherType)),
    'response.raise_for_status()',
    'print(response.text)',
  ].join('\n');
}
