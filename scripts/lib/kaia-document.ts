/*
 * Why: scripts and tests read the vendored document with its overlays, whatever OPENAPI_URL is.
 */
import path from 'node:path';
import {type ReadDocument, readDocument} from '#reference/pages/read-document';
import {siteOverlays} from '#reference/site/openapi-docs/site-reference';
import {REFERENCE} from '../../src/config/reference';
import {SITE_DIR} from './run.mjs';

/** @throws DocumentError if the document needs a repair. */
export function readKaiaDocument(): Promise<ReadDocument> {
  return readDocument(
    {kind: 'file', path: path.join(SITE_DIR, REFERENCE.specPath)},
    {
      isStrict: true,
      overlays: siteOverlays(SITE_DIR, REFERENCE, {}),
      prepare: REFERENCE.prepare,
    },
  );
}
