import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {format} from 'oxfmt';
import {expect, it} from 'vitest';
import {parse, stringify} from 'yaml';
import {vendorDocument} from './vendor';
import {describePetstore} from '../../tests/fixtures/petstore';
import {temporaryFolder} from '../../tests/fixtures/temporary-folder';

const VENDORED = `# What this is.\n#\n# And more.\n${stringify(describePetstore())}`;

/** Saves a document over the vendored one. */
async function vendor(remote: string, vendored = VENDORED) {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'vendored.yaml');
  const source = path.join(folder, 'remote');
  await writeFile(file, vendored);
  await writeFile(source, remote);
  const said = await vendorDocument({kind: 'file', path: source}, file).catch(String);
  return {file, said, text: await readFile(file, 'utf8')};
}

it('A changed document is saved under the comment of the file, formatted, with all digits.', async () => {
  const {info, ...rest} = describePetstore();
  const description = 'Of "pets": yes\n\n- and # more\n';
  const changed = {...rest, info: {...info, description, version: '010'}};
  const integers = ['9007199254740993', '18446744073709551616'];
  const remote = JSON.stringify({...changed, 'x-integers': integers}).replaceAll(
    /"(\d{16,})"/g,
    '$1',
  );
  const {file, text, said} = await vendor(remote);
  expect(text).toMatch(/^# What this is\.\n#\n# And more\.\nopenapi: /);
  expect(parse(text)).toMatchObject(changed);
  expect(text).toContain(`x-integers:\n  - ${integers.join('\n  - ')}\n`);
  expect((await format(file, text, {printWidth: 90, singleQuote: true})).code).toBe(text);
  expect(said).toMatch(/^vendored\.yaml was updated from /);
  const again = await vendor(remote, text);
  expect(again.said).toContain('nothing changed');
  expect(again.text).toBe(text);
});

it('A document with the same content in another order and format changes nothing.', async () => {
  const reversed = Object.fromEntries(Object.entries(describePetstore()).reverse());
  const {text, said} = await vendor(JSON.stringify(reversed));
  expect(text).toBe(VENDORED);
  expect(said).toContain('nothing changed');
});

it.each(['', '<html>', '{"openapi": "3.1.0"}'])(
  'An invalid document such as %j is refused, and nothing is written.',
  async (remote) => {
    const {text, said} = await vendor(remote);
    expect(said).toMatch(/^DocumentError: /);
    expect(text).toBe(VENDORED);
  },
);
