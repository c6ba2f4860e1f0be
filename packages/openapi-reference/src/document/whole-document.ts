import type {OpenAPIDocument, PublishedDocument} from './document';
import {mapFields, type ObjectKind} from './grammar';
import {isRecord, isReference, resolve} from './resolve';
import {settleSchema} from './schema-forms';

/**
 * Returns a document as its readers know it: objects in the place of references to them, but for schemas, whose names say
 * where their pages are, and one form for what versions of OpenAPI say in several. It has the objects of the published
 * document where nothing differs, and one object for all references to it.
 */
export function wholeDocument(document: PublishedDocument): OpenAPIDocument {
  const known = new Map<unknown, unknown>();
  /** The objects around the place that is visited. */
  const around = new Set<unknown>();
  const wholeOf = (value: unknown, kind: ObjectKind): unknown => {
    if (!isRecord(value)) {
      return value;
    }
    if (isReference(value)) {
      const target = kind === 'schema' ? value : resolve(document, value);
      // A callback can refer to the path item that it is in: that stays a reference.
      return target === value || around.has(target) ? value : wholeOf(target, kind);
    }
    if (!known.has(value)) {
      around.add(value);
      const settled = kind === 'schema' ? settleSchema(value) : value;
      known.set(value, mapFields(settled, kind, wholeOf));
      around.delete(value);
    }
    return known.get(value);
  };
  return mapFields({...document}, 'openapi', wholeOf) as unknown as OpenAPIDocument;
}
