import {jsonRules} from './json-rules';
import type {HostRules, OpenRule} from './rules';

/**
 * Creates `firebase.json` (https://firebase.google.com/docs/hosting/full-config) for the folder that it is in. Its
 * `**` does not match names that begin with a point, so that `.well-known` has rules of its own.
 *
 * @param hidden Files that are not published.
 */
export function firebaseFile(rules: HostRules, hidden: readonly string[]): string {
  const {baseUrl} = rules;
  const configuration = {
    hosting: {
      public: '.',
      ignore: ['firebase.json', ...hidden],
      cleanUrls: true,
      trailingSlash: false,
      headers: jsonRules(rules, {
        all: ['**', '/.well-known/**'],
        assets: `${baseUrl}assets/**`,
        of: (rule) => sourceOf(rule, baseUrl),
      }),
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
