import type {Group} from './group';
import type {Operation} from './operation';
import {joinTexts, type RichText} from '../text/rich-text';
import {groupRoute} from '../route/route';
import {groupSlug} from '../route/slug';
import {type FindRoute, linkWithin} from '../text/read-document-links';
import type {OpenAPIDocument, TagObject} from '../document/document';
import {textExtension, textListExtension} from '../text/read-extension';
import {externalLink, parseRichText} from '../text/read-markdown';
import {linkRedocElements} from '../security/read-redoc-elements';
import {isRecord} from '../document/resolve';
import type {SecuritySchemes} from '../security/read-security';

/**
 * Groups operations by their first tag: first the tags that the document lists, in its order or that of
 * `x-tagGroups`, then the others. Tags without operations have a group if they have a description.
 *
 * @param folders Folders by tag.
 */
export function createGroups(
  document: OpenAPIDocument,
  operations: readonly Operation[],
  folders: ReadonlyMap<string, string>,
  schemes: SecuritySchemes,
  {findRoute, base}: {findRoute: FindRoute; base: string} = {
    findRoute: () => undefined,
    base: '',
  },
): Group[] {
  const folderOf = (tag: string): string => folders.get(tag) ?? tag;
  const objects = new Map((document.tags ?? []).map((tag) => [folderOf(tag.name), tag]));
  // The first spelling of a tag is the name of its folder.
  const tagsByFolder = new Map(
    [...folders].reverse().map(([tag, folder]) => [folder, tag]),
  );
  const sections = sectionsOf(document, folderOf);
  const isDescribed = (tag: string): boolean => Boolean(objects.get(tag)?.description);
  const used = new Set(
    [
      ...operations.map(({tag}) => tag),
      ...operations.flatMap(({otherTags = []}) => otherTags),
    ].flatMap(ancestors),
  );
  const listed = [...objects.keys()];
  const tags = [
    ...[...sections.keys(), ...listed]
      .flatMap(ancestors)
      .filter((tag) => used.has(tag) || isDescribed(tag)),
    ...used,
  ].filter((tag, index, all) => all.indexOf(tag) === index);

  const describe = (tag: string): RichText => {
    const {description, externalDocs} = objects.get(tag) ?? {};
    // The headings of a tag are below that of its group, which is the page or a part of it.
    const level = parentOf(tag) === undefined ? 2 : 3;
    const text = linkRedocElements(description, document, schemes);
    return joinTexts(
      parseRichText(text, {level, prefix: `${groupSlug(tag)}-`}),
      externalLink(externalDocs),
    );
  };
  const create = (tag: string): Group => {
    const alsoTagged = operations.filter(({otherTags}) => otherTags?.includes(tag));
    const section = sections.get(tag);
    return {
      tag,
      name:
        displayName(objects.get(tag)) ??
        (lastName(tagsByFolder.get(tag) ?? tag) || lastName(tag)),
      description: linkWithin(
        describe(tag),
        findRoute,
        base + groupRoute(tag.split('/')[0] ?? tag),
      ),
      operations: operations.filter((operation) => operation.tag === tag),
      ...(alsoTagged.length === 0 ? {} : {alsoTagged}),
      groups: tags.filter((other) => parentOf(other) === tag).map(create),
      ...(section === undefined ? {} : {section}),
    };
  };
  return tags.filter((tag) => parentOf(tag) === undefined).map(create);
}

/** Returns the title of a tag: `x-displayName`, or `summary` of OpenAPI 3.2. */
function displayName(tag: TagObject | undefined): string | undefined {
  const name = tag && (textExtension(tag, 'x-displayName') ?? tag.summary);
  return name?.trim() === '' ? undefined : name?.replace(/\s+/g, ' ').trim();
}

/** Returns the names of the groups of tags, by tag in their order. */
function sectionsOf(
  document: OpenAPIDocument,
  folderOf: (tag: string) => string,
): Map<string, string> {
  const groups = document['x-tagGroups'];
  return new Map(
    (Array.isArray(groups) ? (groups as unknown[]) : [])
      .filter(isRecord)
      .flatMap((group) => {
        const name = textExtension(group, 'name' as 'x-name') ?? '';
        return name === ''
          ? []
          : textListExtension(group, 'tags' as 'x-tags').map(
              (tag) => [folderOf(tag), name] as const,
            );
      }),
  );
}

/** Returns the name of a tag below its others, as it is written. */
function lastName(tag: string): string {
  const name = tag.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return name.slice(name.lastIndexOf('/') + 1);
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
