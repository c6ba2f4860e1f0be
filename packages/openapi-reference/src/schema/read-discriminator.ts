import memoize from 'lodash/memoize';
import {schemaRoute} from '../route/route';
import type {SchemaChoice, SchemaVariants} from './schema';
import type {AnySchema, OpenAPIDocument, SchemaObject} from '../document/document';
import {componentParts} from './read-merged-schema';
import {schemaSlugs, schemaTitles} from '../route/read-page-names';
import {
  isRecord,
  isReference,
  own,
  schemaNameOf,
  targetSchema,
} from '../document/resolve';

/** What the discriminators of a document need to know of its component schemas. */
interface Components {
  slugs: ReadonlyMap<string, string>;
  names: WeakMap<object, string>;
  /** By name, the components that it is a part of. */
  extensions: ReadonlyMap<string, readonly string[]>;
  /** By name, what {@link withDiscriminatorValues} returns. */
  valued: Map<string, SchemaObject>;
}

const componentsOf = memoize((document: OpenAPIDocument): Components => {
  const schemas = document.components?.schemas ?? {};
  const extensions = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(schemas)) {
    for (const part of isReference(schema) ? [] : componentParts(document, schema)) {
      if (part !== name) {
        extensions.set(part, [...(extensions.get(part) ?? []), name]);
      }
    }
  }
  return {
    slugs: schemaSlugs(schemas),
    names: new WeakMap(
      Object.entries(schemas).flatMap(([name, schema]) =>
        isRecord(schema) ? [[schema, name]] : [],
      ),
    ),
    extensions,
    valued: new Map(),
  };
});
componentsOf.cache = new WeakMap();

/** Returns the name of a component schema that a discriminator maps a value to. */
function mappedName(document: OpenAPIDocument, target: string): string | undefined {
  const schemas = document.components?.schemas ?? {};
  return Object.hasOwn(schemas, target) ? target : schemaNameOf({$ref: target});
}

/** Returns the name of a component schema, or of a copy that {@link withDiscriminatorValues} made. */
export function componentName(
  document: OpenAPIDocument,
  schema: SchemaObject,
): string | undefined {
  return componentsOf(document).names.get(schema);
}

/** Returns the alternatives of a schema, or of the parts that are written in it. */
function alternativesOf(document: OpenAPIDocument, schema: AnySchema): AnySchema[] {
  const target = targetSchema(document, schema);
  if (typeof target === 'boolean') {
    return [];
  }
  const {oneOf = [], anyOf = [], allOf = []} = target;
  const parts = allOf.filter((part) => !isReference(part));
  return [...oneOf, ...anyOf, ...parts.flatMap((part) => alternativesOf(document, part))];
}

/** Returns the name of the component schema that a schema refers to. */
function ownName(schema: AnySchema): string | undefined {
  return isReference(schema) ? schemaNameOf(schema) : undefined;
}

/** Returns the names of the component schemas whose values an alternative has. */
function namesInside(
  document: OpenAPIDocument,
  variant: AnySchema,
  seen = new Set<string>(),
): Set<string> {
  const name = ownName(variant);
  if (name !== undefined) {
    if (seen.has(name)) {
      return seen;
    }
    seen.add(name);
    componentsOf(document)
      .extensions.get(name)
      ?.forEach((extension) => seen.add(extension));
  }
  alternativesOf(document, variant).forEach((inner) =>
    namesInside(document, inner, seen),
  );
  return seen;
}

/**
 * Returns the pairs of values and names of component schemas, or of other texts of the document. An
 * alternative that is a choice itself has the values of what is inside it, not its own name.
 *
 * @param name Name of the schema, if it is a component.
 */
function pairsOf(
  document: OpenAPIDocument,
  schema: SchemaObject,
  name: string | undefined,
): [value: string, target: string][] {
  const {mapping = {}} = schema.discriminator ?? {};
  const variants = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  const {extensions} = componentsOf(document);
  const targets =
    variants.length > 0
      ? variants
          .filter((variant) => alternativesOf(document, variant).length === 0)
          .flatMap((variant) => ownName(variant) ?? [])
      : (extensions.get(name ?? '') ?? []);
  const mapped = Object.entries(mapping)
    .filter(([, target]) => typeof target === 'string')
    .map(([value, target]): [string, string] => [
      value,
      mappedName(document, target) ?? target,
    ]);
  return [
    ...mapped,
    // Without a mapping, the name of a schema is its value.
    ...targets
      .filter((one) => !mapped.some(([, target]) => target === one))
      .map((one): [string, string] => [one, one]),
  ];
}

