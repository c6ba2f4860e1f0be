import {groupRoute, operationRoute, planOperationRoute} from '../reference/route';
import {operationSlug, schemaSlug} from '../reference/slug';
import type {OpenAPIDescription} from './description';
import {type DescriptionProblem, quoted} from './description-error';
import {textExtension} from './extension';
import {UNTAGGED} from './operation';
import {type FoundOperation, operationIdOf, operationsOf} from './document-operations';
import {escapeSegment, own} from './resolve';

/** Page name of the overview of a folder. */
const INDEX_SLUG = 'index';

/**
 * Longest name that becomes a file name, in bytes. File systems end at 255, of which the
 * extension and the temporary files of tools take a part.
 */
const MAX_NAME_BYTES = 200;

/** The problems of names that pages and folders are named after, each by itself. */
export function nameProblems(document: OpenAPIDescription): DescriptionProblem[] {
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
        : [{pointer: found.pointer, text: `the name ${quoted(found.name)} ${reason}`}];
    }),
  ];
}

/** Addresses that Docusaurus refuses, and those that a folder and a page would share. */
export function addressProblems(document: OpenAPIDescription): DescriptionProblem[] {
  const pages = operationsOf(document).map((found): AddressClaim => {
    const name = `${tagOf(found).name}/${operationSlug(operationIdOf(found))}`;
    return {pointer: found.pointer, name, key: `tag ${folded(name)}`, isPage: true};
  });
  const inFolders = folders(document).flatMap(({pointer, name, folderOf}) =>
    withParents(name).map((folder): AddressClaim => ({
      pointer,
      name: folder,
      key: `${folderOf} ${folded(folder)}`,
      isPage: false,
    })),
  );
  return [
    ...operationsOf(document)
      .flatMap(addressesOf)
      .filter(({address}) => !isAddress(address))
      .map(({pointer, address}) => ({
        pointer,
        text: `it gives the address ${quoted(address)}, in which characters stand such as [, ], ^ and |`,
      })),
    ...collisions([...pages, ...inFolders], addressConflict),
  ];
}

/** The addresses of an operation and of its group, by the names that make them. */
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

/** What an operation or a schema gives its page for a name. */
interface PageName {
  readonly pointer: string;
  /** The operation or schema itself. */
  readonly owner: string;
  readonly field: 'operationId' | 'title';
  readonly name: string;
  /** The page name. Ids that differ only in case or punctuation have the same. */
  readonly key: string;
}

function operationPages(document: OpenAPIDescription): PageName[] {
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

function schemaPages(document: OpenAPIDescription): PageName[] {
  return Object.entries(document.components?.schemas ?? {}).map(
    ([schemaName, schema]) => {
      const pointer = `#/components/schemas/${escapeSegment(schemaName)}`;
      const title = own(schema, 'title');
      const name = typeof title === 'string' ? title : schemaName;
      return {pointer, owner: pointer, field: 'title', name, key: schemaSlug(name)};
    },
  );
}

/** Names that give no page name, or that of another page. */
function pageNameProblems(pages: readonly PageName[]): DescriptionProblem[] {
  const isUsable = ({key}: PageName): boolean => key !== '' && key !== INDEX_SLUG;
  return [
    ...pages
      .filter((page) => !isUsable(page))
      .map(({pointer, name, key}) => ({
        pointer,
        text:
          key === ''
            ? `${quoted(name)} gives no page name`
            : `${quoted(name)} gives the page name ${quoted(key)}, which the overview of its folder has`,
      })),
    ...collisions(pages.filter(isUsable), ({field, name, key}, other) =>
      name === other.name
        ? `the ${field} ${quoted(name)} is taken by ${other.owner}`
        : `the ${field} ${quoted(name)} and the ${quoted(other.name)} of ${other.owner} give the same page name, ${quoted(key)}`,
    ),
  ];
}

/**
 * What claims a key that an earlier claim has.
 *
 * @param conflict what is wrong with that; `undefined` when nothing is.
 */
function collisions<T extends {readonly key: string; readonly pointer: string}>(
  claims: readonly T[],
  conflict: (claim: T, first: T) => string | undefined,
): DescriptionProblem[] {
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
 * Why a name cannot be part of a path below the docs folder, or undefined when it can. A `/`
 * inside is fine: tags such as `Account/EventLog` nest.
 */
export function unsafeNameReason(name: string): string | undefined {
  if (/\p{Cc}/u.test(name)) return 'has a control character';
  if (name.includes('\\')) return 'has a backslash';
  if (name.startsWith('/')) return 'starts with a slash';
  if (name.split('/').some((segment) => segment.trim() === '..')) {
    return 'has ".." as a part of a path';
  }
  // A page name may be longer than the name, by hyphens between its words.
  return Math.max(Buffer.byteLength(name), Buffer.byteLength(operationSlug(name))) >
    MAX_NAME_BYTES
    ? `is longer than ${MAX_NAME_BYTES} bytes as a file name`
    : undefined;
}

/** A name, and where the document has it. */
interface FoundName {
  readonly pointer: string;
  readonly name: string;
  /** What a folder of pages is named after, if this is one. */
  readonly folderOf?: 'tag' | 'plan';
}

/**
 * Why a tag or a plan cannot be a folder of pages: Docusaurus leaves out folders that start with `_`
 * or `.`, webpack takes `!` for a loader and `?` and `#` for a query, and URLs end at the latter two.
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
  const taken = segments.find((segment) => /^index$|\.(mdx?|json)$/i.test(segment));
  if (taken !== undefined) {
    return `has the part ${quoted(taken)}, which is the name of a page or of its data`;
  }
  if (folderOf === 'plan' && segments.length > 1) return 'has a slash';
  const [special] = /[!#?%"]/.exec(name) ?? [];
  return special === undefined
    ? undefined
    : `has the character ${special}, which a folder of the site cannot have`;
}

/** All names that pages or folders may be named after. */
function names(document: OpenAPIDescription): FoundName[] {
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

/** The names of folders: the first tag of each operation, and its plan. */
function folders(document: OpenAPIDescription): Required<FoundName>[] {
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

/** A folder and the folders that it is inside of: `a`, `a/b`. */
function withParents(folder: string): string[] {
  const segments = folder.split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** A page or a folder, and the address that it takes. */
interface AddressClaim extends FoundName {
  readonly key: string;
  readonly isPage: boolean;
}

/** Folders are one where the file system or a reader does not tell capitals apart. */
function addressConflict(claim: AddressClaim, first: AddressClaim): string | undefined {
  if (first.isPage) {
    return `the name ${quoted(claim.name)} gives the address that the page of ${first.pointer} has`;
  }
  return claim.name === first.name
    ? undefined
    : `the name ${quoted(claim.name)} differs from ${quoted(first.name)} only in capitals or accents`;
}

/** Whether an address is the same for a browser and for Docusaurus, which has this very rule. */
function isAddress(address: string): boolean {
  const {pathname} = new URL(address, 'https://example.com');
  return pathname === address || pathname === encodeURI(address);
}

/** A name as file systems compare it that keep capitals and do not tell them apart. */
function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
