import type {DocusaurusConfig} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';

/**
 * Returns the HTML template of every page: that of Docusaurus with a list of the scripts, which
 * `script-loader.ts` loads, a colour mode for readers without scripts, and a hidden line for programs
 * (https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate, an Eta template). Scripts are in `injectHtmlTags`: every page loads the
 * configuration, and so the template, once more.
 */
function pageTemplate(colourMode: 'light' | 'dark'): string {
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

/**
 * Makes {@link pageTemplate} the template of a site. Docusaurus reads it after the presets have been loaded.
 *
 * @throws Error if the site has one of its own.
 */
export function setPageTemplate(siteConfig: DocusaurusConfig): void {
  const {colorMode} = siteConfig.themeConfig as Partial<ThemeConfig>;
  const template = pageTemplate(colorMode?.defaultMode ?? 'light');
  if (siteConfig.ssrTemplate !== undefined && siteConfig.ssrTemplate !== template) {
    throw new Error(
      'The site has "ssrTemplate", which the option "fastPages" of the preset docusaurus-openapi-reference sets, too. Remove one of both.',
    );
  }
  siteConfig.ssrTemplate = template;
}
