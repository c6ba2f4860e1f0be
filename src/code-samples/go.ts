import {quoteLiteral, toHex} from './quote';
import {
  cookieText,
  headersOf,
  keyVariable,
  type SampleHeader,
  type SampleRequest,
  timeoutSeconds,
} from './request';

/** Quotes an interpreted string literal. */
export function quoteGo(text: string): string {
  return quoteLiteral(text, '"', (codePoint) =>
    codePoint > 0xffff ? `\\U${toHex(codePoint, 8)}` : `\\u${toHex(codePoint, 4)}`,
  );
}

function importLines(request: SampleRequest): string[] {
  const {auth, body} = request;
  const needsKey = auth.kind !== 'none';
  const packages = [
    ...(needsKey ? ['errors'] : []),
    'fmt',
    'io',
    'log',
    'net/http',
    ...(extendsQuery(request) ? ['net/url'] : []),
    ...(needsKey ? ['os'] : []),
    ...(body ? ['strings'] : []),
    'time',
  ];
  return ['import (', ...packages.map((name) => `\t"${name}"`), ')'];
}

function keyLines({auth}: SampleRequest): string[] {
  return auth.kind === 'none'
    ? []
    : [
        `\tkey := os.Getenv("${keyVariable}")`,
        '\tif key == "" {',
        `\t\treturn errors.New("set ${keyVariable} to your API key")`,
        '\t}',
        '',
      ];
}

function headerLine({name, text, endsWithKey}: SampleHeader): string {
  const value = endsWithKey
    ? text === ''
      ? 'key'
      : `${quoteGo(text)}+key`
    : quoteGo(text);
  return `\trequest.Header.Set(${quoteGo(name)}, ${value})`;
}

/** Returns whether pairs are added to a query that `Encode` would encode again. */
function extendsQuery({url, query, auth}: SampleRequest): boolean {
  return url.includes('?') && (query.length > 0 || auth.kind === 'query');
}

/** `AddCookie` drops characters or adds quotes in other values. */
const PLAIN_COOKIE = /^[\w!#$%&'()*+./:<=>?@[\]^`{|}~-]*$/;

function cookieLines(request: SampleRequest): string[] {
  const {cookies = []} = request;
  if (cookies.every(([, value]) => PLAIN_COOKIE.test(value))) {
    return cookies.map(
      ([name, value]) =>
        `\trequest.AddCookie(&http.Cookie{Name: ${quoteGo(name)}, Value: ${quoteGo(value)}})`,
    );
  }
  return [`\trequest.Header.Set("Cookie", ${quoteGo(cookieText(request))})`];
}

function queryLines(request: SampleRequest): string[] {
  const {query, auth} = request;
  const additions = query.map(
    ([name, value]) => `\tquery.Add(${quoteGo(name)}, ${quoteGo(value)})`,
  );
  if (auth.kind === 'query') {
    additions.push(`\tquery.Add(${quoteGo(auth.name)}, key)`);
  }
  const isExtended = extendsQuery(request);
  return additions.length === 0
    ? []
    : [
        '',
        `\tquery := ${isExtended ? 'url.Values{}' : 'request.URL.Query()'}`,
        ...additions,
        isExtended
          ? '\trequest.URL.RawQuery += "&" + query.Encode()'
          : '\trequest.URL.RawQuery = query.Encode()',
      ];
}

/** `PUT` -> `http.MethodPut` */
function methodConstant(method: string): string {
  return `http.Method${method.charAt(0)}${method.slice(1).toLowerCase()}`;
}

function requestArguments({method, url, body}: SampleRequest): string {
  const reader = body ? `strings.NewReader(${quoteGo(body.text)})` : 'nil';
  return `${methodConstant(method)}, ${quoteGo(url)}, ${reader}`;
}

const returnError = ['\tif err != nil {', '\t\treturn err', '\t}'];

export function go(request: SampleRequest): string {
  return [
    'package main',
    '',
    ...importLines(request),
    '',
    'func main() {',
    '\tif err := run(); err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '}',
    '',
    'func run() error {',
    ...keyLines(request),
    `\trequest, err := http.NewRequest(${requestArguments(request)})`,
    ...returnError,
    ...headersOf(request).map(headerLine),
    ...cookieLines(request),
    ...queryLines(request),
    '',
    `\tclient := http.Client{Timeout: ${timeoutSeconds} * time.Second}`,
    '\tresponse, err := client.Do(request)',
    ...returnError,
    '\tdefer response.Body.Close()',
    '',
    '\tbody, err := io.ReadAll(response.Body)',
    ...returnError,
    '\tif response.StatusCode >= http.StatusBadRequest {',
    '\t\treturn fmt.Errorf("%s: %s", response.Status, body)',
    '\t}',
    '\tfmt.Println(string(body))',
    '\treturn nil',
    '}',
  ].join('\n');
}
