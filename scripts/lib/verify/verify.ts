/*
 * Why: the steps of a verification, from the description to the record of what held.
 */
import path from 'node:path';
import {readEtherscan} from '../../../src/etherscan/read-etherscan';
import type {DocumentSource} from '#reference/document/load';
import {readDocument} from '#reference/pages/read-document';
import type {VerifyOptions} from '../arguments';
import {PlainError} from '../run.mjs';
import {type Check, NO_DIFFERENCE} from './check';
import {addChecks, readRecords, writeRecords} from './record';
import {printReport} from './report';
import {createRequests} from './request';
import {type Clock, runChecks} from './run';
import {createSend} from './send';

export interface Verification {
  readonly key: string;
  readonly options: VerifyOptions;
  readonly source: DocumentSource;
  readonly overlays: readonly DocumentSource[];
  /** The overlay that --write updates. */
  readonly recordsFile: string;
  readonly print: (text: string) => void;
  readonly clock?: Clock;
}

/**
 * Checks a description against the service, and prints a report.
 *
 * @returns Whether no answer differed or is missing.
 * @throws PlainError or DocumentError if the run cannot start. No request is sent then.
 */
export async function verify(verification: Verification): Promise<boolean> {
  const {key, options, source, overlays, recordsFile, print, clock} = verification;
  const {isWriting, rate} = options;
  if (isWriting && source.kind === 'url') {
    throw new PlainError(
      '--write records checks of the description in this repository: unset OPENAPI_URL.',
    );
  }
  const records = isWriting ? await readRecords(recordsFile) : undefined;
  const {document} = await readDocument(source, {overlays});
  const {network, servers, requests, skipped} = createRequests(
    document,
    readEtherscan(),
    options,
  );
  print(`Requests to ${network}: ${requests.length}, at most ${rate} a second.\n`);
  const send = createSend(key, servers);
  const run = await runChecks(requests, {send, key, rate, clock});
  const notAsked = skipped.map(({name, reason}): Check => {
    return {name, verdict: 'skipped', ms: 0, note: reason, ...NO_DIFFERENCE};
  });
  print(printReport(network, run, notAsked));
  if (records !== undefined) {
    const date = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
    await writeRecords(recordsFile, addChecks(records, run.checks, network, date));
    print(`What held is recorded in ${path.basename(recordsFile)}.`);
  }
  return run.checks.every(({verdict}) => verdict !== 'different' && verdict !== 'failed');
}
