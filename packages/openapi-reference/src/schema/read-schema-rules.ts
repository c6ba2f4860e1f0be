import pick from 'lodash/pick';
import {type SchemaNode, type SchemaRule} from './schema';
import {TEXT_KEYWORDS} from '../vocabulary/schema-keyword';
import {discriminatorChoices} from './read-discriminator';
import type {AnySchema, OpenAPIDocument, SchemaObject} from '../document/document';
import {printValue} from '../document/print-json';
import {isScalar} from '../document/resolve';

type CreateNode = (schema: AnySchema) => SchemaNode;

/** Returns the rule of a keyword with a schema, if there is one. */
type Inside = (
  keyword: SchemaRule['keyword'],
  inner: AnySchema | undefined,
) => SchemaRule[];

/**
 * Returns what the keywords of a schema say that have no fields of their own in a {@link SchemaNode}.
 *
 * @param schema A schema whose `allOf` is merged; what could not be merged remains in it.
 */
export function schemaRules(schema: SchemaObject, createNode: CreateNode): SchemaRule[] {
  const inside: Inside = (keyword, inner) =>
    inner === undefined ? [] : [{keyword, node: createNode(inner)}];
  const {oneOf, anyOf, allOf = []} = schema;
  return [
    ...tupleRules(schema, createNode),
    ...itemRules(schema, inside, createNode),
    ...propertyRules(schema, inside, createNode),
    ...requiredNames(schema),
    // The alternatives of a node are those of the first keyword.
    ...(oneOf === undefined ? [] : inside('allOf', anyOf && {anyOf})),
    ...allOf.flatMap((part) => inside('allOf', part)),
    ...inside('not', schema.not),
    ...otherRules(schema, inside),
    ...exampleRules(schema),
    ...xmlRules(schema.xml),
  ];
}

function tupleRules(
  {prefixItems = [], items}: SchemaObject,
  createNode: CreateNode,
): SchemaRule[] {
  return [
    ...prefixItems.map((item, index): SchemaRule => ({
      keyword: 'prefixItems',
      name: String(index + 1),
      node: createNode(item),
    })),
    ...(prefixItems.length === 0 ? [] : others('items', items, createNode)),
  ];
}

function itemRules(
  schema: SchemaObject,
  inside: Inside,
  createNode: CreateNode,
): SchemaRule[] {
  const {contains, minContains = 1, maxContains, unevaluatedItems} = schema;
  const values = [minContains, maxContains ?? []].flat().map(String);
  return [
    ...inside('contains', contains).map(({keyword, node}) => ({keyword, values, node})),
    ...others('unevaluatedItems', unevaluatedItems, createNode),
  ];
}

/** Says what the items or properties are that the schema does not list. Any are allowed without a rule. */
function others(
  keyword: 'items' | 'unevaluatedItems' | 'unevaluatedProperties',
  schema: AnySchema | undefined,
  createNode: CreateNode,
): SchemaRule[] {
  if (schema === undefined || schema === true) {
    return [];
  }
  return [schema === false ? {keyword} : {keyword, node: createNode(schema)}];
}

/** Returns required names that are no fields of the schema, such as in an alternative. */
function requiredNames({required = [], properties = {}}: SchemaObject): SchemaRule[] {
  const values = required.filter((name) => !Object.hasOwn(properties, name));
  return values.length === 0 ? [] : [{keyword: 'required', values}];
}

function propertyRules(
  schema: SchemaObject,
  inside: Inside,
  createNode: CreateNode,
): SchemaRule[] {
  const named = (keyword: 'patternProperties' | 'dependentSchemas'): SchemaRule[] =>
    Object.entries(schema[keyword] ?? {}).map(([name, inner]) => ({
      keyword,
      name,
      node: createNode(inner),
    }));
  return [
    ...named('patternProperties'),
    ...(schema.additionalProperties === false
      ? [{keyword: 'additionalProperties' as const}]
      : []),
    ...others('unevaluatedProperties', schema.unevaluatedProperties, createNode),
    ...inside('propertyNames', schema.propertyNames),
    ...Object.entries(schema.dependentRequired ?? {}).map(
      ([name, values]): SchemaRule => ({
        keyword: 'dependentRequired',
        name,
        values: [...values],
      }),
    ),
    ...named('dependentSchemas'),
  ];
}

function otherRules(schema: SchemaObject, inside: Inside): SchemaRule[] {
  const conditions = [...inside('then', schema.then), ...inside('else', schema.else)];
  return [
    ...(conditions.length === 0 || schema.if === undefined
      ? []
      : [...inside('if', schema.if), ...conditions]),
    ...TEXT_KEYWORDS.flatMap((keyword) => {
      const text = schema[keyword];
      return text === undefined ? [] : [{keyword, values: [text]}];
    }),
    ...inside('contentSchema', schema.contentSchema),
  ];
}

/** Returns the examples behind the first, which is that of the node. */
function exampleRules({example, examples}: SchemaObject): SchemaRule[] {
  const listed = Array.isArray(examples) ? (examples as readonly unknown[]) : [];
  const [first, ...more] = [...(example === undefined ? [] : [example]), ...listed].map(
    printValue,
  );
  const values = [...new Set(more)].filter((value) => value !== first);
  return values.length === 0 ? [] : [{keyword: 'examples', values}];
}

const XML_TEXTS = ['name', 'namespace', 'prefix', 'nodeType'] as const;
const XML_FLAGS = ['attribute', 'wrapped'] as const;

function xmlRules(xml: SchemaObject['xml']): SchemaRule[] {
  const values = [
    ...XML_TEXTS.flatMap((key) => {
      const value = xml?.[key];
      return isScalar(value) ? [`${key}: ${value}`] : [];
    }),
    ...XML_FLAGS.filter((key) => xml?.[key] === true),
  ];
  return values.length === 0 ? [] : [{keyword: 'xml', values}];
}

/**
 * Returns the rule of a discriminator.
 *
 * @param owner Name of the schema, if it is a component.
 */
export function discriminatorRule(
  document: OpenAPIDocument,
  schema: SchemaObject,
  owner: string | undefined,
): SchemaRule[] {
  const name = schema.discriminator?.propertyName;
  if (name === undefined) {
    return [];
  }
  const choices = discriminatorChoices(document, schema, owner);
  return [{keyword: 'discriminator', name, choices}];
}

/**
 * Returns what a schema says about a value that is no field: its texts, default, example, values and
 * bounds; undefined for nothing.
 */
export function factsOf(node: SchemaNode): SchemaNode | undefined {
  const facts = pick(node, ['description', 'default', 'example', 'enum', 'constraints']);
  return node.ref !== undefined || Object.keys(facts).length === 0 ? undefined : facts;
}
