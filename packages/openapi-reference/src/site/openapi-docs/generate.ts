import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {redactUrl} from '../../document/document-error';
import {type DocumentSource, sourceName} from '../../document/load';
import {readDocument, type ReadOptions} from '../../pages/read-document';
import {printOverlays, type AppliedOverlays} from '../../document/read-overlay';
import {createReference, type CreateOptions} from '../../pages/read-reference';
import {printRepairs, type Repair} from '../../document/repair';
import type {Release} from '../../changelog/change';
import {ownReleases} from './changelog';
import {createDocumentFiles} from './document-files';
import {createGeneratedFiles, isGenerated} from './generated-files';
import type {MoreFiles, Place} from './options';
import {createOverviewPages} from './overview-pages';
import {placeFiles} from './placed-files';
import {createSiteFiles} from './site-files';
import {syncFiles, type SyncResult} from './sync';

export interface GenerationReport extends SyncResult {
  source: string;
  operations: number;
  schemas: number;
  repairs: readonly Repair[];
  overlays: AppliedOverlays;
  seconds: number;
  /** All of it, for people. */
  text: string;
}

interface GenerateOptions extends ReadOptions, CreateOptions, Place {
  /** What changed in the description, newest first. With it, there is a page of all changes. */
  readonly releases?: readonly Release[];
  readonly moreFiles?: MoreFiles;
}

/**
 * Loads and repairs an OpenAPI document and updates the generated files under docs/. Writes
 * nothing if the document is rejected.
 *
 * @throws DocumentError if the document cannot be loaded or is rejected.
 */
export async function generate(
  source: DocumentSource,
  docsDir: string,
  {releases, moreFiles, ...options}: GenerateOptions = {},
): Promise<GenerationReport> {
  const start = performance.now();
  const {document, repairs, overlays} = await readDocument(source, options);
  const unfollowed: Repair[] = [];
  const reference = createReference(document, {
    ...options,
    report: (repair) => unfollowed.push(repair),
  });
  const own = ownReleases(reference, releases ?? []);
  const files = new Map([
    ...createOverviewPages(reference, releases !== undefined, (file) =>
      isHandWritten(path.join(docsDir, file)),
    ),
    ...createGeneratedFiles(reference, own),
    ...createSiteFiles(reference),
    ...createDocumentFiles(document),
    ...((await moreFiles?.create(reference)) ?? []),
  ]);
  const placed = placeFiles(files, options);
  const result = await syncFiles(docsDir, placed, moreFiles?.folders);
  const report = {
    ...result,
    source: redactUrl(sourceName(source)),
    operations: reference.operations.length,
    schemas: reference.schemas.length,
    repairs: [...repairs, ...unfollowed],
    overlays,
    seconds: (performance.now() - start) / 1000,
  };
  return {...report, text: printReport(report)};
}

function isHandWritten(file: string): boolean {
  return existsSync(file) && !isGenerated(readFileSync(file, 'utf8'));
}

function printReport(report: Omit<GenerationReport, 'text'>): string {
  const {written, removed, unchanged} = report;
  const files =
    written.length + removed.length === 0
      ? `nothing changed (${unchanged.length} files)`
      : `${written.length} files written, ${removed.length} removed, ${unchanged.length} unchanged`;
  return [
    `Reference of ${report.source}: ${report.operations} operations, ${report.schemas} schemas; ${files}; ${report.seconds.toFixed(1)} s.`,
    ...printRepairs(report.repairs),
    ...printOverlays(report.overlays),
  ].join('\n');
}
