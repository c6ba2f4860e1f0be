import {
  dereference,
  type SchemaComponents,
  type SchemaNode,
  type SchemaProperty,
} from '../../reference/schema';
import {
  checkBounds,
  checkCount,
  checkSize,
  checkText,
  type ValueProblem,
} from '../../reference/value-check';
import {allowsKind} from './example-of-node';
import {printJson, type JsonKind, type JsonMember, type JsonValue} from './json-tree';
import type {ValuePath} from './shown-text';
import {discriminatorOf, namedVariant, variantsOf, type Discriminator} from './variants';

/** A difference between a body and its schema. */
export type BodyDifference =
  | ValueProblem
  | {kind: 'missing' | 'unknown' | 'duplicate' | 'readOnly'; name: string}
  | {kind: 'type'; types: string[]; found: JsonKind}
  | {kind: 'variant'; count: number; nearest: string};

export interface BodyProblem {
  difference: BodyDifference;
  path: ValuePath;
  /** Offsets of what the reader has to change. */
  start: number;
  end: number;
}

/** A schema with what its other keywords say. Without a node, `additionalProperties` forbids others. */
type RuledNode = SchemaNode & {rules?: readonly {keyword: string; node?: SchemaNode}[]};

interface CheckContext {
  components: SchemaComponents;
  /** Results of variants, which share values and schemas. */
  known: Map<JsonValue, Map<SchemaNode, BodyProblem[]>>;
}

/**
 * Compares a body with its schema. What the schema does not say, or what is not part of the data of the
 * page, is never a problem. The problems are sorted by their place.
 */
export function checkBody(
  tree: JsonValue,
  node: SchemaNode,
  components: SchemaComponents,
): BodyProblem[] {
  const context: CheckContext = {components, known: new Map()};
  const problems = [...duplicates(tree, []), ...checkNode(tree, [], node, context)];
  return Array.from(new Set(problems)).sort((a, b) => a.start - b.start);
}

/** A schema with the keywords of its best variants, as far as they are known for a value. */
export interface Shape extends SchemaNode {
  /** The alternatives that were resolved, from the outermost, with the index of the best one. */
  choices: {node: SchemaNode; index: number}[];
}

/** Resolves a schema for a value: its references, and the variants that fit best. */
export function shapeOf(
  value: JsonValue,
  node: SchemaNode,
  components: SchemaComponents,
): Shape {
  const context: CheckContext = {components, known: new Map()};
  const choices: Shape['choices'] = [];
  let next = dereference(node, components);
  let shape = next;
  while (next.variants !== undefined && choices.length < MAX_CHOICES) {
    const index = bestVariant(value, [], next, context);
    const best = next.variants.nodes[index];
    if (best === undefined) {
      break;
    }
    choices.push({node: next, index});
    next = dereference(best, components);
    shape = mergeNodes(shape, next);
  }
  return {...shape, choices};
}

/** Variants can be nested, or hold themselves. */
const MAX_CHOICES = 5;

function mergeNodes(outer: SchemaNode, inner: SchemaNode): SchemaNode {
  const names = new Set(inner.properties?.map(({name}) => name));
  const properties: SchemaProperty[] = [
    ...(inner.properties ?? []),
    ...(outer.properties ?? []).filter(({name}) => !names.has(name)),
  ];
  return {...outer, ...inner, ...(properties.length === 0 ? {} : {properties})};
}

function checkNode(
  value: JsonValue,
  path: ValuePath,
  node: SchemaNode,
  context: CheckContext,
): BodyProblem[] {
  const ofValue = context.known.get(value) ?? new Map<SchemaNode, BodyProblem[]>();
  context.known.set(value, ofValue);
  const known = ofValue.get(node);
  if (known !== undefined) {
    return known;
  }
  // A schema that holds itself as a variant adds nothing.
  ofValue.set(node, []);
  const problems = compare(value, path, dereference(node, context.components), context);
  ofValue.set(node, problems);
  return problems;
}

