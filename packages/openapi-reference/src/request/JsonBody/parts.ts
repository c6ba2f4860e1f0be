import {typeLabel} from '../../reference/schema-label';
import {
  dereference,
  type SchemaComponents,
  type SchemaNode,
  type SchemaProperty,
} from '../../reference/schema';
import {boundOf} from '../../reference/value-check';
import {shapeOf, type Shape} from './body-check';
import {addItem, addMember, removePart, replaceValue, type Edit} from './edits';
import {exampleOfNode, literalOf} from './example-of-node';
import {parseJson, type JsonValue} from './json-tree';
import type {ValuePath} from './shown-text';
import {variantsOf} from './variants';

/** An edit of the body that its schema allows. */
export interface PartAction {
  /** What is added or chosen: the name of a property, the title of a variant, a value. */
  name: string;
  isRequired?: boolean;
  /** The alternative or value that the body has now. */
  isCurrent?: boolean;
  edit: Edit;
}

/** A value around the cursor, with what can be done to it. */
export interface BodyPart {
  path: ValuePath;
  type: string;
  /** Properties that the object does not have. */
  missing: PartAction[];
  pair?: Edit;
  item?: Edit;
  removal?: Edit;
  variants: PartAction[];
  /** Values of an enum, or `true` and `false`. */
  values: PartAction[];
}

/** A longer list of values is in the description of the property. */
const MAX_VALUES = 20;

/**
 * Returns the values from the body to the innermost one at an offset, with the edits that their schemas
 * allow. Values without a known schema end the list.
 */
export function partsAt(
  text: string,
  tree: JsonValue,
  node: SchemaNode,
  components: SchemaComponents,
  offset: number,
): BodyPart[] {
  const parts: BodyPart[] = [];
  let value: JsonValue = tree;
  let schema: SchemaNode = node;
  let path: ValuePath = [];
  let removal: Edit | undefined;
  for (;;) {
    const shape = shapeOf(text, value, schema, components);
    parts.push({
      path,
      type: typeLabel(schema, components),
      ...editsOf(text, value, shape, components),
      ...(removal === undefined ? {} : {removal}),
    });
    const inner = partAt(value, shape, components, offset);
    if (inner === undefined) {
      return parts;
    }
    ({value, node: schema, removal} = inner);
    path = [...path, inner.step];
  }
}

/** Returns the value of {@link partsAt} that has a path. Undefined if the text does not have it. */
export function partAtPath(
  text: string,
  node: SchemaNode,
  components: SchemaComponents,
  offset: number,
  path: ValuePath,
): BodyPart | undefined {
  const parsed = parseJson(text);
  return 'tree' in parsed
    ? partsAt(text, parsed.tree, node, components, offset).find(
        (part) =>
          part.path.length === path.length &&
          part.path.every((step, index) => step === path[index]),
      )
    : undefined;
}

/** Finds an action among those of a newer text. Titles of variants can be equal. */
export function sameAction(
  actions: readonly PartAction[],
  {name}: PartAction,
  index: number,
): PartAction | undefined {
  const action = actions[index];
  return action?.name === name ? action : actions.find((one) => one.name === name);
}

interface InnerPart {
  step: string | number;
  value: JsonValue;
  node: SchemaNode;
  removal: Edit | undefined;
}

function partAt(
  value: JsonValue,
  shape: Shape,
  components: SchemaComponents,
  offset: number,
): InnerPart | undefined {
  const index = value.members.findIndex(
    (member) => member.start <= offset && offset <= member.value.end,
  );
  const member = value.members[index];
  if (member !== undefined) {
    const property = shape.properties?.find(({name}) => name === member.name);
    const {additionalProperties} = shape;
    const node =
      property?.node ??
      (typeof additionalProperties === 'object' ? additionalProperties : {});
    const isRequired =
      property?.required === true &&
      dereference(property.node, components).readOnly !== true;
    return {
      step: member.name,
      value: member.value,
      node,
      removal: isRequired ? undefined : removePart(value, index),
    };
  }
  const place = value.items.findIndex(({start, end}) => start <= offset && offset <= end);
  const item = value.items[place];
  return item === undefined
    ? undefined
    : {
        step: place,
        value: item,
        node: shape.items ?? {},
        removal: removePart(value, place),
      };
}

function editsOf(
  text: string,
  value: JsonValue,
  shape: Shape,
  components: SchemaComponents,
): Pick<BodyPart, 'missing' | 'pair' | 'item' | 'variants' | 'values'> {
  const {items} = shape;
  const pair =
    value.kind === 'object' ? pairEdit(text, value, shape, components) : undefined;
  const isFull = value.items.length >= Number(boundOf(shape, 'maxItems') ?? Infinity);
  return {
    missing:
      value.kind === 'object' ? missingProperties(text, value, shape, components) : [],
    ...(pair === undefined ? {} : {pair}),
    ...(value.kind === 'array' && items !== undefined && !isFull
      ? {item: addItem(text, value, exampleOfNode(items, components))}
      : {}),
    variants: shape.choices.flatMap(({node, index}) =>
      variantsOf(node, components).map(({title, node: variant, fixed}, place) => ({
        name: title,
        isCurrent: place === index,
        edit: replaceValue(text, value, exampleOfNode(variant, components, fixed)),
      })),
    ),
    values: valueActions(text, value, shape),
  };
}

function missingProperties(
  text: string,
  value: JsonValue,
  {properties = []}: Shape,
  components: SchemaComponents,
): PartAction[] {
  const names = new Set(value.members.map(({name}) => name));
  const order = properties.map(({name}) => name);
  return properties
    .filter(
      ({name, node}) =>
        !names.has(name) && dereference(node, components).readOnly !== true,
    )
    .map(({name, required, node}: SchemaProperty) => ({
      name,
      isRequired: required,
      edit: addMember(text, value, name, exampleOfNode(node, components), order),
    }));
}

/** Adds a member with a new name to an object that allows any. The name is selected. */
function pairEdit(
  text: string,
  value: JsonValue,
  {additionalProperties}: Shape,
  components: SchemaComponents,
): Edit | undefined {
  if (additionalProperties === undefined) {
    return undefined;
  }
  const names = new Set(value.members.map(({name}) => name));
  let name = 'key';
  for (let count = 2; names.has(name); count += 1) {
    name = `key${count}`;
  }
  const json =
    additionalProperties === true
      ? '""'
      : exampleOfNode(additionalProperties, components);
  const edit = addMember(text, value, name, json, []);
  const selectStart = edit.start + edit.insert.indexOf(`"${name}"`) + 1;
  return {...edit, selectStart, selectEnd: selectStart + name.length};
}

function valueActions(text: string, value: JsonValue, shape: Shape): PartAction[] {
  const printed = shape.types?.includes('boolean')
    ? ['true', 'false']
    : (shape.enum ?? []).map((one) => one.value);
  if (printed.length < 2 || printed.length > MAX_VALUES) {
    return [];
  }
  return printed.flatMap((one) => {
    const json = literalOf(one, shape);
    return json === undefined
      ? []
      : [
          {
            name: one,
            isCurrent: value.text === one,
            edit: replaceValue(text, value, json),
          },
        ];
  });
}
