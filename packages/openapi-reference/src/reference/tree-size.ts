import sumBy from 'lodash/sumBy';
import {endsTree, parentsInside} from './field-tree';
import {weightOf} from './levels';
import {plainText, type RichText, type RichTree} from './rich-text';
import {childNodes, dereference, type SchemaComponents, type SchemaNode} from './schema';

/** Returns the size of a node without those in it, from 1. */
export function nodeWeight({description, enum: values = []}: SchemaNode): number {
  return weightOf(lengthOf(description) + sumBy(values, ({value}) => value.length));
}

const lengths = new WeakMap<RichTree, number>();

/** Returns the length of a description; trees have the same ones again and again. */
function lengthOf(description: RichText = ''): number {
  if (typeof description === 'string') {
    return description.length;
  }
  const length = lengths.get(description) ?? plainText(description).length;
  lengths.set(description, length);
  return length;
}

/** Returns the weight of the nodes of a tree; any number above `most` if it is larger. */
export function treeSize(
  node: SchemaNode,
  components: SchemaComponents,
  levels: number,
  most: number,
): number {
  let size = 0;
  const visit = (current: SchemaNode, parents: readonly string[]): void => {
    if (size > most) {
      return;
    }
    const shown = dereference(current, components);
    size += nodeWeight(shown);
    if (!endsTree(current, components, parents, levels)) {
      const inside = parentsInside(current, parents);
      childNodes(shown).forEach((child) => visit(child, inside));
    }
  };
  visit(node, []);
  return size;
}
