import {dereference, type SchemaComponents, type SchemaNode} from '../schema/schema';
import {splitWords} from './value-kind';

/** Property names that lead from an object to a value. */
export type Path = readonly string[];

/** Number of objects around an array, and around a value in an entry of the array. */
const MAX_DEPTH = 2;

const MAX_PROPERTIES = 100;

const NUMERIC_FORMATS = /^(u?int\d*|decimal|double|float|number)$/;

const PAGING_WORDS = ['cursor', 'next', 'offset', 'page', 'paging', 'pagination'];

/** A property at any depth. `required` says the same of the objects around it. */
export interface Field {
  path: Path;
  node: SchemaNode;
  required: boolean;
}

interface Place extends Field {
  /** The object that has the property. */
  parent?: SchemaNode;
}

/** An array of an answer, and the values of its entries. */
export interface AnswerRows {
  /** Path of the array. Empty if the answer is the array. */
  path: Path;
  fields: Field[];
  /** The array is known to be a part of a longer list, or may be one. */
  isPage: boolean;
}

/** Returns the arrays of objects of an answer, outer ones first. */
export function arraysOf(root: SchemaNode, components: SchemaComponents): AnswerRows[] {
  const found: AnswerRows[] = [];
  visit(root, components, ({node, path, parent}) => {
    const item = node.items && dereference(node.items, components);
    if (item?.properties !== undefined) {
      const siblings = parent?.properties?.flatMap(({name}) => splitWords(name));
      found.push({
        path,
        fields: fieldsOf(item, components),
        isPage: siblings?.some((word) => PAGING_WORDS.includes(word)) ?? true,
      });
    }
  });
  return found;
}

/** Returns the values in an object that have no values inside. */
export function fieldsOf(item: SchemaNode, components: SchemaComponents): Field[] {
  const found: Field[] = [];
  visit(item, components, ({node, path, required}) => {
    if (path.length > 0 && node.properties === undefined && node.items === undefined) {
      found.push({path, node, required});
    }
  });
  return found;
}

/** Visits a node and the properties inside. The limits keep recursive and large schemas cheap. */
function visit(
  reference: SchemaNode,
  components: SchemaComponents,
  handle: (place: Place) => void,
  {path, parent, required}: Omit<Place, 'node'> = {path: [], required: true},
): void {
  const node = dereference(reference, components);
  handle({node, path, required, ...(parent === undefined ? {} : {parent})});
  const {properties = []} = node;
  if (path.length < MAX_DEPTH && properties.length <= MAX_PROPERTIES) {
    for (const property of properties) {
      visit(property.node, components, handle, {
        path: [...path, property.name],
        parent: node,
        required: required && property.required,
      });
    }
  }
}

export function isNumber({node}: Field): boolean {
  return (
    node.enum === undefined &&
    (hasType(node, ['integer', 'number']) ||
      (hasType(node, ['string']) &&
        (node.unit !== undefined || NUMERIC_FORMATS.test(node.format ?? ''))))
  );
}

export function hasType({types}: SchemaNode, wanted: readonly string[]): boolean {
  return types?.some((type) => wanted.includes(type)) === true;
}

export function lastName({path}: Field): string {
  return path.at(-1) ?? '';
}
