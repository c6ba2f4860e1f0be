import {MAX_SIZE} from '../reference/levels';
import {firstSentence} from '../reference/rich-text';
import {
  CONSTRAINT_KEYWORDS,
  type SchemaComponents,
  type SchemaNode,
  type SchemaProperty,
} from '../reference/schema';
import {schemaSlug} from '../reference/slug';
import {isUnit} from '../reference/unit';
import type {OpenAPIDocument, Referenced, SchemaObject} from './document';
import {entriesExtension, flagExtension, textExtension} from './extension';
import {parseRichText} from './markdown';
import {isReference, resolve, schemaNameOf} from './resolve';

/** Where a schema stands while nodes are made of it. */
interface Surroundings {
  /** The schemas that it stands inside of. */
  around: ReadonlySet<SchemaObject>;
  /** How many nodes have been made inside of parts; the same object for all of one root. */
  partNodes: {count: number};
  isInPart: boolean;
}

/**
 * Turns a schema of the description into a node.
 *
 * A reference to a part of a component (`#/components/schemas/Block/properties/hash`) has no name to
 * be held by: the part takes its place. It is not unfolded again inside of itself, nor where the parts
 * have become more than {@link MAX_SIZE} nodes.
 */
export function createSchemaNode(
  description: OpenAPIDocument,
  schema: Referenced<SchemaObject> | boolean | undefined,
  place: Surroundings = {around: new Set(), partNodes: {count: 0}, isInPart: false},
): SchemaNode {
  if (schema === undefined || typeof schema === 'boolean') {
    return {};
  }
  if (isReference(schema)) {
    const name = schemaNameOf(schema);
    return name === undefined
      ? createSchemaNode(
          description,
          resolve<SchemaObject | boolean>(description, schema),
          {...place, isInPart: true},
        )
      : {ref: name, ...createBesideReference(schema)};
  }
  if (place.isInPart) {
    place.partNodes.count += 1;
  }
  return place.around.has(schema) || place.partNodes.count > MAX_SIZE
    ? {...typed(schema), ...described(schema), leftOut: true}
    : createInlineNode(description, mergeAllOf(description, schema), {
        ...place,
        around: new Set(place.around).add(schema),
      });
}

/** Component schemas of the description by name, each titled by its `title` or else its name. */
export function createSchemaComponents(description: OpenAPIDocument): SchemaComponents {
  const schemas = description.components?.schemas ?? {};
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      // Not the title of what a reference leads to: that has a page of its own.
      const own: SchemaObject = typeof schema === 'object' ? schema : {};
      const title = own.title ?? name;
      return [
        name,
        {title, slug: schemaSlug(title), node: createSchemaNode(description, schema)},
      ];
    }),
  );
}

/** The line that stands for a schema in an index. */
export function schemaLine(node: SchemaNode): string {
  return firstSentence(node.description ?? []);
}

/** A value as the reference prints it: strings bare, everything else as JSON. */
export function printValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function createBesideReference(schema: SchemaObject): Partial<SchemaNode> {
  return {
    ...described(schema),
    ...flagged(schema),
    ...exemplified(schema),
  };
}

function createInlineNode(
  description: OpenAPIDocument,
  schema: SchemaObject,
  place: Surroundings,
): SchemaNode {
  const variants = schema.oneOf ?? schema.anyOf;
  return {
    ...typed(schema),
    ...described(schema),
    ...flagged(schema),
    ...exemplified(schema),
    ...enumerated(schema),
    ...constrained(schema),
    ...(hasProperties(schema)
      ? {properties: createProperties(description, schema, place)}
      : {}),
    ...additional(description, schema, place),
    ...(schema.items === undefined
      ? {}
      : {items: createSchemaNode(description, schema.items, place)}),
    ...(variants === undefined
      ? {}
      : {
          variants: {
            keyword: schema.oneOf === undefined ? ('anyOf' as const) : ('oneOf' as const),
            nodes: variants.map((variant) =>
              createSchemaNode(description, variant, place),
            ),
          },
        }),
  };
}

function createProperties(
  description: OpenAPIDocument,
  schema: SchemaObject,
  place: Surroundings,
): SchemaProperty[] {
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    required: required.has(name),
    node: createSchemaNode(description, property, place),
  }));
}

function additional(
  description: OpenAPIDocument,
  schema: SchemaObject,
  place: Surroundings,
): Pick<SchemaNode, 'additionalProperties'> {
  const value = schema.additionalProperties ?? isFreeForm(schema);
  if (value === false) {
    return {};
  }
  const node = createSchemaNode(description, value, place);
  return {additionalProperties: Object.keys(node).length === 0 ? true : node};
}

