import {
  ANY_ORIGIN,
  ASSETS_CACHE,
  type Header,
  type HostRules,
  type OpenRule,
} from './rules';

/**
 * Creates `vercel.json` (https://vercel.com/docs/project-configuration). Without it, Vercel serves pages at their
 * addresses with `.html` only.
 */
export function vercelFile({baseUrl, headers, open}: HostRules): string {
  const rule = (source: string, list: readonly Header[]): object => ({
    source,
    headers: list.map(({name, value}) => ({key: name, value})),
  });
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule(`${baseUrl}(.*)`, headers),
      rule(`${baseUrl}assets/(.*)`, [{name: 'Cache-Control', value: ASSETS_CACHE}]),
      ...open.map((one) =>
        rule(sourceOf(one, baseUrl), [
          {name: 'Content-Type', value: one.type},
          ANY_ORIGIN,
        ]),
      ),
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/** A path of path-to-regexp, in which a point is a point, and a colon begins a name. */
function sourceOf({kind, path}: OpenRule, baseUrl: string): string {
  const literal = path.replace(/[:*+?(){}]/g, String.raw`\$&`);
  switch (kind) {
    case 'file':
      return baseUrl + literal;
    case 'folder':
      return `${baseUrl}${literal}(.*)`;
    case 'ending':
      return `${baseUrl}(.*)${literal}`;
  }
}
