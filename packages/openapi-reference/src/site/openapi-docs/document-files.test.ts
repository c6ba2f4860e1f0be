import {expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';
import type {PublishedDocument} from '../../document/document';
import {loadDocument} from '../../document/load';
import {readDocument} from '../../pages/read-document';
import {createReference} from '../../pages/read-reference';
import {createDocumentFiles} from './document-files';
import {describeApi, withProtoMember} from '@site/tests/fixtures/small-document';
import {DOCUMENTS, fileOf} from '@site/tests/fixtures/documents';

function textsOf(document: PublishedDocument): {json: string; yaml: string} {
  const files = createDocumentFiles(document);
  const json = files.get('api/_files/openapi.json') ?? '';
  return {json, yaml: files.get('api/_files/openapi.yaml') ?? ''};
}

const SOME = DOCUMENTS.filter(([name]) =>
  /of this API|everything|hostile|2\.0/.test(name),
);

it.each(SOME)(
  'The files of the document %s have the same content without aliases, and are read as the same reference.',
  async (_, read) => {
    const {document} = await read();
    const {json, yaml} = textsOf(document);
    expect(parseYaml(yaml, {maxAliasCount: 0})).toBeDefined();
    const fromYaml = (await loadDocument(await fileOf(yaml))).document;
    expect((await loadDocument(await fileOf(json))).document).toEqual(fromYaml);
    const again = await readDocument(await fileOf(yaml));
    expect(createReference(again.document)).toEqual(createReference(document));
  },
);

it('The files have integers and infinite numbers of any size as the document has them.', () => {
  const integers = [9007199254740993n, -18446744073709551616n];
  const {json, yaml} = textsOf(describeApi({'x-a': integers, 'x-b': [Infinity, 0.1]}));
  expect(json.replace(/\s+/g, '')).toContain(
    '"x-a":[9007199254740993,-18446744073709551616],"x-b":[1e400,0.1]',
  );
  expect(yaml).toContain('  - 9007199254740993\n  - -18446744073709551616\n');
  expect(yaml).toContain('  - .inf\n  - 0.1\n');
});

it('The file in YAML quotes what YAML 1.1 reads as another value.', () => {
  const words = ['no', '2026-11-21', '0123', 'yes', '1_0'];
  const {yaml} = textsOf(describeApi({'x-a': words}));
  expect(parseYaml(yaml, {version: '1.1'})).toHaveProperty('x-a', words);
});

it('The files repeat what the document shares, and keep the name __proto__.', () => {
  const shared = withProtoMember('value');
  const {json, yaml} = textsOf(describeApi({'x-a': shared, 'x-b': shared}));
  expect(JSON.stringify(parseYaml(yaml))).toBe(JSON.stringify(JSON.parse(json)));
  expect(yaml.match(/__proto__: value/g)).toHaveLength(2);
});

it('The files do not name the address of the document.', () => {
  const $self = 'https://secret.example/openapi.json';
  const {json, yaml} = textsOf(describeApi({openapi: '3.2.0', $self}));
  expect(json + yaml).not.toContain('secret.example');
});
