import unescape from 'lodash/unescape';
import {createHash} from 'node:crypto';
import {parseUrl} from '../../utils/ponyfills';

/** Directives that a `meta` element cannot carry (CSP Level 3, section 3.3). */
const HEADER_ONLY = ["frame-ancestors 'none'"];

const STYLE_ELEMENT = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * In a tag only, because code of a page can look like an attribute. Also matches escaped quotes, inside scripts
 * that write HTML.
 */
const STYLE_ATTRIBUTE = /<[a-z][^<>]*?\sstyle=\\?"([^"\\]*)\\?"/gi;

/** Directives to which a site can add origins. */
export const SOURCE_DIRECTIVES = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'media-src',
] as const;

export type SourceDirective = (typeof SOURCE_DIRECTIVES)[number];

/** Origins beside the site itself, by directive. */
export type PolicySources = Readonly<Partial<Record<SourceDirective, readonly string[]>>>;

/** Elements that load a file, each with the directive that allows it. */
const LOADING: readonly [SourceDirective, RegExp][] = [
  ['script-src', addressIn('script', 'src')],
  ['style-src', addressIn('link(?=[^>]*\\srel=["\']?stylesheet\\b)', 'href')],
  ['img-src', addressIn('img', 'src')],
  ['frame-src', addressIn('iframe', 'src')],
];

/** Matches an attribute of an element, with the address in one of three groups: quotes are optional. */
function addressIn(element: string, attribute: string): RegExp {
  const value = `(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`;
  return new RegExp(`<${element}\\b[^>]*?\\s${attribute}=${value}`, 'gi');
}

/**
 * Checks that the policy allows what a page loads from other hosts.
 *
 * @throws Error that names the file, the page and the option.
 */
export function checkSources(html: string, route: string, sources: PolicySources): void {
  for (const [directive, pattern] of LOADING) {
    for (const [, ...addresses] of html.matchAll(pattern)) {
      const url = parseUrl(unescapeHtml(addresses.join('')).replace(/^\/\//, 'https://'));
      if (
        url !== undefined &&
        /^https?:$/.test(url.protocol) &&
        sources[directive]?.includes(url.origin) !== true
      ) {
        throw new Error(
          `The page ${route} loads ${url.href}, which its policy forbids. Add '${url.origin}' to '${directive}' of the option "policySources", or remove what loads it.`,
        );
      }
    }
  }
}

/** Returns the styles of a page: those of style elements, and values of `style` attributes. */
export function inlineStyles(html: string): string[] {
  return [STYLE_ELEMENT, STYLE_ATTRIBUTE].flatMap((pattern) =>
    [...html.matchAll(pattern)].map(([, text = '']) => unescapeHtml(text)),
  );
}

/**
 * Returns the policy directives that a `meta` element can carry (https://www.w3.org/TR/CSP3/).
 * They allow the site itself and requests to the API.
 *
 * @param scripts Inline scripts, which the policy allows by hash.
 * @param styles Inline styles, which it allows by hash, too.
 * @param apiOrigins Sources of the servers: origins such as `https://api.example.com`, or `https:` for
 * a document with which readers choose the host.
 * @param sources What the site allows beside.
 */
export function contentSecurityPolicy(
  scripts: ReadonlySet<string>,
  styles: ReadonlySet<string>,
  apiOrigins: readonly string[],
  sources: PolicySources = {},
): string[] {
  const directive = (name: SourceDirective, ...own: string[]): string =>
    [name, "'self'", ...own, ...(sources[name] ?? [])].join(' ');
  const others = (['font-src', 'frame-src', 'media-src'] as const).filter(
    (name) => sources[name] !== undefined,
  );
  return [
    "default-src 'self'",
    directive('script-src', ...hashes(scripts)),
    // Hashes apply to style attributes only together with 'unsafe-hashes'.
    directive('style-src', "'unsafe-hashes'", ...hashes(styles)),
    directive('img-src', 'data:'),
    directive('connect-src', ...apiOrigins),
    ...others.map((name) => directive(name)),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
}

/** Returns the header value, which also forbids framing. */
export function policyHeader(directives: readonly string[]): string {
  return [...directives, ...HEADER_ONLY].join('; ');
}

/**
 * Inserts the policy after the charset of a page.
 *
 * @throws Error if the page has no `<meta charset="UTF-8">`.
 */
export function withPolicy(html: string, directives: readonly string[]): string {
  const policy = directives.join('; ');
  const result = html.replace(
    /<meta charset="UTF-8">/i,
    (charset) =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
  if (result === html) {
    throw new Error(
      'The page has no <meta charset="UTF-8"> after which to insert the policy.',
    );
  }
  return result;
}

function hashes(texts: ReadonlySet<string>): string[] {
  return [...texts]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .sort();
}

/** Reverts React's escaping of attributes. */
function unescapeHtml(text: string): string {
  return unescape(text.replaceAll('&#x27;', '&#39;'));
}
