import type {Content} from './content';

/** Contents of a body with the same fields. */
export interface ContentGroup<T extends Pick<Content, 'node'>> {
  /** Owner of the anchors of the fields. */
  owner: string;
  node: T['node'];
  contents: T[];
}

/**
 * Groups the contents of a body by their fields: documents often have the same in JSON and XML.
 *
 * @param owner Owner of the fields of the first group: `body`, or the status of a response.
 */
export function groupContents<T extends Pick<Content, 'node'>>(
  contents: readonly T[],
  owner: string,
): ContentGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const content of contents) {
    const key = contents.length === 1 ? '' : JSON.stringify(content.node);
    groups.set(key, [...(groups.get(key) ?? []), content]);
  }
  return Array.from(groups.values()).flatMap((alike, index) =>
    alike.slice(0, 1).map(({node}) => ({
      owner: index === 0 ? owner : `${owner}.${index + 1}`,
      node,
      contents: alike,
    })),
  );
}
