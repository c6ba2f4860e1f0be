import type {PublishedDocument} from '../document/document';
import {extractSchemas} from './read-extracted-schemas';
import {messageOf, PlacedError, quote, truncate} from '../document/document-error';
import {operationsOf} from '../document/document-operations';
import {
  correctionRemedy,
  type DocumentSource,
  loadDocument,
  sourceError,
} from '../document/load';
import {namePages} from '../route/read-page-names';
import {
  type AppliedOverlays,
  applyOverlays,
  type Overlay,
  readOverlay,
} from '../document/read-overlay';
import {localizeReferences} from '../document/own-address';
import {externalReferenceProblems} from '../document/references';
import {pointersByKind, type Repair} from '../document/repair';
import {repairCopy} from '../document/repair-copy';
import {restoreDocumented} from './read-sendable-examples';
import {resolveSecurityAddresses, resolveServers} from '../server/read-server-address';
import {describeSequences} from '../document/sequences';
import {versionProblem} from '../document/version';

const MAX_LISTED_PROBLEMS = 5;

/**
 * Maximum nesting. Documents stay below 50; deeper or endless ones (through YAML aliases) would
 * overflow the stack of the parsers.
 */
const MAX_DEPTH = 200;

export interface StrictOptions {
  /** Rejects a document that needs a repair. */
  readonly isStrict?: boolean;
}

export interface RepairOptions extends StrictOptions {
  /** Completes the repaired document, in place. Returns what it repairs. */
  readonly prepare?: (document: PublishedDocument) => readonly Repair[];
  /** The overlays to apply before, in this order. */
  readonly overlays?: readonly Overlay[];
}

export interface ReadOptions extends Omit<RepairOptions, 'overlays'> {
  readonly overlays?: readonly DocumentSource[];
}

export interface ReadDocument {
  readonly document: PublishedDocument;
  readonly repairs: readonly Repair[];
  readonly overlays: AppliedOverlays;
}

/**
 * Loads a document and repairs it.
 *
 * @throws DocumentError if the document cannot be loaded, or see {@link repairDocument}.
 */
export async function readDocument(
  source: DocumentSource,
  {overlays = [], ...options}: ReadOptions = {},
): Promise<ReadDocument> {
  const {document} = await loadDocument(source);
  return repairDocument(document, source, {
    ...options,
    overlays: await Promise.all(overlays.map(readOverlay)),
  });
}

/**
 * Returns a copy of a document from which the site can be built, with the overlays applied, and
 * what differs. Fetches and prints nothing.
 *
 * @throws DocumentError if the document is not OpenAPI, has references to other documents, or has
 * neither an operation nor a webhook, or if an overlay cannot be applied.
 */
export async function repairDocument(
  document: unknown,
  source: DocumentSource,
  {isStrict = false, prepare = () => [], overlays = []}: RepairOptions = {},
): Promise<ReadDocument> {
  const refuse = (problem: string | undefined, remedy?: string): void => {
    if (problem !== undefined) {
      throw sourceError(source, problem, remedy);
    }
  };
  refuse(versionProblem(document));
  refuse(depthProblem(document));
  const copy = structuredClone(document) as Record<string, unknown>;
  restoreDocumented(copy);
  const applied = applyOverlays(copy, overlays);
  refuse(depthProblem(copy));
  localizeReferences(copy, source);
  refuse(problemList(externalReferenceProblems(copy)), bundleRemedy(source));
  const {openapi, repairs} = await repairCopy(copy).catch((error: unknown) => {
    const reason = messageOf(error);
    throw sourceError(
      source,
      error instanceof PlacedError ? reason : `it cannot be read (${quote(reason)})`,
    );
  });
  if (operationsOf(openapi).length === 0) {
    refuse('#/paths: there is no path with an operation, and no webhook');
  }
  repairs.push(...namePages(openapi).repairs, ...prepare(openapi));
  if (isStrict && repairs.length > 0) {
    throw sourceError(
      source,
      `it needs repairs, which --strict does not allow: ${[...pointersByKind(repairs)].map(([kind, pointers]) => `${kind} (${pointers.length}, first ${pointers[0] ?? ''})`).join('; ')}`,
    );
  }
  resolveServers(openapi, source);
  resolveSecurityAddresses(openapi);
  describeSequences(openapi as unknown as Record<string, unknown>);
  extractSchemas(openapi);
  return {document: openapi, repairs, overlays: applied};
}

function bundleRemedy(source: DocumentSource): string {
  return `External references are not fetched; bundle the document into one file first (with "redocly bundle", for example). ${correctionRemedy(source)}`;
}

function problemList(problems: readonly string[]): string | undefined {
  const lines = [...new Set(problems.map((problem) => truncate(problem)))];
  const listed = lines.slice(0, MAX_LISTED_PROBLEMS).join('; ');
  if (lines.length < 2) return lines[0];
  const part =
    lines.length > MAX_LISTED_PROBLEMS
      ? `, the first ${MAX_LISTED_PROBLEMS} of them`
      : '';
  return `${lines.length} problems${part}: ${listed}`;
}

function depthProblem(document: unknown): string | undefined {
  return isDeeperThan(MAX_DEPTH, document)
    ? `#: objects are nested deeper than ${MAX_DEPTH} levels, or contain themselves through a YAML alias`
    : undefined;
}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (
    depth === 0 || Object.values(value).some((child) => isDeeperThan(depth - 1, child))
  );
}
