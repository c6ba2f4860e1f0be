/*
 * Why: the description was written from public material, and the service can change.
 * Does: sends the GET requests of the description, and the Etherscan-compatible actions whose
 * parameters are known, to one network; compares every answer with its schema; prints what
 * differs. With --write, records what held in openapi/checks.overlay.yaml. Fails if an answer
 * differs or is missing.
 * Reads: KAIASCAN_API_KEY; OPENAPI_URL, else openapi/kaia.yaml; OPENAPI_OVERLAYS, else the overlays
 * in openapi/. Run: npm run api:verify -- [--network NAME] [--only NAME[,NAME]]
 * [--rate N] [--write]
 */
import path from 'node:path';
import {inspect} from 'node:util';
import {DocumentError} from '../src/openapi/document-error';
import {
  CHECKS_OVERLAY,
  siteOverlays,
  siteSource,
} from '../src/plugins/openapi-docs/site-reference';
import {main, PlainError, SITE_DIR} from './lib/run.mjs';
import {hideKey, readKey} from './lib/verify/key';
import {readOptions} from './lib/verify/options';
import {verify} from './lib/verify/verify';

main(async () => {
  const key = readKey(process.env);
  try {
    const isGood = await verify({
      key,
      options: readOptions(process.argv.slice(2)),
      source: siteSource(SITE_DIR),
      overlays: siteOverlays(SITE_DIR),
      recordsFile: path.join(SITE_DIR, CHECKS_OVERLAY),
      print: (text) => console.log(hideKey(text, key)),
    });
    process.exitCode = isGood ? 0 : 1;
  } catch (error) {
    const isExpected = error instanceof DocumentError || error instanceof PlainError;
    throw new PlainError(hideKey(isExpected ? error.message : inspect(error), key));
  }
});
