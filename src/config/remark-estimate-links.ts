import type {Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {readReferenceIndex} from 'docusaurus-openapi-reference';
import {withKnownEndpoints} from '../plans/estimate-link';

/**
 * Remark plugin: takes operations that the document lacks out of links to the estimator of credits.
 *
 * @param options.docsDir The folder of the docs with the reference.
 */
export default function remarkEstimateLinks({docsDir}: {docsDir: string}) {
  return (tree: Root): void => {
    const {operations} = readReferenceIndex(docsDir);
    visit(tree, 'link', (node: Link) => {
      node.url = withKnownEndpoints(node.url, (id) =>
        operations.some((operation) => operation.id === id),
      );
    });
  };
}
