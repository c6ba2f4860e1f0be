import {
  BaseResolver,
  createConfig,
  lintDocument,
  type NormalizedProblem,
  ResolveError,
  Source,
} from '@redocly/openapi-core';
import {HTTP_METHODS, type HttpMethod} from '../reference/operation';
import {groupRoute, operationRoute, planOperationRoute} from '../reference/route';
import {operationSlug, schemaSlug} from '../reference/slug';
import type {OpenAPIDescription, OperationObject} from './description';
import {DescriptionError, quoted, redactUrl, shortened} from './description-error';
import {textExtension} from './extension';
import {correction, type DescriptionSource, sourceName} from './load';
import {UNTAGGED} from './operation';
import {escapeSegment, own, targetOf} from './resolve';
import {printValue} from './schema';

/** Page name of the overview of a folder. */
const INDEX_SLUG = 'index';

/** How many problems one message lists; it says how many there are in all. */
const MAX_LISTED_PROBLEMS = 5;

/**
 * How deep objects and lists may nest. Descriptions stay below 50; a deeper one would exhaust
 * the stack of the tools that read it, as one does that holds itself through a YAML alias.
 */
const MAX_DEPTH = 200;

/**
 * Longest name that becomes a file name, in bytes. File systems end at 255, of which the
 * extension and the temporary files of tools take a part.
 */
const MAX_NAME_BYTES = 200;

/** The versions whose descriptions the site can be built from. */
const SUPPORTED_VERSION = /^3\.[01]\.\d+(-.+)?$/;

/** Something wrong with a description, at one place of it. */
export interface DescriptionProblem {
  /** JSON pointer in the form of a URI fragment, such as `#/paths/~1blocks/get`. */
  readonly pointer: string;
  /** Without a full stop. */
  readonly text: string;
}

/**
 * Makes sure that a document is an OpenAPI 3.0 or 3.1 description that the site can be built
 * from: its structure, its references, and what the pages need besides (see
 * {@link operationIdProblems}, {@link nameProblems} and {@link folderProblems}). Nothing is fetched or printed.
 *
 * The checks go in stages, as each relies on those before; the first stage that finds
 * problems ends it.
 *
 * @returns the same document, typed.
 * @throws DescriptionError with the first problems of a stage and their JSON pointers.
 */
export async function validateDescription(
  document: unknown,
  source: DescriptionSource,
): Promise<OpenAPIDescription> {
  const refuse = (problems: readonly DescriptionProblem[], remedy?: string): void => {
    if (problems.length === 0) return;
    throw new DescriptionError({
      source: sourceName(source),
      problem: problemList(problems),
      remedy: remedy ?? correction(source),
    });
  };
  refuse(versionProblems(document), versionRemedy(source));
  refuse(depthProblems(document));
  refuse(externalReferenceProblems(document), bundleRemedy(source));
  refuse(referenceProblems(document));
  refuse(await structureProblems(document));
  const description = document as OpenAPIDescription;
  refuse([
    ...pathProblems(description),
    ...operationIdProblems(description),
    ...schemaPageProblems(description),
    ...nameProblems(description),
  ]);
  refuse([
    ...addressProblems(description),
    ...spellingProblems(description),
    ...folderProblems(description),
  ]);
  return description;
}

function versionRemedy(source: DescriptionSource): string {
  return `The site is built from OpenAPI 3.0 or 3.1; convert the description (Swagger 2.0 with swagger2openapi, for example). ${correction(source)}`;
}

function bundleRemedy(source: DescriptionSource): string {
  return `Nothing outside of the description is fetched; bundle it into one document first (with "redocly bundle", for example). ${correction(source)}`;
}

function problemList(problems: readonly DescriptionProblem[]): string {
  const lines = [
    ...new Set(problems.map(({pointer, text}) => shortened(`${pointer}: ${text}`))),
  ];
  const listed = lines.slice(0, MAX_LISTED_PROBLEMS).join('; ');
  if (lines.length === 1) return listed;
  const part =
    lines.length > MAX_LISTED_PROBLEMS
      ? `, the first ${MAX_LISTED_PROBLEMS} of them`
      : '';
  return `${lines.length} problems${part}: ${listed}`;
}

