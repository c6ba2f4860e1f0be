import {
  dereference,
  type EnumValue,
  type SchemaComponents,
  type SchemaNode,
} from '../../schema/schema';
import {boundOf} from '../../value/value-check';
import {printJson, treeOf, type JsonKind} from './json-tree';

/** Maximum number of values in an example. */
const MAX_VALUES = 200;

const MAX_DEPTH = 12;

/** Maximum number of characters of the items that an array needs. More are left to the reader. */
const MAX_REPEATED = 2_000;

/** Scalars of a type without an example. They are not plausible, so that nobody sends them unread. */
const PLAIN: Readonly<Record<string, string>> = {
  string: '""',
  integer: '0',
  number: '0',
  boolean: 'false',
  null: 'null',
};

/** Texts of properties by name. */
type FixedTexts = ReadonlyMap<string, string>;

interface ExampleContext {
  components: SchemaComponents;
  parents: readonly string[];
  depth: number;
  count: {values: number};
}

/**
 * Creates JSON with an indent of two spaces for a schema: its example, its default, its first value, or
 * else a plain value of its type. Objects have their required properties, and those that can have one
 * value only. Recursion ends with an empty object or array.
 *
 * @param fixed Texts of properties by name, such as the discriminator of a variant.
 */
export function exampleOfNode(
  node: SchemaNode,
  components: SchemaComponents,
  fixed: FixedTexts = new Map(),
): string {
  const context = {components, parents: [], depth: 0, count: {values: 0}};
  const json = exampleIn(node, context, fixed);
  const tree = treeOf(json);
  return tree === undefined ? json : printJson(tree, '');
}

/** Returns the JSON of a value that a node prints as text: a string without quotes, or JSON. */
export function literalOf(printed: string, {types}: SchemaNode): string | undefined {
  const kind = treeOf(printed)?.kind;
  if (kind !== undefined && kind !== 'string' && allowsKind(types, kind, printed)) {
    return printed;
  }
  return allowsKind(types, 'string', printed) ? JSON.stringify(printed) : undefined;
}

/** Returns the JSON of a value of an enum. */
export function literalOfValue(
  {value, isText}: EnumValue,
  node: SchemaNode,
): string | undefined {
  return isText === true ? JSON.stringify(value) : literalOf(value, node);
}

/** Returns whether a list of types allows a kind of value. Integers may be written as `1.0`. */
export function allowsKind(
  types: readonly string[] | undefined,
  kind: JsonKind,
  text: string,
): boolean {
  return (
    types === undefined ||
    types.includes(kind) ||
    (kind === 'number' && types.includes('integer') && isInteger(text))
  );
}

function isInteger(text: string): boolean {
  return /^-?\d+(?:\.0+)?$/.test(text) || Number.isInteger(Number(text));
}

function exampleIn(
  node: SchemaNode,
  context: ExampleContext,
  fixed: FixedTexts = new Map(),
): string {
  const {components, parents, depth, count} = context;
  count.values += 1;
  const shown = dereference(node, components);
  const given = givenLiteral(shown);
  if (given !== undefined && fixed.size === 0) {
    return given;
  }
  const isEnd =
    (node.ref !== undefined && parents.includes(node.ref)) ||
    depth > MAX_DEPTH ||
    count.values > MAX_VALUES;
  const inside: ExampleContext = {
    ...context,
    parents: node.ref === undefined ? parents : [...parents, node.ref],
    depth: depth + 1,
  };
  const [variant] = shown.variants?.nodes ?? [];
  if (variant !== undefined && !isEnd && shown.properties === undefined) {
    return exampleIn(variant, inside, fixed);
  }
  const type = shown.types?.find((one) => one !== 'null') ?? shown.types?.[0];
  if (type === 'object') {
    return objectExample(shown, inside, isEnd, fixed);
  }
  if (type === 'array') {
    return arrayExample(shown, inside, isEnd);
  }
  if (type === 'integer' || type === 'number') {
    return leastNumber(shown);
  }
  return PLAIN[type ?? 'null'] ?? 'null';
}

function givenLiteral(node: SchemaNode): string | undefined {
  const [first] = node.enum ?? [];
  return (
    [node.example, node.default]
      .map((text) => (text === undefined ? undefined : literalOf(text, node)))
      .find((literal) => literal !== undefined) ??
    (first && literalOfValue(first, node))
  );
}

function objectExample(
  {properties = [], variants}: SchemaNode,
  context: ExampleContext,
  isEnd: boolean,
  fixed: FixedTexts,
): string {
  const members = new Map<string, string>();
  for (const {name, required, node} of properties) {
    const shown = dereference(node, context.components);
    const fixedText = fixed.get(name);
    if (fixedText !== undefined) {
      members.set(name, JSON.stringify(fixedText));
    } else if (!isEnd && !shown.readOnly && (required || shown.enum?.length === 1)) {
      members.set(name, exampleIn(node, context));
    }
  }
  const [variant] = variants?.nodes ?? [];
  if (variant !== undefined && !isEnd) {
    const example = treeOf(exampleIn(variant, context, fixed));
    for (const {name, value} of example?.members ?? []) {
      members.set(name, printJson(value));
    }
  }
  const printed = Array.from(
    members,
    ([name, json]) => `${JSON.stringify(name)}: ${json}`,
  );
  return `{${printed.join(', ')}}`;
}

function arrayExample(node: SchemaNode, context: ExampleContext, isEnd: boolean): string {
  const count = Number(boundOf(node, 'minItems') ?? 0);
  const {items} = node;
  if (isEnd || items === undefined || !(count > 0)) {
    return '[]';
  }
  const example = exampleIn(items, context);
  const isLong = count * example.length > MAX_REPEATED;
  const repeated = Array<string>(isLong ? 1 : count).fill(example);
  return `[${repeated.join(', ')}]`;
}

/** Returns 0, or the bound that excludes it. */
function leastNumber(node: SchemaNode): string {
  const bounds = [boundOf(node, 'minimum'), boundOf(node, 'maximum')];
  const [least = '0', most = '0'] = bounds.map((bound) => bound ?? '0');
  return Number(least) > 0 ? least : Number(most) < 0 ? most : '0';
}
