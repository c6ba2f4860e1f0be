import {jsonRules} from './json-rules';
import type {HostRules, OpenRule} from './rules';

/**
 * Creates `vercel.json` (https://vercel.com/docs/project-configuration). Without it, Vercel serves pages at their
 * addresses with `.html` only.
 */
export function vercelFile(rules: HostRules): string {
  const {baseUrl} = rules;
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: jsonRules(rules, {
      all: [`${baseUrl}(.*)`],
      assets: `${baseUrl}assets/(.*)`,
      of: (rule) => sourceOf(rule, baseUrl),
    }),
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
