import {stringify as stringifyJson} from 'lossless-json';
import {stringify as stringifyYaml} from 'yaml';
import type {PublishedDocument} from '../../document/document';
import {withSendableExamples} from '../../pages/read-sendable-examples';
import type {GeneratedFiles} from './generated-files';
import {SITE_FILES_DIR} from './read-site-files';

/** A number above those of JavaScript, which JSON can only write as one that is too large. */
const INFINITE = {
  test: (value: unknown): boolean => value === Infinity || value === -Infinity,
  stringify: (value: unknown): string => (value === Infinity ? '1e400' : '-1e400'),
};

/**
 * Creates `/openapi.json` and `/openapi.yaml`: the document from which the site is built, with examples of
 * parameters that clients can send.
 */
export function createDocumentFiles(document: PublishedDocument): GeneratedFiles {
  const published = withSendableExamples(withoutAddress(document));
  return new Map([
    [
      `${SITE_FILES_DIR}/openapi.json`,
      `${stringifyJson(published, null, 2, [INFINITE]) ?? ''}\n`,
    ],
    [
      `${SITE_FILES_DIR}/openapi.yaml`,
      stringifyYaml(published, {
        aliasDuplicateObjects: false,
        lineWidth: 0,
        // Quotes texts such as "no" and "2026-11-21", which YAML 1.1 reads as other values.
        compat: 'yaml-1.1',
      }),
    ],
  ]);
}

/** Leaves out the address that a document of OpenAPI 3.2 gives as its own. */
function withoutAddress({$self, ...document}: PublishedDocument): PublishedDocument {
  return document;
}
