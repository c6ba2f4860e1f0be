import {isJsonMediaType} from '../vocabulary/media-type';
import {chooseQuote, quoteLiteral, toHex} from './quote';
import {
  commentLines,
  cookieText,
  headersOf,
  isEncoded,
  type LocalNames,
  localNames,
  meaningOf,
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

/** Line length of prettier. */
const width = 80;

/** Quotes a string literal like prettier. */
export function quoteJavaScript(text: string): string {
  return quoteLiteral(text, chooseQuote(text, "'"), escape);
}

function escape(codePoint: number): string {
  return codePoint > 0xffff ? `\\u{${toHex(codePoint, 5)}}` : `\\u${toHex(codePoint, 4)}`;
}

function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteJavaScript(name);
}

/** Breaks the line after `left` if it is too long, but not before a template, which prettier keeps there. */
function assignmentLines(left: string, right: string, indent: string): string[] {
  const line = `${indent}${left} ${right}`;
  return line.length <= width || right.startsWith('`')
    ? [line]
    : [`${indent}${left}`, `${indent}  ${right}`];
}

function objectLines(name: string, properties: readonly Pair[]): string[] {
  return properties.length === 0
    ? []
    : callWithObject(`${name}: `, properties, ',', '    ');
}

function pairLines([name, value]: Pair, indent: string): string[] {
  const line = `${indent}[${quoteJavaScript(name)}, ${value}],`;
  return line.length <= width
    ? [line]
    : [
        `${indent}[`,
        `${indent}  ${quoteJavaScript(name)},`,
        `${indent}  ${value},`,
        `${indent}],`,
      ];
}

function paramsLines(request: SampleRequest, names: LocalNames): string[] {
  const properties = queryOf(request).map(([name, value]): Pair => [
    name,
    valueOf(value, names),
  ]);
  // axios would not encode the brackets in the names of an object, and leave out the spaces around them.
  return needsPairs(properties) || properties.some(([name]) => /[[\]]|^\s|\s$/.test(name))
    ? [
        '    params: new URLSearchParams([',
        ...properties.flatMap((pair) => pairLines(pair, '      ')),
        '    ]),',
      ]
    : objectLines('params', properties);
}

/** An object would drop repeated names and treat `__proto__` as its prototype. */
function needsPairs(properties: readonly Pair[]): boolean {
  const names = new Set(properties.map(([name]) => name));
  return names.size < properties.length || names.has('__proto__');
}

function valueOf(value: SampleValue, names: LocalNames): string {
  return typeof value === 'string'
    ? quoteJavaScript(value)
    : (names.get(value.variable) ?? '');
}

function cookieProperties(request: SampleRequest): Pair[] {
  return ownCookies(request).length === 0
    ? []
    : [['Cookie', quoteJavaScript(cookieText(request))]];
}

function headerProperty(header: SampleHeader, names: LocalNames): Pair {
  const text = headerText(header, names);
  return [
    header.name,
    isEncoded(header) ? `Buffer.from(${text}).toString('latin1')` : text,
  ];
}

function headerText({value}: SampleHeader, names: LocalNames): string {
  const [first = '', ...others] = value;
  if (others.length === 0) {
    return valueOf(first, names);
  }
  const parts = value.map((part) =>
    typeof part === 'string'
      ? quoteLiteral(part, '`', escape).slice(1, -1).replaceAll('${', '\\${')
      : `\${${valueOf(part, names)}}`,
  );
  return `\`${parts.join('')}\``;
}

function keyLines(request: SampleRequest, names: LocalNames): string[] {
  return variablesOf(request).flatMap((part) => {
    const name = names.get(part.variable);
    return [
      `const ${name} = process.env.${part.variable};`,
      `if (!${name}) {`,
      `  throw new Error('Set ${part.variable} to ${meaningOf(part)}');`,
      '}',
      '',
    ];
  });
}

function bodyLines(body: SampleBody): string[] {
  switch (body.kind) {
    case 'text':
      return assignmentLines('const body =', `${textOf(body)};`, '');
    case 'form':
      return formLines(body.fields);
    case 'multipart':
      return ['const body = new FormData();', ...body.parts.flatMap(appendLines)];
    case 'file':
      return assignmentLines('const body =', `${streamOf(body.fileName)};`, '');
  }
}

/** axios would write a text as JSON if its media type begins like that of JSON: `application/json-seq`. */
function textOf({mediaType, text}: Extract<SampleBody, {kind: 'text'}>): string {
  const quoted = quoteJavaScript(text);
  return /application\/json/i.test(mediaType) && !isJsonMediaType(mediaType)
    ? `Buffer.from(${quoted})`
    : quoted;
}

function formLines(fields: readonly Pair[]): string[] {
  const properties = fields.map(quoteValue);
  if (!needsPairs(properties)) {
    return callWithObject('const body = new URLSearchParams(', properties, ');', '');
  }
  const pairs = properties.map(([name, value]) => `[${quoteJavaScript(name)}, ${value}]`);
  const line = `const body = new URLSearchParams([${pairs.join(', ')}]);`;
  return pairs.length === 1 && line.length <= width
    ? [line]
    : [
        'const body = new URLSearchParams([',
        ...properties.flatMap((pair) => pairLines(pair, '  ')),
        ']);',
      ];
}

