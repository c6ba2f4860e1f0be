import {
  BaseResolver,
  createConfig,
  lintDocument,
  type NormalizedProblem,
  ResolveError,
  Source,
} from '@redocly/openapi-core';
import type {OpenAPIDocument} from './document';
import {
  DocumentError,
  type DocumentProblem,
  quote,
  redactUrl,
  truncate,
} from './document-error';
import {pathOperations} from './document-operations';
import {correctionRemedy, type DocumentSource, loadDocument, sourceName} from './load';
import {addressProblems, nameProblems} from './page-names';
import {escapeSegment, isRecord, own, targetOf} from './resolve';
import {printValue} from './schema';

const MAX_LISTED_PROBLEMS = 5;

/**
 * Maximum nesting. Documents stay below 50; deeper or endless ones (through YAML aliases) would
 * overflow the stack of the parsers.
 */
const MAX_DEPTH = 200;

const SUPPORTED_VERSION = /^3\.[01]\.\d+(-.+)?$/;

export async function readDocument(source: DocumentSource): Promise<OpenAPIDocument> {
  const {document} = await loadDocument(source);
  return validateDocument(document, source);
}

/**
 * Validates that the site can be built from a document: version, structure, references, and the
 * names of its pages and folders. Fetches and prints nothing.
 *
 * The checks run in stages, because each relies on the previous ones. The first stage with
 * problems throws.
 *
 * @returns The same document, typed.
 * @throws DocumentError with the first problems of a stage and their JSON pointers.
 */
export async function validateDocument(
  document: unknown,
  source: DocumentSource,
): Promise<OpenAPIDocument> {
  const refuse = (problems: readonly DocumentProblem[], remedy?: string): void => {
    if (problems.length === 0) return;
    throw new DocumentError({
      source: sourceName(source),
      problem: problemList(problems),
      remedy: remedy ?? correctionRemedy(source),
    });
  };
  refuse(versionProblems(document), versionRemedy(source));
  refuse(depthProblems(document));
  refuse(externalReferenceProblems(document), bundleRemedy(source));
  refuse(referenceProblems(document));
  refuse(await structureProblems(document));
  const typed = document as OpenAPIDocument;
  refuse([...pathProblems(typed), ...nameProblems(typed)]);
  refuse(addressProblems(typed));
  return typed;
}

function versionRemedy(source: DocumentSource): string {
  return `The site is built from OpenAPI 3.0 or 3.1; convert the document (Swagger 2.0 with swagger2openapi, for example). ${correctionRemedy(source)}`;
}

function bundleRemedy(source: DocumentSource): string {
  return `External references are not fetched; bundle the document into one file first (with "redocly bundle", for example). ${correctionRemedy(source)}`;
}

function problemList(problems: readonly DocumentProblem[]): string {
  const lines = [
    ...new Set(problems.map(({pointer, text}) => truncate(`${pointer}: ${text}`))),
  ];
  const listed = lines.slice(0, MAX_LISTED_PROBLEMS).join('; ');
  if (lines.length === 1) return listed;
  const part =
    lines.length > MAX_LISTED_PROBLEMS
      ? `, the first ${MAX_LISTED_PROBLEMS} of them`
      : '';
  return `${lines.length} problems${part}: ${listed}`;
}

export function versionProblems(document: unknown): DocumentProblem[] {
  const problem = (text: string): DocumentProblem[] => [{pointer: '#', text}];
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
          text: `the version ${quote(printValue(version))} is not one like "3.0.3" or "3.1.0"`,
        },
      ];
}

