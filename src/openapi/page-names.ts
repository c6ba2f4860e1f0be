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
    ...names(document).flatMap(({pointer, name, isFolder, isPlan}) => {
      const reason =
        unsafeNameReason(name) ??
        (isFolder ? folderReason(name) : undefined) ??
        (isPlan === true && name.includes('/') ? 'has a slash' : undefined);
      return reason === undefined
        ? []
        : [{pointer, text: `the name ${quoted(name)} ${reason}`}];
    }),
  ];
}

/** The problems of the addresses that those names make together. */
export function addressProblems(document: OpenAPIDescription): DescriptionProblem[] {
  const operations = filedOperations(document);
  return [
    ...operations.flatMap(refusedAddresses),
    ...collisions(
      [...operations.map(pageClaim), ...operations.flatMap(folderClaims)],
      addressConflict,
    ),
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

/**
 * Why a tag or a plan cannot be a folder of pages: Docusaurus leaves out folders that start with `_`
 * or `.`, webpack takes `!` for a loader and `?` and `#` for a query, and URLs end at the latter two.
 */
function folderReason(name: string): string | undefined {
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
  const [special] = /[!#?%"]/.exec(name) ?? [];
  return special === undefined
    ? undefined
    : `has the character ${special}, which a folder of the site cannot have`;
}

interface FoundName {
  readonly pointer: string;
  readonly name: string;
  /** Whether a folder is named so, and not just a page. */
  readonly isFolder: boolean;
  /** Whether it is the folder of a plan, which is one and not several inside each other. */
  readonly isPlan?: boolean;
}

function names(document: OpenAPIDescription): FoundName[] {
  return [
    ...(document.tags ?? []).map(({name}, index) => ({
      pointer: `#/tags/${index}/name`,
      name,
      isFolder: true,
    })),
    ...operationsOf(document).flatMap((found) => [
      {
        pointer: `${found.pointer}/operationId`,
        name: operationIdOf(found),
        isFolder: false,
      },
      ...planNames(found),
      ...(found.operation.tags ?? []).map((name, index) => ({
        pointer: `${found.pointer}/tags/${index}`,
        name,
        isFolder: true,
      })),
    ]),
    ...Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
      const pointer = `#/components/schemas/${escapeSegment(name)}`;
      const title = own(schema, 'title');
      return [
        {pointer, name, isFolder: false},
        ...(typeof title === 'string'
          ? [{pointer: `${pointer}/title`, name: title, isFolder: false}]
          : []),
      ];
    }),
  ];
}

/** The addresses of an operation that Docusaurus refuses. */
function refusedAddresses({
  tag,
  plan,
  slug,
  tagPointer,
  planPointer,
}: FiledOperation): DescriptionProblem[] {
  const page = {tag, slug};
  const addresses = [
    {pointer: tagPointer, address: operationRoute(page)},
    {pointer: tagPointer, address: groupRoute(tag)},
    ...(plan === undefined
      ? []
      : [{pointer: planPointer, address: planOperationRoute(plan, page)}]),
  ];
  return addresses
    .filter(({address}) => !isAddress(address))
    .map(({pointer, address}) => ({
      pointer,
      text: `it gives the address ${quoted(address)}, in which characters stand such as [, ], ^ and |`,
    }));
}

/** A page or a folder, and the address that it takes. */
interface AddressClaim {
  readonly pointer: string;
  readonly key: string;
  readonly kind: 'page' | 'folder';
  readonly name: string;
}

function pageClaim({pointer, tag, slug}: FiledOperation): AddressClaim {
  const name = `${tag}/${slug}`;
  return {pointer, key: `tag ${folded(name)}`, kind: 'page', name};
}

/** The folders of an operation: that of its tag with all that it is inside of, and that of its plan. */
function folderClaims({
  tag,
  tagPointer,
  plan,
  planPointer,
}: FiledOperation): AddressClaim[] {
  const segments = tag.split('/');
  const folder = (pointer: string, type: 'tag' | 'plan', name: string): AddressClaim => ({
    pointer,
    key: `${type} ${folded(name)}`,
    kind: 'folder',
    name,
  });
  return [
    ...segments.map((_, index) =>
      folder(tagPointer, 'tag', segments.slice(0, index + 1).join('/')),
    ),
    ...(plan === undefined ? [] : [folder(planPointer, 'plan', plan)]),
  ];
}

/** Folders are one where the file system or a reader does not tell capitals apart. */
function addressConflict(claim: AddressClaim, first: AddressClaim): string | undefined {
  if (first.kind === 'page') {
    return `the name ${quoted(claim.name)} gives the address that the page of ${first.pointer} has`;
  }
  return claim.name === first.name
    ? undefined
    : `the name ${quoted(claim.name)} differs from ${quoted(first.name)} only in capitals or accents`;
}

/** Where the page of an operation goes, and where the description says so. */
interface FiledOperation {
  readonly pointer: string;
  readonly slug: string;
  readonly tag: string;
  readonly tagPointer: string;
  readonly plan: string | undefined;
  readonly planPointer: string;
}

function filedOperations(document: OpenAPIDescription): FiledOperation[] {
  return operationsOf(document).map((place) => {
    const {pointer, operation} = place;
    return {
      pointer,
      slug: operationSlug(operationIdOf(place)),
      tag: operation.tags?.[0] ?? UNTAGGED,
      tagPointer: operation.tags === undefined ? pointer : `${pointer}/tags/0`,
      plan: textExtension(operation, 'x-plan'),
      planPointer: `${pointer}/x-plan`,
    };
  });
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

/** A plan is a folder too: `docs/plans/{x-plan}/Endpoints`. */
function planNames({pointer, operation}: FoundOperation): FoundName[] {
  const plan = textExtension(operation, 'x-plan');
  return plan === undefined
    ? []
    : [{pointer: `${pointer}/x-plan`, name: plan, isFolder: true, isPlan: true}];
}
