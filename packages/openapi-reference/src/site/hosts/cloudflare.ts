import {ANY_ORIGIN, ASSETS_CACHE, globOf, type Header, type HostRules} from './rules';

/**
 * Limits of Cloudflare (https://developers.cloudflare.com/pages/configuration/headers/). Beyond them it leaves
 * out rules, or a whole line such as the policy, with a warning only.
 */
const MAX_RULES = 100;
const MAX_LINE = 2000;

/**
 * Creates the `_headers` file of Cloudflare and Netlify. Sets no Cache-Control for pages: both hosts revalidate
 * pages by default, and Cloudflare would append a second value to that of the assets. For the same reason, open
 * files keep the Cross-Origin-Resource-Policy of all: browsers do not apply it to requests with CORS.
 *
 * @throws Error if Cloudflare would leave out a part of it.
 */
export function headersFile({baseUrl, headers, open}: HostRules): string {
  const blocks: [pattern: string, headers: readonly Header[]][] = [
    [`${baseUrl}*`, headers],
    [`${baseUrl}assets/*`, [{name: 'Cache-Control', value: ASSETS_CACHE}]],
    ...open.map((rule): [string, Header[]] => [
      globOf(rule, baseUrl),
      [{name: 'Content-Type', value: rule.type}, ANY_ORIGIN],
    ]),
  ];
  if (blocks.length > MAX_RULES) {
    throw new Error(
      `_headers has ${blocks.length} rules, and Cloudflare reads ${MAX_RULES}. Put the files for programs of one type into one folder, or leave "cloudflare" and "netlify" out of the option "hosts".`,
    );
  }
  const lines = blocks.flatMap(([pattern, list]) => [
    pattern,
    ...list.map(({name, value}) => `  ${name}: ${value}`),
    '',
  ]);
  const long = lines.find((line) => line.length > MAX_LINE);
  if (long !== undefined) {
    const [name = ''] = long.trim().split(':');
    throw new Error(
      `The line of ${name} in _headers has ${long.length} characters, and Cloudflare ignores lines of more than ${MAX_LINE}. Use fewer inline scripts, styles and servers in the pages, or leave "cloudflare" and "netlify" out of the option "hosts".`,
    );
  }
  return lines.join('\n');
}

/**
 * Creates the configuration with which Cloudflare Workers serves the folder as Cloudflare Pages does. Its
 * defaults answer unknown paths without a page.
 *
 * @param name Of the Worker: letters, digits and hyphens.
 */
export function wranglerFile(name: string): string {
  const configuration = {
    name,
    compatibility_date: '2026-11-01',
    assets: {
      directory: '.',
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    },
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
