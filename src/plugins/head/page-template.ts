import {minifyScript} from './minify-script';

/*
 * Removes /index.html and .html from the address before any script reads it: Docusaurus would load the
 * scripts of the not-found page for such an address, and React could not hydrate the page. The same holds
 * for %2F if the host decodes it, and so has sent a page. Notes a style sheet that fails.
 */
const ADDRESS_NORMALISER = `addEventListener('error', function (event) {
  if (event.target.rel === 'stylesheet') window.lostStyles = event.target.href;
}, true);
(function (l) {
  var path = l.pathname.replace(/(\\/index)?\\.html$/, '') || '/';
  if (document.documentElement.matches('.docs-doc-page')) path = path.replace(/%2f/gi, '/');
  if (path !== l.pathname) history.replaceState(history.state, '', path + l.search + l.hash);
})(location);`;

/* Scrolls the sidebar to the entry of the page before the first paint. */
const SIDEBAR_PLACE = `(function (d) {
  var entry = d.querySelector('.theme-doc-sidebar-menu [aria-current]');
  var below = entry && entry.getBoundingClientRect().bottom - innerHeight;
  if (below > 0) entry.closest('nav').scrollTop = below + innerHeight / 2;
})(document);`;

/*
 * Loads the page's scripts after the first paint: the HTML is complete without them, and on a
 * slow connection they would delay the text.
 *
 * If a script fails to load, shows the notice of src/features/site-errors/LoadError, which the
 * HTML already contains. Before hydration, a failed chunk only leaves a rejected promise. If no
 * script runs although the server responds, calls `insertBanner` of Docusaurus, whose own inline
 * script checks `window.docusaurus` too early.
 *
 * If a style sheet has failed, which a script in the head notes, the notice has no styles either.
 */
const SCRIPT_LOADER = `(function (d, w) {
  w.docusaurus = {};
  var sources = JSON.parse(d.getElementById('page-scripts').textContent);
  var missing;
  var failed = [];
  function showNotice(reason) {
    var notice = d.getElementById('load-error');
    var button = notice.querySelector('button');
    var part = function (name) {
      return notice.querySelector('[data-load-error=' + name + ']');
    };
    part('reason').textContent = reason;
    notice.hidden = false;
    button.onclick = function () {
      button.disabled = true;
      // Without a connection, a reload would take away the page that can be read.
      fetch(location.href, {method: 'HEAD', cache: 'no-store'}).then(
        function () {
          location.reload();
        },
        function () {
          part('offline').hidden = false;
          button.disabled = false;
          button.focus();
        }
      );
    };
    return notice;
  }
  function showLostStyles() {
    if (!w.lostStyles) return;
    showNotice('Error: Loading ' + w.lostStyles + ' failed.').style.cssText = 'position:fixed;inset:auto 0 0;padding:1rem;background:Canvas;color:CanvasText;border-top:2px solid';
  }
  function showBanner() {
    if (typeof insertBanner === 'function') insertBanner();
  }
  function arrived() {
    missing -= 1;
    if (missing > 0 || w.docusaurus.prefetch) return;
    var showFailure = showNotice.bind(null, 'Error: Loading ' + failed[0] + ' failed.');
    if (failed.length === 0) showBanner();
    else if (failed.length < sources.length) showFailure();
    else fetch(failed[0], {cache: 'no-store'}).then(showBanner, showFailure);
  }
  function load() {
    if (missing !== undefined) return;
    missing = sources.length;
    sources.forEach(function (src) {
      var script = d.createElement('script');
      script.src = src;
      script.async = false;
      script.onload = arrived;
      script.onerror = function () {
        failed.push(src);
        arrived();
      };
      d.head.append(script);
    });
  }
  w.addEventListener('unhandledrejection', function (event) {
    var isHydrated = d.documentElement.dataset.hasHydrated === 'true';
    var error = event.reason;
    if (!isHydrated && error && error.name === 'ChunkLoadError') showNotice(String(error));
  });
  w.addEventListener('load', showLostStyles);
  requestAnimationFrame(function () { setTimeout(load); });
  // A page in the background is not painted.
  setTimeout(load, 300);
})(document, window);`;

/**
 * Returns the HTML template of every page: that of Docusaurus with deferred scripts, a colour mode for
 * readers without scripts, and a hidden line for programs
 * (https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate, an Eta template).
 */
export function pageTemplate(colourMode: 'light' | 'dark'): string {
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %> data-theme="${colourMode}">
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <script>${minifyScript(ADDRESS_NORMALISER)}</script>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <p class="for-programs" aria-hidden="true">For programs: <%= it.baseUrl %>llms.txt lists all pages as Markdown.</p>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <script id="page-scripts" type="application/json"><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>
    <script>${minifyScript(SIDEBAR_PLACE + SCRIPT_LOADER)}</script>
  </body>
</html>
`;
}