function compare(
  value: JsonValue,
  path: ValuePath,
  shown: SchemaNode,
  context: CheckContext,
): BodyProblem[] {
  const {start, end} = value;
  if (!allowsKind(shown.types, value.kind, value.text)) {
    return placed(typeDifference(shown.types ?? [], value.kind), {path, start, end});
  }
  return [
    ...placed(checkScalar(value, shown), {path, start, end}),
    ...(value.kind === 'object' ? checkObject(value, path, shown, context) : []),
    ...(value.kind === 'array' ? checkArray(value, path, shown, context) : []),
    ...checkVariants(value, path, shown, context),
  ];
}

function typeDifference(types: string[], found: JsonKind): BodyDifference {
  return found === 'number' && types.includes('integer')
    ? {kind: 'integer'}
    : {kind: 'type', types, found};
}

function checkScalar(value: JsonValue, node: SchemaNode): ValueProblem | undefined {
  if (value.kind === 'null' && node.types?.includes('null')) {
    return undefined;
  }
  const values = node.enum?.map((one) => one.value);
  if (values !== undefined) {
    return values.some((one) => isSame(one, value)) ? undefined : {kind: 'enum', values};
  }
  if (value.kind === 'string') {
    return checkText(node, value.text);
  }
  return value.kind === 'number' ? checkBounds(node, value.text) : undefined;
}

