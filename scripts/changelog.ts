/*
 * Why: readers ask what changed since they wrote their programs.
 * Does: compares two descriptions of the API, and writes what changed to openapi/changes/, one file a
 * day, which the site shows at /changelog. A description is a file, compared as it is, or a Git
 * revision: its openapi/kaia.yaml with its overlays. The new one is what is in openapi/ by default;
 * the old one is "none" for the first release. --overlays applies the overlays of openapi/ to files
 * too. --kind api says that the API changed too; by default only its description did.
 * Reads: openapi/, Git. Run: npm run api:changelog -- <old> [<new>] [--date 2026-11-22]
 * [--kind api] [--overlays]
 */
import path from 'node:path';
import {DocumentError} from '#reference/document/document-error';
import {REFERENCE} from '../src/config/reference';
import {readChangelogOptions} from './lib/arguments';
import {compare, firstChanges} from './lib/changelog/compare';
import {recordChanges} from './lib/changelog/record';
import {readCurrentVersion, readVersion} from './lib/changelog/versions';
import {main, PlainError, SITE_DIR} from './lib/run.mjs';

main(async () => {
  try {
    const today = new Date().toISOString().slice(0, 10);
    const options = readChangelogOptions(process.argv.slice(2), today);
    const {before, after, date, kind} = options;
    const newer =
      after === undefined
        ? await readCurrentVersion()
        : await readVersion(after, options);
    const changes =
      before === 'none'
        ? firstChanges(newer)
        : compare(await readVersion(before, options), newer, kind);
    console.log(
      await recordChanges(path.join(SITE_DIR, REFERENCE.changesDir), date, changes),
    );
  } catch (error) {
    throw error instanceof DocumentError ? new PlainError(error.message) : error;
  }
});
