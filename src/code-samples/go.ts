import {quoteLiteral, toHex} from './quote';
import {
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

function importLines({auth, body}: SampleRequest): string[] {
  const needsKey = auth.kind !== 'none';
  const packages = [
    ...(needsKey ? ['errors'] : []),
    'fmt',
    'io',
    'log',
    'net/http',
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

function queryLines({query, auth}: SampleRequest): string[] {
  const additions = query.map(
    ([name, value]) => `\tquery.Add(${quoteGo(name)}, ${quoteGo(value)})`,
  );
  if (auth.kind === 'query') {
    additions.push(`\tquery.Add(${quoteGo(auth.name)}, key)`);
  }
  return additions.length === 0
    ? []
    : [
        '',
        '\tquery := request.URL.Query()',
        ...additions,
        '\trequest.URL.RawQuery = query.Encode()',
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
