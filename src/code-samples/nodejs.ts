import {chooseQuote, quoteLiteral, toHex} from './quote';
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

/** Line length of prettier. */
const width = 80;

/** Quotes a string literal like prettier. */
export function quoteJavaScript(text: string): string {
  return quoteLiteral(text, chooseQuote(text, "'"), escape);
}

function escape(codePoint: number): string {
  return codePoint > 0xffff ? `\\u{${toHex(codePoint, 5)}}` : `\\u${toHex(codePoint, 4)}`;
}

type Property = readonly [name: string, value: string];

function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteJavaScript(name);
}

/** Breaks the line after `left` if it is too long. */
function assignmentLines(left: string, right: string, indent: string): string[] {
  const line = `${indent}${left} ${right}`;
  return line.length <= width ? [line] : [`${indent}${left}`, `${indent}  ${right}`];
}

function objectLines(name: string, properties: readonly Property[]): string[] {
  if (properties.length === 0) {
    return [];
  }
  const items = properties.map(([key, value]) => `${propertyName(key)}: ${value}`);
  const line = `    ${name}: { ${items.join(', ')} },`;
  return line.length <= width
    ? [line]
    : [
        `    ${name}: {`,
        ...properties.flatMap(([key, value]) =>
          assignmentLines(`${propertyName(key)}:`, `${value},`, '      '),
        ),
        '    },',
      ];
}

function pairLines([name, value]: Property): string[] {
  const line = `      [${quoteJavaScript(name)}, ${value}],`;
  return line.length <= width
    ? [line]
    : ['      [', `        ${quoteJavaScript(name)},`, `        ${value},`, '      ],'];
}

function searchParamsLines(properties: readonly Property[]): string[] {
  return [
    '    params: new URLSearchParams([',
    ...properties.flatMap(pairLines),
    '    ]),',
  ];
}

function paramsLines(request: SampleRequest, names: Names): string[] {
  const properties = [...request.query, ...queryKeysOf(request)].map(
    ([name, value]): Property => [name, valueOf(value, names)],
  );
  // An object would drop repeated names and treat `__proto__` as its prototype; axios would not encode
  // the brackets in its names.
  const distinct = new Set(properties.map(([name]) => name));
  return distinct.size < properties.length ||
    [...distinct].some((name) => /^__proto__$|[[\]]/.test(name))
    ? searchParamsLines(properties)
    : objectLines('params', properties);
}

function valueOf(value: SampleValue, names: Names): string {
  return typeof value === 'string'
    ? quoteJavaScript(value)
    : (names.get(value.variable) ?? '');
}

function cookieProperties(request: SampleRequest): Property[] {
  return ownCookies(request).length === 0
    ? []
    : [['Cookie', quoteJavaScript(cookieText(request))]];
}

function headerProperty({name, value}: SampleHeader, names: Names): Property {
  const [first = '', ...others] = value;
  if (others.length === 0) {
    return [name, valueOf(first, names)];
  }
  const parts = value.map((part) =>
    typeof part === 'string'
      ? quoteLiteral(part, '`', escape).slice(1, -1).replaceAll('${', '\\${')
      : `\${${valueOf(part, names)}}`,
  );
  return [name, `\`${parts.join('')}\``];
}

function authLines(request: SampleRequest, names: Names): string[] {
  const found = userOf(request);
  return found === undefined
    ? []
    : objectLines('auth', [
        ['username', valueOf(found.user, names)],
        ['password', valueOf(found.password, names)],
      ]);
}

function keyLines(request: SampleRequest, names: Names): string[] {
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

function bodyLines({body}: SampleRequest): string[] {
  return body
    ? assignmentLines('const body =', `${quoteJavaScript(body.text)};`, '')
    : [];
}

/** Methods for which axios takes the body as second argument. */
const methodsWithBody = ['POST', 'PUT', 'PATCH'];

function callLines({method, body}: SampleRequest): string[] {
  const call = `  const response = await axios.${method.toLowerCase()}`;
  if (methodsWithBody.includes(method)) {
    return [`${call}(url, ${body ? 'body' : 'null'}, {`];
  }
  return [`${call}(url, {`, ...(body ? ['    data: body,'] : [])];
}

export function nodejs(request: SampleRequest): string {
  const names = localNames(request);
  return [
    "import axios from 'axios';",
    '',
    ...keyLines(request, names),
    ...assignmentLines('const url =', `${quoteJavaScript(request.url)};`, ''),
    ...bodyLines(request),
    '',
    'try {',
    ...callLines(request),
    ...paramsLines(request, names),
    ...authLines(request, names),
    ...objectLines('headers', [
      ...headersOf(request).map((header) => headerProperty(header, names)),
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
