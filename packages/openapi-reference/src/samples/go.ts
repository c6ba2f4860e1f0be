import {escapeUnicode, quoteLiteral} from './quote';
import {
  commentLines,
  cookieText,
  dispositionOf,
  headersOf,
  type LocalNames,
  localNames,
  meaningOf,
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

const returnError = ['\tif err != nil {', '\t\treturn err', '\t}'];

/** Quotes an interpreted string literal. */
export function quoteGo(text: string): string {
  return quoteLiteral(text, '"', escapeUnicode);
}

/** What samples can import, in the order of gofmt. */
const PACKAGES = [
  ...['bytes', 'errors', 'fmt', 'io', 'log', 'mime/multipart', 'net/http'],
  ...['net/textproto', 'net/url', 'os', 'strings', 'time'],
];

/** Returns the packages that code uses. Go accepts no others. */
export function usedPackages(code: string, packages: readonly string[]): string[] {
  const withoutTexts = code
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/"(?:[^"\\]|\\.)*"/g, '')
    .replace(/`[^`]*`/g, '');
  return packages.filter((name) => {
    const [last] = /\w+$/.exec(name) ?? [];
    return new RegExp(`\\b${last}\\.`).test(withoutTexts);
  });
}

function keyLines(request: SampleRequest, names: LocalNames): string[] {
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

function valueOf(value: SampleValue, names: LocalNames): string {
  return typeof value === 'string' ? quoteGo(value) : (names.get(value.variable) ?? '');
}

function headerLine({name, value}: SampleHeader, names: LocalNames): string {
  const parts = value.map((part) => valueOf(part, names));
  return `\trequest.Header.Set(${quoteGo(name)}, ${parts.join('+')})`;
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

function queryLines(request: SampleRequest, names: LocalNames): string[] {
  const additions = queryOf(request).map(
    ([name, value]) => `\tquery.Add(${quoteGo(name)}, ${valueOf(value, names)})`,
  );
  // `Encode` would encode a query of the address again.
  const isExtended = request.url.includes('?');
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

interface GoBody {
  /** Lines that create what `reader` reads. */
  readonly lines: readonly string[];
  readonly reader: string;
  /** If no header of the request has it. */
  readonly contentType?: string;
}

function goBody(body: SampleBody | undefined): GoBody {
  switch (body?.kind) {
    case undefined:
      return {lines: [], reader: 'nil'};
    case 'text':
      return {lines: [], reader: `strings.NewReader(${quoteGo(body.text)})`};
    case 'form':
      return {
        lines: [
          '\tform := url.Values{}',
          ...body.fields.map(
            ([name, value]) => `\tform.Add(${quoteGo(name)}, ${quoteGo(value)})`,
          ),
          '',
        ],
        reader: 'strings.NewReader(form.Encode())',
        contentType: '"application/x-www-form-urlencoded"',
      };
    case 'multipart':
      return {
        lines: [
          '\tvar form bytes.Buffer',
          '\twriter := multipart.NewWriter(&form)',
          ...multipartLines(body.parts),
          ...checked('writer.Close()'),
          '',
        ],
        reader: '&form',
        contentType:
          body.otherType === undefined
            ? 'writer.FormDataContentType()'
            : `${quoteGo(`${body.otherType}; boundary=`)}+writer.Boundary()`,
      };
    case 'file':
      return {lines: [...openLines('file', body.fileName), ''], reader: 'file'};
  }
}

function multipartLines(parts: readonly SamplePart[]): string[] {
  const files = parts.filter(({fileName}) => fileName !== undefined);
  return parts.flatMap((part) => {
    if (part.fileName === undefined) {
      return needsHeader(part)
        ? addPartLines(part, `strings.NewReader(${quoteGo(part.value)})`)
        : checked(`writer.WriteField(${quoteGo(part.name)}, ${quoteGo(part.value)})`);
    }
    const file = files.length === 1 ? 'file' : `file${files.indexOf(part) + 1}`;
    return [...openLines(file, part.fileName), ...addPartLines(part, file)];
  });
}

/** What Go escapes in another way than browsers, or not at all, where it would end the header of a part. */
const OWN_ESCAPES = /["\\\r\n]/;

/** Other parts are plain texts. */
function needsHeader({name, fileName, mediaType, headers}: SamplePart): boolean {
  return (
    fileName !== undefined ||
    mediaType !== undefined ||
    headers.length > 0 ||
    OWN_ESCAPES.test(name)
  );
}

function openLines(variable: string, fileName: string): string[] {
  return [
    `\t${variable}, err := os.Open(${quoteGo(fileName)})`,
    ...returnError,
    `\tdefer ${variable}.Close()`,
  ];
}

function addPartLines(part: SamplePart, reader: string): string[] {
  const fields: Pair[] = [
    ['Content-Disposition', dispositionOf(part)],
    ...(part.mediaType === undefined ? [] : [['Content-Type', part.mediaType] as const]),
    ...part.headers,
  ];
  const names = fields.map(([name]) => `${quoteGo(name)}:`);
  const longest = Math.max(...names.map((name) => name.length));
  const header = fields.map(
    ([, value], index) => `\t\t${names[index]?.padEnd(longest)} {${quoteGo(value)}},\n`,
  );
  return checked(
    `addPart(writer, textproto.MIMEHeader{\n${header.join('')}\t}, ${reader})`,
  );
}

function addPartFunction(body: SampleBody | undefined): string[] {
  return body?.kind === 'multipart' && body.parts.some(needsHeader)
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

export const go: SampleLanguage = {
  id: 'go',
  label: 'go',
  names: ['go', 'golang'],
  prism: 'go',
  // oxlint-disable-next-line typescript/no-require-imports
  loadGrammar: () => void require('prismjs/components/prism-go'),
  print,
};

function print(request: SampleRequest): string {
  const code = programLines(request).join('\n');
  return [
    ...commentLines(request, '//'),
    'package main',
    '',
    'import (',
    ...usedPackages(code, PACKAGES).map((name) => `\t"${name}"`),
    ')',
    '',
    code,
  ].join('\n');
}

function programLines(request: SampleRequest): string[] {
  const {method, url, body} = request;
  const {lines, reader, contentType} = goBody(body);
  const names = localNames(request);
  return [
    'func main() {',
    '\tif err := run(); err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '}',
    '',
    'func run() error {',
    ...keyLines(request, names),
    ...lines,
    `\trequest, err := http.NewRequest(${methodConstant(method)}, ${quoteGo(url)}, ${reader})`,
    ...returnError,
    ...usersOf(request).map(
      ({user, password}) =>
        `\trequest.SetBasicAuth(${valueOf(user, names)}, ${valueOf(password, names)})`,
    ),
    ...headersOf(request).map((header) => headerLine(header, names)),
    ...(contentType === undefined
      ? []
      : [`\trequest.Header.Set("Content-Type", ${contentType})`]),
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
    ...addPartFunction(body),
  ];
}
