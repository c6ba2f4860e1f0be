/*
 * Why: files that people edit too have the format of all others.
 */
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {format} from 'oxfmt';
import writeFileAtomic from 'write-file-atomic';
import {printWidth, singleQuote} from '../../.oxfmtrc.json';

/** Writes YAML in the format that `npm run format` gives it. */
export async function writeYaml(file: string, yaml: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  const {code} = await format(path.basename(file), yaml, {printWidth, singleQuote});
  await writeFileAtomic(file, code);
}
