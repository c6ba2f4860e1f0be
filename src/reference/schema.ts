import type {Evidence} from './evidence';
import type {RichText} from './rich-text';

export interface EnumValue {
  value: string;
  description?: RichText;
}

/** A validation keyword with its formatted value: `{keyword: 'maximum', value: '2000'}`. */
export interface Constraint {
  keyword: ConstraintKeyword;
  value: string;
}

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
 * A schema as the site displays it. Component schemas are not inlined: `ref` holds their name,
 * and the page data contains a {@link SchemaComponents} map, which keeps recursive schemas
 * finite.
 */
export interface SchemaNode {
  /**
   * Name of a component schema. Only `levels`, `description`, `default` and `example` may occur beside
   * it.
   */
  ref?: string;
  /** Number of levels of nested components that the tree of this schema shows, if not all. */
  levels?: number;
  /** JSON types; several for a union such as `string` and `null`. */
  types?: string[];
  format?: string;
  unit?: Unit;
  description?: RichText;
  deprecated?: boolean;
  evidence?: Evidence;
  readOnly?: boolean;
  writeOnly?: boolean;
  enum?: EnumValue[];
  default?: string;
  example?: string;
  constraints?: Constraint[];
  properties?: SchemaProperty[];
  /** Schema of additional properties; `true` for any value. */
  additionalProperties?: SchemaNode | true;
  items?: SchemaNode;
  variants?: {keyword: 'oneOf' | 'anyOf'; nodes: SchemaNode[]};
  /** Nested schemas are omitted, and there is no page that shows them. */
  leftOut?: true;
  /** Nested schemas are omitted from the data of this page. The page of the component has them. */
  isElsewhere?: true;
}

export interface SchemaProperty {
  name: string;
  required: boolean;
  node: SchemaNode;
}

export type SchemaComponents = Record<string, SchemaComponent>;

export interface SchemaComponent {
  title: string;
  slug: string;
  node: SchemaNode;
}

export interface Schema extends SchemaComponent {
  name: string;
  /** First sentence of the description. */
  summary: string;
  /** How its name is known, where that differs from its fields. */
  nameEvidence?: Evidence;
  example: string;
  /** The example omits parts of the schema. */
  exampleShortened?: true;
  /** operationIds whose responses contain this schema, directly or nested. */
  usedBy: string[];
}

/**
 * Returns the names of all components that a node references, directly or nested, in order of
 * first appearance.
 */
export function reachableComponents(
  node: SchemaNode,
  components: SchemaComponents,
): string[] {
  const found = new Set<string>();
  const visit = (current: SchemaNode): void => {
    if (current.ref !== undefined && !found.has(current.ref)) {
      const {ref} = current;
      const component = componentNamed(ref, components);
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

export function componentNamed(
  name: string,
  components: SchemaComponents,
): SchemaComponent | undefined {
  return Object.hasOwn(components, name) ? components[name] : undefined;
}

/** Resolves the `ref` of a node. Keywords beside `ref` take precedence. */
export function dereference(node: SchemaNode, components: SchemaComponents): SchemaNode {
  if (node.ref === undefined) {
    return node;
  }
  const {ref, ...beside} = node;
  const component = componentNamed(ref, components);
  return component === undefined
    ? beside
    : {...dereference(component.node, components), ...beside};
}

export function childNodes(node: SchemaNode): SchemaNode[] {
  return [
    ...(node.properties ?? []).map((property) => property.node),
    ...(node.items === undefined ? [] : [node.items]),
    ...(typeof node.additionalProperties === 'object' ? [node.additionalProperties] : []),
    ...(node.variants?.nodes ?? []),
  ];
}

/**
 * Unit of an amount (`x-unit`): `peb`, the smallest unit of KAIA, or `peb-if-whole` if the unit
 * is not verified and only whole numbers can be peb.
 */
export type Unit = 'peb' | 'peb-if-whole';
