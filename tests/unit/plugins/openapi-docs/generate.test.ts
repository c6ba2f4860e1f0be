import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {stringify} from 'yaml';
import {describe, expect, it, onTestFinished} from 'vitest';
import type {OpenAPIDocument} from '../../../../src/openapi/document';
import type {DocumentSource} from '../../../../src/openapi/load';
import {createReference} from '../../../../src/openapi/reference';
import {createReferenceIndex} from '../../../../src/reference/reference-index';
import {generate} from '../../../../src/plugins/openapi-docs/generate';
import {readReferenceIndex} from '../../../../src/plugins/openapi-docs/read-index';
import {describePetstore, PETSTORE} from './petstore';
import {readFiles, temporaryFolder, writeFiles} from '../../temporary-folder';
import {proves} from '../../../specification/proves';

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
  it('writes pages, their data, the lists of groups and plans, and the index.', async () => {
    const docsDir = await temporaryFolder();
    const report = await generate(PETSTORE, docsDir);
    const files = await readFiles(docsDir);
    expect(report).toMatchObject({operations: 5, schemas: 2, removed: [], unchanged: []});
    expect([...report.written].sort()).toEqual(Object.keys(files));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'api/pet/index.mdx',
        'api/pet/add-pet.api.mdx',
        'api/pet/add-pet.json',
        'api/pet/search/list-pets.api.mdx',
        'api/reference.json',
        'plans/Basic/Endpoints/index.mdx',
        'plans/Gold/Endpoints/index.mdx',
        'plans/Gold/Endpoints/pet/add-pet.api.mdx',
        'schemas/a-pet.json',
        'schemas/a-pet.schema.mdx',
      ]),
    );
  });

  it('writes every file that a page imports.', async () => {
    const docsDir = await temporaryFolder();
    await generate(PETSTORE, docsDir);
    const files = await readFiles(docsDir);
    for (const [file, content] of Object.entries(files)) {
      const beside = /from '\.\/(.+\.json)'/.exec(content)?.[1];
      const elsewhere = /from "@site\/docs\/(.+\.json)"/.exec(content)?.[1];
      const imported =
        beside === undefined
          ? elsewhere
          : path.posix.join(path.posix.dirname(file), beside);
      expect(imported === undefined || imported in files).toBe(true);
    }
  });

  it('writes an index that sidebar and navbar can read.', async () => {
    const docsDir = await temporaryFolder();
    await generate(PETSTORE, docsDir);
    expect(readReferenceIndex(docsDir)).toMatchObject(
      createReferenceIndex(createReference(describePetstore())),
    );
  });

  it('changes nothing in a second run.', async () => {
    const docsDir = await temporaryFolder();
    const {written} = await generate(PETSTORE, docsDir);
    const again = await generate(PETSTORE, docsDir);
    expect(again).toMatchObject({written: [], removed: []});
    expect(again.unchanged).toEqual(written);
  });

  it('rewrites only what has changed, and removes what is gone.', async () => {
    const docsDir = await temporaryFolder();
    await generate(PETSTORE, docsDir);
    const {'/health': health, '/pets': pets, ...paths} = describePetstore().paths;
    const next = {
      ...describePetstore(),
      paths: {
        ...paths,
        '/pets': {...pets, get: {...pets?.get, summary: 'List all pets'}},
      },
    } as OpenAPIDocument;
    expect(health).toBeDefined();
    const report = await generate(await sourceOf(next), docsDir);
    expect(report.removed).toEqual([
      'api/Other/health.api.mdx',
      'api/Other/health.json',
      'api/Other/index.mdx',
      'api/_files/api/Other.md',
      'api/_files/api/Other/health.md',
    ]);
    expect(report.written).toEqual(
      expect.arrayContaining(['api/pet/search/list-pets.api.mdx', 'api/reference.json']),
    );
    expect(report.unchanged).toContain('api/pet/add-pet.api.mdx');
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

  it('keeps existing pages if the document cannot be fetched.', async () => {
    const docsDir = await temporaryFolder();
    await generate(PETSTORE, docsDir);
    const before = await readFiles(docsDir);
    const url = await serve(404, 'Not here');
    await expect(generate({kind: 'url', url}, docsDir)).rejects.toThrow(
      /responded with 404 Not Found\. Check the address/,
    );
    const nowhere: DocumentSource = {kind: 'file', path: path.join(docsDir, 'none')};
    await expect(generate(nowhere, docsDir)).rejects.toThrow('none');
    expect(await readFiles(docsDir)).toEqual(before);
  });

  it.each([
    ['is not YAML', 'openapi: 3.0.3\n  paths: ]', /not valid JSON or YAML/],
    ['is a page of HTML', '<!doctype html>', /HTML/],
    ['is another version', 'swagger: "1.2"\n', /"1\.2" is not "2\.0"/],
    ['has no operation', stringify({...describePetstore(), paths: {}}), /no path/],
    [
      'leads to another file',
      stringify(describePetstore()).replaceAll('#/components/schemas/Pet', 'pet.yaml'),
      /leads out of the document/,
    ],
  ])('keeps existing pages if the document %s.', async (_, text, message) => {
    const docsDir = await temporaryFolder();
    await generate(PETSTORE, docsDir);
    const before = await readFiles(docsDir);
    await expect(generate(await sourceOf(text), docsDir)).rejects.toThrow(message);
    expect(await readFiles(docsDir)).toEqual(before);
  });

  // Docusaurus would fail with a stack trace on a page in such a folder.
  it.each([
    ['C#', 'C'],
    ['What?', 'What'],
    ['a!b', 'a b'],
    ['50%', '50'],
    ['a"b', 'a b'],
    ['_x', 'x'],
    ['.x', 'x'],
    ['a//b', 'a/b'],
    ['a/', 'a'],
    ['..', 'Other'],
  ])('uses a similar folder for the tag %s.', async (tag, folder) => {
    const text = JSON.stringify(describePetstore()).replaceAll(
      '"pet/search"',
      JSON.stringify(tag),
    );
    const {written} = await generate(await sourceOf(text), await temporaryFolder());
    expect(written).toContain(`api/${folder}/list-pets.api.mdx`);
  });

  it('changes nothing if a hand-written page is in the way.', async () => {
    const docsDir = await temporaryFolder();
    await writeFiles(docsDir, {'api/pet/index.mdx': '# Mine\n'});
    await expect(generate(PETSTORE, docsDir)).rejects.toThrow('docs/api/pet/index.mdx');
    expect(await readFiles(docsDir)).toEqual({'api/pet/index.mdx': '# Mine\n'});
  });
});

describe('readReferenceIndex', () => {
  it('explains how to generate the reference if it is missing.', async () => {
    const docsDir = await temporaryFolder();
    expect(() => readReferenceIndex(docsDir)).toThrow('Run "npm run api:generate"');
  });
});
