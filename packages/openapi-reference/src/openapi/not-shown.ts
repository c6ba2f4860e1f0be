import type {OpenAPIDocument} from './document';
import {walkObjects} from './walk';

/**
 * Keywords of Schema Objects that no page shows. CONTRIBUTING.md gives the reason for each.
 */
export const NOT_SHOWN = [
  '$anchor',
  '$comment',
  '$defs',
  '$dynamicAnchor',
  '$dynamicRef',
  '$id',
  '$schema',
  '$vocabulary',
  'definitions',
] as const;

/** Counts the keywords of a document that no page shows, without those that it does not have. */
export function countNotShown(
  document: OpenAPIDocument,
): {keyword: string; count: number}[] {
  const counts = new Map<string, number>();
  walkObjects(document, (object, _, position) => {
    if (position === 'keywords') {
      for (const keyword of NOT_SHOWN) {
        if (Object.hasOwn(object, keyword)) {
          counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
        }
      }
    }
  });
  return [...counts].map(([keyword, count]) => ({keyword, count}));
}
