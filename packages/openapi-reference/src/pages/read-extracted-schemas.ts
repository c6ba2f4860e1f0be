import {SCHEMA_KEYWORDS} from '../vocabulary/schema-keyword';
import {isDeepStrictEqual} from 'node:util';
import pick from 'lodash/pick';
import sortBy from 'lodash/sortBy';
import sumBy from 'lodash/sumBy';
import {ANY_NAME, variantName} from '../route/anchor';
import {MAX_OWN, weightOf} from '../schema/levels';
import {mediaEntries} from '../response/read-response';
import type {PublishedDocument, SchemaObject} from '../document/document';
import {contentsOf, operationsOf} from '../document/document-operations';
import {schemaTitle, unusedSlug} from '../route/read-page-names';
import {isRecord, isReference, own, schemaNameOf} from '../document/resolve';
import {settleSchema} from '../document/schema-forms';

/** Weight of the lightest schema that is extracted. */
const MIN_WEIGHT = 8;

/** Keywords that stay beside the reference to an extracted schema, because they are of the field. */
const KEPT_KEYWORDS = [
  'title',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  'x-evidence',
];

type Schema = Record<string, unknown>;

/** Where a schema is. */
interface Place {
  readonly holder: Schema;
  readonly key: string;
  /** Names from the owner to the schema. */
  readonly path: readonly string[];
}

/** The component schema or the operation around a schema. */
interface Owner {
  readonly name: string;
  readonly title: string;
}

/** Weights of a schema with the inline schemas in it, before and after these are extracted. */
interface Weights {
  readonly before: number;
  readonly after: number;
}

/**
 * Makes component schemas of nested schemas in large schemas, until a schema and the inline schemas in
 * it weigh at most {@link MAX_OWN}. The page of an operation then shows the fields of its bodies, and
 * leaves those of the component schemas to their own pages. Changes the document.
 */
export function extractSchemas(document: PublishedDocument): void {
  const listed = document.components?.schemas ?? {};
  const schemas: Record<string, unknown> = {...listed};
  const shrink = createShrinker(schemas);
  Object.keys(listed).forEach((name) => shrink(...componentPlace(name, schemas)));
  for (const {operation, method, path} of operationsOf(document)) {
    const id = operation.operationId ?? `${method} ${path}`;
    const owner = {name: id, title: operation.summary?.trim() || id};
    for (const [name, content] of contentsOf(document, operation)) {
      const entries = mediaEntries(content);
      for (const [index, [mediaType, media]] of entries.entries()) {
        const path = index === 0 ? [name] : [name, mediaType];
        // The media types with the same schema, which stays one schema.
        const alike = entries
          .slice(index + 1)
          .filter(([, other]) => isDeepStrictEqual(other.schema, media.schema));
        const place = innermost({holder: media, key: 'schema', path});
        if (shrink(place, owner).before > MAX_OWN) {
          extract(place, owner, schemas);
        }
        alike.forEach(([, other]) => Object.assign(other, pick(media, ['schema'])));
      }
    }
  }
  if (Object.keys(schemas).length > Object.keys(listed).length) {
    Object.assign(document, {components: {...document.components, schemas}});
  }
}

/** Returns a function that extracts nested schemas of a schema to `schemas`. */
function createShrinker(
  schemas: Record<string, unknown>,
): (place: Place, owner: Owner) => Weights {
  const known = new Map<Schema, Weights>();
  const shrink = ({holder, key, path}: Place, owner: Owner): Weights => {
    const schema = holder[key];
    if (!isRecord(schema) || isReference(schema) || isReferenceOrNull(schema)) {
      return {before: 1, after: 1};
    }
    // A document can contain the same object at several places.
    const weights = known.get(schema);
    if (weights !== undefined) {
      return weights;
    }
    const ownWeight = weightOf(textLength(schema));
    // Parts can contain each other.
    known.set(schema, {before: ownWeight, after: ownWeight});
    const parts = partNames(schema)
      .filter((name) => Object.hasOwn(schemas, name))
      .map((name) => shrink(...componentPlace(name, schemas)));
    const children = childPlaces(schema, path).map((place) => ({
      place,
      ...shrink(place, owner),
    }));
    let after = ownWeight + sumBy(parts, 'after') + sumBy(children, 'after');
    for (const child of sortBy(children, ({after: weight}) => -weight)) {
      if (after > MAX_OWN && child.after >= MIN_WEIGHT) {
        extract(child.place, owner, schemas);
        after -= child.after - 1;
      }
    }
    const before = ownWeight + sumBy(parts, 'before') + sumBy(children, 'before');
    const result = {before, after};
    known.set(schema, result);
    return result;
  };
  return shrink;
}

