import {groupRoute, operationRoute, planOperationRoute} from '../reference/route';
import {operationSlug, schemaSlug} from '../reference/slug';
import type {OpenAPIDocument} from './document';
import {type DocumentProblem, quote} from './document-error';
import {textExtension} from './extension';
import {UNTAGGED} from './operation';
import {type FoundOperation, operationIdOf, operationsOf} from './document-operations';
import {escapeSegment, own} from './resolve';

const INDEX_SLUG = 'index';

/**
 * Longest file name, in bytes. File systems allow 255, including extensions and temporary
 * suffixes.
 */
const MAX_NAME_BYTES = 200;

/** Checks the names from which pages and folders are named, each by itself. */
export function nameProblems(document: OpenAPIDocument): DocumentProblem[] {
  return [
    ...operationsOf(document)
      .filter((found) => operationIdOf(found).trim() === '')
      .map(({pointer}) => ({pointer, text: 'the operation has no operationId'})),
    ...pageNameProblems(operationPages(document)),
    ...pageNameProblems(schemaPages(document)),
    ...[...names(document), ...folders(document)].flatMap((found) => {
      const reason = unsafeNameReason(found.name) ?? folderReason(found);
      return reason === undefined
        ? []
        : [{pointer: found.pointer, text: `the name ${quote(found.name)} ${reason}`}];
    }),
  ];
}

/** Checks the routes: Docusaurus rejects some, and a folder and a page must not share one. */
export function addressProblems(document: OpenAPIDocument): DocumentProblem[] {
  const pages = operationsOf(document).map((found): AddressClaim => {
    const name = `${tagOf(found).name}/${operationSlug(operationIdOf(found))}`;
    return {pointer: found.pointer, name, key: `tag ${foldCase(name)}`, isPage: true};
  });
  const inFolders = folders(document).flatMap(({pointer, name, folderOf}) =>
    withParents(name).map((folder): AddressClaim => ({
      pointer,
      name: folder,
      key: `${folderOf} ${foldCase(folder)}`,
      isPage: false,
    })),
  );
  return [
    ...operationsOf(document)
      .flatMap(addressesOf)
      .filter(({address}) => !isAddress(address))
      .map(({pointer, address}) => ({
        pointer,
        text: `it results in the address ${quote(address)}, which contains characters such as [, ], ^ and |`,
      })),
    ...collisions([...pages, ...inFolders], addressConflict),
  ];
}

function addressesOf(found: FoundOperation): {pointer: string; address: string}[] {
  const tag = tagOf(found);
  const page = {tag: tag.name, slug: operationSlug(operationIdOf(found))};
  return [
    {pointer: tag.pointer, address: operationRoute(page)},
    {pointer: tag.pointer, address: groupRoute(tag.name)},
    ...planOf(found).map(({pointer, name}) => ({
      pointer,
      address: planOperationRoute(name, page),
    })),
  ];
}

interface PageName {
  readonly pointer: string;
  readonly owner: string;
  readonly field: 'operationId' | 'title';
  readonly name: string;
  /** Slug; equal for names that differ only in case or punctuation. */
  readonly key: string;
}

function operationPages(document: OpenAPIDocument): PageName[] {
  return operationsOf(document)
    .map((found) => ({found, name: operationIdOf(found)}))
    .filter(({name}) => name.trim() !== '')
    .map(({found: {pointer}, name}) => ({
      pointer: `${pointer}/operationId`,
      owner: pointer,
      field: 'operationId',
      name,
      key: operationSlug(name),
    }));
}

function schemaPages(document: OpenAPIDocument): PageName[] {
  return Object.entries(document.components?.schemas ?? {}).map(
    ([schemaName, schema]) => {
      const pointer = `#/components/schemas/${escapeSegment(schemaName)}`;
      const title = own(schema, 'title');
      const name = typeof title === 'string' ? title : schemaName;
      return {pointer, owner: pointer, field: 'title', name, key: schemaSlug(name)};
    },
  );
}

function pageNameProblems(pages: readonly PageName[]): DocumentProblem[] {
  const isUsable = ({key}: PageName): boolean => key !== '' && key !== INDEX_SLUG;
  return [
    ...pages
      .filter((page) => !isUsable(page))
      .map(({pointer, name, key}) => ({
        pointer,
        text:
          key === ''
            ? `${quote(name)} results in an empty page name`
            : `${quote(name)} results in the page name ${quote(key)}, which is that of the folder's overview`,
      })),
    ...collisions(pages.filter(isUsable), ({field, name, key}, other) =>
      name === other.name
        ? `the ${field} ${quote(name)} is taken by ${other.owner}`
        : `the ${field} ${quote(name)} and the ${quote(other.name)} of ${other.owner} result in the same page name, ${quote(key)}`,
    ),
  ];
}

/**
 * Returns the problems of claims whose key an earlier claim has.
 *
 * @param conflict Returns the problem of a claim, or `undefined` if both may share the key.
 */
