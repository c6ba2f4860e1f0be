import {
  ANY_ORIGIN,
  ASSETS_CACHE,
  type Header,
  type HostRules,
  PAGES_CACHE,
  patternOf,
} from './rules';

/**
 * Creates `.htaccess` for Apache 2.4 with mod_headers and mod_rewrite. Redirects have the address as the request
 * has it, which is encoded. MultiViews would answer with the Markdown of a page to whoever accepts anything,
 * because it is smaller.
 *
 * @param hidden Files that are not published.
 */
export function apacheFile(
  {baseUrl, headers, open}: HostRules,
  hidden: readonly string[],
): string {
  const set = ({name, value}: Header): string =>
    `Header always set ${name} "${value.replaceAll('"', '\\"')}"`;
  const when = (pattern: string, lines: readonly string[]): string =>
    [
      `<If "%{REQUEST_URI} =~ m#${pattern}#">`,
      ...lines.map((line) => `  ${line}`),
      '</If>',
    ].join('\n');
  const redirect = (pattern: string): string =>
    `RewriteCond %{THE_REQUEST} "\\s${pattern}[?\\s]"
RewriteRule ^ %1 [R=301,L,NE]`;
  return `# Apache reads this if "AllowOverride" allows FileInfo, Indexes and Options.
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
AddDefaultCharset utf-8
AddType text/javascript .js
ErrorDocument 404 ${baseUrl}404.html

${[...headers, {name: 'Cache-Control', value: PAGES_CACHE}].map(set).join('\n')}
${when(`^${baseUrl}assets/`, [set({name: 'Cache-Control', value: ASSETS_CACHE})])}
${open
  .map((rule) =>
    when(patternOf(rule, baseUrl), [`ForceType "${rule.type}"`, set(ANY_ORIGIN)]),
  )
  .join('\n')}

RewriteEngine On
RewriteOptions AllowNoSlash
RewriteRule ^(${hidden.map((file) => file.replaceAll('.', '\\.')).join('|')})$ - [R=404,L]
# One address per page: without index.html, .html or a slash at its end.
${redirect(`(${baseUrl}(?:(?!/)[^?\\s]*/)?)index(?:\\.html)?`)}
${redirect(`(${baseUrl}(?!/)[^?\\s]+)\\.html`)}
${redirect(`(${baseUrl}(?!/)[^?\\s]+)/`)}
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+?)/?$ $1.html [L]
`;
}