/** Returns whether a schema is a choice between a component and null: its page shows the name of that, and no fields. */
function isReferenceOrNull(schema: Schema): boolean {
  return (
    schema['nullable'] === true &&
    Array.isArray(schema['allOf']) &&
    isReference(own(settleSchema(schema)['anyOf'], '0'))
  );
}

/** Returns the component schemas in the `allOf` of a schema, whose fields become its own. */
function partNames({allOf}: Schema): string[] {
  return (Array.isArray(allOf) ? allOf : []).flatMap((part: unknown) =>
    isReference(part) ? (schemaNameOf(part) ?? []) : [],
  );
}

function componentPlace(name: string, schemas: Schema): [Place, Owner] {
  const title = schemaTitle(name, schemas[name] as SchemaObject);
  return [
    {holder: schemas, key: name, path: []},
    {name, title},
  ];
}

function textLength({description, enum: values}: Schema): number {
  return (
    (typeof description === 'string' ? description.length : 0) +
    (Array.isArray(values) ? values.map(String).join('').length : 0)
  );
}

/** Replaces a schema by a reference to a new component schema. */
function extract(
  {holder, key, path}: Place,
  owner: Owner,
  schemas: Record<string, unknown>,
): void {
  const schema = holder[key] as Schema;
  // A reference contains these characters as they are.
  const name = unusedSlug([owner.name, ...path].join('.').replace(/[^\w.-]+/g, '-'), {
    has: (taken) => Object.hasOwn(schemas, taken),
  });
  // The titles of nested schemas often repeat, and would take page names from each other.
  schemas[name] = {...schema, title: `${path.join('.')} of ${owner.title}`};
  holder[key] = {
    $ref: `#/components/schemas/${name}`,
    ...pick(schema, KEPT_KEYWORDS),
  };
}

/** Returns the places of the schemas in a schema, among them those in the parts of `allOf`. */
function childPlaces(schema: Schema, path: readonly string[]): Place[] {
  const {properties, oneOf, anyOf, allOf} = schema;
  const {prefixItems, patternProperties, dependentSchemas} = schema;
  const at = (key: string, name?: string): Place[] =>
    schema[key] === undefined
      ? []
      : [{holder: schema, key, path: [...path, name ?? []].flat()}];
  const inside = (holder: unknown, nameOf = (key: string) => key): Place[] =>
    Object.keys(holder ?? {}).map((key) => ({
      holder: holder as Schema,
      key,
      path: [...path, nameOf(key)],
    }));
  const variants = [oneOf, anyOf, prefixItems].flatMap((list) =>
    inside(list, (index) => variantName(Number(index))),
  );
  return [
    ...inside(properties),
    ...at('items'),
    ...at('additionalProperties', ANY_NAME),
    ...variants,
    ...inside(patternProperties),
    ...inside(dependentSchemas),
    ...SCHEMA_KEYWORDS.filter((keyword) => isRecord(schema[keyword])).flatMap((keyword) =>
      at(keyword, keyword),
    ),
    ...(Array.isArray(allOf) ? allOf : []).flatMap((part: unknown) =>
      isRecord(part) ? childPlaces(part, path) : [],
    ),
  ].map(innermost);
}

/** Returns the place of what arrays contain instead of that of the outermost array. */
function innermost(place: Place): Place {
  const schema = place.holder[place.key];
  return isRecord(schema) && isRecord(schema['items'])
    ? innermost({...place, holder: schema, key: 'items'})
    : place;
}
