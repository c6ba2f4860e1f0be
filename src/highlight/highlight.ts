import {Prism} from 'prism-react-renderer';

/** Languages that prism-react-renderer does not bring; their definitions expect a global Prism. */
(globalThis as {Prism?: typeof Prism}).Prism = Prism;
for (const language of ['bash', 'http', 'powershell', 'solidity', 'toml']) {
  // Not an import: it would run before the line that sets the global.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  require(`prismjs/components/prism-${language}`);
}

/**
 * Colours code with Prism, as HTML of `span` elements whose classes the style sheet knows
 * (src/css/code.css). It runs at build time only, so that no page carries Prism. The code itself is
 * escaped by Prism; an unknown language comes back escaped and without colours.
 */
export function highlight(code: string, language: string | undefined): string {
  const name = (language ?? '').toLowerCase();
  const grammar = Object.hasOwn(Prism.languages, name)
    ? Prism.languages[name]
    : undefined;
  return typeof grammar === 'object'
    ? Prism.highlight(code, grammar, name)
    : escapeHtml(code);
}

/** As Prism escapes: what could open a tag or an entity. */
function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
