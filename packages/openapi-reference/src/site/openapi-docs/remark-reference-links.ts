import type {Link, PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {ReferenceIndex} from '../../pages/reference-index';

interface Target {
  title: string;
  route: string;
}

/**
 * Remark plugin: turns `<OperationLink id="getBlock" />` and `<SchemaLink id="scopepaging" />` of
 * hand-written pages into links. A link without children gets the title from the OpenAPI
 * document. If the document lacks the operation or schema, only the text remains. Runs at
 * compile time, so that no page ships the index.
 *
 * @param options.readIndex Returns the current index of the reference.
 */
export default function remarkReferenceLinks({
  readIndex,
}: {
  readIndex: () => ReferenceIndex;
}) {
  return (tree: Root): void => {
    const finders: Record<
      string,
      (index: ReferenceIndex, id: string) => Target | undefined
    > = {OperationLink: findOperation, SchemaLink: findSchema};
    visit(tree, 'mdxJsxTextElement', (node: MdxJsxTextElement, index, parent) => {
      const find = Object.hasOwn(finders, node.name ?? '')
        ? finders[node.name ?? '']
        : undefined;
      if (find !== undefined && parent !== undefined && index !== undefined) {
        const id = idOf(node);
        const replacement = createLink(id, find(readIndex(), id), node.children);
        parent.children.splice(index, 1, ...replacement);
      }
    });
  };
}

function createLink(
  id: string,
  target: Target | undefined,
  children: PhrasingContent[],
): PhrasingContent[] {
  if (target === undefined) {
    return children.length === 0 ? [{type: 'inlineCode', value: id}] : children;
  }
  const link: Link = {
    type: 'link',
    url: encodeURI(target.route),
    children: children.length === 0 ? [{type: 'text', value: target.title}] : children,
  };
  return [link];
}

function findOperation(index: ReferenceIndex, id: string): Target | undefined {
  return index.operations.find((operation) => operation.id === id);
}

function findSchema(index: ReferenceIndex, id: string): Target | undefined {
  return index.schemas.find((schema) => schema.route.endsWith(`/schemas/${id}`));
}

function idOf(node: MdxJsxTextElement): string {
  const attribute = node.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'id',
  );
  return typeof attribute?.value === 'string' ? attribute.value : '';
}
