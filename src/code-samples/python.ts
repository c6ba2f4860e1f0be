import {chooseQuote, quoteLiteral, toHex} from './quote';
import {
  cookieText,
  headersOf,
  keyVariable,
  type SampleHeader,
  type SampleRequest,
  timeoutSeconds,
} from './request';

/** Line length of black. */
const width = 88;

const key = `os.environ["${keyVariable}"]`;

/** Quotes a string literal like black. */
export function quotePython(text: string): string {
  return quoteLiteral(text, chooseQuote(text, '"'), (codePoint) =>
    codePoint > 0xffff ? `\\U${toHex(codePoint, 8)}` : `\\u${toHex(codePoint, 4)}`,
  );
}

/** Writes a keyword argument on one line if it fits, else one item per line. */
function argumentLines(open: string, items: readonly string[], close: string): string[] {
  const line = `    ${open}${items.join(', ')}${close},`;
  return line.length <= width
    ? [line]
    : [`    ${open}`, ...items.map((item) => `        ${item},`), `    ${close},`];
}

function paramsLines({query, auth}: SampleRequest): string[] {
  const pairs = query.map(([name, value]) => [quotePython(name), quotePython(value)]);
  if (auth.kind === 'query') {
    pairs.push([quotePython(auth.name), key]);
  }
  if (pairs.length === 0) {
    return [];
  }
  // A dictionary would drop repeated names.
  const repeats = new Set(pairs.map(([name]) => name)).size < pairs.length;
  return repeats
    ? argumentLines(
        'params=[',
        pairs.map(([name, value]) => `(${name}, ${value})`),
        ']',
      )
    : argumentLines(
        'params={',
        pairs.map(([name, value]) => `${name}: ${value}`),
        '}',
      );
}

function headerItem({name, text, endsWithKey}: SampleHeader): string {
  if (!endsWithKey) {
    return `${quotePython(name)}: ${quotePython(text)}`;
  }
  return text === ''
    ? `${quotePython(name)}: ${key}`
    : `${quotePython(name)}: f"${text}{os.environ['${keyVariable}']}"`;
}

function headersLines(request: SampleRequest): string[] {
  const items = headersOf(request).map(headerItem);
  if (hasRepeatedCookies(request)) {
    items.push(`"Cookie": ${quotePython(cookieText(request))}`);
  }
  return items.length === 0 ? [] : argumentLines('headers={', items, '}');
}

/** A dictionary would drop repeated names. */
function hasRepeatedCookies({cookies = []}: SampleRequest): boolean {
  return new Set(cookies.map(([name]) => name)).size < cookies.length;
}

function cookiesLines(request: SampleRequest): string[] {
  const {cookies = []} = request;
  return cookies.length === 0 || hasRepeatedCookies(request)
    ? []
    : argumentLines(
        'cookies={',
        cookies.map(([name, value]) => `${quotePython(name)}: ${quotePython(value)}`),
        '}',
      );
}

export function python(request: SampleRequest): string {
  return [
    ...(request.auth.kind === 'none' ? [] : ['import os', '']),
    'import requests',
    '',
    `response = requests.${request.method.toLowerCase()}(`,
    `    ${quotePython(request.url)},`,
    ...paramsLines(request),
    ...headersLines(request),
    ...cookiesLines(request),
    // requests encodes strings as Latin-1 by default.
    ...(request.body ? [`    data=${quotePython(request.body.text)}.encode(),`] : []),
    `    timeout=${timeoutSeconds},`,
    ')',
    'response.raise_for_status()',
    'print(response.text)',
  ].join('\n');
}
