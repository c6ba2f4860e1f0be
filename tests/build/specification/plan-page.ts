import {builtElements} from '../pages';

/** The endpoint pages of a plan that the text of a page links to, without those in the sidebar. */
export function planEndpoints(path: string, plan: string): string[] {
  const start = `/plans/${plan}/Endpoints/`;
  const targets = builtElements('main article a', [path]).map(({attributes}) =>
    decodeURI((attributes.href ?? '').replace(/#.*/, '')),
  );
  return [...new Set(targets.filter((target) => target.startsWith(start)))];
}
