/*
 * Why: what is built from other content than the site's own is built in a copy of it, so that
 * nothing of the site itself changes.
 * Run: imported by the benchmarks and the tests.
 */
import {cpSync, mkdirSync, readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {SITE_DIR} from './run.mjs';

/** What a clone does not have, relative to the folder of the site. */
const NOT_COPIED =
  /^(\.git|node_modules|build|\.docusaurus|docs\/(api|schemas|plans\/[^/]+\/Endpoints))$/;

/**
 * Copies the site as a clone would have it, with links to its packages.
 *
 * @param {string} siteDir an empty folder
 */
export function copySite(siteDir) {
  cpSync(SITE_DIR, siteDir, {
    recursive: true,
    filter: (source) =>
      !NOT_COPIED.test(path.relative(SITE_DIR, source).replaceAll(path.sep, '/')),
  });
  // A folder of links, and not one link: webpack keeps its cache in node_modules/.cache, and that
  // of the site itself must neither warm this build nor be overwritten by it.
  const packages = path.join(SITE_DIR, 'node_modules');
  const links = path.join(siteDir, 'node_modules');
  mkdirSync(links);
  for (const entry of readdirSync(packages, {withFileTypes: true})) {
    if (entry.name !== '.cache' && (entry.isDirectory() || entry.isSymbolicLink())) {
      symlinkSync(
        path.join(packages, entry.name),
        path.join(links, entry.name),
        'junction',
      );
    }
  }
}
