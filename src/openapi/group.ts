import type {Group} from '../reference/group';
import type {Operation} from '../reference/operation';
import type {RichText} from '../reference/rich-text';
import {groupSlug} from '../reference/slug';
import {type FindRoute, linkWithin} from './document-links';
import type {OpenAPIDocument, TagObject} from './document';
import {externalLink} from './external-docs';
import {parseRichText} from './markdown';

/**
 * Groups operations by their first tag: first the tags that the document lists, in its order,
 * then the others.
 *
 * @param folders Folders by tag.
 */
export function createGroups(
  document: OpenAPIDocument,
  operations: readonly Operation[],
  folders: ReadonlyMap<string, string>,
  findRoute: FindRoute = () => undefined,
): Group[] {
  const listed = new Map(
    (document.tags ?? []).map((tag) => [folders.get(tag.name) ?? tag.name, tag]),
  );
  const used = new Set(operations.flatMap((operation) => ancestors(operation.tag)));
  const tags = [
    ...[...listed.keys()].flatMap(ancestors).filter((tag) => used.has(tag)),
    ...used,
  ].filter((tag, index, all) => all.indexOf(tag) === index);

  const create = (tag: string): Group => ({
    tag,
    name: tag.slice(tag.lastIndexOf('/') + 1),
    description: linkWithin(describeTag(tag, listed.get(tag)), findRoute),
    operations: operations.filter((operation) => operation.tag === tag),
    groups: tags.filter((other) => parentOf(other) === tag).map(create),
  });
  return tags.filter((tag) => parentOf(tag) === undefined).map(create);
}

/** The headings of a tag are below that of its group, which is the page or a part of it. */
function describeTag(folder: string, tag: TagObject | undefined): RichText {
  const level = parentOf(folder) === undefined ? 2 : 3;
  return [
    ...parseRichText(tag?.description, {level, prefix: `${groupSlug(folder)}-`}),
    ...externalLink(tag?.externalDocs),
  ];
}

function parentOf(tag: string): string | undefined {
  const end = tag.lastIndexOf('/');
  return end === -1 ? undefined : tag.slice(0, end);
}

function ancestors(tag: string): string[] {
  return tag
    .split('/')
    .map((_, index, segments) => segments.slice(0, index + 1).join('/'));
}
