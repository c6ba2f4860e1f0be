/**
 * The commands behind `npm run api:generate`, `api:clean`, `api:status` and `api:fetch`: they write,
 * remove and count the pages of the reference, and save the description at `OPENAPI_URL`, which the
 * others read in the place of openapi/kaia.yaml, as that file.
 */
import path from 'node:path';
import {descriptionSource, loadDescription} from '../src/openapi/load';
import {validateDescription} from '../src/openapi/validate';
import {createStatus, printStatus} from '../src/openapi/status';
import {generate, type GenerationReport} from '../src/plugins/openapi-docs/generate';
import {VENDORED_DESCRIPTION} from '../src/plugins/openapi-docs';
import {cleanFiles} from '../src/plugins/openapi-docs/sync';

const SITE_DIR = path.resolve(__dirname, '..');
const DOCS_DIR = path.join(SITE_DIR, 'docs');
const VENDORED_FILE = path.join(SITE_DIR, VENDORED_DESCRIPTION);

const commands: Record<string, () => Promise<string>> = {
  generate: async () => printReport(await generate(source(), DOCS_DIR)),
  clean: async () => `Removed ${(await cleanFiles(DOCS_DIR)).length} generated files.`,
  status: async () => {
    const {document} = await loadDescription(source());
    return printStatus(createStatus(await validateDescription(document, source())));
  },
  fetch: async () => {
    if (source().kind === 'file') {
      throw new Error('OPENAPI_URL is not set: set it to the address to fetch from.');
    }
    // It brings Prettier, which the others have no use for.
    const {vendorDescription} = await import('./lib/vendor');
    return vendorDescription(source(), VENDORED_FILE);
  },
};

function source(): ReturnType<typeof descriptionSource> {
  return descriptionSource(process.env, VENDORED_FILE);
}

function printReport(report: GenerationReport): string {
  const {written, removed, unchanged} = report;
  const files =
    written.length + removed.length === 0
      ? `nothing changed (${unchanged.length} files)`
      : `${written.length} files written, ${removed.length} removed, ${unchanged.length} unchanged`;
  return `Reference of ${report.source}: ${report.operations} operations, ${report.schemas} schemas; ${files}; ${report.seconds.toFixed(1)} s.`;
}

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
