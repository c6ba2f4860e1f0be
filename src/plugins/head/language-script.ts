import {sampleLanguages} from '../../reference/code-sample';

/** Key of the chosen language in localStorage. */
const STORAGE_KEY = 'sample-language';

/**
 * Runs in the head of every page, before anything is painted and long before the page's own scripts:
 * puts the stored language on the root element, by which the style sheet chooses the sample, so that
 * nothing jumps; and takes up and stores a choice from the first moment on.
 */
export const LANGUAGE_SCRIPT = `(function (d, key, languages) {
  function show(language) {
    if (!languages.includes(language)) return;
    d.documentElement.dataset.language = language;
    d.querySelectorAll('input[data-language-input]').forEach(function (input) {
      input.checked = input.value === language;
    });
  }
  function showStored() {
    try { show(localStorage.getItem(key)); } catch (e) {}
  }
  showStored();
  d.addEventListener('DOMContentLoaded', showStored);
  d.addEventListener('change', function (event) {
    var input = event.target;
    if (!input.matches('input[data-language-input]')) return;
    show(input.value);
    try { localStorage.setItem(key, input.value); } catch (e) {}
  });
})(document, ${JSON.stringify(STORAGE_KEY)}, ${JSON.stringify(sampleLanguages.map(({id}) => id))});`;
