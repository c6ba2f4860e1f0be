/*
 * Samples in other languages than the chosen one are a text, not elements with colours, until their language is
 * chosen. The HTML of the build has the elements.
 */
import {CHOOSE_EVENT} from '../../server/networks';

/** The HTML of what is a text now. */
const htmlOf = new Map<Element, string>();

/** Leaves the text of what is hidden. React does not compare it with its own HTML. */
function collapse(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(
    'input[data-language-input]:not(:checked)',
  )) {
    const code = input
      .closest('fieldset')
      ?.parentElement?.querySelector(`[data-language-sample="${input.value}"] code`);
    if (code) {
      htmlOf.set(code, code.innerHTML);
      code.textContent = code.textContent;
    }
  }
  // Before React has hydrated the page, changes reach only the window.
  addEventListener('change', show, true);
  addEventListener('storage', show);
}

/** Gives the samples in the chosen language their elements, unless React has changed them. */
function show(): void {
  const {language = ''} = document.documentElement.dataset;
  const shown = Array.from(htmlOf).filter(([code]) =>
    code.matches(`[data-language-sample="${language}"] *`),
  );
  for (const [code, html] of shown) {
    htmlOf.delete(code);
    if (code.childElementCount === 0) {
      code.innerHTML = html;
    }
  }
  if (shown.length > 0) {
    document.dispatchEvent(new CustomEvent(CHOOSE_EVENT));
  }
}

// The code of the first page is executed before React hydrates it, that of others when there are no samples.
if (typeof document !== 'undefined') {
  collapse();
}
