import uniqBy from 'lodash/uniqBy';
import {isAnnotation} from './annotation';
import type {Repair} from './repair';
import {escapeSegment, isRecord, isReference, own, schemaNameOf} from './resolve';

type Fields = Record<string, unknown>;

/**
 * Reports schemas that are a part of themselves by `allOf`, as JSON Schema says that they should not be. Those that
 * say nothing else are the same: each gets the parts of all. Changes the document.
 */
export function repairSchemaCircles(document: unknown): Repair[] {
  const schemas = own(own(document, 'components'), 'schemas');
  if (!isRecord(schemas)) {
    return [];
  }
  const partsOf = new Map(
    Object.entries(schemas).map(([name, schema]) => [name, componentNames(schema)]),
  );
  const reachable = (
    start: string,
    isFollowed: (name: string) => boolean,
  ): Set<string> => {
    const found = new Set<string>();
    const open = [start];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      for (const part of isFollowed(name) ? (partsOf.get(name) ?? []) : []) {
        if (!found.has(part)) {
          found.add(part);
          open.push(part);
        }
      }
    }
    return found;
  };
  const isPlain = (name: string): boolean => isPlainWrapper(schemas[name]);
  const circleOf = (
    name: string,
    isFollowed: (name: string) => boolean,
  ): Set<string> | undefined => {
    const parts = reachable(name, isFollowed);
    return parts.has(name)
      ? new Set([...parts].filter((part) => reachable(part, isFollowed).has(name)))
      : undefined;
  };
  const circles = [...partsOf.keys()].flatMap((name) => {
    const whole = circleOf(name, () => true);
    return whole === undefined
      ? []
      : [{name, whole, plain: circleOf(name, isPlain), schema: schemas[name]}];
  });
  const replaced = circles.flatMap(({name, plain, schema}) =>
    plain === undefined
      ? []
      : [[name, withoutCircle(schema as Fields, plain, schemas)] as const],
  );
  for (const [name, schema] of replaced) {
    schemas[name] = schema;
  }
  return uniqBy(circles, ({whole}) => [...whole].sort().join('\n')).map(
    ({name, whole}) => ({
      kind: `schemas are parts of each other by allOf (${[...whole].sort().slice(0, MAX_NAMED).join(', ')}); each part is read once`,
      pointer: `#/components/schemas/${escapeSegment(name)}`,
    }),
  );
}

/** Number of the schemas of a circle that a report names. */
const MAX_NAMED = 5;

function partsIn(schema: unknown): unknown[] {
  const allOf = own(schema, 'allOf');
  return isReference(schema) ? [schema] : Array.isArray(allOf) ? allOf : [];
}

function componentNames(schema: unknown): string[] {
  return partsIn(schema).flatMap((part) => {
    const name = isReference(part) ? schemaNameOf(part) : undefined;
    return name === undefined ? [] : [name];
  });
}

/** Returns whether a schema says nothing but what its parts say. */
function isPlainWrapper(schema: unknown): boolean {
  if (!isRecord(schema)) {
    return false;
  }
  const {allOf: _, ...beside} = schema;
  return [beside, ...partsIn(schema)].every((part) => {
    const {type, ...rest} = isRecord(part) ? part : {};
    return (type === undefined || type === 'object') && isAnnotation(rest);
  });
}

/** Returns a schema with the parts of all schemas of its circle, but for these. */
function withoutCircle(
  {$ref: _, ...schema}: Fields,
  circle: ReadonlySet<string>,
  schemas: Fields,
): Fields {
  const parts = [...circle]
    .flatMap((name) => partsIn(schemas[name]))
    .filter((part) => !componentNames({allOf: [part]}).some((name) => circle.has(name)));
  const {allOf: __, ...beside} = schema;
  return parts.length === 0 ? beside : {...beside, allOf: structuredClone(parts)};
}
