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

/**
 * Creates the `_headers` file of Cloudflare Pages and Netlify. Sets no Cache-Control for pages:
 * both hosts revalidate pages by default, and Cloudflare would append a second value to that of
 * the assets.
 *
 * @param baseUrl Base URL of the site, such as `/`.
 */
export function headersFile(headers: readonly Header[], baseUrl: string): string {
  const lines = ({name, value}: Header): string => `  ${name}: ${value}`;
  return [
    `${baseUrl}*`,
    ...headers.map(lines),
    '',
    `${baseUrl}assets/*`,
    lines({name: 'Cache-Control', value: ASSETS_CACHE}),
    '',
  ].join('\n');
}

/**
 * Creates the directives for an nginx `server` block. The host adds `root`, names and
 * certificates.
 *
 * @param baseUrl Base URL of the site, such as `/`.
 */
export function nginxFile(headers: readonly Header[], baseUrl: string): string {
  const always = (header: Header): string =>
    `  add_header ${header.name} "${header.value}" always;`;
  // nginx: a block with its own headers inherits none.
  const block = (location: string, cache: string, ...lines: string[]): string =>
    [
      `location ${location} {`,
      ...headers.map(always),
      always({name: 'Cache-Control', value: cache}),
      ...lines.map((line) => `  ${line}`),
      '}',
    ].join('\n');
  return `# Include this in the server block of the site, beside its "root".
server_tokens off;
absolute_redirect off;
charset utf-8;
gzip on;
gzip_vary on;
gzip_comp_level 6;
gzip_min_length 1024;
gzip_types text/css text/plain text/xml application/javascript application/json application/xml image/svg+xml;
error_page 404 ${baseUrl}404.html;

${block(`= ${baseUrl}404.html`, PAGES_CACHE, 'internal;')}

${block(`${baseUrl}assets/`, ASSETS_CACHE, 'try_files $uri =404;')}

${block(
  baseUrl,
  PAGES_CACHE,
  // One URL per page: without index.html, .html or a trailing slash.
  'rewrite ^(.*/)index(?:\\.html)?$ $1 permanent;',
  'rewrite ^(.+)\\.html$ $1 permanent;',
  `rewrite ^(${baseUrl}.+)/$ $1 permanent;`,
  'try_files $uri $uri.html $uri/index.html =404;',
)}

# These two are for the host.
location ~ ^${baseUrl}_(headers|nginx\\.conf)$ {
  return 404;
}
`;
}
