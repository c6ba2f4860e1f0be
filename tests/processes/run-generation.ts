/*
 * Generates the reference of the document in the first argument into the folder in the second, in
 * a separate process that is killed in its third file operation of a kind (`rename:3`).
 */
import fs from 'node:fs/promises';
import {generate} from '#reference/site/openapi-docs/generate';

const [documentFile = '', docsDir = '', end = ''] = process.argv.slice(2);
const [name, place] = end.split(':');

if (name === 'writeFile' || name === 'rename') {
  let count = 0;
  const original = fs[name] as (...args: unknown[]) => Promise<unknown>;
  const replacement = async (...args: unknown[]): Promise<unknown> => {
    count += String(args[0]).startsWith(docsDir) ? 1 : 0;
    if (String(count) === place) {
      process.kill(process.pid, 'SIGKILL');
    }
    return original(...args);
  };
  Object.assign(fs, {[name]: replacement});
}

generate({kind: 'file', path: documentFile}, docsDir).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
