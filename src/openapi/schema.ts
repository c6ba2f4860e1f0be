import {firstSentence} from '../reference/rich-text';
import {
  CONSTRAINT_KEYWORDS,
  type SchemaComponents,
  type SchemaNode,
  type SchemaProperty,
} from '../reference/schema';
import {isUnit} from '../reference/unit';
import type {
  OpenAPIDocument,
  Referenced,
  ReferenceObject,
  SchemaObject,
} from './document';
import {entriesExtension, evidenceExtension, textExtension} from './extension';
import {externalLink} from './external-docs';
import {parseRichText} from './markdown';
import {schemaSlugs, schemaTitle} from './page-names';
import {printValue} from './print-json';
import {isReference, isScalar, own, resolve, schemaNameOf} from './resolve';

/** Maximum number of nodes in a schema that repeat parts of other schemas. */
const MAX_INLINED = 1_000;

/** Keywords that annotate a reference without changing what it allows. */
const ANNOTATIONS = [
  'title',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  'default',
  'example',
  'examples',
];

/** The position of a schema in the schema that nodes are created from. */
interface SchemaContext {
  ancestors: ReadonlySet<SchemaObject>;
  /**
   * Number of nodes that repeat parts of other schemas, because a reference cannot name them. All
   * nodes of one root share the object.
   */
  inlined: {count: number};
  isInlined: boolean;
  /** The schema is in a property whose `allOf` was merged. */
  isInMergedProperty: boolean;
}

const ROOT: Omit<SchemaContext, 'inlined'> = {
  ancestors: new Set(),
  isInlined: false,
  isInMergedProperty: false,
};

/**
 * Creates a node from a schema.
 *
 * Only component schemas have names. Nodes of other targets, such as
 * `#/components/schemas/Block/properties/hash`, are inlined: not inside themselves, and at most
 * {@link MAX_INLINED} of them. The `allOf` of a property is merged, but not inside another one: there
 * it is a reference to its first component schema. A property without an example has its value in the
 * example of the schema.
 */
export function createSchemaNode(
  document: OpenAPIDocument,
  schema: Referenced<SchemaObject> | boolean | undefined,
  context: SchemaContext = {...ROOT, inlined: {count: 0}},
): SchemaNode {
  if (schema === undefined || typeof schema === 'boolean') {
    return {};
  }
  if (isReference(schema)) {
    const name = schemaNameOf(schema);
    return name === undefined
      ? createSchemaNode(document, resolve<SchemaObject | boolean>(document, schema), {
          ...context,
          isInlined: true,
        })
      : {ref: name, ...createBesideReference(schema)};
  }
  const wrapped = wrappedReference(schema);
  if (wrapped !== undefined) {
    return createSchemaNode(document, wrapped, context);
  }
  const base = context.ancestors.size === 0 ? undefined : baseSchemaName(schema);
  if (base !== undefined && context.isInMergedProperty) {
    return {ref: base, ...createBesideReference(schema), leftOut: true};
  }
  const isInlined = context.isInlined || base !== undefined;
  if (isInlined) {
    context.inlined.count += 1;
  }
  return context.ancestors.has(schema) || context.inlined.count > MAX_INLINED
    ? {...typed(schema), ...described(schema), leftOut: true}
    : createInlineNode(document, mergeAllOf(document, schema), {
        ...context,
        isInlined,
        isInMergedProperty: context.isInMergedProperty || base !== undefined,
        ancestors: new Set(context.ancestors).add(schema),
      });
}

/** Returns the name of the first component schema in an `allOf`. */
function baseSchemaName({allOf = []}: SchemaObject): string | undefined {
  const reference = allOf.find(isReference);
  return reference && schemaNameOf(reference);
}

/** Returns `{description, $ref}` for `{description, allOf: [{$ref}]}`, as OpenAPI 3.0 writes it. */
function wrappedReference({
  allOf = [],
  ...beside
}: SchemaObject): ReferenceObject | undefined {
  const [reference, ...others] = allOf;
  return others.length === 0 &&
    isReference(reference) &&
    schemaNameOf(reference) !== undefined &&
    Object.keys(beside).every((key) => ANNOTATIONS.includes(key))
    ? {...beside, $ref: reference.$ref}
    : undefined;
}

/** Creates the component schemas by name. Their title is `title`, or else the name. */
export function createSchemaComponents(document: OpenAPIDocument): SchemaComponents {
  const schemas = document.components?.schemas ?? {};
  const slugs = schemaSlugs(schemas);
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      {
        title: schemaTitle(name, schema),
        slug: slugs.get(name) ?? '',
        node: createSchemaNode(document, schema),
      },
    ]),
  );
}

/** Returns the text of a schema in lists of schemas. */
export function schemaLine(node: SchemaNode): string {
  return firstSentence(node.description ?? []);
}

function createBesideReference(schema: SchemaObject): Partial<SchemaNode> {
  return {
    ...described(schema),
    ...flagged(schema),
    ...exemplified(schema),
  };
}

