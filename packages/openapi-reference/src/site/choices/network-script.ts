import {CHANGE_EVENT, CHOOSE_EVENT} from '../../server/networks';
import type {Server} from '../../server/server';

const STORAGE_KEY = 'network';

/**
 * Returns the head script that applies the chosen network and fires `networkchange`. The
 * `network` query parameter takes precedence over storage and is not stored, so that a link does
 * not change the choice.
 */
export function networkScript(servers: readonly Server[]): string {
  const urls = servers.map(({id, url}) => [id, url]);
  return `(function (d, key, urls) {
  var root = d.documentElement;
  var ids = urls.map(function (pair) { return pair[0]; });
  var pattern = new RegExp(urls.map(function (pair) { return pair[1]; }).sort(function (a, b) {
    return b.length - a.length;
  }).map(function (url) { return url.replace(/[.*+?^\${}()|[\\]\\\\]/g, '\\\\$&'); }).join('|'), 'g');
  // The colours of a code are the lengths of its runs.
  function withUrl(text, colours, url) {
    var moved = 0;
    text = text.replace(pattern, function (found, at) {
      var more = url.length - found.length;
      var end = 0;
      var isDone = false;
      colours = colours.replace(/(\\D)(\\d+)/g, function (run, letter, length) {
        end += Number(length);
        if (isDone || end <= at + moved) return run;
        isDone = true;
        return letter + Math.max(Number(length) + more, 0);
      });
      moved += more;
      return url;
    });
    return {code: text, colours: colours};
  }
  function change(code, shown) {
    if (shown.code !== code.textContent) code.textContent = shown.code;
    if (shown.colours && shown.colours !== code.dataset.colours) code.dataset.colours = shown.colours;
  }
  function apply() {
    var id = root.dataset.network;
    d.querySelectorAll('select[data-network-select]').forEach(function (select) { select.value = id; });
    // Values that the reader has not changed become those of the network.
    d.querySelectorAll('[data-values]').forEach(function (field) {
      var values = JSON.parse(field.dataset.values);
      var of = field.valuesOf || field.dataset.valuesOf || ids[0];
      if (of !== id && field.value === String(values[of] || '')) field.value = String(values[id] || '');
      field.valuesOf = id;
    });
    // The next element says that the parser has ended the sample.
    d.querySelectorAll('[data-language-sample] pre:not(:last-child) code').forEach(function (code) {
      if (code.closest('[data-own-servers]')) return;
      var data = code.dataset;
      var networks = JSON.parse(data.networks || '{}');
      var now = {code: code.textContent, colours: data.colours};
      code.first = code.first || now;
      var shown = id in networks ? networks[id] || code.first : now;
      change(code, withUrl(shown.code, shown.colours || '', urls[ids.indexOf(id)][1]));
    });
  }
  function show(id) {
    if (!ids.includes(id)) return;
    var before = root.dataset.network;
    root.dataset.network = id;
    apply();
    // A credential is for the network that it was typed for. The panel marks those that it keeps.
    if (id !== before) d.querySelectorAll('[data-credential]:not([data-origin])').forEach(function (field) { field.value = ''; });
    if (id !== before) d.dispatchEvent(new Event('${CHANGE_EVENT}'));
  }
  function store(id) {
    try { localStorage.setItem(key, id); } catch (e) {}
  }
  root.dataset.network = ids[0];
  try { show(localStorage.getItem(key)); } catch (e) {}
  show(new URLSearchParams(location.search).get('network'));
  // Only what the parser adds after this can be of another network than the chosen one.
  var observer = new MutationObserver(apply);
  if (root.dataset.network !== ids[0]) observer.observe(root, {childList: true, subtree: true});
  d.addEventListener('DOMContentLoaded', function () {
    observer.disconnect();
    apply();
  });
  // Events reach the window while EARLY_PRESS_SCRIPT hides them.
  addEventListener('change', function (event) {
    if (!event.target.matches('select[data-network-select]')) return;
    show(event.target.value);
    store(event.target.value);
    var address = new URL(location.href);
    if (!address.searchParams.has('network')) return;
    address.searchParams.set('network', event.target.value);
    history.replaceState(history.state, '', address);
  }, true);
  d.addEventListener('${CHOOSE_EVENT}', function (event) {
    if (event.detail) show(event.detail); else apply();
  });
  addEventListener('storage', function (event) {
    if (event.key === key) show(event.newValue);
  });
})(document, ${print(STORAGE_KEY)}, ${print(urls)});`;
}

/** Serialises a value for an inline script; escapes `<` so that it cannot close the element. */
function print(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
