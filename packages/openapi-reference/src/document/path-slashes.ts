import type {Repair} from './repair';
import {escapeSegment, isRecord} from './resolve';

/**
 * Puts a slash before paths without one, in place. OpenAPI asks for it; without it, a path would be a part of the
 * host of a request.
 */
export function repairPathSlashes(document: Record<string, unknown>): Repair[] {
  const {paths} = document;
  if (!isRecord(paths)) {
    return [];
  }
  const repairs: Repair[] = [];
  const entries = Object.entries(paths).flatMap(([path, item]): [string, unknown][] => {
    if (path.startsWith('/') || path.startsWith('x-')) {
      return [[path, item]];
    }
    const isTaken = Object.hasOwn(paths, `/${path}`);
    repairs.push({
      kind: isTaken
        ? 'a path does not begin with "/", and is left out because there is another one that does'
        : 'a path does not begin with "/", which is added',
      pointer: `#/paths/${escapeSegment(path)}`,
    });
    return isTaken ? [] : [[`/${path}`, item]];
  });
  if (repairs.length > 0) {
    document['paths'] = Object.fromEntries(entries);
  }
  return repairs;
}
