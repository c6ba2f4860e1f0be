/*
 * Fetches the scripts of the page once it has been painted: it is whole without them, and on a slow
 * connection they would hold up the text. Where they do not come, or something else comes in their
 * place, the banner of Docusaurus says so (its inline script looks for `window.docusaurus` before they
 * can be there).
 */
const SCRIPT_LOADER = `(function (d, w) {
  w.docusaurus = {};
  var missing;
  function arrived() {
    missing -= 1;
    var failed = missing === 0 && !w.docusaurus.prefetch;
    if (failed && typeof insertBanner === 'function') insertBanner();
  }
  function load() {
    if (missing !== undefined) return;
    var scripts = JSON.parse(d.getElementById('page-scripts').textContent);
    missing = scripts.length;
    scripts.forEach(function (src) {
      var script = d.createElement('script');
      script.src = src;
      script.async = false;
      script.onload = script.onerror = arrived;
      d.head.append(script);
    });
  }
  requestAnimationFrame(function () { setTimeout(load); });
  // A page in the background is not painted.
  setTimeout(load, 300);
})(document, window);`;

/**
 * The HTML of every page: Docusaurus' own template with another way to load the scripts, and with the
 * colour mode for readers without scripts
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
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <script id="page-scripts" type="application/json"><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>
    <script>${SCRIPT_LOADER}</script>
  </body>
</html>
`;
}