function collisions<T extends {readonly key: string; readonly pointer: string}>(
  claims: readonly T[],
  conflict: (claim: T, first: T) => string | undefined,
): DocumentProblem[] {
  const firstByKey = new Map<string, T>();
  return claims.flatMap((claim) => {
    const first = firstByKey.get(claim.key);
    if (first === undefined) {
      firstByKey.set(claim.key, claim);
      return [];
    }
    const text = conflict(claim, first);
    return text === undefined ? [] : [{pointer: claim.pointer, text}];
  });
}

/**
 * Returns why a name cannot be part of a path under docs/, or `undefined`. Slashes are allowed:
 * tags such as `Account/EventLog` nest.
 */
export function unsafeNameReason(name: string): string | undefined {
  if (/\p{Cc}/u.test(name)) return 'has a control character';
  if (name.includes('\\')) return 'has a backslash';
  if (name.startsWith('/')) return 'starts with a slash';
  if (name.split('/').some((segment) => segment.trim() === '..')) {
    return 'has ".." as a part of a path';
  }
  // A slug can be longer than the name, because of hyphens.
  return Math.max(Buffer.byteLength(name), Buffer.byteLength(operationSlug(name))) >
    MAX_NAME_BYTES
    ? `is longer than ${MAX_NAME_BYTES} bytes as a file name`
    : undefined;
}

interface FoundName {
  readonly pointer: string;
  readonly name: string;
  readonly folderOf?: 'tag' | 'plan';
}

/**
 * Returns why a tag or plan cannot be a folder, or `undefined`. Docusaurus ignores folders that
 * start with `_` or `.`, webpack reads `!` as a loader and `?` and `#` as a query, and URLs end
 * at `?` and `#`.
 */
function folderReason({name, folderOf}: FoundName): string | undefined {
  if (folderOf === undefined) return undefined;
  const segments = name.split('/');
  if (segments.some((segment) => segment.trim() === '')) {
    return 'has an empty part between slashes';
  }
  if (segments.some((segment) => /^[._]/.test(segment))) {
    return 'has a part that starts with "." or "_", which is left out of a site';
  }
  const reserved = segments.find((segment) => /^index$|\.(mdx?|json)$/i.test(segment));
  if (reserved !== undefined) {
    return `has the part ${quote(reserved)}, which is the name of a page or of its data`;
  }
  if (folderOf === 'plan' && segments.length > 1) return 'has a slash';
  const [special] = /[!#?%"]/.exec(name) ?? [];
  return special === undefined
    ? undefined
    : `has the character ${special}, which a folder of the site cannot have`;
}

function names(document: OpenAPIDocument): FoundName[] {
  return [
    ...(document.tags ?? []).map(({name}, index) => ({
      pointer: `#/tags/${index}/name`,
      name,
    })),
    ...operationsOf(document).flatMap((found) => [
      {pointer: `${found.pointer}/operationId`, name: operationIdOf(found)},
      ...(found.operation.tags ?? []).map((name, index) => ({
        pointer: `${found.pointer}/tags/${index}`,
        name,
      })),
    ]),
    ...Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
      const pointer = `#/components/schemas/${escapeSegment(name)}`;
      const title = own(schema, 'title');
      return [
        {pointer, name},
        ...(typeof title === 'string'
          ? [{pointer: `${pointer}/title`, name: title}]
          : []),
      ];
    }),
  ];
}

function folders(document: OpenAPIDocument): Required<FoundName>[] {
  return operationsOf(document).flatMap((found) => [tagOf(found), ...planOf(found)]);
}

function tagOf({pointer, operation}: FoundOperation): Required<FoundName> {
  return {
    pointer: operation.tags === undefined ? pointer : `${pointer}/tags/0`,
    name: operation.tags?.[0] ?? UNTAGGED,
    folderOf: 'tag',
  };
}

function planOf({pointer, operation}: FoundOperation): Required<FoundName>[] {
  const name = textExtension(operation, 'x-plan');
  return name === undefined
    ? []
    : [{pointer: `${pointer}/x-plan`, name, folderOf: 'plan'}];
}

function withParents(folder: string): string[] {
  const segments = folder.split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

interface AddressClaim extends FoundName {
  readonly key: string;
  readonly isPage: boolean;
}

/** Folder names must differ by more than case, for case-insensitive file systems. */
function addressConflict(claim: AddressClaim, first: AddressClaim): string | undefined {
  if (first.isPage) {
    return `the name ${quote(claim.name)} results in the address of the page of ${first.pointer}`;
  }
  return claim.name === first.name
    ? undefined
    : `the name ${quote(claim.name)} differs from ${quote(first.name)} only in capitals or accents`;
}

/** Returns whether browsers and Docusaurus agree on the URL; Docusaurus has the same check. */
function isAddress(address: string): boolean {
  const {pathname} = new URL(address, 'https://example.com');
  return pathname === address || pathname === encodeURI(address);
}

function foldCase(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
