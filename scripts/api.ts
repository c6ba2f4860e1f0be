/**
 * Why: the commands of the API reference.
 * Does: `npm run api:generate` writes its pages, `api:clean` removes them, `api:status` counts
 * them, and `api:fetch` saves the document at OPENAPI_URL as openapi/kaia.yaml.
 * With --strict, a document that deviates from the OpenAPI Specification is rejected.
 * Reads: OPENAPI_URL, else openapi/kaia.yaml; OPENAPI_OVERLAYS, else openapi/*.overlay.yaml.
 * Run: npm run api:generate
 */
import path from 'node:path';
import {
  readDocument,
  type StrictOptions,
} from 'docusaurus-openapi-reference/openapi/read-document';
import {printOverlays} from 'docusaurus-openapi-reference/openapi/read-overlay';
import {printRepairs} from 'docusaurus-openapi-reference/openapi/repair';
import {runClean} from 'docusaurus-openapi-reference/site/openapi-docs/commands';
import {
  generateReference,
  siteOverlays,
  siteSource,
} from 'docusaurus-openapi-reference/site/openapi-docs/site-reference';
import {REFERENCE} from '../src/config/reference';
import {printStatus} from './lib/status';

const SITE_DIR = path.resolve(__dirname, '..');

/** Rejects a document that needs a repair. */
const STRICT = '--strict';

const commands: Record<string, (options: StrictOptions) => Promise<string>> = {
  generate: async (options) =>
    (await generateReference(SITE_DIR, REFERENCE, options)).text,
  clean: () => runClean(SITE_DIR, REFERENCE),
  status: async (options) => {
    const {document, repairs, overlays} = await readDocument(
      siteSource(SITE_DIR, REFERENCE),
      {
        ...options,
        overlays: siteOverlays(SITE_DIR, REFERENCE),
        prepare: REFERENCE.prepare,
      },
    );
    return [
      printStatus(document),
      ...printRepairs(repairs),
      ...printOverlays(overlays, Infinity),
    ].join('\n');
  },
  fetch: async () => {
    const source = siteSource(SITE_DIR, REFERENCE);
    if (source.kind === 'file') {
      throw new Error(
        'OPENAPI_URL is not set: set it to the URL of the document to fetch.',
      );
    }
    // Loads Prettier, which the other commands do not need.
    const {vendorDocument} = await import('./lib/vendor');
    return vendorDocument(source, path.join(SITE_DIR, REFERENCE.specPath));
  },
};

async function main(args: readonly string[]): Promise<void> {
  const isStrict = args.includes(STRICT);
  const [name, ...unknown] = args.filter((arg) => arg !== STRICT);
  const command = name === undefined ? undefined : commands[name];
  if (command === undefined) {
    throw new Error(
      `Unknown command "${name ?? ''}": use one of ${Object.keys(commands).join(', ')}.`,
    );
  }
  if (unknown.length > 0) {
    throw new Error(`Unknown option "${unknown.join(' ')}": the only one is ${STRICT}.`);
  }
  console.log(await command({isStrict}));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
