/**
 * The commands behind `npm run api:generate`, `api:clean`, `api:status` and `api:fetch`: they write,
 * remove and count the pages of the reference, and save the description at `OPENAPI_URL`, which the
 * others read in the place of openapi/kaia.yaml, as that file.
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
      throw new Error('OPENAPI_URL is not set: set it to the address to fetch from.');
    }
    // It brings Prettier, which the others have no use for.
    const {vendorDescription} = await import('./lib/vendor');
    return vendorDescription(source, path.join(SITE_DIR, VENDORED_DOCUMENT));
  },
};

async function main(name: string | undefined): Promise<void> {
  const command = name === undefined ? undefined : commands[name];
  if (command === undefined) {
    throw new Error(
      `Say one of ${Object.keys(commands).join(', ')}, not "${name ?? ''}".`,
    );
  }
  console.log(await command());
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
