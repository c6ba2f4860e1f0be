import {
  ANY_ORIGIN,
  ASSETS_CACHE,
  type Header,
  type HostRules,
  PAGES_CACHE,
  patternOf,
} from './rules';

/**
 * Creates directives for lighttpd 1.4 with a `server.document-root`. `.html` at the end of an address stays: a
 * redirect of it would meet its own rewrite. A path that begins with two slashes is not redirected, because it
 * would be the address of another host.
 *
 * @param hidden Files that are not published.
 */
export function lighttpdFile(
  {baseUrl, headers, open}: HostRules,
  hidden: readonly string[],
): string {
  const set = (list: readonly Header[]): string =>
    `setenv.set-response-header += ( ${list
      .map(({name, value}) => `"${name}" => "${value}"`)
      .join(', ')} )`;
  const when = (pattern: string, list: readonly Header[]): string =>
    `$HTTP["url"] =~ "${pattern}" { ${set(list)} }`;
  // Of conditions that hold, only the last counts for a directive.
  const assets = `^${baseUrl}assets/`;
  return `# Include this behind the "server.document-root" of the site.
server.modules += ( "mod_access", "mod_redirect", "mod_rewrite", "mod_setenv" )
index-file.names = ( "index.html" )
server.errorfile-prefix = server.document-root + "${baseUrl}"
mimetype.assign += (
  ".html" => "text/html; charset=utf-8",
  ".css" => "text/css; charset=utf-8",
  ".js" => "text/javascript; charset=utf-8",
  ".json" => "application/json",
  ".xml" => "application/xml",
  ".txt" => "text/plain; charset=utf-8",
  ".svg" => "image/svg+xml",
  ".png" => "image/png",
  ".ico" => "image/x-icon",
  ".woff2" => "font/woff2",
  ".atom" => "application/atom+xml",
  ".zip" => "application/zip"
)

# One address per page: without a slash at its end.
url.redirect = ( "^(/[^/?][^?]*)/(\\?.*)?$" => "$1$2" )
url.rewrite-if-not-file = ( "^(/[^?]*[^/.?][^.?/]*)(\\?.*)?$" => "$1.html$2" )
$HTTP["url"] =~ "^${baseUrl}(${hidden.map((file) => file.replaceAll('.', '\\.')).join('|')})$" { url.access-deny = ( "" ) }

${set(headers)}
$HTTP["url"] !~ "${assets}" { ${set([{name: 'Cache-Control', value: PAGES_CACHE}])} }
${when(assets, [{name: 'Cache-Control', value: ASSETS_CACHE}])}
${open
  .map((rule) =>
    when(patternOf(rule, baseUrl), [
      {name: 'Content-Type', value: rule.type},
      {name: 'Cache-Control', value: PAGES_CACHE},
      ANY_ORIGIN,
    ]),
  )
  .join('\n')}
`;
}
