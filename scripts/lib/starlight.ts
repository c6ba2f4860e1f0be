/*
 * Why: Starlight makes the lightest documentation that we know, and shows what is possible.
 * Does: installs Starlight and starlight-openapi in a folder of their own, whose own files are in the folder
 * starlight, and builds a site of a document with them.
 */
import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {plainEnvironment, run, runNpm, SITE_DIR, succeed} from './run.mjs';

/** The own files of the site. */
const STARLIGHT_FILES = path.join(SITE_DIR, 'scripts', 'lib', 'starlight');

/** Keeps the packages from asking their makers for anything. */
const ENV = plainEnvironment({ASTRO_TELEMETRY_DISABLED: '1'});

/** What a build leaves behind. */
const BUILT = ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'];

/** Installs the packages, unless they are there. */
export async function installStarlight(siteDir: string): Promise<void> {
  cpSync(STARLIGHT_FILES, siteDir, {recursive: true});
  // Starlight finds no other name.
  cpSync(
    path.join(STARLIGHT_FILES, 'content.config.mjs'),
    path.join(siteDir, 'src', 'content.config.ts'),
  );
  const options = {cwd: siteDir, capture: true, env: ENV};
  await succeed(
    `Starlight could not be installed in ${siteDir}`,
    runNpm(['install', '--no-audit', '--no-fund', '--prefer-offline'], options),
  );
}

/**
 * Builds the site without anything that an earlier build has left.
 *
 * @param document OpenAPI as JSON
 */
export async function buildStarlightCold(
  siteDir: string,
  document: string,
): Promise<void> {
  for (const name of BUILT) {
    rmSync(path.join(siteDir, name), {recursive: true, force: true});
  }
  cpSync(document, path.join(siteDir, 'openapi.json'));
  const options = {cwd: siteDir, capture: true, env: ENV};
  await succeed(
    `astro build failed in ${siteDir}`,
    run(process.execPath, ['node_modules/astro/astro.js', 'build'], options),
  );
}