/** Returns which value of a discriminator chooses which schema. */
export function discriminatorChoices(
  document: OpenAPIDocument,
  schema: SchemaObject,
  name: string | undefined,
): SchemaChoice[] {
  const {slugs} = componentsOf(document);
  const titles = schemaTitles(document.components?.schemas ?? {});
  const {defaultMapping} = schema.discriminator ?? {};
  const choice = (target: string): SchemaChoice => {
    const slug = slugs.get(target);
    return slug === undefined
      ? {title: target}
      : {title: titles.get(target) ?? target, route: schemaRoute(slug)};
  };
  return [
    ...pairsOf(document, schema, name).map(([value, target]) => ({
      value,
      ...choice(target),
    })),
    ...(typeof defaultMapping === 'string'
      ? [choice(mappedName(document, defaultMapping) ?? defaultMapping)]
      : []),
  ];
}

/** Returns which values choose which alternative of `oneOf` or `anyOf`. */
export function variantValues(
  document: OpenAPIDocument,
  schema: SchemaObject,
  variants: readonly AnySchema[],
): Pick<SchemaVariants, 'chosenBy'> {
  const property = schema.discriminator?.propertyName;
  if (property === undefined) {
    return {};
  }
  const pairs = pairsOf(document, schema, undefined);
  const named = new Set(variants.map(ownName));
  const values = variants.map((variant) => {
    const name = ownName(variant);
    const inside = namesInside(document, variant);
    return pairs
      .filter(
        ([, target]) => target === name || (inside.has(target) && !named.has(target)),
      )
      .map(([value]) => value);
  });
  return {chosenBy: {property, values}};
}

/**
 * Returns the value of the discriminator in an example: the first that chooses an alternative, or else the
 * first of the mapping.
 *
 * @param index Of the alternative in `oneOf` or `anyOf`, if the schema has any.
 */
export function chosenExamples(
  document: OpenAPIDocument,
  schema: SchemaObject,
  index?: number,
): Record<string, string> {
  const {propertyName, mapping = {}} = schema.discriminator ?? {};
  if (propertyName === undefined) {
    return {};
  }
  const variants = schema.oneOf ?? schema.anyOf ?? [];
  const [value] =
    index === undefined
      ? Object.keys(mapping)
      : (variantValues(document, schema, variants).chosenBy?.values[index] ?? []);
  return value === undefined ? {} : {[propertyName]: value};
}

/**
 * Adds the values with which the discriminators of its parts choose a component schema. One that is a part
 * of others has their values too.
 */
export function withDiscriminatorValues(
  document: OpenAPIDocument,
  name: string,
  schema: SchemaObject,
): SchemaObject {
  const {extensions, valued} = componentsOf(document);
  const made = valued.get(name);
  if (made !== undefined) {
    return made;
  }
  const schemas = document.components?.schemas ?? {};
  const added = [...componentParts(document, schema)].flatMap((part): SchemaObject[] => {
    const base = own(schemas, part) as SchemaObject;
    const property = base.discriminator?.propertyName;
    if (property === undefined || part === name) {
      return [];
    }
    const targets = new Set([name, ...(extensions.get(name) ?? [])]);
    const values = pairsOf(document, base, part)
      .filter(([, target]) => targets.has(target))
      .map(([value]) => value);
    return values.length === 0
      ? []
      : [{properties: {[property]: {enum: [...new Set(values)]}}}];
  });
  if (added.length === 0) {
    valued.set(name, schema);
    return schema;
  }
  const copy = {...schema, allOf: [...(schema.allOf ?? []), ...added]};
  componentsOf(document).names.set(copy, name);
  valued.set(name, copy);
  return copy;
}
