/*
 * Why: builds with other content run in a copy of the site, so that the site itself does not
 * change.
 */
import {cpSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {SITE_DIR} from './run.mjs';

/** Paths that a clone does not contain, relative to the site directory. */
const NOT_COPIED =
  /^(\.git|node_modules|build|\.docusaurus|docs\/(api|schemas|plans\/[^/]+\/Endpoints)|packages\/[^/]+\/cjs)$/;

/**
 * Copies the site like a clone, with links to its packages.
 *
 * @param {string} siteDir an empty folder
 */
export function copySite(siteDir) {
  copySources(siteDir);
  linkPackages(siteDir);
}

/**
 * Replaces all of a copy but its node_modules, and so what a build has left there.
 *
 * @param {string} siteDir
 */
export function renewCopy(siteDir) {
  for (const entry of readdirSync(siteDir)) {
    if (entry !== 'node_modules') {
      rmSync(path.join(siteDir, entry), {recursive: true, maxRetries: 5});
    }
  }
  copySources(siteDir);
}

/** @param {string} siteDir */
function copySources(siteDir) {
  cpSync(SITE_DIR, siteDir, {
    recursive: true,
    filter: (source) =>
      !NOT_COPIED.test(path.relative(SITE_DIR, source).replaceAll(path.sep, '/')),
  });
}

/**
 * Links each package of the site into the node_modules of a copy. The copy has its own workspaces, to which npm
 * has relative links.
 *
 * @param {string} siteDir
 */
export function linkPackages(siteDir) {
  // Not node_modules as a whole: webpack keeps its cache in node_modules/.cache, which must not be
  // shared with the site.
  const packages = path.join(SITE_DIR, 'node_modules');
  const links = path.join(siteDir, 'node_modules');
  mkdirSync(links);
  for (const entry of readdirSync(packages, {withFileTypes: true})) {
    if (entry.name !== '.cache' && (entry.isDirectory() || entry.isSymbolicLink())) {
      const source = path.join(packages, entry.name);
      const target = entry.isSymbolicLink() ? readlinkSync(source) : source;
      symlinkSync(target, path.join(links, entry.name), 'junction');
    }
  }
}