/** Compares a value with a printed one: a string without quotes, or JSON. */
function isSame(printed: string, value: JsonValue): boolean {
  switch (value.kind) {
    case 'object':
    case 'array':
      // The order of the members and the form of the numbers may differ.
      return /^\s*[[{]/.test(printed) || printed === printJson(value);
    case 'number':
      return printed === value.text || Number(printed) === Number(value.text);
    default:
      return printed === value.text;
  }
}

function checkObject(
  value: JsonValue,
  path: ValuePath,
  node: SchemaNode,
  context: CheckContext,
): BodyProblem[] {
  const {properties = [], additionalProperties} = node;
  const byName = new Map(properties.map((property) => [property.name, property]));
  const names = new Set(value.members.map(({name}) => name));
  const opening = {path, start: value.start, end: value.start + 1};
  const missing = properties.filter(
    ({name, required, node: property}) =>
      required &&
      !names.has(name) &&
      dereference(property, context.components).readOnly !== true,
  );
  return [
    ...missing.map(({name}) => ({
      ...opening,
      difference: {kind: 'missing' as const, name},
    })),
    ...placed(checkSize(node, names.size), opening),
    ...value.members.flatMap((member): BodyProblem[] => {
      const inside = [...path, member.name];
      const property = byName.get(member.name)?.node;
      if (property === undefined && isClosed(node)) {
        return [memberProblem('unknown', member, inside)];
      }
      if (property === undefined) {
        return typeof additionalProperties === 'object'
          ? checkNode(member.value, inside, additionalProperties, context)
          : [];
      }
      return dereference(property, context.components).readOnly === true
        ? [memberProblem('readOnly', member, inside)]
        : checkNode(member.value, inside, property, context);
    }),
  ];
}

/** Returns whether an object has no other properties than those of its node. */
function isClosed({rules = [], variants, truncated}: RuledNode): boolean {
  const forbids = rules.some(
    (rule) => rule.keyword === 'additionalProperties' && rule.node === undefined,
  );
  return (
    forbids &&
    variants === undefined &&
    truncated === undefined &&
    !rules.some((rule) => rule.keyword === 'patternProperties')
  );
}

function placed(
  difference: BodyDifference | undefined,
  place: Omit<BodyProblem, 'difference'>,
): BodyProblem[] {
  return difference === undefined ? [] : [{...place, difference}];
}

function memberProblem(
  kind: 'unknown' | 'duplicate' | 'readOnly',
  {name, start, value}: JsonMember,
  path: ValuePath,
): BodyProblem {
  return {difference: {kind, name}, path, start, end: value.end};
}

function checkArray(
  value: JsonValue,
  path: ValuePath,
  node: SchemaNode,
  context: CheckContext,
): BodyProblem[] {
  const {items: inside = {}} = node;
  const {start, end, items} = value;
  return [
    ...placed(
      checkCount(
        node,
        items.map((item) => printJson(item)),
      ),
      {path, start, end},
    ),
    ...items.flatMap((item, index) => checkNode(item, [...path, index], inside, context)),
  ];
}

/**
 * Reports the problems of the variant that the value is meant to be: the only possible one, or the one
 * that the discriminator names. Otherwise it names the nearest one.
 */
function checkVariants(
  value: JsonValue,
  path: ValuePath,
  node: SchemaNode,
  context: CheckContext,
): BodyProblem[] {
  const nodes = node.variants?.nodes ?? [];
  if (nodes.length === 0) {
    return [];
  }
  const discriminator = discriminatorOf(node, context.components);
  const named = namedVariant(discriminator, value);
  if (named === undefined && discriminator !== undefined && value.kind === 'object') {
    const problem = discriminatorProblem(value, path, discriminator);
    if (problem !== undefined) {
      return [problem];
    }
  }
  const best = nodes[named ?? bestVariant(value, path, node, context)] ?? {};
  const problems = checkNode(value, path, best, context);
  const possible = nodes.filter((variant) =>
    allowsKind(dereference(variant, context.components).types, value.kind, value.text),
  );
  if (problems.length === 0 || named !== undefined || possible.length === 1) {
    return problems;
  }
  if (possible.length === 0) {
    const types = nodes.flatMap(
      (variant) => dereference(variant, context.components).types ?? [],
    );
    return [
      {
        difference: typeDifference(Array.from(new Set(types)), value.kind),
        path,
        start: value.start,
        end: value.end,
      },
    ];
  }
  const title = variantsOf(node, context.components)[nodes.indexOf(best)]?.title ?? '';
  return [
    {
      difference: {kind: 'variant', count: nodes.length, nearest: title},
      path,
      start: value.start,
      end: value.start + 1,
    },
    ...problems,
  ];
}

/** Reports a discriminator that is missing or has a value of no variant. */
function discriminatorProblem(
  {members, start}: JsonValue,
  path: ValuePath,
  {name, values, isRequired}: Discriminator,
): BodyProblem | undefined {
  const member = members.find((one) => one.name === name);
  if (member !== undefined) {
    if (values.some((ofVariant) => ofVariant.length === 0)) {
      return undefined;
    }
    return {
      difference: {kind: 'enum', values: values.flat()},
      path: [...path, name],
      start: member.value.start,
      end: member.value.end,
    };
  }
  return isRequired
    ? {difference: {kind: 'missing', name}, path, start, end: start + 1}
    : undefined;
}

/** Returns the index of the variant with the fewest problems, preferring those of the same type. */
function bestVariant(
  value: JsonValue,
  path: ValuePath,
  node: SchemaNode,
  context: CheckContext,
): number {
  const named = namedVariant(discriminatorOf(node, context.components), value);
  if (named !== undefined) {
    return named;
  }
  const scores = (node.variants?.nodes ?? []).map((variant) => {
    const problems = checkNode(value, path, variant, context);
    const isOtherType = problems.some(
      ({difference, path: place}) =>
        difference.kind === 'type' && place.length === path.length,
    );
    return problems.length + (isOtherType ? 1_000 : 0);
  });
  return scores.indexOf(Math.min(...scores));
}

function duplicates(value: JsonValue, path: ValuePath): BodyProblem[] {
  const seen = new Set<string>();
  return [
    ...value.members.flatMap((member) => {
      const inside = [...path, member.name];
      const isRepeated = seen.has(member.name);
      seen.add(member.name);
      return [
        ...(isRepeated ? [memberProblem('duplicate', member, inside)] : []),
        ...duplicates(member.value, inside),
      ];
    }),
    ...value.items.flatMap((item, index) => duplicates(item, [...path, index])),
  ];
}
