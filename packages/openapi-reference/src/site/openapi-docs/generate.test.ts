import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {stringify} from 'yaml';
import {expect, it, onTestFinished} from 'vitest';
import {createReference} from '../../pages/read-reference';
import {createReferenceIndex} from '../../pages/reference-index';
import {generate} from './generate';
import {readReferenceIndex} from './read-index';
import {fileOf} from '@site/tests/fixtures/documents';
import {describePetstore, PETSTORE} from '@site/tests/fixtures/petstore';
import {describeApi, operationObject} from '@site/tests/fixtures/small-document';
import {readFiles, temporaryFolder} from '@site/tests/fixtures/temporary-folder';
import {proves} from '@site/tests/specification/proves';

/** Starts a local server with one response, stopped after the test. */
async function serve(body: string): Promise<string> {
  const server = createServer((_, response) => {
    response.end(body);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.yaml`;
}

it('A generation writes what its report says, with all that its pages import and the sidebar reads.', async () => {
  const docsDir = await temporaryFolder();
  expect(() => readReferenceIndex(docsDir)).toThrow('docusaurus gen-api-docs all');
  const report = await generate(PETSTORE, docsDir);
  const files = await readFiles(docsDir);
  expect(report).toMatchObject({operations: 5, schemas: 2, removed: [], unchanged: []});
  expect([...report.written].sort()).toEqual(Object.keys(files));
  expect(Object.keys(files).filter((file) => /\.(api|schema)\.mdx$/.test(file))).toEqual([
    'api/Other/health.api.mdx',
    'api/pet/add-pet.api.mdx',
    'api/pet/get-pet-by-id.api.mdx',
    'api/pet/search/list-pets.api.mdx',
    'api/store/get-inventory.api.mdx',
    'schemas/a-pet.schema.mdx',
    'schemas/cat.schema.mdx',
  ]);
  for (const [file, content] of Object.entries(files)) {
    const imports = content.matchAll(/from "(\.\/|@openapi-reference\/data\/)(.+)"/g);
    for (const [, folder, name] of imports) {
      const own = folder === './' ? path.posix.dirname(file) : 'api';
      expect(Object.keys(files)).toContain(`${own}/${name}`);
    }
  }
  const index = createReferenceIndex(createReference(describePetstore()));
  expect(readReferenceIndex(docsDir)).toMatchObject(index);
});

it(
  'A document is fetched without printing its password or publishing its address.',
  proves('S1.5', 'S7.4'),
  async () => {
    const url = new URL(await serve(JSON.stringify(describePetstore())));
    url.username = 'me';
    url.password = 'secret';
    const docsDir = await temporaryFolder();
    const report = await generate({kind: 'url', url: url.href}, docsDir);
    expect(report.operations).toBe(5);
    expect(report.source).not.toMatch(/me|secret/);
    const files = JSON.stringify(await readFiles(docsDir));
    expect(files).toContain('api/_files/openapi.yaml');
    expect(files).not.toContain('secret');
    expect(files).not.toContain(url.host);
  },
);

// Docusaurus would fail with a stack trace on a page in such a folder.
it('A tag that no folder can have as its name has a similar folder.', async () => {
  const folders = {
    ...{'C#': 'C', 'What?': 'What', 'a!b': 'a b', '50%': '50', 'c"d': 'c d', _x: 'x'},
    ...{'.y': 'y', 'e//f': 'e/f', 'g/': 'g', '..': 'Other'},
  };
  const paths = Object.keys(folders).map((tag, index) => [
    `/${index}`,
    {get: operationObject(`get${index}`, {tags: [tag]})},
  ]);
  const document = describeApi({paths: Object.fromEntries(paths)});
  const source = await fileOf(stringify(document));
  const {written} = await generate(source, await temporaryFolder());
  expect(written).toEqual(
    expect.arrayContaining(
      Object.values(folders).map((folder, n) => `api/${folder}/get-${n}.api.mdx`),
    ),
  );
});
