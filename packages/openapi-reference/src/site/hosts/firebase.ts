import {
  ANY_ORIGIN,
  ASSETS_CACHE,
  type Header,
  type HostRules,
  type OpenRule,
} from './rules';

/**
 * Creates `firebase.json` (https://firebase.google.com/docs/hosting/full-config) for the folder that it is in. Its
 * `**` does not match names that begin with a point, so that `.well-known` has rules of its own.
 *
 * @param hidden Files that are not published.
 */
export function firebaseFile(
  {baseUrl, headers, open}: HostRules,
  hidden: readonly string[],
): string {
  const rule = (source: string, list: readonly Header[]): object => ({
    source,
    headers: list.map(({name, value}) => ({key: name, value})),
  });
  const configuration = {
    hosting: {
      public: '.',
      ignore: ['firebase.json', ...hidden],
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        rule('**', headers),
        rule('/.well-known/**', headers),
        rule(`${baseUrl}assets/**`, [{name: 'Cache-Control', value: ASSETS_CACHE}]),
        ...open.map((one) =>
          rule(sourceOf(one, baseUrl), [
            {name: 'Content-Type', value: one.type},
            ANY_ORIGIN,
          ]),
        ),
      ],
    },
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

function sourceOf({kind, path}: OpenRule, baseUrl: string): string {
  switch (kind) {
    case 'file':
      return baseUrl + path;
    case 'folder':
      return `${baseUrl}${path}**`;
    case 'ending':
      return `${baseUrl}**/*${path}`;
  }
}
