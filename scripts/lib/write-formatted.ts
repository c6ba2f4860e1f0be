/*
 * Why: files that people edit too have the format of all others.
 */
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {format} from 'oxfmt';
import writeFileAtomic from 'write-file-atomic';
import {printWidth, singleQuote} from '../../.oxfmtrc.json';

/** Writes YAML or Markdown in the format that `npm run format` gives it. */
export async function writeFormatted(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  const {code} = await format(path.basename(file), text, {printWidth, singleQuote});
  await writeFileAtomic(file, code);
}
