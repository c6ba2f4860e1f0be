import {readdirSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readKaiaDocument} from '../../../../scripts/lib/kaia-document';
import type {DocumentSource} from '../../../../src/openapi/load';
import {type ReadDocument, readDocument} from '../../../../src/openapi/read-document';
import {hostileDocument} from '../../../fixtures/hostile/document';
import {temporaryFolder} from '../../temporary-folder';
import {PETSTORE} from './petstore';

const FIXTURES = path.resolve(__dirname, '../../../fixtures/documents');

/** Documents of all versions and of all that one can say, that of this API and a hostile one, each with a function to read it. */
export const DOCUMENTS: [name: string, read: () => Promise<ReadDocument>][] = [
  ['of this API', readKaiaDocument],
  ['of a pet store', () => readDocument(PETSTORE)],
  ...readdirSync(FIXTURES).map((name): (typeof DOCUMENTS)[number] => [
    name,
    () => readDocument({kind: 'file', path: path.join(FIXTURES, name)}),
  ]),
  ...['everything.yaml', 'everything-3.0.yaml'].map(
    (name): (typeof DOCUMENTS)[number] => [
      name,
      () => readDocument({kind: 'file', path: path.resolve(FIXTURES, '..', name)}),
    ],
  ),
  ['that is hostile', async () => readDocument(await fileOf(hostileDocument()))],
];

/** Writes a document to a new file. */
export async function fileOf(text: string): Promise<DocumentSource> {
  const file = path.join(await temporaryFolder(), 'openapi.txt');
  await writeFile(file, text);
  return {kind: 'file', path: file};
}
