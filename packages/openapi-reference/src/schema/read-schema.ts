import {isDeepStrictEqual} from 'node:util';
import omit from 'lodash/omit';
import partition from 'lodash/partition';
import {
  element,
  firstSentence,
  joinTexts,
  type RichText,
  toRichText,
} from '../text/rich-text';
import {MAX_INLINED} from './levels';
import {CONSTRAINT_KEYWORDS} from '../vocabulary/constraint';
import {schemaRoute} from '../route/route';
import {
  boundsOfItems,
  readsAsJson,
  type SchemaComponents,
  type SchemaNode,
  type SchemaProperty,
  type SchemaRule,
  type SchemaVariants,
} from './schema';
import type {
  AnySchema,
  OpenAPIDocument,
  SchemaObject,
  SchemaReference,
} from '../document/document';
import {
  entriesExtension,
  evidenceExtension,
  flagExtension,
  textExtension,
} from '../text/read-extension';
import {unitExtension} from './read-unit';
import {discriminatorRule, factsOf, schemaRules} from './read-schema-rules';
import {
  componentName,
  variantValues,
  withDiscriminatorValues,
} from './read-discriminator';
import {externalLink, parseRichText} from '../text/read-markdown';
import {componentParts, inlineTexts, mergeAllOf, withBounds} from './read-merged-schema';
import {schemaSlugs, schemaTitles} from '../route/read-page-names';
import {isAnnotation} from '../document/annotation';
import {printValue} from '../document/print-json';
import {
  isReference,
  isScalar,
  own,
  schemaNameOf,
  targetSchema,
} from '../document/resolve';

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
  schema: AnySchema | undefined,
  context: SchemaContext = {...ROOT, inlined: {count: 0}},
): SchemaNode {
  if (schema === undefined || typeof schema === 'boolean') {
    return schema === false ? {rules: [{keyword: 'false'}]} : {};
  }
  if (isReference(schema)) {
    const name = schemaNameOf(schema);
    return name === undefined
      ? createSchemaNode(document, targetSchema(document, schema), {
          ...context,
          isInlined: true,
        })
      : {ref: name, ...createBesideReference(schema)};
  }
  const wrapped = wrappedReference(document, schema);
  if (wrapped !== undefined) {
    return createSchemaNode(document, wrapped, context);
  }
  const nullable = valueOrNull(document, schema);
  if (nullable !== undefined) {
    const node = createSchemaNode(document, nullable.value, context);
    return {...node, types: [...nullable.types, 'null']};
  }
  const {allOf = []} = schema;
  const isMerged = context.ancestors.size > 0 && allOf.some(isReference);
  if (isMerged && context.isInMergedProperty) {
    const base = baseSchemaName(schema);
    return {
      ...(base === undefined ? typed(schema) : {ref: base}),
      ...createBesideReference(schema),
      truncated: true,
    };
  }
  const isInlined = context.isInlined || isMerged;
  if (isInlined) {
    context.inlined.count += 1;
  }
  return context.ancestors.has(schema) || context.inlined.count > MAX_INLINED
    ? {...typed(schema), ...described(schema), truncated: true}
    : createInlineNode(document, schema, {
        ...context,
        isInlined,
        isInMergedProperty: context.isInMergedProperty || isMerged,
        ancestors: new Set(context.ancestors).add(schema),
      });
}

/** Returns the name of the first component schema in an `allOf`. */
function baseSchemaName({allOf = []}: SchemaObject): string | undefined {
  const reference = allOf.find(isReference);
  return reference && schemaNameOf(reference);
}

/**
 * Returns `{description, $ref}` for `{description, allOf: [{$ref}]}`, as OpenAPI 3.0 writes it. Further
 * parts may be annotations, objects of any kind, and component schemas of which the referenced one
 * consists.
 */
function wrappedReference(
  document: OpenAPIDocument,
  schema: SchemaObject,
): SchemaReference | undefined {
  const {allOf = [], ...beside} = schema;
  const parts = allOf.map((part) => (isReference(part) ? part : withoutObjectType(part)));
  const names = parts.flatMap((part) => (isReference(part) ? [schemaNameOf(part)] : []));
  const isPlain = [...parts, beside].every(
    (part) => typeof part === 'object' && isAnnotation(part),
  );
  if (names.length === 0 || !isPlain) {
    return undefined;
  }
  const reference = parts.filter(isReference).find((part) => {
    const name = schemaNameOf(part);
    const inside = componentParts(document, part);
    return names.every(
      (other) => other !== undefined && (other === name || inside.has(other)),
    );
  });
  const texts = inlineTexts(schema);
  return (
    reference && {
      ...(Object.assign({}, ...parts) as SchemaObject),
      ...beside,
      ...(texts.length > 0 && {description: texts.join('\n\n')}),
      $ref: reference.$ref,
    }
  );
}

