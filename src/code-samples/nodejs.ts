import {chooseQuote, quoteLiteral, toHex} from './quote';
import {
  cookieText,
  headersOf,
  keyVariable,
  type SampleHeader,
  type SampleRequest,
  timeoutSeconds,
} from './request';

/** Line length of prettier. */
const width = 80;

/** Quotes a string literal like prettier. */
export function quoteJavaScript(text: string): string {
  return quoteLiteral(text, chooseQuote(text, "'"), (codePoint) =>
    codePoint > 0xffff ? `\\u{${toHex(codePoint, 5)}}` : `\\u${toHex(codePoint, 4)}`,
  );
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

function paramsLines({query, auth}: SampleRequest): string[] {
  const properties = query.map(([name, value]): Property => [
    name,
    quoteJavaScript(value),
  ]);
  if (auth.kind === 'query') {
    properties.push([auth.name, 'key']);
  }
  // An object would drop repeated names and treat `__proto__` as its prototype; axios would not encode
  // the brackets in its names.
  const names = new Set(properties.map(([name]) => name));
  return names.size < properties.length ||
    [...names].some((name) => /^__proto__$|[[\]]/.test(name))
    ? searchParamsLines(properties)
    : objectLines('params', properties);
}

function headerProperty({name, text, endsWithKey}: SampleHeader): Property {
  if (!endsWithKey) {
    return [name, quoteJavaScript(text)];
  }
  return [name, text === '' ? 'key' : `\`${text}\${key}\``];
}

function cookieProperties(request: SampleRequest): Property[] {
  return request.cookies === undefined
    ? []
    : [['Cookie', quoteJavaScript(cookieText(request))]];
}

function keyLines({auth}: SampleRequest): string[] {
  return auth.kind === 'none'
    ? []
    : [
        `const key = process.env.${keyVariable};`,
        'if (!key) {',
        `  throw new Error('Set ${keyVariable} to your API key');`,
        '}',
        '',
      ];
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
  return [
    "import axios from 'axios';",
    '',
    ...keyLines(request),
    ...assignmentLines('const url =', `${quoteJavaScript(request.url)};`, ''),
    ...bodyLines(request),
    '',
    'try {',
    ...callLines(request),
    ...paramsLines(request),
    ...objectLines('headers', [
      ...headersOf(request).map(headerProperty),
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
