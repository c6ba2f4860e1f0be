/** Code in the HTML of a page that a browser runs, or may run. */
export interface InlineCode {
  readonly kind: 'script' | 'attribute';
  /** The text of the script, or the attribute as it is written: `onclick="run()"`. */
  readonly text: string;
}

const TAG = /<([a-z][^\t\n\f\r />]*)/gi;

/** One attribute as browsers read it (HTML, section 13.2.5): quotes are optional, and so is a space before it. */
const ATTRIBUTE =
  /[\t\n\f\r /]*(=?[^\t\n\f\r />=]+|=)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >"'][^\t\n\f\r >]*)))?/y;

const SCRIPT_END = /<\/script(?=[\t\n\f\r />]|$)/gi;

/** Attributes with an address that a browser opens, or that an animation of SVG sets. */
const ADDRESS = /^(?:(?:xlink:)?href|src|action|formaction|data|from|to|by|values)$/;

/** Elements whose address says where scripts come from. */
const SCRIPT_SOURCE = /^(?:script|base)$/;

const SCRIPT_ADDRESS = /(?:^|;)[\0- ]*javascript:/i;

/** Elements that show a page, which a `data:` address can be. */
const FRAME = /^(?:iframe|frame|object|embed)$/;

const DATA_ADDRESS = /^[\0- ]*data:/i;

const OTHER_HOST = /^[\0- ]*(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i;

/** Types of data blocks, which do not run (HTML, section 4.12.1). */
const DATA_TYPE = /^application\/(?:[\w.-]+\+)?json$/i;

/**
 * Returns the code in the HTML of a page: inline scripts, handlers, `javascript:` addresses, scripts of other
 * hosts, and `srcdoc`, which is a page within an attribute.
 *
 * Reads a tag wherever one could start, also inside of comments and texts, and so needs not know where a browser
 * sees none: it misses nothing that runs. A parser takes ten times as long, and those of rehype read `noscript` like a
 * browser without scripts. React escapes `<` in texts and attributes, so examples of code are no tags.
 * Tags within a script are part of its text.
 */
export function inlineCode(html: string): InlineCode[] {
  const found: InlineCode[] = [];
  let scriptEnd = 0;
  for (const {0: start, 1: name = '', index} of html.matchAll(TAG)) {
    const tag = name.toLowerCase();
    let end = index + start.length;
    let type: string | undefined;
    ATTRIBUTE.lastIndex = end;
    for (let match = ATTRIBUTE.exec(html); match; match = ATTRIBUTE.exec(html)) {
      const [written, attribute = '', ...values] = match;
      const value = values.join('');
      end = ATTRIBUTE.lastIndex;
      if (/^type$/i.test(attribute)) {
        type ??= value;
      }
      if (end > scriptEnd && runs(tag, attribute.toLowerCase(), value)) {
        found.push({kind: 'attribute', text: written.replace(/^[\s/]+/, '')});
      }
    }
    if (tag === 'script' && !DATA_TYPE.test(type ?? '')) {
      const textStart = html.indexOf('>', end) + 1;
      SCRIPT_END.lastIndex = textStart;
      const textEnd = SCRIPT_END.exec(html)?.index ?? html.length;
      const text = html.slice(textStart, textEnd);
      if (textEnd > scriptEnd && text.trim() !== '') {
        found.push({kind: 'script', text});
        scriptEnd = textEnd;
      }
    }
  }
  return found;
}

/** @param name in lower case, as the tag is. */
function runs(tag: string, name: string, value: string): boolean {
  if (name.startsWith('on') || name === 'srcdoc') {
    return true;
  }
  if (!ADDRESS.test(name)) {
    return false;
  }
  const address = readAddress(value);
  return (
    SCRIPT_ADDRESS.test(address) ||
    (FRAME.test(tag) && DATA_ADDRESS.test(address)) ||
    (SCRIPT_SOURCE.test(tag) && OTHER_HOST.test(address))
  );
}

/** Reads an address like a browser: with character references, and without tabs and line breaks. */
function readAddress(value: string): string {
  return value
    .replace(
      /&#(?:x([\da-f]+)|(\d+));?/gi,
      (_, hex: string | undefined, decimal: string | undefined) =>
        String.fromCharCode(
          hex === undefined ? Number(decimal) : Number.parseInt(hex, 16),
        ),
    )
    .replace(/&colon;/gi, ':')
    .replace(/&sol;/gi, '/')
    .replace(/&bsol;/gi, '\\')
    .replace(/[\t\n\r]|&tab;|&newline;/gi, '');
}

/**
 * Protects readers from code that a text of a page has smuggled into it: ends the build.
 *
 * @param route of the page.
 * @param known Texts of the code that the site has itself.
 * @throws Error that names the page, the code and what to do, if there is any other code.
 */
export function checkInlineCode(
  html: string,
  route: string,
  known: ReadonlySet<string>,
): void {
  const code = inlineCode(html).find(({text}) => !known.has(text));
  if (code !== undefined) {
    const [what, place] =
      code.kind === 'script'
        ? ['an inline script', ', or to headTags in the configuration of the site']
        : ['an attribute with code', ''];
    const start = code.text.trim().slice(0, SHOWN_LENGTH).replace(/\s+/g, ' ');
    throw new Error(
      `The page ${route} has ${what} that is not of the site: ${start}\nIf it is yours, move it to a client module or a file in static/${place}. If it is from an OpenAPI document, do not trust the document.`,
    );
  }
}

const SHOWN_LENGTH = 80;
