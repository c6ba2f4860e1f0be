import {
  dereference,
  type EnumValue,
  readsAsJson,
  type SchemaComponents,
  type SchemaNode,
  type SchemaProperty,
} from '../../schema/schema';
import {
  checkBounds,
  checkCount,
  checkSize,
  checkText,
  type ValueProblem,
} from '../../value/value-check';
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

/** Returns the problems of a value at a path. */
type Check = (
  value: JsonValue,
  path: ValuePath,
  node: SchemaNode,
  context: CheckContext,
) => BodyProblem[];

const checkNode: Check = (value, path, node, context) => {
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
};

const compare: Check = (value, path, shown, context) => {
  if (!allowsKind(shown.types, value.kind, value.text)) {
    return placed(typeDifference(shown.types ?? [], value.kind), path, value);
  }
  return [
    ...placed(checkScalar(value, shown), path, value),
    ...(value.kind === 'object' ? checkObject(value, path, shown, context) : []),
    ...(value.kind === 'array' ? checkArray(value, path, shown, context) : []),
    ...checkVariants(value, path, shown, context),
  ];
};

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
    return node.enum?.some((one) => isSame(one, value)) === true
      ? undefined
      : {kind: 'enum', values};
  }
  if (value.kind === 'string') {
    return checkText(node, value.text);
  }
  return value.kind === 'number' ? checkBounds(node, value.text) : undefined;
}

/** Compares a value with one of an enum. */
function isSame({value: printed, isText}: EnumValue, value: JsonValue): boolean {
  if (value.kind === 'string' || isText === true) {
    const isString = isText === true || !readsAsJson(printed);
    return value.kind === 'string' && isString && printed === value.text;
  }
  if (value.kind === 'object' || value.kind === 'array') {
    // The order of the members and the form of the numbers may differ.
    return /^\s*[[{]/.test(printed) || printed === printJson(value);
  }
  const isNumber = value.kind === 'number';
  return printed === value.text || (isNumber && Number(printed) === Number(value.text));
}

const checkObject: Check = (value, path, node, context) => {
  const {properties = [], additionalProperties} = node;
  const isReadOnly = (property: SchemaNode): boolean =>
    dereference(property, context.components).readOnly === true;
  const byName = new Map(properties.map((property) => [property.name, property.node]));
  const names = new Set(value.members.map(({name}) => name));
  const missing = properties.filter(
    (property) =>
      property.required && !names.has(property.name) && !isReadOnly(property.node),
  );
  return [
    ...missing.flatMap(({name}) => placed({kind: 'missing', name}, path, opening(value))),
    ...placed(checkSize(node, names.size), path, opening(value)),
    ...value.members.flatMap((member): BodyProblem[] => {
      const inside = [...path, member.name];
      const property = byName.get(member.name);
      if (property !== undefined) {
        return isReadOnly(property)
          ? memberProblem('readOnly', member, inside)
          : checkNode(member.value, inside, property, context);
      }
      if (isClosed(node)) {
        return memberProblem('unknown', member, inside);
      }
      return typeof additionalProperties === 'object'
        ? checkNode(member.value, inside, additionalProperties, context)
        : [];
    }),
  ];
};

/** Returns whether an object has no other properties than those of its node. */
function isClosed({rules = [], variants, truncated}: RuledNode): boolean {
  const forbids = rules.some(
    (rule) => rule.keyword === 'additionalProperties' && rule.node === undefined,
  );
  const isOpen = rules.some(({keyword}) => keyword === 'patternProperties');
  return forbids && !isOpen && variants === undefined && truncated === undefined;
}

type Range = Pick<BodyProblem, 'start' | 'end'>;

/** The bracket that opens a value. */
function opening({start}: Range): Range {
  return {start, end: start + 1};
}

function placed(
  difference: BodyDifference | undefined,
  path: ValuePath,
  {start, end}: Range,
): BodyProblem[] {
  return difference === undefined ? [] : [{difference, path, start, end}];
}

function memberProblem(
  kind: 'unknown' | 'duplicate' | 'readOnly',
  {name, start, value: {end}}: JsonMember,
  path: ValuePath,
): BodyProblem[] {
  return placed({kind, name}, path, {start, end});
}

const checkArray: Check = (value, path, node, context) => {
  const {items} = value;
  const printed = items.map((item) => printJson(item));
  return [
    ...placed(checkCount(node, printed), path, value),
    ...items.flatMap((item, index) =>
      checkNode(item, [...path, index], node.items ?? {}, context),
    ),
  ];
};

/**
 * Reports the problems of the variant that the value is meant to be: the only possible one, or the one
 * that the discriminator names. Otherwise it names the nearest one.
 */
const checkVariants: Check = (value, path, node, context) => {
  const {components} = context;
  const nodes = node.variants?.nodes ?? [];
  if (nodes.length === 0) {
    return [];
  }
  const discriminator = discriminatorOf(node, components);
  const named = namedVariant(discriminator, value);
  if (named === undefined && discriminator !== undefined && value.kind === 'object') {
    const problems = discriminatorProblems(value, path, discriminator);
    if (problems.length > 0) {
      return problems;
    }
  }
  const best = nodes[named ?? bestVariant(value, path, node, context)] ?? {};
  const problems = checkNode(value, path, best, context);
  const types = nodes.map((variant) => dereference(variant, components).types);
  const possible = types.filter((ofVariant) =>
    allowsKind(ofVariant, value.kind, value.text),
  );
  if (problems.length === 0 || named !== undefined || possible.length === 1) {
    return problems;
  }
  if (possible.length === 0) {
    const all = Array.from(new Set(types.flatMap((ofVariant) => ofVariant ?? [])));
    return placed(typeDifference(all, value.kind), path, value);
  }
  const nearest = variantsOf(node, components)[nodes.indexOf(best)]?.title ?? '';
  const difference: BodyDifference = {kind: 'variant', count: nodes.length, nearest};
  return [...placed(difference, path, opening(value)), ...problems];
};

/** Reports a discriminator that is missing or has a value of no variant. */
function discriminatorProblems(
  value: JsonValue,
  path: ValuePath,
  {name, values, isRequired}: Discriminator,
): BodyProblem[] {
  const member = value.members.find((one) => one.name === name);
  if (member === undefined) {
    return isRequired ? placed({kind: 'missing', name}, path, opening(value)) : [];
  }
  return values.some((ofVariant) => ofVariant.length === 0)
    ? []
    : placed({kind: 'enum', values: values.flat()}, [...path, name], member.value);
}

/** Returns the index of the variant with the fewest problems, preferring those of the same type. */
function bestVariant(...[value, path, node, context]: Parameters<Check>): number {
  const named = namedVariant(discriminatorOf(node, context.components), value);
  if (named !== undefined) {
    return named;
  }
  const scores = (node.variants?.nodes ?? []).map((variant) => {
    const problems = checkNode(value, path, variant, context);
    const isOtherType = problems.some(
      (problem) =>
        problem.difference.kind === 'type' && problem.path.length === path.length,
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
        ...(isRepeated ? memberProblem('duplicate', member, inside) : []),
        ...duplicates(member.value, inside),
      ];
    }),
    ...value.items.flatMap((item, index) => duplicates(item, [...path, index])),
  ];
}
