/*
 * Why: the description was written from public material, and the service can change.
 * Does: sends the GET requests of the description, and the Etherscan-compatible actions whose
 * parameters are known, to one network; compares every answer with its schema; prints what
 * differs. With --write, records what held in openapi/checks.overlay.yaml. Fails if an answer
 * differs or is missing.
 * Reads: KAIASCAN_API_KEY; OPENAPI_URL, else openapi/kaia.yaml; OPENAPI_OVERLAYS, else the overlays
 * in openapi/. Run: npm run api:verify -- [--network NAME] [--only NAME[,NAME]]
 * [--rate N] [--write] [--help]
 */
import path from 'node:path';
import {inspect} from 'node:util';
import {DocumentError} from '#reference/document/document-error';
import {siteOverlays, siteSource} from '#reference/site/openapi-docs/site-reference';
import {REFERENCE} from '../src/config/reference';
import {readVerifyOptions, VERIFY_USAGE} from './lib/arguments';
import {main, PlainError, SITE_DIR} from './lib/run.mjs';
import {hideKey, readKey} from './lib/verify/key';
import {verify} from './lib/verify/verify';

const HELP = `${VERIFY_USAGE}

Compares the answers of the API with its description. Needs the key KAIASCAN_API_KEY. Each request
costs the credits of its endpoint.

  --network NAME      mainnet or kairos; the first one by default
  --only NAME[,NAME]  operations and actions, such as getBlock,account/txlist; all by default
  --rate N            requests a second; 2 by default
  --write             records what held in openapi/checks.overlay.yaml

Ends with 0 if no answer differs or is missing.`;

main(async () => {
  const args = process.argv.slice(2);
  if (args.some((one) => one === '--help' || one === '-h')) {
    console.log(HELP);
    return;
  }
  const key = readKey(process.env);
  try {
    const isGood = await verify({
      key,
      options: readVerifyOptions(args),
      source: siteSource(SITE_DIR, REFERENCE),
      overlays: siteOverlays(SITE_DIR, REFERENCE),
      recordsFile: path.join(SITE_DIR, REFERENCE.checksOverlay),
      print: (text) => console.log(hideKey(text, key)),
    });
    process.exitCode = isGood ? 0 : 1;
  } catch (error) {
    const isExpected = error instanceof DocumentError || error instanceof PlainError;
    throw new PlainError(hideKey(isExpected ? error.message : inspect(error), key));
  }
});
