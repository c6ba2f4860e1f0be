import path from 'node:path';

export interface Header {
  name: string;
  value: string;
}

/** Asset names contain a content hash, so assets never change. */
const ASSETS_CACHE = 'public, max-age=31536000, immutable';

/** Everything else may change with each build: revalidate before use. */
const PAGES_CACHE = 'no-cache';

/** Browser features that the site does not use. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'usb'],
];

export function securityHeaders(policy: string): Header[] {
  return [
    {name: 'Content-Security-Policy', value: policy},
    {name: 'X-Content-Type-Options', value: 'nosniff'},
    // For browsers that do not know frame-ancestors.
    {name: 'X-Frame-Options', value: 'DENY'},
    {name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin'},
    {
      name: 'Permissions-Policy',
      value: UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    },
    {name: 'Cross-Origin-Opener-Policy', value: 'same-origin'},
    {name: 'Cross-Origin-Resource-Policy', value: 'same-origin'},
    // Browsers ignore it over HTTP (RFC 6797, section 8.1).
    {name: 'Strict-Transport-Security', value: 'max-age=31536000'},
  ];
}

const MARKDOWN_TYPE = 'text/markdown';

/** Types that hosts do not know, or get wrong, by extension. */
const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  yaml: 'application/yaml',
  '': 'application/linkset+json',
};

/** Allows scripts of any site to read a file, which holds nothing of a reader. */
const ANY_ORIGIN: Header = {name: 'Access-Control-Allow-Origin', value: '*'};

/**
 * Creates the `_headers` file of Cloudflare Pages and Netlify. Sets no Cache-Control for pages:
 * both hosts revalidate pages by default, and Cloudflare would append a second value to that of
 * the assets. For the same reason, open files keep the Cross-Origin-Resource-Policy of all: browsers do
 * not apply it to requests with CORS.
 *
 * @param baseUrl Base URL of the site, such as `/`.
 * @param openFiles What other sites may read beside twins: `llms.txt`, `types/api.py`.
 */
export function headersFile(
  headers: readonly Header[],
  baseUrl: string,
  openFiles: readonly string[],
): string {
  const block = (path: string, lines: readonly Header[]): string[] => [
    baseUrl + path,
    ...lines.map(({name, value}) => `  ${name}: ${value}`),
    '',
  ];
  const open = (path: string, type: string): string[] =>
    block(path, [{name: 'Content-Type', value: withCharset(type)}, ANY_ORIGIN]);
  return [
    ...block('*', headers),
    ...block('assets/*', [{name: 'Cache-Control', value: ASSETS_CACHE}]),
    ...open('*.md', MARKDOWN_TYPE),
    ...openFiles.flatMap((file) => open(file, typeOf(file))),
  ].join('\n');
}

/**
 * Creates the directives for an nginx `server` block. The host adds `root`, names and
 * certificates. A request that prefers Markdown gets the twin of a page at the address of the page.
 *
 * @param baseUrl Base URL of the site, such as `/`.
 * @param openFiles What other sites may read beside twins: `llms.txt`, `types/api.py`.
 */
export function nginxFile(
  headers: readonly Header[],
  baseUrl: string,
  openFiles: readonly string[],
): string {
  const always = ({name, value}: Header): string =>
    `  add_header ${name} "${value}" always;`;
  // nginx: a block with its own headers inherits none.
  const block = (
    location: string,
    {all = headers, cache}: {all?: readonly Header[]; cache: string},
    ...lines: string[]
  ): string =>
    [
      `location ${location} {`,
      ...all.map(always),
      always({name: 'Cache-Control', value: cache}),
      ...lines.map((line) => `  ${line}`),
      '}',
    ].join('\n');
  const openHeaders = [
    ...headers.map((header) =>
      header.name === 'Cross-Origin-Resource-Policy'
        ? {...header, value: 'cross-origin'}
        : header,
    ),
    ANY_ORIGIN,
  ];
  const open = (location: string, type: string, ...more: Header[]): string =>
    block(
      location,
      {all: [...openHeaders, ...more], cache: PAGES_CACHE},
      'types { }',
      `default_type ${type};`,
      'try_files $uri =404;',
    );
  return `# Include this in the server block of the site, beside its "root".
server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types text/markdown text/plain text/xml application/javascript;
gzip on;
gzip_vary on;
gzip_comp_level 6;
gzip_min_length 1024;
gzip_types text/css text/markdown text/plain text/xml application/javascript application/json application/yaml application/xml image/svg+xml;
error_page 404 ${baseUrl}404.html;

# The twin of a page, for a request that wants Markdown at least as much as HTML.
set $wanted html;
if ($http_accept ~* "text/markdown(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))") {
  set $wanted markdown;
}
if ($http_accept ~* "^(?=.*text/html\\s*(,|$))(?=.*text/markdown\\s*;\\s*q=0)") {
  set $wanted html;
}
set $twin "";
if ($wanted = markdown) {
  set $twin "$uri.md";
}
set $page "$wanted$uri";
if ($page = "markdown${baseUrl}") {
  set $twin ${baseUrl}index.md;
}
if (-f $document_root$twin) {
  rewrite ^ $twin last;
}

${block(`= ${baseUrl}404.html`, {cache: PAGES_CACHE}, 'internal;')}

${block(`^~ ${baseUrl}assets/`, {cache: ASSETS_CACHE}, 'try_files $uri =404;')}

${block(
  baseUrl,
  {all: [...headers, VARY], cache: PAGES_CACHE},
  // One URL per page: without index.html, .html or a trailing slash.
  'rewrite ^(.*/)index(?:\\.html)?$ $1 permanent;',
  'rewrite ^(.+)\\.html$ $1 permanent;',
  `rewrite ^(${baseUrl}.+)/$ $1 permanent;`,
  'try_files $uri $uri.html $uri/index.html =404;',
)}

${open(`~ ^${baseUrl}.*\\.md$`, MARKDOWN_TYPE, VARY)}

${openFiles.map((file) => open(`= ${baseUrl}${file}`, typeOf(file))).join('\n\n')}

# These two are for the host.
location ~ ^${baseUrl}_(headers|nginx\\.conf)$ {
  return 404;
}
`;
}

/** The address of a page has two answers. */
const VARY: Header = {name: 'Vary', value: 'Accept'};

function typeOf(file: string): string {
  return TYPES[path.extname(file).slice(1)] ?? 'text/plain';
}

function withCharset(type: string): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
