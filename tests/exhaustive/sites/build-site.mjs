/*
 * Why: the tests need sites with other content. This is a separate program because Playwright cannot import
 * modules of scripts/lib.
 * Does: builds a site in a copy of this one, unless none of its inputs has changed since it was built, and writes
 * how the build ended to outcome.json. Of a document it builds the site as if the document was at OPENAPI_URL; of
 * a configuration in tests/fixtures/sites, the docs of the fixtures, below the base URL /docs/.
 * Run: node build-site.mjs <folder of the site> <copy> <document or configuration>
 */
import {createHash} from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {hashSources} from '../../../scripts/lib/built-inputs.mjs';
import {
  main,
  plainEnvironment,
  PlainError,
  run,
  SITE_DIR,
} from '../../../scripts/lib/run.mjs';
import {copySite, renewCopy} from '../../../scripts/lib/site-copy.mjs';

const FIXTURES = path.join('tests', 'fixtures');

/** What all builds of this program read of the tests. */
const OWN_INPUTS =
  /^tests\/(exhaustive\/sites\/build-site\.mjs|fixtures\/sites\/.*|fixtures\/petstore\.yaml)$/;

/** Only a build that hangs takes longer. */
const TIMEOUT_MS = 10 * 60_000;

/** Replaces the docs and the document of a copy by those of the fixtures. @param {string} siteDir */
function useFixtures(siteDir) {
  const fixtures = path.join(siteDir, FIXTURES);
  rmSync(path.join(siteDir, 'docs'), {recursive: true});
  cpSync(path.join(fixtures, 'sites', 'files'), siteDir, {recursive: true});
  cpSync(
    path.join(fixtures, 'petstore.yaml'),
    path.join(siteDir, 'openapi', 'kaia.yaml'),
  );
}

/** Lets a copy use the social cards that the site has drawn: most are the same. @param {string} siteDir */
function shareCards(siteDir) {
  const cards = path.join('node_modules', '.cache', 'social-cards');
  mkdirSync(path.join(SITE_DIR, cards), {recursive: true});
  mkdirSync(path.dirname(path.join(siteDir, cards)));
  symlinkSync(path.join(SITE_DIR, cards), path.join(siteDir, cards), 'junction');
}

/**
 * Serves a text while `use` runs.
 *
 * @template Result
 * @param {string} text
 * @param {(address: string) => Promise<Result>} use
 */
async function serving(text, use) {
  const server = createServer((_, response) => response.end(text));
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
  try {
    return await use(`http://localhost:${port}/openapi`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/**
 * Most of a build is the same for every site, so the copy keeps the cache of webpack. Nothing that the tests
 * prove depends on minified code.
 *
 * @param {string} siteDir
 * @param {readonly string[]} options
 * @param {NodeJS.ProcessEnv} [env]
 */
function build(siteDir, options, env) {
  const docusaurus = path.join('node_modules', '@docusaurus', 'core', 'bin');
  return run(
    process.execPath,
    [path.join(docusaurus, 'docusaurus.mjs'), 'build', '--no-minify', ...options],
    {cwd: siteDir, capture: true, env: plainEnvironment(env), timeoutMs: TIMEOUT_MS},
  );
}

/**
 * Builds a site in a copy of this one, which the first call makes.
 *
 * @param {string} copy
 * @param {string} folder
 * @param {string} file
 * @param {string} input the text of the file
 */
async function buildIn(copy, folder, file, input) {
  if (existsSync(copy)) {
    renewCopy(copy);
  } else {
    mkdirSync(copy, {recursive: true});
    copySite(copy);
    shareCards(copy);
  }
  // macOS links its folder of temporary files; webpack compares real paths.
  const siteDir = realpathSync(copy);
  const buildDir = path.join(folder, 'build');
  if (file.endsWith('.config.ts')) {
    useFixtures(siteDir);
    return build(siteDir, [
      ...['--config', path.join(FIXTURES, 'sites', path.basename(file))],
      ...['--out-dir', path.join(buildDir, 'docs')],
    ]);
  }
  return serving(input, (address) =>
    build(siteDir, ['--out-dir', buildDir], {OPENAPI_URL: address}),
  );
}

main(async () => {
  const [folder = '', copy = '', file = ''] = process.argv.slice(2);
  const input = readFileSync(file, 'utf8');
  const sources = await hashSources(OWN_INPUTS);
  const inputs =
    sources && createHash('sha256').update(`${sources}\n${input}`).digest('hex');
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
  const {code, output, signal} = await buildIn(copy, folder, file, input);
  if (signal !== null) {
    throw new PlainError(output);
  }
  writeFileSync(outcomeFile, JSON.stringify({inputs, code, output}));
});