function quoteValue([name, value]: Pair): Pair {
  return [name, quoteJavaScript(value)];
}

function appendLines({name, mediaType, headers, ...part}: SamplePart): string[] {
  const values = [
    quoteJavaScript(name),
    part.fileName === undefined ? quoteJavaScript(part.value) : streamOf(part.fileName),
  ];
  const options: Pair[] = [];
  if (mediaType !== undefined) {
    options.push(['contentType', quoteJavaScript(mediaType)]);
  }
  if (headers.length > 0) {
    options.push(['header', inlineObject(headers.map(quoteValue))]);
  }
  const line = `body.append(${values.join(', ')}, {`;
  if (options.length > 0 && line.length <= width) {
    return callWithObject(line.slice(0, -1), options, ');', '');
  }
  const items = options.length === 0 ? values : [...values, inlineObject(options)];
  const whole = `body.append(${items.join(', ')});`;
  return whole.length <= width
    ? [whole]
    : ['body.append(', ...items.map((item) => `  ${item},`), ');'];
}

/** Writes a call with an object as its last argument. */
function callWithObject(
  open: string,
  properties: readonly Pair[],
  close: string,
  indent: string,
): string[] {
  const line = `${indent}${open}${inlineObject(properties)}${close}`;
  return line.length <= width
    ? [line]
    : [
        `${indent}${open}{`,
        ...properties.flatMap(([key, value]) =>
          assignmentLines(`${propertyName(key)}:`, `${value},`, `${indent}  `),
        ),
        `${indent}}${close}`,
      ];
}

function inlineObject(properties: readonly Pair[]): string {
  const items = properties.map(([key, value]) => `${propertyName(key)}: ${value}`);
  return `{ ${items.join(', ')} }`;
}

function streamOf(fileName: string): string {
  return `createReadStream(${quoteJavaScript(fileName)})`;
}

/** axios gives a form the media type of a form, but not a stream of it. */
function sentBody(body: SampleBody): string {
  return otherTypeOf(body) === undefined ? 'body' : 'body.pipe(new PassThrough())';
}

function typeProperties({body}: SampleRequest): Pair[] {
  const type = otherTypeOf(body);
  return type === undefined
    ? []
    : [['Content-Type', `\`${type}; boundary=\${body.getBoundary()}\``]];
}

function importLines(body: SampleBody | undefined): string[] {
  const isForm = body?.kind === 'multipart';
  const hasFile =
    body?.kind === 'file' ||
    (isForm && body.parts.some(({fileName}) => fileName !== undefined));
  return [
    "import axios from 'axios';",
    ...(isForm ? ["import FormData from 'form-data';"] : []),
    ...(hasFile ? ["import { createReadStream } from 'node:fs';"] : []),
    ...(otherTypeOf(body) === undefined
      ? []
      : ["import { PassThrough } from 'node:stream';"]),
  ];
}

/** Methods with a function in axios that takes the body as second argument. */
const methodsWithBody = ['POST', 'PUT', 'PATCH'];

/** Methods with another function in axios. */
const otherMethods = ['GET', 'DELETE', 'HEAD', 'OPTIONS'];

function callLines({method, body}: SampleRequest): string[] {
  const call = `  const response = await axios.${method.toLowerCase()}`;
  if (methodsWithBody.includes(method)) {
    return [`${call}(url, ${body ? sentBody(body) : 'null'}, {`];
  }
  const data = body ? [`    data: ${sentBody(body)},`] : [];
  return otherMethods.includes(method)
    ? [`${call}(url, {`, ...data]
    : [
        '  const response = await axios.request({',
        '    url,',
        `    method: ${quoteJavaScript(method)},`,
        ...data,
      ];
}

export const nodejs: SampleLanguage = {
  id: 'nodejs',
  label: 'nodejs (axios)',
  names: ['nodejs', 'node', 'node.js', 'javascript', 'js', 'nodejs (axios)'],
  prism: 'javascript',
  // oxlint-disable-next-line typescript/no-require-imports
  loadGrammar: () => void require('prismjs/components/prism-javascript'),
  print,
};

function print(request: SampleRequest): string {
  const names = localNames(request);
  return [
    ...commentLines(request, '//'),
    ...importLines(request.body),
    '',
    ...keyLines(request, names),
    ...assignmentLines('const url =', `${quoteJavaScript(request.url)};`, ''),
    ...(request.body ? bodyLines(request.body) : []),
    '',
    'try {',
    ...callLines(request),
    ...paramsLines(request, names),
    ...usersOf(request).flatMap(({user, password}) =>
      objectLines('auth', [
        ['username', valueOf(user, names)],
        ['password', valueOf(password, names)],
      ]),
    ),
    ...objectLines('headers', [
      ...headersOf(request).map((header) => headerProperty(header, names)),
      ...typeProperties(request),
      ...cookieProperties(request),
    ]),
    `    timeout: ${timeoutSeconds}_000,`,
    "    responseType: 'text', // JSON.parse would round large integers",
    '  });',
    '  console.log(response.data);',
    '} catch (error) {',
    '  const { response, code, message } = error;',
    '  console.error(response?.status ?? code, response?.data ?? message);',
    '  process.exitCode = 1;',
    '}',
  ].join('\n');
}
