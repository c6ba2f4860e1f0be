import {
  ANY_ORIGIN,
  ASSETS_CACHE,
  type Header,
  type HostRules,
  type OpenRule,
  PAGES_CACHE,
} from './rules';

/** The address of a page has two answers. */
const VARY: Header = {name: 'Vary', value: 'Accept'};

/**
 * Creates the directives for an nginx `server` block. The host adds `root`, names and
 * certificates. A request that prefers Markdown gets the twin of a page at the address of the page.
 *
 * @param hidden Files that are not published.
 */
export function nginxFile(
  {baseUrl, headers, open}: HostRules,
  hidden: readonly string[],
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
  const openBlock = (rule: OpenRule): string => {
    // nginx adds the charset itself.
    const [type = ''] = rule.type.split(';');
    const more = rule.kind === 'ending' ? [VARY] : [];
    return block(
      locationOf(rule, baseUrl),
      {all: [...openHeaders, ...more], cache: PAGES_CACHE},
      'types { }',
      `default_type ${type};`,
      'try_files $uri =404;',
    );
  };
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

# In a redirect, browsers read it as a slash: two at the beginning are the address of another host.
if ($uri ~ "\\\\\\\\") {
  return 404;
}

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

${open.map(openBlock).join('\n\n')}

# These are for hosts.
location ~ ^${baseUrl}(${hidden.map((file) => file.replaceAll('.', '\\.')).join('|')})$ {
  return 404;
}
`;
}

function locationOf({kind, path}: OpenRule, baseUrl: string): string {
  switch (kind) {
    case 'file':
      return `= ${baseUrl}${path}`;
    case 'folder':
      return `^~ ${baseUrl}${path}`;
    case 'ending':
      return `~ ^${baseUrl}.*${path.replaceAll('.', '\\.')}$`;
  }
}
