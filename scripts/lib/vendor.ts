/*
 * Why: an external document is reviewed as a change of openapi/kaia.yaml before the site is built
 * from it.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {stringify} from 'yaml';
import {type DocumentSource, loadDocument, sourceName} from '#reference/document/load';
import {redactUrl} from '#reference/document/document-error';
import {repairDocument} from '#reference/pages/read-document';
import {writeFormatted} from './write-formatted';

/**
 * Saves a document as the vendored file, formatted and under the existing head
 * comment. Does not change a file with equal content.
 *
 * @returns A sentence that reports the result.
 * @throws DocumentError if either document cannot be loaded or is invalid; nothing is written
 * then.
 */
export async function vendorDocument(
  source: DocumentSource,
  file: string,
): Promise<string> {
  const {document} = await loadDocument(source);
  await repairDocument(document, source);
  const vendored = await loadDocument({kind: 'file', path: file});
  const from = redactUrl(sourceName(source));
  if (isDeepStrictEqual(document, vendored.document)) {
    return `${path.basename(file)} equals ${from}: nothing changed.`;
  }
  const [head = ''] = /^(#.*\n)*/.exec(await readFile(file, 'utf8')) ?? [];
  const yaml = stringify(document, {aliasDuplicateObjects: false});
  await writeFormatted(file, head + yaml);
  return `${path.basename(file)} was updated from ${from}.`;
}
