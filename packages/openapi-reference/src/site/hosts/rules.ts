import path from 'node:path';

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** What every host has to do for a site, in no host's words. */
export interface HostRules {
  /** Base URL of the site, such as `/`. */
  readonly baseUrl: string;
  /** Of every answer. */
  readonly headers: readonly Header[];
  /** Files that programs of other sites read. No two rules are about one file. */
  readonly open: readonly OpenRule[];
}

/** Rules about files, by what their paths have in common. */
export type OpenRule = {
  /** With its charset. */
  readonly type: string;
} & (
  | {readonly kind: 'file'; readonly path: string}
  /** All files of a folder and of those in it; the path ends with a slash. */
  | {readonly kind: 'folder'; readonly path: string}
  /** All files of the site whose names end so: `.md`. */
  | {readonly kind: 'ending'; readonly path: string}
);

/** Asset names contain a content hash, so assets never change. */
export const ASSETS_CACHE = 'public, max-age=31536000, immutable';

/** Everything else may change with each build: revalidate before use. */
export const PAGES_CACHE = 'no-cache';

/** Allows scripts of any site to read a file, which holds nothing of a reader. */
export const ANY_ORIGIN: Header = {name: 'Access-Control-Allow-Origin', value: '*'};

/** Browser features that the site does not use. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'usb'],
];

/** @param policy The Content Security Policy, if there is one. */
export function securityHeaders(policy: string | undefined): Header[] {
  return [
    ...(policy === undefined ? [] : [{name: 'Content-Security-Policy', value: policy}]),
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

const MARKDOWN: OpenRule = {
  kind: 'ending',
  path: '.md',
  type: 'text/markdown; charset=utf-8',
};

/** Types that hosts do not know, or get wrong, by extension. All others are texts. */
const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.yaml': 'application/yaml',
  '.atom': 'application/atom+xml',
  '': 'application/linkset+json',
};

/**
 * Returns the rules about files, one for a folder whose files have one type: hosts have limits.
 *
 * @param files Paths in the site: `llms.txt`, `types/views/Account.json`.
 */
export function openRules(files: readonly string[]): OpenRule[] {
  const folders = new Set(files.flatMap(foldersOf));
  const whole = Array.from(folders).filter((folder) => {
    const inside = files.filter((file) => file.startsWith(folder));
    return inside.length > 1 && new Set(inside.map(typeOf)).size === 1;
  });
  const outermost = whole.filter(
    (folder) => !whole.some((other) => other !== folder && folder.startsWith(other)),
  );
  return [
    MARKDOWN,
    ...files
      .filter((file) => !outermost.some((folder) => file.startsWith(folder)))
      .map((file): OpenRule => ({kind: 'file', path: file, type: typeOf(file)})),
    ...outermost.map((folder): OpenRule => {
      const first = files.find((file) => file.startsWith(folder)) ?? '';
      return {kind: 'folder', path: folder, type: typeOf(first)};
    }),
  ];
}

/** `types/views/Account.json` -> `types/`, `types/views/` */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`);
}

function typeOf(file: string): string {
  return TYPES[path.posix.extname(file)] ?? 'text/plain; charset=utf-8';
}

/** Returns a pattern of a path with `*` for any text: `/types/*`, `/*.md`. */
export function globOf({kind, path: place}: OpenRule, baseUrl: string): string {
  switch (kind) {
    case 'file':
      return baseUrl + place;
    case 'folder':
      return `${baseUrl}${place}*`;
    case 'ending':
      return `${baseUrl}*${place}`;
  }
}

/** Returns a regular expression of a path, which begins with `^`, and whose slashes are not escaped. */
export function patternOf({kind, path: place}: OpenRule, baseUrl: string): string {
  const escaped = place.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  switch (kind) {
    case 'file':
      return `^${baseUrl}${escaped}$`;
    case 'folder':
      return `^${baseUrl}${escaped}`;
    case 'ending':
      return `^${baseUrl}.*${escaped}$`;
  }
}