/**
 * Returns the schema that a choice between it and `null` is about, and its types: such a choice is read as
 * `type: [string, null]` is. A schema without types stays one of two alternatives.
 */
function valueOrNull(
  document: OpenAPIDocument,
  {oneOf, anyOf, ...beside}: SchemaObject,
): {value: AnySchema; types: readonly string[]} | undefined {
  const parts = oneOf ?? anyOf ?? [];
  const [value, ...others] = parts.filter((part) => !isNullSchema(part));
  if (
    parts.length !== 2 ||
    others.length > 0 ||
    typeof value !== 'object' ||
    !isAnnotation(beside) ||
    (oneOf !== undefined && anyOf !== undefined)
  ) {
    return undefined;
  }
  const target = targetSchema(document, value);
  const {types = []} =
    typeof target === 'object' ? typed(mergeAllOf(document, target)) : {};
  return types.length === 0
    ? undefined
    : {value: {...value, ...beside}, types: types.filter((type) => type !== 'null')};
}

/** Returns whether a schema allows `null` only. */
export function isNullSchema(schema: AnySchema): boolean {
  return (
    typeof schema === 'object' &&
    !isReference(schema) &&
    (schema.type === 'null' ||
      valuesOf(schema)?.every((value) => value === null) === true)
  );
}

function withoutObjectType(part: SchemaObject | boolean): SchemaObject | boolean {
  if (typeof part === 'boolean' || part.type !== 'object') {
    return part;
  }
  const {type: _, ...rest} = part;
  return rest;
}

/** Creates the component schemas by name. Their title is `title`, or else the name. */
export function createSchemaComponents(document: OpenAPIDocument): SchemaComponents {
  const schemas = document.components?.schemas ?? {};
  const slugs = schemaSlugs(schemas);
  const titles = schemaTitles(schemas);
  const valued = (name: string, schema: AnySchema): AnySchema =>
    typeof schema === 'object' && !isReference(schema)
      ? withDiscriminatorValues(document, name, schema)
      : schema;
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      {
        title: titles.get(name) ?? name,
        route: schemaRoute(slugs.get(name) ?? ''),
        // Its title is that of its page.
        node: omit(createSchemaNode(document, valued(name, schema)), 'title'),
      },
    ]),
  );
}

/** Creates the node of a schema that is the whole of something, whose page shows no facts about it. */
export function createRootNode(
  document: OpenAPIDocument,
  schema: AnySchema | undefined,
): SchemaNode {
  const node = createSchemaNode(document, schema);
  if (node.ref !== undefined) {
    return withComponentFacts(document, node, schema);
  }
  const items = factsOf(node.items ?? {}) ?? {};
  const {enum: values} = items;
  const facts = factsOf(node) ?? {};
  const bounds = [...(facts.constraints ?? []), ...boundsOfItems(items, 'values')];
  return withRule(node, 'value', {
    ...facts,
    ...(values && {enum: values}),
    ...(bounds.length > 0 && {constraints: bounds}),
  });
}

/** Adds the allowed values and bounds of a component, whose description the page shows by itself. */
function withComponentFacts(
  document: OpenAPIDocument,
  node: SchemaNode,
  reference: AnySchema | undefined,
): SchemaNode {
  const schema = targetSchema(document, reference);
  const facts =
    typeof schema === 'object' ? {...enumerated(schema), ...constrained(schema)} : {};
  if (Object.keys(facts).length === 0) {
    return node;
  }
  const {rules = []} = createSchemaNode(document, schema);
  return withRule({...node, rules}, 'value', facts);
}

/**
 * Returns the description of a parameter or header. Without one, it has that of its schema; a schema
 * without a page adds its own.
 */
export function holderDescription(
  document: OpenAPIDocument,
  description: string | undefined,
  schema: AnySchema | undefined,
): RichText {
  const own = parseRichText(description);
  const whole = targetSchema(document, schema);
  const isNamed = isReference(schema) && schemaNameOf(schema) !== undefined;
  const text = typeof whole === 'object' ? (described(whole).description ?? '') : '';
  return own === ''
    ? text
    : isNamed || isDeepStrictEqual(own, text)
      ? own
      : joinTexts(own, text);
}

/** Returns the text of a schema in lists of schemas. */
export function schemaLine(node: SchemaNode): string {
  return firstSentence(node.description ?? '');
}