/** Whether an object says nothing of its properties, which allows any. */
function isFreeForm(schema: SchemaObject): boolean {
  return (
    typed(schema).types?.includes('object') === true &&
    !hasProperties(schema) &&
    schema.patternProperties === undefined &&
    schema.oneOf === undefined &&
    schema.anyOf === undefined &&
    schema.maxProperties !== 0
  );
}

function hasProperties({properties = {}}: SchemaObject): boolean {
  return Object.keys(properties).length > 0;
}

function typed(schema: SchemaObject): Pick<SchemaNode, 'types' | 'format' | 'unit'> {
  const types: readonly string[] =
    schema.type === undefined ? impliedTypes(schema) : [schema.type].flat();
  const withNull =
    schema.nullable === true && !types.includes('null') ? [...types, 'null'] : types;
  const unit = textExtension(schema, 'x-unit');
  return {
    ...(withNull.length === 0 ? {} : {types: [...withNull]}),
    ...(schema.format === undefined ? {} : {format: schema.format}),
    ...(isUnit(unit) ? {unit} : {}),
  };
}

function impliedTypes(schema: SchemaObject): string[] {
  if (schema.properties !== undefined || schema.additionalProperties !== undefined) {
    return ['object'];
  }
  return schema.items === undefined ? [] : ['array'];
}

function described(schema: SchemaObject): Pick<SchemaNode, 'description'> {
  const text = parseRichText(schema.description);
  return text.length === 0 ? {} : {description: text};
}

function flagged(
  schema: SchemaObject,
): Pick<SchemaNode, 'deprecated' | 'readOnly' | 'writeOnly' | 'unverified'> {
  return {
    ...(schema.deprecated === true ? {deprecated: true} : {}),
    ...(schema.readOnly === true ? {readOnly: true} : {}),
    ...(schema.writeOnly === true ? {writeOnly: true} : {}),
    ...(flagExtension(schema, 'x-unverified') ? {unverified: true} : {}),
  };
}

function exemplified(schema: SchemaObject): Pick<SchemaNode, 'default' | 'example'> {
  const example = schema.example ?? schema.examples?.[0];
  return {
    ...(schema.default === undefined ? {} : {default: printValue(schema.default)}),
    ...(example === undefined || hasProperties(schema)
      ? {}
      : {example: printValue(example)}),
  };
}

function enumerated(schema: SchemaObject): Pick<SchemaNode, 'enum'> {
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values === undefined) {
    return {};
  }
  const descriptions = new Map(entriesExtension(schema, 'x-enum-descriptions', 'string'));
  return {
    enum: values.map((value) => {
      const printed = printValue(value);
      const text = descriptions.get(printed);
      return {
        value: printed,
        ...(text === undefined ? {} : {description: parseRichText(text)}),
      };
    }),
  };
}

function constrained(schema: SchemaObject): Pick<SchemaNode, 'constraints'> {
  const constraints = CONSTRAINT_KEYWORDS.flatMap((keyword) => {
    const value = schema[keyword];
    return value === undefined || value === false
      ? []
      : [{keyword, value: printValue(value)}];
  });
  return constraints.length === 0 ? {} : {constraints};
}

/**
 * Folds `allOf` into one schema: properties and required lists add up, the outermost of any other
 * keyword wins, and of parts beside each other the last. A part that is there already, such as a
 * recursive one, adds nothing.
 */
function mergeAllOf(description: OpenAPIDocument, schema: SchemaObject): SchemaObject {
  return schema.allOf === undefined
    ? schema
    : foldedParts(description, schema, new Set()).reduce(mergeSchemas, {});
}

/** A schema and the parts of its `allOf`, without that keyword, the strongest first. */
function foldedParts(
  description: OpenAPIDocument,
  schema: SchemaObject,
  folded: Set<SchemaObject>,
): SchemaObject[] {
  if (folded.has(schema)) {
    return [];
  }
  folded.add(schema);
  const {allOf = [], ...own} = schema;
  return [
    own,
    ...[...allOf]
      .reverse()
      .map((part) => resolve<SchemaObject | boolean>(description, part))
      .filter((part) => typeof part === 'object')
      .flatMap((part) => foldedParts(description, part, folded)),
  ];
}

/** The keywords of two schemas; properties and required lists add up, else the winner's count. */
export function mergeSchemas(winner: SchemaObject, other: SchemaObject): SchemaObject {
  const properties = {...other.properties, ...winner.properties};
  const required = [...(other.required ?? []), ...(winner.required ?? [])];
  return {
    ...other,
    ...winner,
    ...(Object.keys(properties).length === 0 ? {} : {properties}),
    ...(required.length === 0 ? {} : {required}),
  };
}
