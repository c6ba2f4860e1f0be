import {
  ANY_ORIGIN,
  ASSETS_CACHE,
  globOf,
  type Header,
  type HostRules,
  PAGES_CACHE,
} from './rules';

/**
 * Creates directives for a site block of Caddy 2 that has a `root`. A redirect names `{uri}`, which is
 * encoded: Caddy writes what a pattern has matched as it is, with its spaces. A path that begins with two
 * slashes is not redirected, because it would be the address of another host.
 *
 * @param hidden Files that are not published.
 */
export function caddyFile(
  {baseUrl, headers, open}: HostRules,
  hidden: readonly string[],
): string {
  const header = (matcher: string, list: readonly Header[]): string =>
    [
      `header ${matcher} {`,
      ...list.map(({name, value}) => `\t${name} "${value}"`),
      '}',
    ].join('\n');
  const redirect = (name: string, pattern: string, suffix: string): string =>
    `@${name} {
	path_regexp ${pattern}
	expression \`!{http.request.orig_uri.path}.startsWith("//")\`
}
handle @${name} {
	route {
		uri strip_suffix ${suffix}
		redir {uri} 301
	}
}`;
  return `# Import this in the block of the site, beside its "root".
${header('*', headers)}
@assets path ${baseUrl}assets/*
header @assets Cache-Control "${ASSETS_CACHE}"
@pages not path ${baseUrl}assets/*
header @pages Cache-Control "${PAGES_CACHE}"
${open
  .map(
    (rule, index) =>
      // A matcher that does not begin with a slash needs a name.
      `@open${index} path ${rule.kind === 'ending' ? `*${rule.path}` : globOf(rule, baseUrl)}
${header(`@open${index}`, [{name: 'Content-Type', value: rule.type}, ANY_ORIGIN])}`,
  )
  .join('\n')}
encode gzip

@hidden path ${hidden.map((file) => baseUrl + file).join(' ')}
handle @hidden {
	error 404
}

# One address per page: without index.html, .html or a slash at its end.
${redirect('index', '/index\\.html$', 'index.html')}
${redirect('html', '.\\.html$', '.html')}
${redirect('slash', './$', '/')}

handle {
	try_files {path} {path}.html {path}/index.html =404
	file_server
}

handle_errors {
	@missing expression {http.error.status_code} == 404
	handle @missing {
		rewrite * ${baseUrl}404.html
		header Content-Type "text/html; charset=utf-8"
		header Cache-Control "${PAGES_CACHE}"
		file_server
	}
}
`;
}
