import {typeLabel} from '../../schema/schema-label';
import {
  dereference,
  type EnumValue,
  type SchemaComponents,
  type SchemaNode,
  shownValue,
} from '../../schema/schema';
import {boundOf} from '../../value/value-check';
import {shapeOf, type Shape} from './body-check';
import type {Change} from './change';
import {exampleOfNode, literalOfValue} from './example-of-node';
import type {JsonMember, JsonValue} from './json-tree';
import type {ValuePath} from './shown-text';
import {variantsOf} from './variants';

/** A change of the body that its schema allows. */
export interface PartAction {
  /** A property, one with a new name, an item, an alternative, or a value of an enum or a boolean. */
  kind: 'property' | 'pair' | 'item' | 'removal' | 'variant' | 'value';
  /** What is added or chosen: the name of a property, the title of a variant, a value. */
  name: string;
  isRequired?: boolean;
  /** The alternative or value that the body has now. */
  isCurrent?: boolean;
  change: Change;
}

/** A value around the cursor, with what can be done to it. */
export interface BodyPart {
  path: ValuePath;
  type: string;
  actions: PartAction[];
}

/** A longer list of values is in the description of the property. */
const MAX_VALUES = 20;

/**
 * Returns the values from the body to the innermost one at an offset, with the changes that their schemas
 * allow. Values without a known schema end the list.
 */
export function partsAt(
  tree: JsonValue,
  node: SchemaNode,
  components: SchemaComponents,
  offset: number,
): BodyPart[] {
  const parts: BodyPart[] = [];
  let value: JsonValue | undefined = tree;
  let schema: SchemaNode = node;
  let path: ValuePath = [];
  let isRequired = true;
  while (value !== undefined) {
    const shape = shapeOf(value, schema, components);
    const actions = actionsOf(value, path, shape, components);
    if (!isRequired) {
      actions.push({kind: 'removal', name: '', change: {path}});
    }
    parts.push({path, type: typeLabel(schema, components), actions});
    const isAround = ({start, end}: {start: number; end: number}): boolean =>
      start <= offset && offset <= end;
    const member: JsonMember | undefined = value.members.find((one) =>
      isAround({start: one.start, end: one.value.end}),
    );
    const index = value.items.findIndex(isAround);
    const property = shape.properties?.find(({name}) => name === member?.name);
    const {additionalProperties} = shape;
    path = [...path, member?.name ?? index];
    isRequired =
      property?.required === true &&
      dereference(property.node, components).readOnly !== true;
    schema =
      (member === undefined ? shape.items : property?.node) ??
      (member !== undefined && typeof additionalProperties === 'object'
        ? additionalProperties
        : {});
    value = member?.value ?? value.items[index];
  }
  return parts;
}

function actionsOf(
  value: JsonValue,
  path: ValuePath,
  shape: Shape,
  components: SchemaComponents,
): PartAction[] {
  const {items, choices} = shape;
  const {length} = value.items;
  const isFull = length >= Number(boundOf(shape, 'maxItems') ?? Infinity);
  const addItem = (node: SchemaNode): PartAction => {
    const change = {path: [...path, length], json: exampleOfNode(node, components)};
    return {kind: 'item', name: '', change};
  };
  return [
    ...(value.kind === 'object' ? memberActions(value, path, shape, components) : []),
    ...(value.kind === 'array' && items && !isFull ? [addItem(items)] : []),
    ...choices.flatMap(({node, index}) =>
      variantsOf(node, components).map(({title, node: variant, fixed}, place) => ({
        kind: 'variant' as const,
        name: title,
        isCurrent: place === index,
        change: {path, json: exampleOfNode(variant, components, fixed)},
      })),
    ),
    ...valueActions(value, path, shape),
  ];
}

/** The properties that an object does not have, and one with a new name if it allows any. */
function memberActions(
  {members}: JsonValue,
  path: ValuePath,
  {properties = [], additionalProperties}: Shape,
  components: SchemaComponents,
): PartAction[] {
  const names = new Set(members.map(({name}) => name));
  const order = properties.map(({name}) => name);
  const missing = properties.filter(
    ({name, node}) => !names.has(name) && dereference(node, components).readOnly !== true,
  );
  const actions = missing.map(({name, required, node}): PartAction => ({
    kind: 'property',
    name,
    isRequired: required,
    change: {path: [...path, name], json: exampleOfNode(node, components), order},
  }));
  if (additionalProperties === undefined) {
    return actions;
  }
  let key = 'key';
  for (let count = 2; names.has(key); count += 1) {
    key = `key${count}`;
  }
  const node = additionalProperties === true ? {types: ['string']} : additionalProperties;
  const json = exampleOfNode(node, components);
  return [
    ...actions,
    {kind: 'pair', name: '', change: {path: [...path, key], json, selectsName: true}},
  ];
}

function valueActions({text}: JsonValue, path: ValuePath, shape: Shape): PartAction[] {
  const values: EnumValue[] = shape.types?.includes('boolean')
    ? [{value: 'true'}, {value: 'false'}]
    : (shape.enum ?? []);
  const shown = values.length < 2 || values.length > MAX_VALUES ? [] : values;
  return shown.flatMap((one): PartAction[] => {
    const json = literalOfValue(one, shape);
    const name = shownValue(one, shape);
    const isCurrent = text === one.value;
    return json === undefined
      ? []
      : [{kind: 'value', name, isCurrent, change: {path, json}}];
  });
}
