/*
 * Removes /index.html and .html from the address before any script reads it: Docusaurus would load the
 * scripts of the not-found page for such an address, and React could not hydrate the page. The same holds
 * for %2F if the host decodes it, and so has sent a page. Notes a style sheet that fails.
 */
export const ADDRESS_SCRIPT = `addEventListener('error', function (event) {
  if (event.target.rel === 'stylesheet') window.lostStyles = event.target.href;
}, true);
(function (l) {
  var path = l.pathname.replace(/(\\/index)?\\.html$/, '') || '/';
  if (document.documentElement.matches('.docs-doc-page')) path = path.replace(/%2f/gi, '/');
  if (path !== l.pathname) history.replaceState(history.state, '', path + l.search + l.hash);
})(location);`;
