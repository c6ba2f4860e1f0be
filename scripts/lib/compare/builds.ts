/*
 * Why: a build is that of the working tree, that of a commit, or a folder.
 */
import {cpSync, existsSync, readFileSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {isBuildCurrent} from '../built-inputs.mjs';
import {
  BUILD_DIR,
  inTemporaryFolder,
  PlainError,
  plainEnvironment,
  run,
  runNpm,
  SITE_DIR,
  succeed,
} from '../run.mjs';
import {linkPackages} from '../site-copy.mjs';

export const CACHE_DIR = path.join(SITE_DIR, 'node_modules', '.cache', 'compare');

/** What is kept of a commit, if it has it: its build, and what reads its search index. */
const KEPT = ['build', 'src', 'packages', 'package.json', 'tsconfig.json'];

/** Where commits have the code of the search, the newest place first. */
const SEARCH_CODE = [
  'packages/reference-search/src/search',
  'packages/reference-search/src',
  'src/search',
];

export interface Build {
  readonly name: string;
  readonly folder: string;
  /** Where the code of the build is. */
  readonly siteDir: string;
}

/** Builds the working tree, unless nothing that a build reads has changed. */
export async function currentBuild(): Promise<Build> {
  if (!(await isBuildCurrent())) {
    await buildSite(SITE_DIR, 'the working tree');
  }
  return {name: 'the working tree', folder: BUILD_DIR, siteDir: SITE_DIR};
}

/**
 * Returns the build in a folder, or that of a commit, which is built once.
 *
 * @throws PlainError if there is neither.
 */
export async function namedBuild(name: string): Promise<Build> {
  const folder = path.resolve(SITE_DIR, name);
  if (existsSync(path.join(folder, 'index.html'))) {
    const parent = path.dirname(folder);
    const hasCode = searchCode(parent) !== undefined;
    return {name, folder, siteDir: hasCode ? parent : SITE_DIR};
  }
  const parse = ['rev-parse', '--verify', '--quiet', '--end-of-options'];
  const {code, stdout} = await git(SITE_DIR, [...parse, `${name}^{commit}`]);
  if (code !== 0) {
    throw new PlainError(
      existsSync(folder)
        ? `${name} is a folder without index.html: name the folder of a build, which "npm run build" writes.`
        : `${name} is neither a commit nor a folder: name a commit that "git log" shows, or the folder of a build.`,
    );
  }
  const commit = stdout.trim();
  const siteDir = path.join(CACHE_DIR, commit);
  if (!existsSync(siteDir)) {
    await buildCommit(commit, siteDir);
  }
  return {name, folder: path.join(siteDir, 'build'), siteDir};
}

/** Returns the folder with the code of the search of a site. */
export function searchCode(siteDir: string): string | undefined {
  return SEARCH_CODE.map((folder) => path.join(siteDir, folder)).find(existsSync);
}

/** Outside node_modules, because code in there is not compiled. */
function buildCommit(commit: string, target: string): Promise<void> {
  const problem = `${commit} cannot be checked out`;
  return inTemporaryFolder('compare', async (temporary) => {
    const siteDir = path.join(temporary, 'site');
    const clone = ['clone', '--quiet', '--shared', '--no-checkout', SITE_DIR, siteDir];
    await succeed(problem, git(SITE_DIR, clone));
    await succeed(problem, git(siteDir, ['checkout', '--quiet', '--detach', commit]));
    await installPackages(siteDir, commit);
    await buildSite(siteDir, commit);
    const copy = `${target}.new`;
    rmSync(copy, {recursive: true, force: true});
    for (const name of KEPT.filter((file) => existsSync(path.join(siteDir, file)))) {
      cpSync(path.join(siteDir, name), path.join(copy, name), {recursive: true});
    }
    linkPackages(copy);
    renameSync(copy, target);
  });
}

async function installPackages(siteDir: string, commit: string): Promise<void> {
  const [own, other] = [SITE_DIR, siteDir].map((folder) =>
    readFileSync(path.join(folder, 'package-lock.json'), 'utf8'),
  );
  if (own === other) {
    linkPackages(siteDir);
    return;
  }
  await succeed(
    `The packages of ${commit} cannot be installed`,
    runNpm(['ci'], {cwd: siteDir, capture: true}),
  );
}

async function buildSite(siteDir: string, name: string): Promise<void> {
  console.log(`Building ${name}.`);
  const options = {cwd: siteDir, capture: true, env: plainEnvironment()};
  await succeed(`The build of ${name} failed`, runNpm(['run', '-s', 'build'], options));
}

function git(folder: string, args: readonly string[]) {
  return run('git', args, {capture: true, cwd: folder});
}
