import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parse} from 'yaml';
import type {OpenAPIDocument} from '../../../../src/openapi/document';
import type {DocumentSource} from '../../../../src/openapi/load';
import {createReference} from '../../../../src/openapi/reference';
import type {Reference} from '../../../../src/reference/reference';

const FILE = fileURLToPath(new URL('../../../fixtures/petstore.yaml', import.meta.url));

export const PETSTORE: DocumentSource = {kind: 'file', path: FILE};

/** Returns a new copy of the pet store document. */
export function describePetstore(): OpenAPIDocument {
  return parse(readFileSync(FILE, 'utf8')) as OpenAPIDocument;
}

export function createPetstore(): Reference {
  return createReference(describePetstore());
}
