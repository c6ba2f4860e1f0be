import {createHash} from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {startServer} from '../../../scripts/lib/mock-server';
import {loadScripts} from '../scripts';
import {outcomeFile, outcomeOf, ROOT, type Site, siteFolder} from './sites';

const FIXTURES = path.join('tests', 'fixtures');

/** What all builds of this file read of the tests. */
const OWN_INPUTS =
  /^tests\/(exhaustive\/sites\/build-site\.ts|fixtures\/sites\/.*|fixtures\/petstore\.yaml)$/;

/** Only a build that hangs takes longer. */
const TIMEOUT_MS = 10 * 60_000;

/**
 * Builds a site in a copy of this one, unless none of its inputs has changed since it was built: of a document
 * as if it was at OPENAPI_URL; of a configuration the docs of the fixtures, below the base URL /docs/.
 *
 * @throws Error if the site cannot be built, unless it is broken on purpose.
 */
export async function buildSite(site: Site): Promise<void> {
  const {name, document, isBroken = false} = site;
  const {hashSources} = await loadScripts();
  const text = document?.();
  // Without Git, no build is known to be current.
  const sources = (await hashSources(OWN_INPUTS)) ?? Date.now();
  const inputs = createHash('sha256').update(`${sources}\n${text}`).digest('hex');
  if (existsSync(outcomeFile(name)) && outcomeOf(name).inputs === inputs) {
    return;
  }
  rmSync(siteFolder(name), {recursive: true, force: true, maxRetries: 5});
  mkdirSync(siteFolder(name), {recursive: true});
  const {code, output, signal} =
    text === undefined ? await buildFixture(name) : await buildDocument(name, text);
  if (signal !== null || (code !== 0 && !isBroken)) {
    throw new Error(`${output}\nThe site "${name}" could not be built.`);
  }
  writeFileSync(outcomeFile(name), JSON.stringify({inputs, code, output}));
}

async function buildDocument(name: string, document: string) {
  const {origin, stop} = await startServer((_, response) => response.end(document));
  const outDir = path.join(siteFolder(name), 'build');
  try {
    return await build(await renewedCopy(), ['--out-dir', outDir], {OPENAPI_URL: origin});
  } finally {
    await stop();
  }
}

async function buildFixture(name: string) {
  const siteDir = await renewedCopy();
  const fixtures = path.join(siteDir, FIXTURES);
  rmSync(path.join(siteDir, 'docs'), {recursive: true});
  cpSync(path.join(fixtures, 'sites', 'files'), siteDir, {recursive: true});
  cpSync(
    path.join(fixtures, 'petstore.yaml'),
    path.join(siteDir, 'openapi', 'kaia.yaml'),
  );
  return build(siteDir, [
    ...['--config', path.join(FIXTURES, 'sites', `${name}.config.ts`)],
    ...['--out-dir', path.join(siteFolder(name), 'build', 'docs')],
  ]);
}

/** Returns a copy of the site like a clone. All builds are in one: webpack keeps what they share. */
async function renewedCopy(): Promise<string> {
  const {copySite, renewCopy} = await loadScripts();
  // scripts/test-browser.mjs removes it.
  const copy = path.join(process.env['TEST_COPIES_DIR'] ?? '', 'site');
  if (existsSync(copy)) {
    renewCopy(copy);
  } else {
    mkdirSync(copy, {recursive: true});
    copySite(copy);
    shareCards(copy);
  }
  // macOS links its folder of temporary files; webpack compares real paths.
  return realpathSync(copy);
}

/** Lets a copy use the social cards that the site has drawn: most are the same. */
function shareCards(siteDir: string): void {
  const cards = path.join('node_modules', '.cache', 'social-cards');
  mkdirSync(path.join(ROOT, cards), {recursive: true});
  mkdirSync(path.dirname(path.join(siteDir, cards)));
  symlinkSync(path.join(ROOT, cards), path.join(siteDir, cards), 'junction');
}

/** Nothing that the tests prove depends on minified code. */
async function build(
  siteDir: string,
  options: readonly string[],
  env: NodeJS.ProcessEnv = {},
) {
  const {plainEnvironment, run} = await loadScripts();
  const docusaurus = path.join('node_modules', '@docusaurus', 'core', 'bin');
  return run(
    process.execPath,
    [path.join(docusaurus, 'docusaurus.mjs'), 'build', '--no-minify', ...options],
    {
      cwd: siteDir,
      capture: true,
      env: plainEnvironment(env),
      ending: AbortSignal.timeout(TIMEOUT_MS),
    },
  );
}