function createBesideReference({
  $ref: _,
  ...schema
}: SchemaObject | SchemaReference): Partial<SchemaNode> {
  return {
    ...titled(schema),
    ...described(schema),
    ...flagged(schema),
    ...exemplified(schema),
  };
}

function createInlineNode(
  document: OpenAPIDocument,
  original: SchemaObject,
  context: SchemaContext,
): SchemaNode {
  const schema = withBounds(mergeAllOf(document, original));
  const createInner = (inner: AnySchema): SchemaNode =>
    createSchemaNode(document, inner, context);
  const chooses = discriminatorRule(document, schema, componentName(document, original));
  const properties = createProperties(schema, createInner, chooses);
  const isAtProperty = properties.some(
    ({name, node}) => name === chooses[0]?.name && node.ref === undefined,
  );
  const {variants} = variantsOf(document, schema, createInner);
  const rules = [
    ...(isAtProperty || isToldBy(variants, chooses) ? [] : chooses),
    ...schemaRules(schema, createInner),
  ];
  const node: SchemaNode = {
    ...typed(schema),
    ...titled(schema),
    ...described(schema),
    ...flagged(schema),
    ...exemplified(schema),
    ...enumerated(schema),
    ...constrained(schema),
    ...(properties.length === 0 ? {} : {properties}),
    ...additional(document, schema, context),
    ...(variants === undefined ? {} : {variants}),
    ...(rules.length === 0 ? {} : {rules}),
  };
  return schema.items === undefined || schema.prefixItems !== undefined
    ? node
    : withItems(node, createInner(schema.items));
}

/** Returns whether the alternatives tell all that a discriminator says. */
function isToldBy(variants: SchemaVariants | undefined, chooses: SchemaRule[]): boolean {
  if (variants?.chosenBy === undefined) {
    return false;
  }
  const values = new Set(variants.chosenBy.values.flat());
  return chooses.every(({choices = []}) =>
    choices.every(({value}) => value !== undefined && values.has(value)),
  );
}

function variantsOf(
  document: OpenAPIDocument,
  schema: SchemaObject,
  createInner: (schema: AnySchema) => SchemaNode,
): Pick<SchemaNode, 'variants'> {
  const variants = schema.oneOf ?? schema.anyOf;
  return variants === undefined
    ? {}
    : {
        variants: {
          keyword: schema.oneOf === undefined ? 'anyOf' : 'oneOf',
          nodes: variants.map(createInner),
          ...variantValues(document, schema, variants),
        },
      };
}

/**
 * Adds the items of an array, and the facts about them that are not shown as those of the array. The facts
 * about their own items follow these.
 */
function withItems(node: SchemaNode, items: SchemaNode): SchemaNode {
  const {enum: _, constraints: __, ...shown} = factsOf(items) ?? {};
  const bounds = items.ref === undefined ? boundsOfItems(items, 'lists') : [];
  const facts = {...shown, ...(bounds.length > 0 && {constraints: bounds})};
  const {rules = [], ...bare} = items;
  const [inner, others] = partition(rules, ({keyword}) => keyword === 'item');
  const nested = items.items === undefined ? undefined : factsOf(items.items);
  const innerRules: SchemaRule[] =
    (nested?.enum ?? nested?.constraints)
      ? [{keyword: 'item', node: {...inner[0]?.node, ...nested}}]
      : inner;
  const isAlone = Object.keys(facts).length === 0;
  const left = isAlone ? [...innerRules, ...others] : others;
  return withRule(
    {...node, items: left.length === 0 ? bare : {...bare, rules: left}},
    'item',
    isAlone || innerRules.length === 0 ? facts : {...facts, rules: innerRules},
  );
}

/** Adds facts about a value that is no field. */
function withRule(
  node: SchemaNode,
  keyword: 'value' | 'item',
  facts: SchemaNode,
): SchemaNode {
  return Object.keys(facts).length === 0
    ? node
    : {...node, rules: [{keyword, node: facts}, ...(node.rules ?? [])]};
}

/** @param chooses What the discriminator says, which is shown at its property unless that is a reference. */
function createProperties(
  schema: SchemaObject,
  createInner: (schema: AnySchema) => SchemaNode,
  chooses: SchemaRule[],
): SchemaProperty[] {
  const required = new Set(schema.required ?? []);
  const example = givenExample(schema);
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const node = withExample(createInner(property), own(example, name));
    const isChoice = chooses[0]?.name === name && node.ref === undefined;
    return {
      name,
      required: required.has(name),
      node: withoutRepeatedTitle(
        isChoice ? {...node, rules: [...chooses, ...(node.rules ?? [])]} : node,
        name,
      ),
    };
  });
}

