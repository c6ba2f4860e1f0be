import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {stringify} from 'yaml';
import {describe, expect, it, onTestFinished} from 'vitest';
import type {OpenAPIDocument} from '../../openapi/document';
import type {DocumentSource} from '../../openapi/load';
import {createReference} from '../../openapi/reference';
import {createReferenceIndex} from '../../reference/reference-index';
import {generate} from './generate';
import {readReferenceIndex} from './read-index';
import {describePetstore, PETSTORE} from '@site/tests/fixtures/petstore';
import {describeApi, operationObject} from '@site/tests/fixtures/small-document';
import {
  readFiles,
  temporaryFolder,
  writeFiles,
} from '@site/tests/fixtures/temporary-folder';
import {proves} from '@site/tests/specification/proves';

/** Writes a document to a new file. */
async function sourceOf(document: OpenAPIDocument | string): Promise<DocumentSource> {
  const folder = await temporaryFolder();
  const text = typeof document === 'string' ? document : stringify(document);
  await writeFiles(folder, {'openapi.yaml': text});
  return {kind: 'file', path: path.join(folder, 'openapi.yaml')};
}

/** Starts a local server with one response, stopped after the test. */
async function serve(status: number, body: string): Promise<string> {
  const server: Server = createServer((_, response) => {
    response.writeHead(status).end(body);
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

describe('generate', () => {
  it('writes what its report says, with all that pages, sidebar and navbar read, and nothing in a second run.', async () => {
    const docsDir = await temporaryFolder();
    const report = await generate(PETSTORE, docsDir);
    const files = await readFiles(docsDir);
    expect(report).toMatchObject({operations: 5, schemas: 2, removed: [], unchanged: []});
    expect([...report.written].sort()).toEqual(Object.keys(files));
    for (const [file, content] of Object.entries(files)) {
      const beside = /from '\.\/(.+\.json)'/.exec(content)?.[1];
      const elsewhere = /from "@openapi-reference\/data\/(.+\.json)"/.exec(content)?.[1];
      const imported =
        beside === undefined
          ? elsewhere && `api/${elsewhere}`
          : path.posix.join(path.posix.dirname(file), beside);
      expect(Object.keys(files)).toContain(imported ?? file);
    }
    expect(readReferenceIndex(docsDir)).toMatchObject(
      createReferenceIndex(createReference(describePetstore())),
    );
    const again = await generate(PETSTORE, docsDir);
    expect(again).toMatchObject({written: [], removed: []});
    expect(again.unchanged).toEqual(report.written);
  });

  it(
    'fetches a document without printing its password or publishing its address.',
    proves('S1.5', 'S7.4'),
    async () => {
      const url = new URL(await serve(200, JSON.stringify(describePetstore())));
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
  it('uses a similar folder for a tag that no folder can have as its name.', async () => {
    const folders = {
      'C#': 'C',
      'What?': 'What',
      'a!b': 'a b',
      '50%': '50',
      'c"d': 'c d',
      _x: 'x',
      '.y': 'y',
      'e//f': 'e/f',
      'g/': 'g',
      '..': 'Other',
    };
    const paths = Object.fromEntries(
      Object.keys(folders).map((tag, index) => [
        `/${index}`,
        {get: operationObject(`get${index}`, {tags: [tag]})},
      ]),
    );
    const {written} = await generate(
      await sourceOf(describeApi({paths})),
      await temporaryFolder(),
    );
    expect(written).toEqual(
      expect.arrayContaining(
        Object.values(folders).map(
          (folder, index) => `api/${folder}/get-${index}.api.mdx`,
        ),
      ),
    );
  });
});

describe('readReferenceIndex', () => {
  it('explains how to generate the reference if it is missing.', async () => {
    const docsDir = await temporaryFolder();
    expect(() => readReferenceIndex(docsDir)).toThrow(
      'Run "npx docusaurus gen-api-docs all"',
    );
  });
});
