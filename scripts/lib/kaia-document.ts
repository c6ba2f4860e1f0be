/*
 * Why: scripts and tests read the vendored document with its overlay, whatever OPENAPI_URL is.
 * Run: imported.
 */
import path from 'node:path';
import {
  type ReadDocument,
  readDocument,
  type ReadOptions,
} from '../../src/openapi/read-document';
import {
  VENDORED_DOCUMENT,
  VENDORED_OVERLAY,
} from '../../src/plugins/openapi-docs/site-reference';

const SITE_DIR = path.resolve(__dirname, '../..');

export function readKaiaDocument(
  options: Pick<ReadOptions, 'isStrict'> = {},
): Promise<ReadDocument> {
  return readDocument(
    {kind: 'file', path: path.join(SITE_DIR, VENDORED_DOCUMENT)},
    {
      ...options,
      overlays: [
        {kind: 'file', path: path.join(SITE_DIR, VENDORED_OVERLAY), overlay: 'default'},
      ],
    },
  );
}
