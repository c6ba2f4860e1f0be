import type {Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ReferenceIndex} from 'docusaurus-openapi-reference/pages/reference-index';
import {withKnownEndpoints} from '../plans/estimate-link';

/**
 * Remark plugin: takes operations that the document lacks out of links to the estimator of credits.
 *
 * @param options.readIndex Returns the current index of the reference.
 */
export default function remarkEstimateLinks({
  readIndex,
}: {
  readIndex: () => ReferenceIndex;
}) {
  return (tree: Root): void => {
    visit(tree, 'link', (node: Link) => {
      node.url = withKnownEndpoints(node.url, (id) =>
        readIndex().operations.some((operation) => operation.id === id),
      );
    });
  };
}
