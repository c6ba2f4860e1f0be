import {sampleLanguages} from '../../samples';

const STORAGE_KEY = 'sample-language';

/**
 * Head script that sets `data-language` on the root element from storage before the first paint,
 * so that the layout does not shift, and stores each choice. A choice in another tab applies too.
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
  // Events reach the window while EARLY_PRESS_SCRIPT hides them.
  addEventListener('change', function (event) {
    var input = event.target;
    if (!input.matches('input[data-language-input]')) return;
    show(input.value);
    try { localStorage.setItem(key, input.value); } catch (e) {}
  }, true);
  addEventListener('storage', function (event) {
    if (event.key === key) show(event.newValue);
  });
})(document, ${JSON.stringify(STORAGE_KEY)}, ${JSON.stringify(sampleLanguages.map(({id}) => id))});`;