/** A document that does not say that it is OpenAPI 3.0 or 3.1. */
export function versionProblems(document: unknown): DescriptionProblem[] {
  const problem = (text: string): DescriptionProblem[] => [{pointer: '#', text}];
  if (!isRecord(document)) return problem('this is not an OpenAPI document');
  if (document['swagger'] !== undefined) {
    return problem(`this is Swagger ${printValue(document['swagger'])}, not OpenAPI 3`);
  }
  const version = document['openapi'];
  if (version === undefined) {
    return problem('this is not an OpenAPI document: the field "openapi" is missing');
  }
  return typeof version === 'string' && SUPPORTED_VERSION.test(version)
    ? []
    : [
        {
          pointer: '#/openapi',
          text: `the version ${quoted(printValue(version))} is not one like "3.0.3" or "3.1.0"`,
        },
      ];
}

/** A document nested too deep for the tools that read it, or endless. */
export function depthProblems(document: unknown): DescriptionProblem[] {
  return isDeeperThan(MAX_DEPTH, document)
    ? [
        {
          pointer: '#',
          text: `objects are nested deeper than ${MAX_DEPTH} levels, or hold themselves through a YAML alias`,
        },
      ]
    : [];
}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (
    depth === 0 || Object.values(value).some((child) => isDeeperThan(depth - 1, child))
  );
}

/** A reference, and where it stands. */
interface FoundReference {
  /** Of the `$ref` itself, `externalValue` or discriminator mapping. */
  readonly pointer: string;
  readonly reference: string;
}

/**
 * References to other documents. An `externalValue` counts as one: the page generator would
 * read that file or URL of the building machine into the page.
 */
export function externalReferenceProblems(document: unknown): DescriptionProblem[] {
  return references(document)
    .filter(({reference}) => !reference.startsWith('#'))
    .map(({pointer, reference}) => ({
      pointer,
      text: `the reference ${quoted(redactUrl(reference))} leads out of the document`,
    }));
}

/**
 * References that lead nowhere or in a circle.
 *
 * This stands in for the rule `no-unresolved-refs` of Redocly, which takes a plain schema
 * name in a discriminator mapping for an error, does not look into examples (where the page
 * generator follows references too), and whose resolver must not meet a circle or a malformed
 * pointer: it then rejects promises that nobody awaits, which ends the process.
 */
export function referenceProblems(document: unknown): DescriptionProblem[] {
  return references(document).flatMap(({pointer, reference}) => {
    const target = targetOf(document, reference);
    return 'problem' in target
      ? [{pointer, text: `the reference ${quoted(reference)} ${target.problem}`}]
      : [];
  });
}

/**
 * All references, in the order of the document: of schemas and the like, and those in examples
 * and extensions, as the page generator does not tell them apart.
 */
function references(document: unknown): FoundReference[] {
  const found: FoundReference[] = [];
  const visit = (value: unknown, pointer: string): void => {
    if (Array.isArray(value)) {
      value.forEach((item, index) => visit(item, `${pointer}/${index}`));
    } else if (isRecord(value)) {
      for (const [key, child] of Object.entries(value)) {
        const place = `${pointer}/${escapeSegment(key)}`;
        if (key === 'discriminator') {
          found.push(...mappingReferences(document, child, place));
        }
        if ((key === '$ref' || key === 'externalValue') && typeof child === 'string') {
          found.push({pointer: place, reference: child});
        } else {
          visit(child, place);
        }
      }
    }
  };
  visit(document, '#');
  return found;
}

/** Values of a discriminator mapping, without those that are the plain name of a schema. */
function mappingReferences(
  document: unknown,
  discriminator: unknown,
  pointer: string,
): FoundReference[] {
  const mapping = own(discriminator, 'mapping');
  if (typeof own(discriminator, 'propertyName') !== 'string' || !isRecord(mapping)) {
    return [];
  }
  const schemas = own(own(document, 'components'), 'schemas');
  return Object.entries(mapping).flatMap(([value, reference]) =>
    typeof reference !== 'string' || own(schemas, reference) !== undefined
      ? []
      : [{pointer: `${pointer}/mapping/${escapeSegment(value)}`, reference}],
  );
}

/** What is not as the OpenAPI Specification has it, by the rule `struct` of Redocly. */
export async function structureProblems(
  document: unknown,
): Promise<DescriptionProblem[]> {
  try {
    const config = await createConfig({rules: {struct: 'error'}});
    const problems = await lintDocument({
      document: {source: new Source('', ''), parsed: withMarkedKeys(document)},
      config: config.styleguide,
      externalRefResolver: new NoExternalReferences(),
    });
    return problems.map(structureProblem);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{pointer: '#', text: `the structure cannot be checked (${quoted(reason)})`}];
  }
}

