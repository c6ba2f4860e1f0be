import type {ConstraintKeyword} from '../vocabulary/constraint';
import type {Evidence} from '../text/evidence';
import {joinTexts, type RichText} from '../text/rich-text';
import type {SchemaKeyword, TextKeyword} from '../vocabulary/schema-keyword';

export interface EnumValue {
  /** A text without quotes, or JSON. */
  value: string;
  /** It is a text, though it reads as JSON: `"2"`, `"null"`. */
  isText?: true;
  description?: RichText;
}

/** A validation keyword with its formatted value: `{keyword: 'maximum', value: '2000'}`. */
export interface Constraint {
  keyword: ConstraintKeyword;
  value: string;
}

/**
 * A schema as the site displays it. Component schemas are not inlined: `ref` holds their name,
 * and the page data contains a {@link SchemaComponents} map, which keeps recursive schemas
 * finite.
 */
export interface SchemaNode {
  /**
   * Name of a component schema. Only `levels`, `title`, `description`, `default`, `example` and flags may
   * occur beside it, and `types` if `null` is one of them.
   */
  ref?: string;
  /** Number of levels of nested components that the tree of this schema shows, if not all. */
  levels?: number;
  /** JSON types; several for a union such as `string` and `null`. */
  types?: string[];
  format?: string;
  /** Title of a schema that is no component. */
  title?: string;
  unit?: Unit;
  /** A number that can also arrive as a string. */
  canBeText?: true;
  description?: RichText;
  deprecated?: boolean;
  evidence?: Evidence;
  readOnly?: boolean;
  writeOnly?: boolean;
  enum?: EnumValue[];
  /** Values that are not listed can arrive too. */
  isOpen?: true;
  default?: string;
  example?: string;
  constraints?: Constraint[];
  properties?: SchemaProperty[];
  /** Schema of additional properties; `true` for any value. */
  additionalProperties?: SchemaNode | true;
  items?: SchemaNode;
  variants?: SchemaVariants;
  /** What the other keywords say, in the order in which pages show it. */
  rules?: SchemaRule[];
  /** Schemas inside are not there. The page of the component has them; no page has those of other schemas. */
  truncated?: true;
}

export interface SchemaProperty {
  name: string;
  required: boolean;
  node: SchemaNode;
}

/** The alternatives of `oneOf` or `anyOf`. */
export interface SchemaVariants {
  keyword: 'oneOf' | 'anyOf';
  nodes: SchemaNode[];
  /** The property whose value chooses one, and the values that choose each, in the order of `nodes`. */
  chosenBy?: {property: string; values: string[][]};
}

/** What a keyword says that few schemas have. */
export interface SchemaRule {
  keyword: RuleKeyword;
  /** The property, the pattern of names, or the position from 1 that the rule is about. */
  name?: string;
  values?: string[];
  text?: RichText;
  node?: SchemaNode;
  choices?: SchemaChoice[];
}

/**
 * Keywords, of which `value` and `item` are facts about a value, or about each item of an array, that is
 * no field. `additionalProperties` is only here if it forbids them, and `items` only after `prefixItems`;
 * without a node, they and `unevaluated*` forbid further ones. `required` has the names that are no fields
 * of the schema. `false` is the schema of no value.
 */
type RuleKeyword =
  | 'value'
  | 'item'
  | 'false'
  | 'discriminator'
  | 'prefixItems'
  | 'items'
  | 'patternProperties'
  | 'additionalProperties'
  | 'required'
  | 'dependentRequired'
  | 'dependentSchemas'
  | 'allOf'
  | 'examples'
  | 'xml'
  | SchemaKeyword
  | TextKeyword;

/** A value of a discriminator, and the schema that it chooses. */
export interface SchemaChoice {
  /** Undefined for all other values. */
  value?: string;
  title: string;
  /** Undefined if the document has no such schema. */
  route?: string;
}

export type SchemaComponents = Record<string, SchemaComponent>;

export interface SchemaComponent {
  title: string;
  /** Route of its page. */
  route: string;
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
  exampleTruncated?: true;
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
  return Array.from(found);
}

export function componentNamed(
  name: string,
  components: SchemaComponents,
): SchemaComponent | undefined {
  return Object.hasOwn(components, name) ? components[name] : undefined;
}

/** Returns whether a text is JSON of a value that is no text. */
export function readsAsJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) !== 'string';
  } catch {
    return false;
  }
}

/** Returns a value as pages show it: a text that reads as JSON has quotes, unless all values are texts. */
export function shownValue(
  {value, isText}: EnumValue,
  {types = []}: Pick<SchemaNode, 'types'>,
): string {
  return isText === true && types.join() !== 'string' ? JSON.stringify(value) : value;
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

/**
 * Returns the description of a value, and that of the items of an array if they are of a component;
 * other items have theirs as a rule.
 */
export function descriptionOf(node: SchemaNode, items: SchemaNode | undefined): RichText {
  const ofItems = node.items?.ref === undefined ? undefined : items?.description;
  return joinTexts(node.description ?? '', ofItems ?? '');
}

/** Returns the bounds of items. Those of a list among them would read as those of the array around it. */
export function boundsOfItems(
  {constraints = []}: SchemaNode,
  of: 'values' | 'lists',
): Constraint[] {
  // `minItems`, `maxItems` and `uniqueItems` bound a list.
  return constraints.filter(
    ({keyword}) => keyword.endsWith('Items') === (of === 'lists'),
  );
}

export function childNodes(node: SchemaNode): SchemaNode[] {
  return [
    ...(node.properties ?? []).map((property) => property.node),
    ...(node.items === undefined ? [] : [node.items]),
    ...(typeof node.additionalProperties === 'object' ? [node.additionalProperties] : []),
    ...(node.variants?.nodes ?? []),
    ...(node.rules ?? []).flatMap((rule) => rule.node ?? []),
  ];
}

/** Unit of an amount (`x-unit`), which is sent as a whole number of a smaller unit. */
export interface Unit {
  /** The unit that answers have: `cent`. */
  smallest: string;
  /** The unit that people read: `EUR`. */
  name: string;
  /** Decimals of an amount in the larger unit. */
  decimals: number;
  /** It is not known whether whole numbers are in the smallest unit; others are in the larger one. */
  isUnverified?: true;
}
