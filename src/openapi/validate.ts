import {
  BaseResolver,
  createConfig,
  lintDocument,
  type NormalizedProblem,
  ResolveError,
  Source,
} from '@redocly/openapi-core';
import type {OpenAPIDescription} from './description';
import {
  DescriptionError,
  type DescriptionProblem,
  quoted,
  redactUrl,
  shortened,
} from './description-error';
import {pathOperations} from './document-operations';
import {correction, type DescriptionSource, loadDescription, sourceName} from './load';
import {addressProblems, nameProblems} from './page-names';
import {escapeSegment, isRecord, own, targetOf} from './resolve';
import {printValue} from './schema';

/** How many problems one message lists; it says how many there are in all. */
const MAX_LISTED_PROBLEMS = 5;

/**
 * How deep objects and lists may nest. Descriptions stay below 50; a deeper one would exhaust
 * the stack of the tools that read it, as one does that holds itself through a YAML alias.
 */
const MAX_DEPTH = 200;

/** The versions whose descriptions the site can be built from. */
const SUPPORTED_VERSION = /^3\.[01]\.\d+(-.+)?$/;

/**
 * Loads the document of a source and checks it.
 *
 * @throws DescriptionError when it cannot be had or is not usable.
 */
export async function readDocument(
  source: DescriptionSource,
): Promise<OpenAPIDescription> {
  const {document} = await loadDescription(source);
  return validateDescription(document, source);
}

/**
 * Makes sure that a document is an OpenAPI 3.0 or 3.1 description that the site can be built
 * from: its structure, its references, and the names that its pages and folders get. Nothing is
 * fetched or printed.
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
  refuse([...pathProblems(description), ...nameProblems(description)]);
  refuse(addressProblems(description));
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
