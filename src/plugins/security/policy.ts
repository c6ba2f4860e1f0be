import {createHash} from 'node:crypto';

/** What stands in the pages themselves, and so is allowed by its hash. */
export interface InlineSources {
  scripts: ReadonlySet<string>;
  /** Style elements and values of `style` attributes. */
  styles: ReadonlySet<string>;
}

/** Directives that a `meta` element cannot carry (CSP Level 3, section 3.3). */
const HEADER_ONLY = ["frame-ancestors 'none'"];

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE_ELEMENT = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Also inside of a script that writes HTML, where the quotes are escaped. */
const STYLE_ATTRIBUTE = /\sstyle=\\?"([^"\\]*)\\?"/g;

/** A `type` that makes a data block of a script, which is not run (HTML, section 4.12.1). */
const DATA_TYPE = /\stype="application\/(?:ld\+)?json"/;

/** The scripts and styles that stand in the HTML of a page. */
export function inlineSources(html: string): InlineSources {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(
    ([, attributes = '']) => !DATA_TYPE.test(attributes),
  );
  return {
    scripts: new Set(scripts.map(([, , text = '']) => text)),
    styles: new Set(
      [STYLE_ELEMENT, STYLE_ATTRIBUTE].flatMap((pattern) =>
        [...html.matchAll(pattern)].map(([, text = '']) => unescapeHtml(text)),
      ),
    ),
  };
}

/** All that stands in any of the pages. */
export function uniteSources(sources: readonly InlineSources[]): InlineSources {
  return {
    scripts: new Set(sources.flatMap(({scripts}) => [...scripts])),
    styles: new Set(sources.flatMap(({styles}) => [...styles])),
  };
}

/**
 * The directives of the Content Security Policy of the site, as a `meta` element can carry them
 * (https://www.w3.org/TR/CSP3/). Everything comes from the site itself; requests also go to the API.
 *
 * @param apiOrigins of the servers of the description: `https://api.example.com`.
 */
export function contentSecurityPolicy(
  {scripts, styles}: InlineSources,
  apiOrigins: readonly string[],
): string[] {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes(scripts)].join(' '),
    // A style attribute is allowed by a hash only beside 'unsafe-hashes', which allows nothing by itself.
    ['style-src', "'self'", "'unsafe-hashes'", ...hashes(styles)].join(' '),
    "img-src 'self' data:",
    ['connect-src', "'self'", ...apiOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
}

/** The policy in a header, which can also keep the site out of the frames of others. */
export function policyHeader(directives: readonly string[]): string {
  return [...directives, ...HEADER_ONLY].join('; ');
}

/**
 * Puts the policy into the head of a page, before all that it is about.
 *
 * @throws Error when the page has no head that starts with its encoding.
 */
export function withPolicy(html: string, directives: readonly string[]): string {
  const policy = directives.join('; ');
  const marked = html.replace(
    /<meta charset="UTF-8">/i,
    (charset) =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
  if (marked === html) {
    throw new Error('The page has no <meta charset="UTF-8"> to put the policy behind.');
  }
  return marked;
}

function hashes(texts: ReadonlySet<string>): string[] {
  return [...texts]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .sort();
}

/** What React escapes in an attribute. */
function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
