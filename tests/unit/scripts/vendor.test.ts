import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {check} from 'prettier';
import {describe, expect, it} from 'vitest';
import {parse, stringify} from 'yaml';
import {vendorDocument} from '../../../scripts/lib/vendor';
import type {OpenAPIDocument} from '../../../src/openapi/document';
import type {DocumentSource} from '../../../src/openapi/load';
import {describePetstore} from '../plugins/openapi-docs/petstore';
import {temporaryFolder} from '../plugins/openapi-docs/temporary-folder';

const VENDORED = `# What this is.\n#\n# And more.\n${stringify(describePetstore())}`;

/** Saves a description, which comes as this text, over the vendored one. */
async function vendor(remote: string) {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'vendored.yaml');
  const source: DocumentSource = {kind: 'file', path: path.join(folder, 'remote')};
  await writeFile(file, VENDORED);
  await writeFile(source.path, remote);
  const said = await vendorDocument(source, file).catch((error: unknown) => error);
  return {file, source, said, text: await readFile(file, 'utf8')};
}

/** The same description with other words in it. */
function changed(): OpenAPIDocument {
  const {info, ...rest} = describePetstore();
  const words = 'Of "pets": yes\n\n- and # more\n';
  return {...rest, info: {...info, description: words, version: '010'}};
}

describe('vendorDocument', () => {
  it('saves what has changed, under the comment of the file, as Prettier formats it.', async () => {
    const {file, text, said} = await vendor(JSON.stringify(changed()));
    expect(text).toMatch(/^# What this is\.\n#\n# And more\.\nopenapi: /);
    expect(parse(text)).toEqual(changed());
    expect(await check(text, {filepath: file})).toBe(true);
    expect(said).toMatch(/^vendored\.yaml was updated from /);
  });

  it('saves the same text in a second run, and from another form of the description.', async () => {
    const {file, source, text} = await vendor(JSON.stringify(changed()));
    expect(await vendorDocument(source, file)).toContain('nothing changed');
    expect(await readFile(file, 'utf8')).toBe(text);
    expect((await vendor(stringify(changed()))).text).toBe(text);
  });

  it('leaves a file as it is that says the same in another order.', async () => {
    const reversed = Object.fromEntries(Object.entries(describePetstore()).reverse());
    const {text, said} = await vendor(JSON.stringify(reversed));
    expect(text).toBe(VENDORED);
    expect(said).toContain('nothing changed');
  });

  it('writes nothing when the description is not usable.', async () => {
    for (const remote of ['', '<html>', '{"openapi": "3.1.0"}']) {
      const {text, said} = await vendor(remote);
      expect(said).toMatchObject({name: 'DocumentError'});
      expect(text).toBe(VENDORED);
    }
  });
});
