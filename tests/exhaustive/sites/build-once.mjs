/*
 * Why: most runs of the tests find their sites built.
 * Does: builds a site unless none of its inputs has changed since it was built, and writes how the build ended to
 * outcome.json. Run: imported by the programs that build sites.
 */
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * @param {string} folder of the site, which is empty when it is built
 * @param {string | undefined} inputs a hash, or undefined if it is not known
 * @param {() => Promise<{code: number | null, output: string}>} build
 */
export async function buildOnce(folder, inputs, build) {
  const outcomeFile = path.join(folder, 'outcome.json');
  if (
    inputs !== undefined &&
    existsSync(outcomeFile) &&
    JSON.parse(readFileSync(outcomeFile, 'utf8')).inputs === inputs
  ) {
    return;
  }
  rmSync(folder, {recursive: true, force: true, maxRetries: 5});
  mkdirSync(folder, {recursive: true});
  const {code, output} = await build();
  writeFileSync(outcomeFile, JSON.stringify({inputs, code, output}));
}
