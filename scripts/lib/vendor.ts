/*
 * Why: a description that lives elsewhere is reviewed as a change of openapi/kaia.yaml before the
 * site is built from it. Run: imported by scripts/api.ts.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {format, resolveConfig} from 'prettier';
import writeFileAtomic from 'write-file-atomic';
import {stringify} from 'yaml';
import {type DocumentSource, loadDocument, sourceName} from '../../src/openapi/load';
import {redactUrl} from '../../src/openapi/document-error';
import {readDocument} from '../../src/openapi/validate';

/**
 * Saves a description as the vendored file, as Prettier formats it and under the comment that the
 * file begins with. A file that says the same, in whatever order or form, is left as it is.
 *
 * @returns what was done, in one sentence.
 * @throws DocumentError when either cannot be had or is not usable; nothing is written then.
 */
export async function vendorDescription(
  source: DocumentSource,
  file: string,
): Promise<string> {
  const document = await readDocument(source);
  const vendored = await loadDocument({kind: 'file', path: file});
  const from = redactUrl(sourceName(source));
  if (isDeepStrictEqual(document, vendored.document)) {
    return `${path.basename(file)} says what ${from} says: nothing changed.`;
  }
  const head = headComment(await readFile(file, 'utf8'));
  const yaml = stringify(document, {aliasDuplicateObjects: false});
  const options = await resolveConfig(file, {editorconfig: false});
  await writeFileAtomic(file, await format(head + yaml, {...options, parser: 'yaml'}));
  return `${path.basename(file)} was written anew from ${from}.`;
}

/** The lines of comment that a YAML file begins with. */
function headComment(yaml: string): string {
  return /^(#.*\n)*/.exec(yaml)?.[0] ?? '';
}
