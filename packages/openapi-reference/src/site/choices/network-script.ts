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
      code.querySelectorAll('[data-network-line]').forEach(function (line) {
        var data = line.dataset;
        if (data.networkLine === id && data.html !== undefined) {
          line.innerHTML = data.html;
          delete data.html;
        } else if (data.networkLine !== id && data.html === undefined && ids.includes(data.networkLine)) {
          data.html = line.innerHTML;
          line.textContent = '';
        }
      });
      var texts = d.createTreeWalker(code, 4);
      while (texts.nextNode()) {
        var text = texts.currentNode;
        var shown = text.data.replace(pattern, function () { return urls[ids.indexOf(id)][1]; });
        if (shown !== text.data) text.data = shown;
      }
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