function createInlineNode(
  document: OpenAPIDocument,
  schema: SchemaObject,
  context: SchemaContext,
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
      ? {properties: createProperties(document, schema, context)}
      : {}),
    ...additional(document, schema, context),
    ...(schema.items === undefined
      ? {}
      : {items: createSchemaNode(document, schema.items, context)}),
    ...(variants === undefined
      ? {}
      : {
          variants: {
            keyword: schema.oneOf === undefined ? ('anyOf' as const) : ('oneOf' as const),
            nodes: variants.map((variant) =>
              createSchemaNode(document, variant, context),
            ),
          },
        }),
  };
}

function createProperties(
  document: OpenAPIDocument,
  schema: SchemaObject,
  context: SchemaContext,
): SchemaProperty[] {
  const required = new Set(schema.required ?? []);
  const example = givenExample(schema);
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    required: required.has(name),
    node: withExample(createSchemaNode(document, property, context), own(example, name)),
  }));
}

/** Adds an example to a node that has none, if it is a single value. */
function withExample(node: SchemaNode, example: unknown): SchemaNode {
  return node.example === undefined && node.properties === undefined && isScalar(example)
    ? {...node, example: printValue(example)}
    : node;
}

function additional(
  document: OpenAPIDocument,
  schema: SchemaObject,
  context: SchemaContext,
): Pick<SchemaNode, 'additionalProperties'> {
  const value = schema.additionalProperties ?? isFreeForm(schema);
  if (value === false) {
    return {};
  }
  const node = createSchemaNode(document, value, context);
  return {additionalProperties: Object.keys(node).length === 0 ? true : node};
}

/** Returns whether an object lists no properties, which allows any. */
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
  // Without a type, `nullable` has no effect (OpenAPI 3.0.3, section 4.7.24 "Schema Object").
  const withNull =
    schema.nullable === true && types.length > 0 && !types.includes('null')
      ? [...types, 'null']
      : types;
  const unit = textExtension(schema, 'x-unit');
  return {
    ...(withNull.length === 0 ? {} : {types: [...withNull]}),
    ...(schema.format === undefined ? {} : {format: schema.format}),
    ...(isUnit(unit) ? {unit} : {}),
  };
}

/** Returns the types of the values that a schema allows, also of its alternatives. */
export function possibleTypes(
  document: OpenAPIDocument,
  schema: Referenced<SchemaObject> | boolean | undefined,
  seen: ReadonlySet<unknown> = new Set(),
): Set<string> {
  const own = schema && resolve<SchemaObject | boolean>(document, schema);
  if (typeof own !== 'object' || seen.has(own)) {
    return new Set();
  }
  const inside = new Set(seen).add(own);
  return new Set([
    ...(typed(own).types ?? []),
    ...[own.allOf, own.oneOf, own.anyOf]
      .flatMap((parts) => parts ?? [])
      .flatMap((part) => [...possibleTypes(document, part, inside)]),
  ]);
}

function impliedTypes(schema: SchemaObject): string[] {
  if (schema.properties !== undefined || schema.additionalProperties !== undefined) {
    return ['object'];
  }
  return schema.items === undefined ? [] : ['array'];
}

function described(schema: SchemaObject): Pick<SchemaNode, 'description'> {
  const text = [
    ...parseRichText(schema.description),
    ...externalLink(schema.externalDocs),
  ];
  return text.length === 0 ? {} : {description: text};
}

function flagged(
  schema: SchemaObject,
): Pick<SchemaNode, 'deprecated' | 'readOnly' | 'writeOnly' | 'evidence'> {
  const evidence = evidenceExtension(schema);
  return {
    ...(schema.deprecated === true ? {deprecated: true} : {}),
    ...(schema.readOnly === true ? {readOnly: true} : {}),
    ...(schema.writeOnly === true ? {writeOnly: true} : {}),
    ...(evidence === undefined ? {} : {evidence}),
  };
}

function exemplified(schema: SchemaObject): Pick<SchemaNode, 'default' | 'example'> {
  const example = givenExample(schema);
  return {
    ...(schema.default === undefined ? {} : {default: printValue(schema.default)}),
    ...(example === undefined || hasProperties(schema)
      ? {}
      : {example: printValue(example)}),
  };
}

function givenExample(schema: SchemaObject): unknown {
  return schema.example ?? schema.examples?.[0];
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
 * Merges the parts of `allOf` into one schema, see {@link mergeSchemas}. The schema itself takes
 * precedence over its parts, and later parts over earlier ones. A part that occurs again, such as a
 * recursive one, is merged once.
 */
function mergeAllOf(document: OpenAPIDocument, schema: SchemaObject): SchemaObject {
  return schema.allOf === undefined
    ? schema
    : partsOf(document, schema, new Set()).reduce(mergeSchemas, {});
}

/** Returns a schema and the parts of its `allOf`, without that keyword, in order of precedence. */
function partsOf(
  document: OpenAPIDocument,
  schema: SchemaObject,
  seen: Set<SchemaObject>,
): SchemaObject[] {
  if (seen.has(schema)) {
    return [];
  }
  seen.add(schema);
  const {allOf = [], ...own} = schema;
  return [
    own,
    ...[...allOf]
      .reverse()
      .map((part) => resolve<SchemaObject | boolean>(document, part))
      .filter((part) => typeof part === 'object')
      .flatMap((part) => partsOf(document, part, seen)),
  ];
}

/** Merges two schemas: all properties and required names of both, else the keywords of the winner. */
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
