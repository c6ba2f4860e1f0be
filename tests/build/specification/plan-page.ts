import {builtElements} from '../pages';

/** Returns the endpoint pages to which the main text of a plan page links. */
export function planEndpoints(path: string, plan: string): string[] {
  const start = `/plans/${plan}/Endpoints/`;
  const targets = builtElements('main article a', [path]).map(({attributes}) =>
    decodeURI((attributes.href ?? '').replace(/#.*/, '')),
  );
  return [...new Set(targets.filter((target) => target.startsWith(start)))];
}