/** Removes a title that only repeats the name of a field, as some programs write it. */
function withoutRepeatedTitle({title, ...node}: SchemaNode, name: string): SchemaNode {
  const letters = (text: string): string =>
    text.toLowerCase().replace(/[^\p{L}\d]+/gu, '');
  return title === undefined || letters(title) === letters(name)
    ? node
    : {...node, title};
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

function typed(
  schema: SchemaObject,
): Pick<SchemaNode, 'types' | 'format' | 'unit' | 'canBeText'> {
  const types: readonly string[] =
    schema.type === undefined ? impliedTypes(schema) : [schema.type].flat();
  const unit = unitExtension(schema);
  return {
    ...(types.length === 0 ? {} : {types: [...types]}),
    ...(schema.format === undefined ? {} : {format: schema.format}),
    ...(unit === undefined ? {} : {unit}),
    ...(flagExtension(schema, 'x-number-as-text') ? {canBeText: true} : {}),
  };
}

/** Returns the types of the values that a schema allows, also of its alternatives. */
export function possibleTypes(
  document: OpenAPIDocument,
  schema: AnySchema | undefined,
  seen: ReadonlySet<unknown> = new Set(),
): Set<string> {
  const own = targetSchema(document, schema);
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
  return schema.items === undefined ? typesOfValues(schema) : ['array'];
}

/** Returns the types of the only values of a schema. An object or array says more than its type. */
function typesOfValues(schema: SchemaObject): string[] {
  const types = (valuesOf(schema) ?? []).map(typeOfValue);
  const isNumber = types.includes('number');
  return types.includes('object')
    ? []
    : [...new Set(types)].filter((type) => !isNumber || type !== 'integer');
}

/** Returns the type of a value, `object` also for an array. */
function typeOfValue(value: unknown): string {
  if (value === null) {
    return 'null';
  }
  return typeof value === 'bigint' || Number.isInteger(value) ? 'integer' : typeof value;
}

/** Redoc names the branches of `if` by `x-displayName`. */
function titled(schema: SchemaObject): Pick<SchemaNode, 'title'> {
  const text = (schema.title ?? textExtension(schema, 'x-displayName') ?? '').trim();
  return text === '' ? {} : {title: text};
}

function described(schema: SchemaObject): Pick<SchemaNode, 'description'> {
  const text = joinTexts(
    parseRichText(schema.description),
    externalLink(schema.externalDocs),
  );
  return text === '' ? {} : {description: text};
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

function valuesOf(schema: SchemaObject): readonly unknown[] | undefined {
  return schema.const === undefined ? schema.enum : [schema.const];
}

/** Returns whether a value is a text that reads as JSON. Authors write values of one type like those of another. */
function isTextLikeJson(value: unknown, types: readonly string[] = []): boolean {
  const isText = typeof value === 'string';
  const isOther = types.length > 0 && !types.includes('string');
  const isOnlyText = types.length > 0 && types.every((type) => type === 'string');
  return readsAsJson(printValue(value)) && (isText ? !isOther : isOnlyText);
}

function enumerated(schema: SchemaObject): Pick<SchemaNode, 'enum' | 'isOpen'> {
  const values = valuesOf(schema);
  if (values === undefined) {
    return {};
  }
  const {types} = typed(schema);
  const names = enumTexts(schema, values, ['x-enum-varnames', 'x-enumNames']);
  const texts = enumTexts(schema, values, ['x-enum-descriptions', 'x-enumDescriptions']);
  return {
    enum: values.map((value) => {
      const printed = printValue(value);
      const name = names.get(printed);
      const description = joinTexts(
        name === undefined || name === printed
          ? ''
          : toRichText([element('p', [element('code', [name])])]),
        parseRichText(texts.get(printed)),
      );
      return {
        value: printed,
        ...(isTextLikeJson(value, types) ? {isText: true as const} : {}),
        ...(description === '' ? {} : {description}),
      };
    }),
    ...(flagExtension(schema, 'x-open-enum') ? {isOpen: true} : {}),
  };
}

/** Returns the texts of values, which extensions list in the order of the values, or by value. */
function enumTexts(
  schema: SchemaObject,
  values: readonly unknown[],
  extensions: readonly `x-${string}`[],
): Map<string, string> {
  return new Map(
    extensions.flatMap((extension) =>
      Array.isArray(schema[extension])
        ? entriesExtension(schema, extension, 'string').map(
            ([index, text]): [string, string] => [
              printValue((schema.enum ?? values)[Number(index)]),
              text,
            ],
          )
        : entriesExtension(schema, extension, 'string'),
    ),
  );
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
