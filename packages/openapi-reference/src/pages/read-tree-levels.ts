import partition from 'lodash/partition';
import sumBy from 'lodash/sumBy';
import {endsTree, parentsInside} from '../schema/field-tree';
import {followedLevels, MAX_NODES, weightOf} from '../schema/levels';
import type {Operation} from '../operation/operation';
import type {Parameter} from '../parameter/parameter';
import {isSuccess} from '../response/response';
import type {Content} from '../body/content';
import {plainText, type RichText, type RichTree} from '../text/rich-text';
import {
  childNodes,
  dereference,
  type SchemaComponents,
  type SchemaNode,
} from '../schema/schema';

/**
 * Limits the trees of an operation to {@link MAX_NODES} nodes, so that its page does not become too large.
 * If not even the fields of all bodies fit, the first bodies have them.
 */
export function limitOperation(
  operation: Operation,
  components: SchemaComponents,
): Operation {
  const {parameters, requestBody, responses} = operation;
  const levels = contentLevels(operation, components);
  const limit = ({contents}: {contents: Content[]}): {contents: Content[]} => ({
    contents: contents.map((content) => ({
      ...content,
      node: withLevels(content.node, levels.get(content.node)),
    })),
  });
  return {
    ...operation,
    parameters: parameters.map((parameter) => ({
      ...parameter,
      node: limitTree(parameter.node, components),
    })),
    ...(requestBody && {requestBody: {...requestBody, ...limit(requestBody)}}),
    responses: responses.map((response) => ({
      ...response,
      ...limit(response),
      ...(response.headers && {
        headers: response.headers.map((header) => ({
          ...header,
          node: limitTree(header.node, components),
        })),
      }),
    })),
  };
}

/** Limits the tree of a schema to {@link MAX_NODES} nodes. */
export function limitTree(node: SchemaNode, components: SchemaComponents): SchemaNode {
  return withLevels(node, commonLevels([node], components, MAX_NODES));
}

/** JSON has no `Infinity`. */
function withLevels(node: SchemaNode, levels = Infinity): SchemaNode {
  return levels === Infinity ? node : {...node, levels};
}

/** Returns the different nodes of all contents, those of the first media types before others. */
function nodesByImportance({requestBody, responses}: Operation): SchemaNode[] {
  const [successes, failures] = partition(responses, ({status}) => isSuccess(status));
  const bodies = [requestBody, ...successes, ...failures].map(
    (body) => body?.contents ?? [],
  );
  const [first, others] = partition(
    bodies.flatMap((contents) => contents.map(({node}, index) => ({node, index}))),
    ({index}) => index === 0,
  );
  return [...new Set([...first, ...others].map(({node}) => node))];
}

function contentLevels(
  operation: Operation,
  components: SchemaComponents,
): Map<SchemaNode, number> {
  const nodes = nodesByImportance(operation);
  const used = sumBy(operation.parameters, parameterWeight);
  let left = MAX_NODES - used;
  const common = commonLevels(nodes, components, left);
  return new Map(
    nodes.map((node) => {
      const size = common < 0 ? treeSize(node, components, 0, left) : 0;
      const isShown = size <= left;
      left -= isShown ? size : 1;
      return [node, isShown ? Math.max(common, 0) : -1];
    }),
  );
}

function parameterWeight({description, node}: Parameter): number {
  return nodeWeight({...node, description});
}

/** Returns the number of levels with which trees have at most `most` nodes together. */
function commonLevels(
  nodes: readonly SchemaNode[],
  components: SchemaComponents,
  most: number,
): number {
  return followedLevels((levels) => {
    let left = most;
    return nodes.every((node) => {
      left -= treeSize(node, components, levels, left);
      return left >= 0;
    });
  });
}

/** Returns the size of a node without those in it, from 1. */
function nodeWeight({description, enum: values = []}: SchemaNode): number {
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
function treeSize(
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
