import {simpleHash} from '@docusaurus/utils';
import countBy from 'lodash/countBy';
import mapValues from 'lodash/mapValues';
import memoize from 'lodash/memoize';
import sortBy from 'lodash/sortBy';
import uniqBy from 'lodash/uniqBy';
import {groupRoute} from './route';
import {titleWithName} from '../text/shared-title';
import {operationSlug, schemaSlug} from './slug';
import type {AnySchema, NamedObjects, PublishedDocument} from '../document/document';
import {
  type PublishedFoundOperation,
  operationsOf,
} from '../document/document-operations';
import type {Repair} from '../document/repair';
import {escapeSegment} from '../document/resolve';

/** Tag of operations without tags. */
const UNTAGGED = 'Other';

/** Tag of webhooks without tags. */
const WEBHOOKS = 'Webhooks';

/** Name of the page of a folder. */
const INDEX_SLUG = 'index';

/**
 * Longest name, in bytes. File systems allow 255, including extensions and temporary suffixes.
 */
const MAX_NAME_BYTES = 200;

/**
 * Characters that a folder of the site cannot have: webpack reads `!` as a loader and `?` and `#`
 * as a query, and browsers and Docusaurus encode the others differently.
 */
const UNSAFE_CHARACTERS = /[\p{Cc}\\!#?%"[\]^|]+/gu;

export interface OperationName {
  readonly id: string;
  readonly tag: string;
  /** Undefined if there are none. */
  readonly otherTags?: readonly string[];
}

export interface PageNames {
  /** By pointer of the operation. */
  readonly operations: ReadonlyMap<string, OperationName>;
  /** Folders by tag. */
  readonly tags: ReadonlyMap<string, string>;
  readonly repairs: readonly Repair[];
}

/** Names the pages and folders of a document, so that each operation and schema has its own page. */
export function namePages(document: PublishedDocument): PageNames {
  const operations = operationsOf(document);
  const tagsOf = createTagFinder(document);
  const {tags, repairs: tagRepairs} = nameTags(document, operations, tagsOf);
  const {ids, repairs: idRepairs} = nameOperations(operations, tags);
  return {
    operations: new Map(
      operations.map((found) => {
        const {pointer} = found;
        const otherTags = otherTagsOf(tagsOf(found), tags);
        return [
          pointer,
          {
            id: ids.get(pointer) ?? '',
            tag: tags.get(tagsOf(found)[0]) ?? UNTAGGED,
            ...(otherTags.length === 0 ? {} : {otherTags}),
          },
        ];
      }),
    ),
    tags,
    repairs: [...tagRepairs, ...idRepairs, ...titleRepairs(document)],
  };
}

/** Returns the name of an operation of the same document. */
export function nameOf(
  names: PageNames,
  {pointer}: PublishedFoundOperation,
): OperationName {
  const name = names.operations.get(pointer);
  if (name === undefined) {
    throw new Error(`${pointer} has no name.`);
  }
  return name;
}

type Tags = readonly [first: string, ...others: string[]];

type TagFinder = (found: PublishedFoundOperation) => Tags;

/**
 * Returns a function that finds the tags of an operation. The first gives it its page: one that is for
 * navigation, if there is one (`kind` of OpenAPI 3.2).
 */
function createTagFinder(document: PublishedDocument): TagFinder {
  const marks = new Set(
    (document.tags ?? [])
      .filter(({kind = 'nav'}) => kind !== 'nav')
      .map(({name}) => name),
  );
  const sorted = (tags: readonly string[] = []): string[] =>
    sortBy(tags, (tag) => marks.has(tag));
  return ({operation, callback, isWebhook}) => {
    const [first, ...others] = sorted(operation.tags);
    const fallback =
      sorted(callback?.parent.tags)[0] ??
      (isWebhook && callback === undefined ? WEBHOOKS : UNTAGGED);
    return [first ?? fallback, ...others];
  };
}

function otherTagsOf(
  [first, ...others]: Tags,
  folders: ReadonlyMap<string, string>,
): string[] {
  const own = folders.get(first);
  return [...new Set(others.map((tag) => folders.get(tag) ?? UNTAGGED))].filter(
    (folder) => folder !== own,
  );
}

function nameTags(
  document: PublishedDocument,
  operations: readonly PublishedFoundOperation[],
  tagsOf: TagFinder,
): {tags: Map<string, string>; repairs: Repair[]} {
  const tags = new Map<string, string>();
  const parents = new Map((document.tags ?? []).map(({name, parent}) => [name, parent]));
  const spellings = new Map<string, string>();
  const repairs: Repair[] = [];
  const used = operations.map((found) =>
    tagsOf(found).map((tag) => {
      const index = Math.max(found.operation.tags?.indexOf(tag) ?? 0, 0);
      return {tag, pointer: `${found.pointer}/tags/${index}`};
    }),
  );
  const listed = [
    ...(document.tags ?? []).map(({name}, index) => ({
      tag: name,
      pointer: `#/tags/${index}/name`,
    })),
    ...used.flatMap(([first]) => first ?? []),
    ...used.flatMap(([, ...others]) => others),
  ];
  const found = uniqBy(listed, 'tag').map(({tag, pointer}) => {
    const wanted = tagPath(tag, parents);
    return {tag, pointer, wanted, safe: safeFolder(wanted)};
  });
  const taken = new Set(
    found
      .filter(({wanted, safe}) => wanted === safe)
      .flatMap(({safe}) => pathsTo(safe).map(spellingKey)),
  );
  for (const {tag, pointer, wanted, safe} of found) {
    // A tag that is changed shares no group with another one.
    const unused =
      safe === wanted
        ? safe
        : unusedSlug(safe, {has: (name) => taken.has(spellingKey(name))}, ' ');
    const folder = spellAs(spellings, unused);
    taken.add(spellingKey(folder));
    tags.set(tag, folder);
    if (safe !== wanted) {
      repairs.push({kind: 'a tag is no name for a folder; it is changed', pointer});
    } else if (folder !== safe) {
      repairs.push({
        kind: 'tags differ only in case or accents; the first spelling is used',
        pointer,
      });
    }
  }
  return {tags, repairs};
}

/** Returns the names of a tag and the tags above it (OpenAPI 3.2), joined by slashes. */
function tagPath(tag: string, parents: ReadonlyMap<string, string | undefined>): string {
  const path = [tag];
  for (
    let parent = parents.get(tag);
    parent !== undefined && !path.includes(parent);
    parent = parents.get(parent)
  ) {
    path.unshift(parent);
  }
  return path.join('/');
}

/** Returns whether a name is that of one folder, as it is. */
export function isFolderName(name: string): boolean {
  return safeFolder(name) === name && !name.includes('/');
}

/** Returns a tag, or a similar one, that is a path of folders under docs/. */
function safeFolder(tag: string): string {
  const segments = tag
    .split('/')
    .map(safeSegment)
    .filter((segment) => segment !== '');
  const folder = segments.length === 0 ? UNTAGGED : segments.join('/');
  return isAddress(groupRoute(folder)) ? folder : operationSlug(folder) || UNTAGGED;
}

/** Docusaurus ignores folders that start with `_` or `.`. */
function safeSegment(segment: string): string {
  const name = shorten(
    segment
      .replace(UNSAFE_CHARACTERS, ' ')
      .replace(/\s+/gu, ' ')
      .replace(/^[\s._]+/u, '')
      .trim(),
  );
  return /^index$|\.(mdx?|json)$/i.test(name) ? `${name} group` : name;
}

/** Returns whether browsers and Docusaurus agree on the URL; Docusaurus has the same check. */
function isAddress(address: string): boolean {
  const {pathname} = new URL(address, 'https://example.com');
  return pathname === address || pathname === encodeURI(address);
}

/** Returns a folder and those around it, outermost first. */
function pathsTo(folder: string): string[] {
  return folder
    .split('/')
    .map((_, index, segments) => segments.slice(0, index + 1).join('/'));
}

/** Returns what is the same for folders that some file systems take for one another. */
function spellingKey(folder: string): string {
  return folder.normalize('NFC').toLowerCase();
}

/** Uses the first spelling of each folder, for file systems that ignore case. */
function spellAs(spellings: Map<string, string>, folder: string): string {
  let spelled = '';
  for (const segment of folder.split('/')) {
    const path = spelled === '' ? segment : `${spelled}/${segment}`;
    const key = spellingKey(path);
    spelled = spellings.get(key) ?? path;
    spellings.set(key, spelled);
  }
  return spelled;
}

function nameOperations(
  operations: readonly PublishedFoundOperation[],
  tags: ReadonlyMap<string, string>,
): {ids: Map<string, string>; repairs: Repair[]} {
  const ids = new Map<string, string>();
  const repairs: Repair[] = [];
  const taken = takenByFolders([...tags.values()]);
  for (const found of operations) {
    const {operation, pointer} = found;
    const problem = operationIdProblem(operation.operationId, taken);
    const id =
      problem === undefined
        ? (operation.operationId ?? '')
        : unusedSlug(
            shorten(methodAndPath(found)),
            {has: (name) => taken.has(operationSlug(name))},
            ' ',
          );
    ids.set(pointer, id);
    taken.add(operationSlug(id));
    if (problem !== undefined) {
      repairs.push({kind: `${problem}; a name is made from method and path`, pointer});
    }
  }
  return {ids, repairs};
}

/** Returns the slugs that pages cannot have, because a folder of the same group may have them. */
function takenByFolders(folders: readonly string[]): Set<string> {
  const inside = folders.flatMap((folder) => folder.toLowerCase().split('/').slice(1));
  return new Set([INDEX_SLUG, ...inside]);
}

function operationIdProblem(
  id: string | undefined,
  taken: ReadonlySet<string>,
): string | undefined {
  if (id === undefined) {
    return 'an operationId is missing';
  }
  const slug = operationSlug(id);
  if (slug === '' || /[\p{Cc}\u2028\u2029]/u.test(id)) {
    return 'an operationId is no name for a page';
  }
  if (Buffer.byteLength(slug) > MAX_NAME_BYTES) {
    return `an operationId is longer than ${MAX_NAME_BYTES} bytes`;
  }
  return taken.has(slug) ? 'an operationId gives the name of another page' : undefined;
}

function methodAndPath({
  method,
  path,
  isWebhook,
  callback,
}: PublishedFoundOperation): string {
  if (callback !== undefined) {
    const {parent, name} = callback;
    return [method, parent.operationId, name, 'callback'].filter(Boolean).join(' ');
  }
  return `${method} ${path}${isWebhook ? ' webhook' : ''}`;
}

/** Shortens a name, and keeps it unique. */
function shorten(name: string): string {
  if (
    Math.max(Buffer.byteLength(name), Buffer.byteLength(operationSlug(name))) <=
    MAX_NAME_BYTES
  ) {
    return name;
  }
  const start = Buffer.from(name)
    .subarray(0, MAX_NAME_BYTES / 4)
    .toString();
  return `${start.replace(/\uFFFD+$/, '')} ${simpleHash(name, 8)}`;
}

function titleRepairs(document: PublishedDocument): Repair[] {
  const schemas = document.components?.schemas ?? {};
  const slugs = schemaSlugs(schemas);
  return Object.entries(schemas)
    .filter(([name, schema]) => slugs.get(name) !== schemaSlug(schemaTitle(name, schema)))
    .map(([name]) => ({
      kind: 'a title gives no page name, or that of another schema; the page has the name of the component',
      pointer: `#/components/schemas/${escapeSegment(name)}`,
    }));
}

/**
 * Returns the titles of component schemas by name. A title that several have is followed by the name, unless
 * it is the name.
 */
export function schemaTitles(
  schemas: NamedObjects<AnySchema>,
): ReadonlyMap<string, string> {
  return titlesOf(schemas);
}

const titlesOf = memoize(
  (schemas: NamedObjects<AnySchema>): ReadonlyMap<string, string> => {
    const titles = mapValues(schemas, (schema, name) => schemaTitle(name, schema));
    const counts = countBy(titles);
    return new Map(
      Object.entries(titles).map(([name, title]) => [
        name,
        title === name || counts[title] === 1 ? title : titleWithName(title, name),
      ]),
    );
  },
);
titlesOf.cache = new WeakMap();

/** Returns `title` on one line, or else the name. The target of a reference has its own page. */
export function schemaTitle(name: string, schema: AnySchema): string {
  const own = typeof schema === 'object' ? schema : {};
  const title = (own.title ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return title === '' ? name : title;
}

/**
 * Returns the page names of component schemas: from their titles, or from their component names
 * where several titles give the same page name.
 */
export function schemaSlugs(schemas: NamedObjects<AnySchema>): Map<string, string> {
  const byTitle = Object.entries(schemas).map(([name, schema]): [string, string] => [
    name,
    schemaSlug(shorten(schemaTitle(name, schema))),
  ]);
  const counts = countBy(byTitle, ([, slug]) => slug);
  const isUsable = (slug: string): boolean =>
    slug !== '' && slug !== INDEX_SLUG && counts[slug] === 1;
  const taken = new Set([
    '',
    INDEX_SLUG,
    ...byTitle.map(([, slug]) => slug).filter(isUsable),
  ]);
  return new Map(
    byTitle.map(([name, slug]) => {
      if (isUsable(slug)) {
        return [name, slug];
      }
      const unused = unusedSlug(schemaSlug(shorten(name)), taken);
      taken.add(unused);
      return [name, unused];
    }),
  );
}

/** Returns a name, with a number after it if it is taken. */
export function unusedSlug(
  slug: string,
  taken: Pick<ReadonlySet<string>, 'has'>,
  separator = '-',
): string {
  for (let count = 1; ; count += 1) {
    const candidate =
      count === 1 ? slug : [slug, String(count)].filter(Boolean).join(separator);
    if (!taken.has(candidate)) {
      return candidate;
    }
  }
}
