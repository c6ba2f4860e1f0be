import type {Repair} from './repair';
import {walkObjects} from './walk';

/**
 * Renames lists in `items`, as older versions of JSON Schema have them, to `prefixItems`, and
 * `additionalItems` to `items`. Changes the document.
 */
export function repairTuples(document: unknown): Repair[] {
  const repairs: Repair[] = [];
  walkObjects(document, (object, pointer, position) => {
    const {items, additionalItems} = object;
    if (position !== 'keywords' || !Array.isArray(items)) {
      return;
    }
    object['prefixItems'] = items;
    delete object['items'];
    delete object['additionalItems'];
    if (additionalItems !== undefined) {
      object['items'] = additionalItems;
    }
    repairs.push({
      kind: 'items is a list, as in older versions of JSON Schema; it is read as prefixItems',
      pointer: `${pointer}/items`,
    });
  });
  return repairs;
}
