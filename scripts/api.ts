/**
 * Why: the commands of the API reference.
 * Does: `npm run api:generate` writes its pages, `api:clean` removes them, `api:status` counts
 * them, and `api:fetch` saves the document at OPENAPI_URL as openapi/kaia.yaml.
 * Reads: OPENAPI_URL, else openapi/kaia.yaml. Run: npm run api:generate
 */
import path from 'node:path';
import {readDocument} from '../src/openapi/validate';
import {createStatus, printStatus} from '../src/openapi/status';
import {
  generateReference,
  printReport,
  siteSource,
  VENDORED_DOCUMENT,
} from '../src/plugins/openapi-docs/site-reference';
import {cleanFiles} from '../src/plugins/openapi-docs/sync';

const SITE_DIR = path.resolve(__dirname, '..');
const DOCS_DIR = path.join(SITE_DIR, 'docs');

const commands: Record<string, () => Promise<string>> = {
  generate: async () => printReport(await generateReference(SITE_DIR)),
  clean: async () => `Removed ${(await cleanFiles(DOCS_DIR)).length} generated files.`,
  status: async () => printStatus(createStatus(await readDocument(siteSource(SITE_DIR)))),
  fetch: async () => {
    const source = siteSource(SITE_DIR);
    if (source.kind === 'file') {
      throw new Error(
        'OPENAPI_URL is not set: set it to the URL of the document to fetch.',
      );
    }
    // Loads Prettier, which the other commands do not need.
    const {vendorDocument} = await import('./lib/vendor');
    return vendorDocument(source, path.join(SITE_DIR, VENDORED_DOCUMENT));
  },
};

async function main(name: string | undefined): Promise<void> {
  const command = name === undefined ? undefined : commands[name];
  if (command === undefined) {
    throw new Error(
      `Unknown command "${name ?? ''}": use one of ${Object.keys(commands).join(', ')}.`,
    );
  }
  console.log(await command());
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
