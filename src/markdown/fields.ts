import {ANY_NAME, ruleName} from '../reference/anchor';
import type {Evidence} from '../reference/evidence';
import {endsTree, isRecursion, parentsInside} from '../reference/field-tree';
import {schemaRoute} from '../reference/route';
import {
  componentNamed,
  dereference,
  type SchemaComponents,
  type SchemaNode,
  type SchemaProperty,
  type SchemaRule,
} from '../reference/schema';
import {evidenceMark} from './evidence';
import {printCode, printedList, printText, printTwinLink} from './print';
import {printRichText} from './rich-text';
import {ruleWords} from './rule-words';
import {printFacts, printType, valueFacts} from './value-facts';

interface Position {
  /** Path from the root: `results[].hash`; empty at the root. */
  path: string;
  parents: readonly string[];
  /** Evidence of the fields that have none of their own. */
  evidence: Evidence | undefined;
  components: SchemaComponents;
  levels: number;
}

/**
 * Lists all fields of a schema, each with its path from the root: `results[].hash`. `{1}` in a path is
 * the first alternative of `oneOf` or `anyOf`, `*` is any name.
 *
 * @param levels Number of levels of nested components to follow.
 * @param evidence How the schema as a whole is known.
 */
export function fieldItems(
  node: SchemaNode,
  components: SchemaComponents,
  levels: number,
  evidence: Evidence | undefined,
): string[] {
  return itemsOf(node, {path: '', parents: [], evidence, components, levels});
}

function itemsOf(node: SchemaNode, position: Position): string[] {
  const {path, parents, components, levels} = position;
  if (endsTree(node, components, parents, levels)) {
    return endItems(node, position);
  }
  const resolved = dereference(node, components);
  const inside: Position = {
    ...position,
    parents: parentsInside(node, parents),
    evidence: resolved.evidence ?? position.evidence,
  };
  const {properties = [], additionalProperties, items, variants, rules = []} = resolved;
  return [
    ...properties.flatMap((property) => {
      const place = pathTo(path, property.name);
      return [
        propertyItem(property, {...inside, path: place}),
        ...itemsOf(property.node, {...inside, path: place}),
      ];
    }),
    ...(additionalProperties === undefined
      ? []
      : additionalItems(additionalProperties, properties.length > 0, {
          ...inside,
          path: pathTo(path, ANY_NAME),
        })),
    ...(items === undefined ? [] : itemsOf(items, {...inside, path: `${path}[]`})),
    ...(variants?.nodes ?? []).flatMap((variant, index) => {
      const place = `${path}{${index + 1}}`;
      const values = variants?.chosenBy?.values[index] ?? [];
      const chosen =
        values.length === 0
          ? ''
          : `, if ${printCode(variants?.chosenBy?.property ?? '')} is ${values.map(printCode).join(' or ')}`;
      const what = `${variants?.keyword === 'anyOf' ? 'any' : 'one'} of, alternative ${index + 1}${chosen}`;
      return [
        `${printCode(place)} ${partFacts(variant, [what], components)}`,
        ...itemsOf(variant, {...inside, path: place}),
      ];
    }),
    ...rules.flatMap((rule, index) =>
      ruleItems(rule, resolved, {...inside, path: `${path}{${ruleName(rule, index)}}`}),
    ),
    ...(resolved.truncated === true
      ? [`${prefix(path)}There is more inside than is shown here.`]
      : []),
  ];
}

function additionalItems(
  node: SchemaNode | true,
  isBesideOthers: boolean,
  position: Position,
): string[] {
  const property = isBesideOthers ? 'other property' : 'property';
  const path = printCode(position.path);
  return node === true
    ? [`${path}: any ${property} is allowed`]
    : [
        `${path} ${partFacts(node, [`every ${property}`], position.components)}`,
        ...itemsOf(node, position),
      ];
}

/** Prints what a keyword says, then the fields of its schema. */
function ruleItems(rule: SchemaRule, holder: SchemaNode, position: Position): string[] {
  const {keyword, node, text, choices} = rule;
  const words = ruleWords(rule, holder);
  const isFact = keyword === 'value' || keyword === 'item';
  const listed = (choices ?? []).map(
    ({value, title, slug}) =>
      `${value === undefined ? 'any other value' : printCode(value)}: ${
        slug === undefined ? printText(title) : printTwinLink(title, schemaRoute(slug))
      }`,
  );
  const path = printCode(position.path);
  if (node === undefined) {
    const said = [`${path}: ${words}`, ...(text ? [printRichText(text).text] : [])];
    return [
      [...said, ...(listed.length === 0 ? [] : [printedList(listed).value])].join('\n\n'),
    ];
  }
  return isFact
    ? [`${path} ${printFacts([words, ...valueFacts(node)], node, undefined)}`]
    : [
        `${path} ${partFacts(node, [words], position.components)}`,
        ...itemsOf(node, position),
      ];
}

/** Prints what a schema that is no field says, behind words that say what it is. */
function partFacts(
  node: SchemaNode,
  words: readonly string[],
  components: SchemaComponents,
): string {
  const resolved = dereference(node, components);
  const items =
    resolved.items === undefined ? undefined : dereference(resolved.items, components);
  return printFacts(
    [
      ...words,
      printType(node, components),
      ...flagsOf(resolved),
      ...valueFacts(resolved, items),
    ],
    resolved,
    items,
  );
}

function flagsOf({deprecated, readOnly, writeOnly}: SchemaNode): string[] {
  return [
    ...(deprecated === true ? ['deprecated'] : []),
    ...(readOnly === true ? ['read only'] : []),
    ...(writeOnly === true ? ['write only'] : []),
  ];
}

/** Says where the fields are that are not listed. */
function endItems(
  node: SchemaNode & {ref: string},
  {path, parents, components}: Position,
): string[] {
  const component = componentNamed(node.ref, components);
  if (component === undefined) {
    return [];
  }
  const link = printTwinLink(component.title, schemaRoute(component.slug));
  return isRecursion(node, parents)
    ? [`${prefix(path)}the fields of ${link} again`]
    : [`${prefix(path)}its fields are left out here: see ${link}`];
}

function prefix(path: string): string {
  return path === '' ? '' : `${printCode(path)}: `;
}

/** What is printed of a property beside its path, by its mark of evidence. */
const printedProperties = new WeakMap<SchemaProperty, Map<string, string>>();

function propertyItem(property: SchemaProperty, position: Position): string {
  const resolved = dereference(property.node, position.components);
  const items =
    resolved.items === undefined
      ? undefined
      : dereference(resolved.items, position.components);
  const evidence = resolved.evidence ?? items?.evidence;
  const mark = evidence === position.evidence ? undefined : evidenceMark(evidence);
  const known = printedProperties.get(property) ?? new Map<string, string>();
  printedProperties.set(property, known);
  const text =
    known.get(mark ?? '') ??
    printProperty(property, resolved, items, mark, position.components);
  known.set(mark ?? '', text);
  return `${printCode(position.path)} ${text}`;
}

function printProperty(
  {node, required}: SchemaProperty,
  resolved: SchemaNode,
  items: SchemaNode | undefined,
  mark: string | undefined,
  components: SchemaComponents,
): string {
  const facts = [
    printType(node, components),
    ...(required ? ['required'] : []),
    ...flagsOf(resolved),
    ...(mark === undefined ? [] : [mark]),
    ...valueFacts(resolved, items),
  ];
  return printFacts(facts, resolved, items);
}

function pathTo(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
