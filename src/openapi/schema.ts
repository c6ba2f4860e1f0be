import type {OpenAPIDescription, Referenced, SchemaObject} from './description';
import {entriesExtension, flagExtension, textExtension} from './extension';
import {childNodes} from './field-tree';
import {MAX_SIZE} from './levels';
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
  /** It has more inside than is shown, and no page of its own. */
  leftOut?: true;
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
  /** Whether it shows less than the schema holds. */
  exampleShortened?: true;
  /** operationIds whose responses hold this schema, directly or nested. */
  usedBy: string[];
}

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
  description: OpenAPIDescription,
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
export function createSchemaComponents(
  description: OpenAPIDescription,
): SchemaComponents {
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

/** Every component name that a node reaches, itself not included, in order of first appearance. */
export function reachableComponents(
  node: SchemaNode,
  components: SchemaComponents,
): string[] {
  const found = new Set<string>();
  const visit = (current: SchemaNode): void => {
    if (current.ref !== undefined && !found.has(current.ref)) {
      const {ref} = current;
      const component = Object.hasOwn(components, ref) ? components[ref] : undefined;
      if (component !== undefined) {
        found.add(ref);
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
  description: OpenAPIDescription,
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
  description: OpenAPIDescription,
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
function mergeAllOf(description: OpenAPIDescription, schema: SchemaObject): SchemaObject {
  return schema.allOf === undefined
    ? schema
    : foldedParts(description, schema, new Set()).reduce(mergeSchemas, {});
}

/** A schema and the parts of its `allOf`, without that keyword, the strongest first. */
function foldedParts(
  description: OpenAPIDescription,
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
