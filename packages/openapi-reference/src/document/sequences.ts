import isEqual from 'lodash/isEqual';
import {replaceObjects} from './grammar';
import {isRecord, isReference, own} from './resolve';

type Fields = Record<string, unknown>;

/**
 * Describes each sequence of items, whose `itemSchema` says what an item is, by its `schema` too: as a list (OpenAPI
 * 3.2.0, "Sequential Media Types"). Changes the document. Its repairs come before, so that each is reported once.
 */
export function describeSequences(document: Fields): void {
  replaceObjects(document, ({value, kind}) =>
    kind === 'mediaType' && isRecord(value) ? withList(value) : value,
  );
}

function withList(media: Fields): Fields {
  const {itemSchema, schema} = media;
  if (!isRecord(itemSchema)) {
    return media;
  }
  const items = structuredClone(itemSchema);
  const list = {type: 'array', items};
  if (isAny(schema)) {
    return {...media, schema: list};
  }
  const parts = [schema, own(schema, 'allOf')].flat();
  if (parts.some((part) => isEqual(own(part, 'items'), items))) {
    return media;
  }
  return isRecord(schema) && !isReference(schema) && isAny(schema['items'])
    ? {...media, schema: {...list, ...schema, items}}
    : {...media, schema: {allOf: [schema, list]}};
}

/** Returns whether a schema allows all values. */
function isAny(schema: unknown): boolean {
  return [undefined, true, {}].some((any) => isEqual(schema, any));
}
