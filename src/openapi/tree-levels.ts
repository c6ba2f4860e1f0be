import partition from 'lodash/partition';
import sumBy from 'lodash/sumBy';
import {endsTree, parentsInside} from '../reference/field-tree';
import {followedLevels, MAX_BODIES, MAX_SHOWN, weightOf} from '../reference/levels';
import type {Operation} from '../reference/operation';
import type {Parameter} from '../reference/parameter';
import {type Content, isSuccess} from '../reference/response';
import {plainText} from '../reference/rich-text';
import {
  childNodes,
  dereference,
  type SchemaComponents,
  type SchemaNode,
} from '../reference/schema';

/**
 * Limits the trees of an operation, so that its page does not become too large. They show as many
 * levels as {@link MAX_SHOWN} nodes allow on one page, but at least the fields of the bodies, as long as
 * all bodies have at most {@link MAX_BODIES} nodes.
 */
export function limitOperation(
  operation: Operation,
  components: SchemaComponents,
): Operation {
  const {parameters, requestBody, responses} = operation;
  const levels = contentLevels(operation, components);
  const limit = (content: Content): Content => ({
    ...content,
    node: withLevels(content.node, levels.get(content)),
  });
  return {
    ...operation,
    parameters: parameters.map((parameter) => ({
      ...parameter,
      node: limitTree(parameter.node, components),
    })),
    ...(requestBody && {
      requestBody: {...requestBody, content: limit(requestBody.content)},
    }),
    responses: responses.map((response) =>
      response.content === undefined
        ? response
        : {...response, content: limit(response.content)},
    ),
  };
}

/** Limits the tree of a schema to {@link MAX_SHOWN} nodes. */
export function limitTree(node: SchemaNode, components: SchemaComponents): SchemaNode {
  return withLevels(node, commonLevels([node], components, MAX_SHOWN));
}

/** JSON has no `Infinity`. */
function withLevels(node: SchemaNode, levels = Infinity): SchemaNode {
  return levels === Infinity ? node : {...node, levels};
}

function contentsByImportance({requestBody, responses}: Operation): Content[] {
  const [successes, others] = partition(responses, ({status}) => isSuccess(status));
  return [requestBody, ...successes, ...others].flatMap((body) => body?.content ?? []);
}

function contentLevels(
  operation: Operation,
  components: SchemaComponents,
): Map<Content, number> {
  const contents = contentsByImportance(operation);
  const nodes = contents.map(({node}) => node);
  const used = sumBy(operation.parameters, parameterWeight);
  const common = commonLevels(nodes, components, MAX_SHOWN - used);
  let left = MAX_BODIES - used;
  return new Map(
    contents.map((content) => {
      const size = common < 0 ? treeSize(content.node, components, 0, left) : 0;
      const isShown = size <= left;
      left -= isShown ? size : 1;
      return [content, isShown ? Math.max(common, 0) : -1];
    }),
  );
}

function parameterWeight({description, node}: Parameter): number {
  return nodeWeight({...node, description});
}

function nodeWeight({description = [], enum: values = []}: SchemaNode): number {
  return weightOf(
    plainText(description).length + sumBy(values, ({value}) => value.length),
  );
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
