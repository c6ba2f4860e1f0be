import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {check} from 'prettier';
import {describe, expect, it} from 'vitest';
import {parse, stringify} from 'yaml';
import {vendorDocument} from './vendor';
import type {OpenAPIDocument} from '../../src/openapi/document';
import type {DocumentSource} from '../../src/openapi/load';
import {describePetstore} from '../../tests/fixtures/petstore';
import {temporaryFolder} from '../../tests/fixtures/temporary-folder';

const VENDORED = `# What this is.\n#\n# And more.\n${stringify(describePetstore())}`;

/** Saves this document over the vendored one. */
async function vendor(remote: string) {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'vendored.yaml');
  const source: DocumentSource = {kind: 'file', path: path.join(folder, 'remote')};
  await writeFile(file, VENDORED);
  await writeFile(source.path, remote);
  const said = await vendorDocument(source, file).catch((error: unknown) => error);
  return {file, source, said, text: await readFile(file, 'utf8')};
}

/** The same document with another title. */
function changed(): OpenAPIDocument {
  const {info, ...rest} = describePetstore();
  const words = 'Of "pets": yes\n\n- and # more\n';
  return {...rest, info: {...info, description: words, version: '010'}};
}

describe('vendorDocument', () => {
  it('saves changes under the comment of the file, formatted by Prettier.', async () => {
    const {file, text, said} = await vendor(JSON.stringify(changed()));
    expect(text).toMatch(/^# What this is\.\n#\n# And more\.\nopenapi: /);
    expect(parse(text)).toEqual(changed());
    expect(await check(text, {filepath: file})).toBe(true);
    expect(said).toMatch(/^vendored\.yaml was updated from /);
  });

  it('saves the same text in a second run, and from another format.', async () => {
    const {file, source, text} = await vendor(JSON.stringify(changed()));
    expect(await vendorDocument(source, file)).toContain('nothing changed');
    expect(await readFile(file, 'utf8')).toBe(text);
    expect((await vendor(stringify(changed()))).text).toBe(text);
  });

  it('does not change a file with the same content in another order.', async () => {
    const reversed = Object.fromEntries(Object.entries(describePetstore()).reverse());
    const {text, said} = await vendor(JSON.stringify(reversed));
    expect(text).toBe(VENDORED);
    expect(said).toContain('nothing changed');
  });

  it('saves integers of more than 53 bits as they are.', async () => {
    const integers = ['9007199254740993', '18446744073709551616'];
    const remote = JSON.stringify({...changed(), 'x-integers': integers});
    const {text} = await vendor(remote.replaceAll(/"(\d{16,})"/g, '$1'));
    expect(text).toContain(`x-integers:\n  - ${integers.join('\n  - ')}\n`);
  });

  it('writes nothing if the document is invalid.', async () => {
    for (const remote of ['', '<html>', '{"openapi": "3.1.0"}']) {
      const {text, said} = await vendor(remote);
      expect(said).toMatchObject({name: 'DocumentError'});
      expect(text).toBe(VENDORED);
    }
  });
});
