import type {RichText} from './rich-text';

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

/** A schema behind its reference, with what stands beside the reference put in front. */
export function dereference(node: SchemaNode, components: SchemaComponents): SchemaNode {
  if (node.ref === undefined) {
    return node;
  }
  const {ref, ...beside} = node;
  const component = Object.hasOwn(components, ref) ? components[ref] : undefined;
  return component === undefined
    ? beside
    : {...dereference(component.node, components), ...beside};
}

/** The nodes directly inside a node. */
export function childNodes(node: SchemaNode): SchemaNode[] {
  return [
    ...(node.properties ?? []).map((property) => property.node),
    ...(node.items === undefined ? [] : [node.items]),
    ...(typeof node.additionalProperties === 'object' ? [node.additionalProperties] : []),
    ...(node.variants?.nodes ?? []),
  ];
}

/**
 * The unit of an amount (`x-unit` of the description): `peb`, the smallest part of KAIA, or
 * `peb-if-whole` where the unit is not verified and only a whole number can be peb.
 */
export type Unit = 'peb' | 'peb-if-whole';
