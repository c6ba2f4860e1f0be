/*
 * Why: files that people edit too have the format of all others.
 */
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import writeFileAtomic from 'write-file-atomic';

/** Writes YAML, formatted by Prettier. */
export async function writeYaml(file: string, yaml: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  const options = await resolveConfig(file, {editorconfig: false});
  await writeFileAtomic(file, await format(yaml, {...options, parser: 'yaml'}));
}
