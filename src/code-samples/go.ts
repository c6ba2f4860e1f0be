import {quoteLiteral, toHex} from './quote';
import {
  cookieText,
  headersOf,
  localNames,
  meaningOf,
  ownCookies,
  queryKeysOf,
  type SampleHeader,
  type SampleRequest,
  type SampleValue,
  timeoutSeconds,
  userOf,
  variablesOf,
} from './request';

/** Local variables by the environment variables that they have the values of. */
type Names = ReadonlyMap<string, string>;

/** Quotes an interpreted string literal. */
export function quoteGo(text: string): string {
  return quoteLiteral(text, '"', (codePoint) =>
    codePoint > 0xffff ? `\\U${toHex(codePoint, 8)}` : `\\u${toHex(codePoint, 4)}`,
  );
}

function importLines(request: SampleRequest): string[] {
  const {body} = request;
  const needsKey = variablesOf(request).length > 0;
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

function keyLines(request: SampleRequest, names: Names): string[] {
  return variablesOf(request).flatMap((part) => {
    const name = names.get(part.variable);
    return [
      `\t${name} := os.Getenv("${part.variable}")`,
      `\tif ${name} == "" {`,
      `\t\treturn errors.New("set ${part.variable} to ${meaningOf(part)}")`,
      '\t}',
      '',
    ];
  });
}

function valueOf(value: SampleValue, names: Names): string {
  return typeof value === 'string' ? quoteGo(value) : (names.get(value.variable) ?? '');
}

function headerLine({name, value}: SampleHeader, names: Names): string {
  const parts = value.map((part) => valueOf(part, names));
  return `\trequest.Header.Set(${quoteGo(name)}, ${parts.join('+')})`;
}

function userLines(request: SampleRequest, names: Names): string[] {
  const found = userOf(request);
  return found === undefined
    ? []
    : [
        `\trequest.SetBasicAuth(${valueOf(found.user, names)}, ${valueOf(found.password, names)})`,
      ];
}

/** Returns whether pairs are added to a query that `Encode` would encode again. */
function extendsQuery(request: SampleRequest): boolean {
  return (
    request.url.includes('?') && request.query.length + queryKeysOf(request).length > 0
  );
}

/** `AddCookie` drops characters or adds quotes in other values. */
const PLAIN_COOKIE = /^[\w!#$%&'()*+./:<=>?@[\]^`{|}~-]*$/;

function cookieLines(request: SampleRequest): string[] {
  const cookies = ownCookies(request);
  if (cookies.every(([, value]) => PLAIN_COOKIE.test(value))) {
    return cookies.map(
      ([name, value]) =>
        `\trequest.AddCookie(&http.Cookie{Name: ${quoteGo(name)}, Value: ${quoteGo(value)}})`,
    );
  }
  return [`\trequest.Header.Set("Cookie", ${quoteGo(cookieText(request))})`];
}

function queryLines(request: SampleRequest, names: Names): string[] {
  const additions = [...request.query, ...queryKeysOf(request)].map(
    ([name, value]) => `\tquery.Add(${quoteGo(name)}, ${valueOf(value, names)})`,
  );
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
  const names = localNames(request);
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
    ...keyLines(request, names),
    `\trequest, err := http.NewRequest(${requestArguments(request)})`,
    ...returnError,
    ...userLines(request, names),
    ...headersOf(request).map((header) => headerLine(header, names)),
    ...cookieLines(request),
    ...queryLines(request, names),
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
