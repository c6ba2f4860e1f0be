import partition from 'lodash/partition';
import sumBy from 'lodash/sumBy';
import {followedLevels, MAX_NODES} from '../reference/levels';
import type {Operation} from '../reference/operation';
import type {Parameter} from '../reference/parameter';
import {type Content, isSuccess} from '../reference/response';
import type {SchemaComponents, SchemaNode} from '../reference/schema';
import {nodeWeight, treeSize} from '../reference/tree-size';

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
