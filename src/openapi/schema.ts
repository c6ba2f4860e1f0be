import type {OpenAPIDescription, Referenced, SchemaObject} from './description';
import {entriesExtension, flagExtension, textExtension} from './extension';
import {firstSentence, parseRichText, type RichText} from './markdown';
import {isReference, resolve, schemaNameOf} from './resolve';
import {schemaSlug} from './slug';
import {isUnit, type Unit} from './unit';

/** One value of an enum; the description comes from `x-enum-descriptions`. */
export interface EnumValue {
  value: string;
  description?: RichText;
}

/** A bound of a value, ready to be printed: `{keyword: 'maximum', value: '2000'}`. */
export interface Constraint {
  keyword: ConstraintKeyword;
  value: string;
}

/** JSON Schema Validation 2020-12, section 6, keywords the reference shows. */
export const CONSTRAINT_KEYWORDS = [
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
] as const;

export type ConstraintKeyword = (typeof CONSTRAINT_KEYWORDS)[number];

/**
 * A schema as the reader sees it. A component schema is not copied into its users: they hold its
 * name in `ref`, and the components of a page stand beside the page (see `SchemaComponents`), which
 * keeps recursive schemas finite.
 */
export interface SchemaNode {
  /** Name of a component schema. Only `description`, `default`, `example` may stand beside it. */
  ref?: string;
  /** JSON types; more than one for a union such as `string` and `null`. */
  types?: string[];
  format?: string;
  unit?: Unit;
  description?: RichText;
  deprecated?: boolean;
  unverified?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  enum?: EnumValue[];
  default?: string;
  example?: string;
  constraints?: Constraint[];
  properties?: SchemaProperty[];
  /** What a value of a property with any other name looks like; `true` for anything. */
  additionalProperties?: SchemaNode | true;
  items?: SchemaNode;
  /** Alternatives: `oneOf` exactly one of them, `anyOf` at least one. */
  variants?: {keyword: 'oneOf' | 'anyOf'; nodes: SchemaNode[]};
}

export interface SchemaProperty {
  name: string;
  required: boolean;
  node: SchemaNode;
}

/** Component schemas by name. */
export type SchemaComponents = Record<string, SchemaComponent>;

export interface SchemaComponent {
  title: string;
  /** Page name under /schemas. */
  slug: string;
  node: SchemaNode;
}

/** A component schema with what its own page and the index of schemas need. */
export interface Schema extends SchemaComponent {
  name: string;
  /** First sentence of the description. */
  line: string;
  unverified: boolean;
  /** The fields were seen, the name of the schema was not. */
  unverifiedName: boolean;
  /** A value of the schema as indented JSON. */
  example: string;
  /** operationIds whose responses hold this schema, directly or nested. */
  usedBy: string[];
}

/**
 * Turns a schema of the description into a node.
 *
 * @param around the schemas that it stands inside of. A reference to one of them that is no
 * component, and so has no name to be held by, is not unfolded again.
 */
export function createSchemaNode(
  description: OpenAPIDescription,
  schema: Referenced<SchemaObject> | boolean | undefined,
  around: ReadonlySet<SchemaObject> = new Set(),
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
          around,
        )
      : {ref: name, ...createBesideReference(schema)};
  }
  return around.has(schema)
    ? {...typed(schema), ...described(schema)}
    : createInlineNode(
        description,
        mergeAllOf(description, schema),
        new Set(around).add(schema),
      );
}

/** Component schemas of the description by name, each titled by its `title` or else its name. */
export function createSchemaComponents(
  description: OpenAPIDescription,
): SchemaComponents {
  const schemas = description.components?.schemas ?? {};
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const resolved = resolve<SchemaObject | boolean>(description, schema);
      const title = (typeof resolved === 'object' ? resolved.title : undefined) ?? name;
      return [
        name,
        {title, slug: schemaSlug(title), node: createSchemaNode(description, schema)},
      ];
    }),
  );
}

/** Every component name that a node reaches, itself not included, in order of first appearance. */
export function reachableComponents(
  node: SchemaNode,
  components: SchemaComponents,
): string[] {
  const found = new Set<string>();
  const visit = (current: SchemaNode): void => {
    if (current.ref !== undefined && !found.has(current.ref)) {
      const component = components[current.ref];
      if (component !== undefined) {
        found.add(current.ref);
        visit(component.node);
      }
    }
    childNodes(current).forEach(visit);
  };
  visit(node);
  return [...found];
}

/** The line that stands for a schema in an index. */
export function schemaLine(node: SchemaNode): string {
  return firstSentence(node.description ?? []);
}

/** A value as the reference prints it: strings bare, everything else as JSON. */
export function printValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function childNodes(node: SchemaNode): SchemaNode[] {
  return [
    ...(node.properties ?? []).map((property) => property.node),
    ...(node.items === undefined ? [] : [node.items]),
    ...(typeof node.additionalProperties === 'object' ? [node.additionalProperties] : []),
    ...(node.variants?.nodes ?? []),
  ];
}

function createBesideReference(schema: SchemaObject): Partial<SchemaNode> {
  return {
    ...described(schema),
    ...flagged(schema),
    ...exemplified(schema),
  };
}

function createInlineNode(
  description: OpenAPIDescription,
  schema: SchemaObject,
  around: ReadonlySet<SchemaObject>,
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
      ? {properties: createProperties(description, schema, around)}
      : {}),
    ...additional(description, schema, around),
    ...(schema.items === undefined
      ? {}
      : {items: createSchemaNode(description, schema.items, around)}),
    ...(variants === undefined
      ? {}
      : {
          variants: {
            keyword: schema.oneOf === undefined ? ('anyOf' as const) : ('oneOf' as const),
            nodes: variants.map((variant) =>
              createSchemaNode(description, variant, around),
            ),
          },
        }),
  };
}

function createProperties(
  description: OpenAPIDescription,
  schema: SchemaObject,
  around: ReadonlySet<SchemaObject>,
): SchemaProperty[] {
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    required: required.has(name),
    node: createSchemaNode(description, property, around),
  }));
}

function additional(
  description: OpenAPIDescription,
  schema: SchemaObject,
  around: ReadonlySet<SchemaObject>,
): Pick<SchemaNode, 'additionalProperties'> {
  const value = schema.additionalProperties ?? isFreeForm(schema);
  if (value === false) {
    return {};
  }
  const node = createSchemaNode(description, value, around);
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
 * keyword wins. A part that is already being merged (a recursive `allOf`) is left out.
 */
function mergeAllOf(
  description: OpenAPIDescription,
  schema: SchemaObject,
  merging: ReadonlySet<SchemaObject> = new Set(),
): SchemaObject {
  if (schema.allOf === undefined) {
    return schema;
  }
  const {allOf, ...own} = schema;
  const active = new Set(merging).add(schema);
  return allOf
    .map((part) => resolve<SchemaObject | boolean>(description, part))
    .filter((part) => typeof part === 'object')
    .filter((part) => !active.has(part))
    .map((part) => mergeAllOf(description, part, active))
    .reduceRight<SchemaObject>(mergeSchemas, own);
}

function mergeSchemas(winner: SchemaObject, other: SchemaObject): SchemaObject {
  const properties = {...other.properties, ...winner.properties};
  const required = [...(other.required ?? []), ...(winner.required ?? [])];
  return {
    ...other,
    ...winner,
    ...(Object.keys(properties).length === 0 ? {} : {properties}),
    ...(required.length === 0 ? {} : {required}),
  };
}