/** {@link externalReferenceProblems} has refused them all; this is the second lock. */
class NoExternalReferences extends BaseResolver {
  override loadExternalRef(reference: string): Promise<Source> {
    return Promise.reject(new ResolveError(new Error(`${reference} is not fetched`)));
  }
}

function structureProblem({
  message,
  location: [location],
  suggest: [suggestion],
}: NormalizedProblem): DescriptionProblem {
  const text = suggestion === undefined ? message : `${message} Meant: ${suggestion}?`;
  return {
    pointer: withoutMarks(location?.pointer ?? '#').replace(/\/$/, ''),
    text: withoutMarks(text).replace(/\.$/, ''),
  };
}

/** No key of JSON that anybody writes ends with this. */
const MARK = '\u0000';

/**
 * A copy in which keys such as `constructor` and `hasOwnProperty` are marked. Redocly looks
 * keys up in plain objects and takes what those inherit for rules: a schema with a property
 * of such a name, which a contract may well have, is then refused or ends in a TypeError.
 */
function withMarkedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMarkedKeys);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      marked(key),
      key === '$ref' && typeof child === 'string'
        ? child.split('/').map(marked).join('/')
        : withMarkedKeys(child),
    ]),
  );
}

function marked(key: string): string {
  return key in Object.prototype ? `${key}${MARK}` : key;
}

function withoutMarks(text: string): string {
  return text.replaceAll(MARK, '');
}

/** A description without any operation: a site without a reference. */
export function pathProblems(description: OpenAPIDescription): DescriptionProblem[] {
  return pathOperations(description, 'paths').length === 0
    ? [{pointer: '#/paths', text: 'there is no path with an operation'}]
    : [];
}

/**
 * Operations without an operationId, or with one that another has too. Ids that differ only
 * in case or punctuation count as the same where their pages would have the same name.
 */
export function operationIdProblems(
  description: OpenAPIDescription,
): DescriptionProblem[] {
  const bySlug = new Map<string, FoundOperation>();
  return operationsOf(description).flatMap((found) => {
    const id = operationIdOf(found);
    if (id.trim() === '') {
      return [{pointer: found.pointer, text: 'the operation has no operationId'}];
    }
    const pointer = `${found.pointer}/operationId`;
    const slug = operationSlug(id);
    if (slug === '' || slug === INDEX_SLUG) {
      return [{pointer, text: `${quoted(id)} ${pageNameReason(slug)}`}];
    }
    const other = bySlug.get(slug);
    if (other === undefined) {
      bySlug.set(slug, found);
      return [];
    }
    const otherId = operationIdOf(other);
    const text =
      id === otherId
        ? `the operationId ${quoted(id)} is taken by ${other.pointer}`
        : `the operationId ${quoted(id)} and the ${quoted(otherId)} of ${other.pointer} give the same page name, ${quoted(slug)}`;
    return [{pointer, text}];
  });
}

function pageNameReason(slug: string): string {
  return slug === ''
    ? 'gives no page name'
    : `gives the page name ${quoted(INDEX_SLUG)}, which the overview of its folder has`;
}

/** Schemas whose title gives no page name, or one that another schema's gives too. */
export function schemaPageProblems(
  description: OpenAPIDescription,
): DescriptionProblem[] {
  const bySlug = new Map<string, string>();
  return Object.entries(description.components?.schemas ?? {}).flatMap(
    ([name, schema]) => {
      const pointer = `#/components/schemas/${escapeSegment(name)}`;
      const title = own(schema, 'title');
      const shown = typeof title === 'string' ? title : name;
      const slug = schemaSlug(shown);
      if (slug === '' || slug === INDEX_SLUG) {
        return [{pointer, text: `${quoted(shown)} ${pageNameReason(slug)}`}];
      }
      const other = bySlug.get(slug);
      if (other === undefined) {
        bySlug.set(slug, pointer);
        return [];
      }
      const text = `the title ${quoted(shown)} gives the same page name as ${other}, ${quoted(slug)}`;
      return [{pointer, text}];
    },
  );
}

