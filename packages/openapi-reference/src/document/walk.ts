import {escapeSegment, isRecord} from './resolve';

/**
 * What the keys of an object in a document are: keywords of the specification, names that the
 * author chose, or anything at all, in examples and extensions.
 */
export type Position = 'keywords' | 'names' | 'data';

/** Keywords with any value. References inside are part of the value. */
const DATA_KEYWORDS = new Set([
  'example',
  'default',
  'enum',
  'const',
  'value',
  'dataValue',
]);

/** Keywords whose value maps names to objects. */
const NAME_KEYWORDS = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  'definitions',
  '$defs',
  'schemas',
  'responses',
  'parameters',
  'examples',
  'requestBodies',
  'headers',
  'securitySchemes',
  'links',
  'callbacks',
  'pathItems',
  'content',
  'encoding',
  'webhooks',
]);

/** Visits all objects of a document in document order. */
export function walkObjects(
  document: unknown,
  visit: (object: Record<string, unknown>, pointer: string, position: Position) => void,
): void {
  const walk = (value: unknown, pointer: string, position: Position): void => {
    if (Array.isArray(value)) {
      value.forEach((item, index) => walk(item, `${pointer}/${index}`, position));
    } else if (isRecord(value)) {
      visit(value, pointer, position);
      for (const [key, child] of Object.entries(value)) {
        walk(child, `${pointer}/${escapeSegment(key)}`, positionOf(key, child, position));
      }
    }
  };
  walk(document, '#', 'keywords');
}

/** Returns what the keys of the value of a key are. */
export function positionOf(key: string, value: unknown, parent: Position): Position {
  if (parent === 'data') {
    return 'data';
  }
  if (parent === 'names') {
    return 'keywords';
  }
  // The examples of a schema are an array of values, all others a map of Example Objects.
  const isData =
    key.startsWith('x-') ||
    DATA_KEYWORDS.has(key) ||
    (key === 'examples' && Array.isArray(value));
  if (isData) {
    return 'data';
  }
  return NAME_KEYWORDS.has(key) && !Array.isArray(value) ? 'names' : 'keywords';
}
