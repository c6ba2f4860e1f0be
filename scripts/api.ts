/**
 * Why: the commands of the API reference.
 * Does: `npm run api:generate` writes its pages, `api:clean` removes them, `api:status` counts
 * them, and `api:fetch` saves the document at OPENAPI_URL as openapi/kaia.yaml.
 * With --strict, a document that deviates from the OpenAPI Specification is rejected.
 * Reads: OPENAPI_URL, else openapi/kaia.yaml; OPENAPI_OVERLAYS, else openapi/*.overlay.yaml.
 * Run: npm run api:generate
 */
import path from 'node:path';
import {readDocument, type StrictOptions} from '#reference/pages/read-document';
import {printOverlays} from '#reference/document/read-overlay';
import {printRepairs} from '#reference/document/repair';
import {runClean} from '#reference/site/openapi-docs/commands';
import {
  generateReference,
  siteOverlays,
  siteSource,
} from '#reference/site/openapi-docs/site-reference';
import {REFERENCE} from '../src/config/reference';
import {readArguments, refuseUnknown} from './lib/arguments';
import {REFERENCE_OPTIONS} from './lib/reference-options';
import {main, PlainError, SITE_DIR} from './lib/run.mjs';
import {printStatus} from './lib/status';
import {vendorDocument} from './lib/vendor';

const commands: Record<string, (options: StrictOptions) => Promise<string>> = {
  generate: async (options) =>
    (await generateReference(SITE_DIR, REFERENCE_OPTIONS, options)).text,
  clean: () => runClean(SITE_DIR, REFERENCE_OPTIONS),
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
    return vendorDocument(source, path.join(SITE_DIR, REFERENCE.specPath));
  },
};

main(async () => {
  const {values, positionals} = readArguments(
    process.argv.slice(2),
    {strict: {type: 'boolean', default: false}},
    `Usage: npm run api:${Object.keys(commands).join('|')} [-- --strict]`,
    1,
  );
  const [name = ''] = positionals;
  refuseUnknown('command', [name], Object.keys(commands));
  try {
    console.log(await commands[name]?.({isStrict: values.strict}));
  } catch (error) {
    throw error instanceof Error ? new PlainError(error.message) : error;
  }
});