/** Names that pages and folders are named after and that cannot be file names. */
export function nameProblems(description: OpenAPIDescription): DescriptionProblem[] {
  return names(description).flatMap(({pointer, name, isFolder, isPlan}) => {
    const reason =
      unsafeNameReason(name) ??
      (isFolder ? folderReason(name) : undefined) ??
      (isPlan === true && name.includes('/') ? 'has a slash' : undefined);
    return reason === undefined
      ? []
      : [{pointer, text: `the name ${quoted(name)} ${reason}`}];
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

function names(description: OpenAPIDescription): FoundName[] {
  return [
    ...(description.tags ?? []).map(({name}, index) => ({
      pointer: `#/tags/${index}/name`,
      name,
      isFolder: true,
    })),
    ...operationsOf(description).flatMap((found) => [
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
    ...Object.entries(description.components?.schemas ?? {}).flatMap(([name, schema]) => {
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

/** Tags and plans whose pages would have addresses that Docusaurus refuses. */
function addressProblems(description: OpenAPIDescription): DescriptionProblem[] {
  return filedOperations(description).flatMap(
    ({tag, plan, slug, tagPointer, planPointer}) => {
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
    },
  );
}

/** Folders that are one where the file system or a reader does not tell capitals apart. */
function spellingProblems(description: OpenAPIDescription): DescriptionProblem[] {
  const spellings = new Map<string, string>();
  return filedOperations(description).flatMap((operation) =>
    foldersOf(operation).flatMap(({pointer, kind, name}) => {
      const key = `${kind} ${folded(name)}`;
      const other = spellings.get(key) ?? name;
      spellings.set(key, other);
      return other === name
        ? []
        : [
            {
              pointer,
              text: `the name ${quoted(name)} differs from ${quoted(other)} only in capitals or accents`,
            },
          ];
    }),
  );
}

/** Tags whose folder has the address of the page of an operation. */
function folderProblems(description: OpenAPIDescription): DescriptionProblem[] {
  const found = filedOperations(description);
  const pages = new Map(
    found.map(({tag, slug, pointer}) => [folded(`${tag}/${slug}`), pointer]),
  );
  return found.flatMap((operation) =>
    foldersOf(operation).flatMap(({pointer, kind, name}) => {
      const page = kind === 'tag' ? pages.get(folded(name)) : undefined;
      return page === undefined
        ? []
        : [
            {
              pointer,
              text: `the name ${quoted(name)} gives the address that the page of ${page} has`,
            },
          ];
    }),
  );
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

function filedOperations(description: OpenAPIDescription): FiledOperation[] {
  return operationsOf(description).map((place) => {
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

/** The folders of an operation: that of its tag with all that it is inside of, and that of its plan. */
function foldersOf({tag, tagPointer, plan, planPointer}: FiledOperation): {
  pointer: string;
  kind: 'tag' | 'plan';
  name: string;
}[] {
  const segments = tag.split('/');
  return [
    ...segments.map((_, index) => ({
      pointer: tagPointer,
      kind: 'tag' as const,
      name: segments.slice(0, index + 1).join('/'),
    })),
    ...(plan === undefined
      ? []
      : [{pointer: planPointer, kind: 'plan' as const, name: plan}]),
  ];
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

/** An operation, and its place. */
interface FoundOperation {
  readonly pointer: string;
  readonly operation: OperationObject;
}

/** What may be missing until {@link operationIdProblems} has been asked. */
function operationIdOf({operation}: FoundOperation): string {
  const id = own(operation, 'operationId');
  return typeof id === 'string' ? id : '';
}

/** The operations that get a page: those of paths and of webhooks, not of callbacks. */
function operationsOf(description: OpenAPIDescription): FoundOperation[] {
  return (['paths', 'webhooks', 'x-webhooks'] as const).flatMap((field) =>
    pathOperations(description, field),
  );
}

function pathOperations(
  description: OpenAPIDescription,
  field: 'paths' | 'webhooks' | 'x-webhooks',
): FoundOperation[] {
  return Object.entries(own(description, field) ?? {})
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, pathItem]) => {
      const reference = own(pathItem, '$ref');
      const target =
        typeof reference === 'string'
          ? targetOf(description, reference)
          : {value: pathItem as unknown};
      return 'problem' in target
        ? []
        : HTTP_METHODS.flatMap((method: HttpMethod) => {
            const operation = own(target.value, method);
            return isRecord(operation)
              ? [
                  {
                    pointer: `#/${field}/${escapeSegment(path)}/${method}`,
                    operation: operation as unknown as OperationObject,
                  },
                ]
              : [];
          });
    });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
