import unescape from 'lodash/unescape';
import {createHash} from 'node:crypto';

/** Directives that a `meta` element cannot carry (CSP Level 3, section 3.3). */
const HEADER_ONLY = ["frame-ancestors 'none'"];

const STYLE_ELEMENT = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * In a tag only, because code of a page can look like an attribute. Also matches escaped quotes, inside scripts
 * that write HTML.
 */
const STYLE_ATTRIBUTE = /<[a-z][^<>]*?\sstyle=\\?"([^"\\]*)\\?"/gi;

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
 */
export function contentSecurityPolicy(
  scripts: ReadonlySet<string>,
  styles: ReadonlySet<string>,
  apiOrigins: readonly string[],
): string[] {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes(scripts)].join(' '),
    // Hashes apply to style attributes only together with 'unsafe-hashes'.
    ['style-src', "'self'", "'unsafe-hashes'", ...hashes(styles)].join(' '),
    "img-src 'self' data:",
    ['connect-src', "'self'", ...apiOrigins].join(' '),
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
