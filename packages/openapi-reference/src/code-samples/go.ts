import {quoteLiteral, toHex} from './quote';
import {
  commentLines,
  cookieText,
  dispositionOf,
  headersOf,
  localNames,
  meaningOf,
  ownCookies,
  queryKeysOf,
  type SampleBody,
  type SampleHeader,
  type SampleLanguage,
  type SamplePart,
  type SampleRequest,
  type SampleValue,
  timeoutSeconds,
  userOf,
  variablesOf,
} from './request';

/** Local variables by the environment variables that they have the values of. */
type Names = ReadonlyMap<string, string>;

const returnError = ['\tif err != nil {', '\t\treturn err', '\t}'];

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
    ...(body ? bodyPackages(body) : []),
    'time',
  ];
  return [
    'import (',
    ...Array.from(new Set(packages))
      .sort()
      .map((name) => `\t"${name}"`),
    ')',
  ];
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

/** Methods with a constant in net/http. */
const CONSTANTS = new Set(
  'GET HEAD POST PUT PATCH DELETE CONNECT OPTIONS TRACE'.split(' '),
);

/** `PUT` -> `http.MethodPut` */
function methodConstant(method: string): string {
  return CONSTANTS.has(method)
    ? `http.Method${method.charAt(0)}${method.slice(1).toLowerCase()}`
    : quoteGo(method);
}

function bodyPackages(body: SampleBody): string[] {
  switch (body.kind) {
    case 'text':
      return ['strings'];
    case 'form':
      return ['net/url', 'strings'];
    case 'multipart':
      return [
        'bytes',
        'mime/multipart',
        ...(body.parts.some(hasHeader) ? ['net/textproto'] : []),
        ...body.parts
          .filter(hasHeader)
          .map(({fileName}) => (fileName ? 'os' : 'strings')),
      ];
    case 'file':
      return ['os'];
  }
}

/** Creates the variable that {@link readerOf} reads. */
function bodyLines(body: SampleBody): string[] {
  switch (body.kind) {
    case 'text':
      return [];
    case 'form':
      return [
        '\tform := url.Values{}',
        ...body.fields.map(
          ([name, value]) => `\tform.Add(${quoteGo(name)}, ${quoteGo(value)})`,
        ),
        '',
      ];
    case 'multipart':
      return [
        '\tvar form bytes.Buffer',
        '\twriter := multipart.NewWriter(&form)',
        ...multipartLines(body.parts),
        ...checked('writer.Close()'),
        '',
      ];
    case 'file':
      return [...openLines('file', body.fileName), ''];
  }
}

function multipartLines(parts: readonly SamplePart[]): string[] {
  const files = parts.filter(({fileName}) => fileName !== undefined);
  return parts.flatMap((part) => {
    if (part.fileName === undefined) {
      return hasHeader(part)
        ? addPartLines(part, `strings.NewReader(${quoteGo(part.value)})`)
        : checked(`writer.WriteField(${quoteGo(part.name)}, ${quoteGo(part.value)})`);
    }
    const file = files.length === 1 ? 'file' : `file${files.indexOf(part) + 1}`;
    return [...openLines(file, part.fileName), ...addPartLines(part, file)];
  });
}

/** Other parts are plain texts. */
function hasHeader({fileName, mediaType, headers}: SamplePart): boolean {
  return fileName !== undefined || mediaType !== undefined || headers.length > 0;
}

function openLines(variable: string, fileName: string): string[] {
  return [
    `\t${variable}, err := os.Open(${quoteGo(fileName)})`,
    ...returnError,
    `\tdefer ${variable}.Close()`,
  ];
}

function addPartLines(part: SamplePart, reader: string): string[] {
  const fields: [string, string][] = [
    ['Content-Disposition', dispositionOf(part)],
    ...(part.mediaType === undefined
      ? []
      : [['Content-Type', part.mediaType] as [string, string]]),
    ...part.headers.map(([name, value]) => [name, value] as [string, string]),
  ];
  const names = fields.map(([name]) => `${quoteGo(name)}:`);
  const longest = Math.max(...names.map((name) => name.length));
  return [
    '\tif err := addPart(writer, textproto.MIMEHeader{',
    ...fields.map(
      ([, value], index) => `\t\t${names[index]?.padEnd(longest)} {${quoteGo(value)}},`,
    ),
    `\t}, ${reader}); err != nil {`,
    '\t\treturn err',
    '\t}',
  ];
}

function addPartFunction(body: SampleBody | undefined): string[] {
  return body?.kind === 'multipart' && body.parts.some(hasHeader)
    ? [
        '',
        'func addPart(writer *multipart.Writer, header textproto.MIMEHeader, content io.Reader) error {',
        '\tpart, err := writer.CreatePart(header)',
        ...returnError,
        '\t_, err = io.Copy(part, content)',
        '\treturn err',
        '}',
      ]
    : [];
}

function checked(call: string): string[] {
  return [`\tif err := ${call}; err != nil {`, '\t\treturn err', '\t}'];
}

function contentTypeLines(body: SampleBody | undefined): string[] {
  const types = {
    form: '"application/x-www-form-urlencoded"',
    multipart: 'writer.FormDataContentType()',
  };
  return body?.kind === 'form' || body?.kind === 'multipart'
    ? [`\trequest.Header.Set("Content-Type", ${types[body.kind]})`]
    : [];
}

function readerOf(body: SampleBody | undefined): string {
  switch (body?.kind) {
    case undefined:
      return 'nil';
    case 'text':
      return `strings.NewReader(${quoteGo(body.text)})`;
    case 'form':
      return 'strings.NewReader(form.Encode())';
    case 'multipart':
      return '&form';
    case 'file':
      return 'file';
  }
}

function requestArguments({method, url, body}: SampleRequest): string {
  const reader = readerOf(body);
  return `${methodConstant(method)}, ${quoteGo(url)}, ${reader}`;
}

export const go: SampleLanguage = {
  id: 'go',
  label: 'go',
  names: ['go', 'golang'],
  prism: 'go',
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  loadGrammar: () => void require('prismjs/components/prism-go'),
  print,
};

function print(request: SampleRequest): string {
  const names = localNames(request);
  return [
    ...commentLines(request, '//'),
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
    ...(request.body ? bodyLines(request.body) : []),
    `\trequest, err := http.NewRequest(${requestArguments(request)})`,
    ...returnError,
    ...userLines(request, names),
    ...headersOf(request).map((header) => headerLine(header, names)),
    ...contentTypeLines(request.body),
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
    ...addPartFunction(request.body),
  ].join('\n');
}
