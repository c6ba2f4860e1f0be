/*
 * Why: a build takes half a minute, and `npm test` needs none if nothing that a build reads has changed.
 * Does: hashes the files of the site and the settings, and records the hash of the build that is there.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {run, SITE_DIR} from './run.mjs';

const RECORD = path.join(SITE_DIR, 'node_modules', '.cache', 'built-inputs.txt');

const INDEX_PAGE = path.join(SITE_DIR, 'build', 'index.html');

/** Files that no build reads. */
const NOT_READ = /^(tests|\.github|\.ci)\/|\.test\.tsx?$|^[^/]+\.md$/;

/** Returns whether the build that is there was made of the files as they are. */
export async function isBuildCurrent() {
  const isRecorded = existsSync(RECORD) && existsSync(INDEX_PAGE);
  return isRecorded && readFileSync(RECORD, 'utf8') === (await hashInputs());
}

/**
 * Forgets the build that is there, before it is replaced.
 *
 * @returns a function that records the new build, by the inputs as they are now: they may change while
 * it is made.
 */
export async function replaceBuild() {
  rmSync(RECORD, {force: true});
  const hash = await hashInputs();
  return () => {
    if (hash !== undefined) {
      mkdirSync(path.dirname(RECORD), {recursive: true});
      writeFileSync(RECORD, hash);
    }
  };
}

/** Returns undefined if the inputs cannot be known: without Git, or with files or URLs of elsewhere. */
async function hashInputs() {
  const {OPENAPI_URL, OPENAPI_OVERLAYS, SITE_URL, REPOSITORY_URL} = process.env;
  if (OPENAPI_URL || OPENAPI_OVERLAYS) {
    return undefined;
  }
  const sources = await hashSources();
  return sources && `${sources} ${SITE_URL ?? ''} ${REPOSITORY_URL ?? ''}`;
}

/**
 * Hashes the files that every build reads.
 *
 * @param {RegExp} [more] paths of other files that a build of the tests reads
 * @returns {Promise<string | undefined>} undefined without Git
 */
export async function hashSources(more) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const {code, stdout} = await run('git', args, {capture: true});
  if (code !== 0) {
    return undefined;
  }
  const hash = createHash('sha256').update(`${process.version}\n`);
  for (const file of new Set(stdout.split('\0'))) {
    const source = path.join(SITE_DIR, file);
    const isRead = !NOT_READ.test(file) || more?.test(file);
    if (file !== '' && isRead && existsSync(source)) {
      hash.update(`${file}\n`).update(readFileSync(source));
    }
  }
  return hash.digest('hex');
}
