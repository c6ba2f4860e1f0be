/**
 * Returns the HTML template of every page: that of Docusaurus with a list of the scripts, which
 * `script-loader.ts` loads, a colour mode for readers without scripts, and a hidden line for programs
 * (https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate, an Eta template). Scripts are in `injectHtmlTags`: every page loads the
 * configuration, and so the template, once more.
 */
export function pageTemplate(colourMode: 'light' | 'dark'): string {
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %> data-theme="${colourMode}">
<head>
<meta charset="UTF-8">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<%~ it.metaAttributes.join('') %>
<%~ it.headTags %>
<%~ it.stylesheets.map((file) => '<link rel="stylesheet" href="' + it.baseUrl + file + '" />').join('') %>
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags %>
<p class="for-programs" aria-hidden="true">For programs: <%= it.baseUrl %>llms.txt lists all pages as Markdown.</p>
<div id="__docusaurus"><%~ it.appHtml %></div>
<script id="page-scripts" type="application/json"><%~ JSON.stringify(it.scripts.map((file) => it.baseUrl + file)) %></script>
<%~ it.postBodyTags %>
</body>
</html>
`;
}