export function depthProblems(document: unknown): DocumentProblem[] {
  return isDeeperThan(MAX_DEPTH, document)
    ? [
        {
          pointer: '#',
          text: `objects are nested deeper than ${MAX_DEPTH} levels, or contain themselves through a YAML alias`,
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

interface FoundReference {
  /** Pointer of the `$ref`, `externalValue` or mapping entry. */
  readonly pointer: string;
  readonly reference: string;
}

/**
 * Reports references to other documents. `externalValue` counts as one: the page generator would
 * read that file or URL.
 */
export function externalReferenceProblems(document: unknown): DocumentProblem[] {
  return references(document)
    .filter(({reference}) => !reference.startsWith('#'))
    .map(({pointer, reference}) => ({
      pointer,
      text: `the reference ${quote(redactUrl(reference))} leads out of the document`,
    }));
}

/**
 * Reports unresolvable and circular references.
 *
 * Replaces the rule `no-unresolved-refs` of Redocly, which rejects plain schema names in
 * discriminator mappings and ignores examples. Its resolver also ends the process at circular
 * references and malformed pointers, through unhandled promise rejections.
 */
export function referenceProblems(document: unknown): DocumentProblem[] {
  return references(document).flatMap(({pointer, reference}) => {
    const target = targetOf(document, reference);
    return 'problem' in target
      ? [{pointer, text: `the reference ${quote(reference)} ${target.problem}`}]
      : [];
  });
}

/**
 * Returns all references in document order, including those in examples and extensions, which the
 * page generator follows too.
 */
function references(document: unknown): FoundReference[] {
  const found: FoundReference[] = [];
  const visit = (value: unknown, pointer: string): void => {
    if (Array.isArray(value)) {
      value.forEach((item, index) => visit(item, `${pointer}/${index}`));
    } else if (isRecord(value)) {
      for (const [key, child] of Object.entries(value)) {
        const childPointer = `${pointer}/${escapeSegment(key)}`;
        if (key === 'discriminator') {
          found.push(...mappingReferences(document, child, childPointer));
        }
        if ((key === '$ref' || key === 'externalValue') && typeof child === 'string') {
          found.push({pointer: childPointer, reference: child});
        } else {
          visit(child, childPointer);
        }
      }
    }
  };
  visit(document, '#');
  return found;
}

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

/** Checks the structure with the rule `struct` of Redocly. */
export async function structureProblems(document: unknown): Promise<DocumentProblem[]> {
  try {
    const config = await createConfig({rules: {struct: 'error'}});
    const problems = await lintDocument({
      document: {source: new Source('', ''), parsed: escapeKeys(document)},
      config: config.styleguide,
      externalRefResolver: new NoExternalReferences(),
    });
    return problems.map(structureProblem);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{pointer: '#', text: `the structure cannot be checked (${quote(reason)})`}];
  }
}

/** Never fetches, even if {@link externalReferenceProblems} missed a reference. */
class NoExternalReferences extends BaseResolver {
  override loadExternalRef(reference: string): Promise<Source> {
    return Promise.reject(new ResolveError(new Error(`${reference} is not fetched`)));
  }
}

function structureProblem({
  message,
  location: [location],
  suggest: [suggestion],
}: NormalizedProblem): DocumentProblem {
  const text = suggestion === undefined ? message : `${message} Meant: ${suggestion}?`;
  return {
    pointer: unescapeKeys(location?.pointer ?? '#').replace(/\/$/, ''),
    text: unescapeKeys(text).replace(/\.$/, ''),
  };
}

/** Suffix that no real key has. */
const KEY_SUFFIX = '\u0000';

/**
 * Escapes keys such as `constructor` and `hasOwnProperty`. Redocly looks keys up in plain objects
 * and would use the inherited properties as rules.
 */
function escapeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(escapeKeys);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      escapeKey(key),
      key === '$ref' && typeof child === 'string'
        ? child.split('/').map(escapeKey).join('/')
        : escapeKeys(child),
    ]),
  );
}

function escapeKey(key: string): string {
  return key in Object.prototype ? `${key}${KEY_SUFFIX}` : key;
}

function unescapeKeys(text: string): string {
  return text.replaceAll(KEY_SUFFIX, '');
}

export function pathProblems(document: OpenAPIDocument): DocumentProblem[] {
  return pathOperations(document, 'paths').length === 0
    ? [{pointer: '#/paths', text: 'there is no path with an operation'}]
    : [];
}
