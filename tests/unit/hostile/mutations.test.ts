import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {DocumentError} from '#reference/document/document-error';
import {loadDocument} from '#reference/document/load';
import {repairDocument} from '#reference/pages/read-document';
import {createReference} from '#reference/pages/read-reference';
import {createRandom} from '../../fixtures/random';
import {createGeneratedFiles} from '#reference/site/openapi-docs/generated-files';

const FOLDER = 'tests/fixtures/documents';

const VALUES: [unknown, ...unknown[]] = [
  null,
  ...[1, -1, 'x', '', true, [], {}, [null], [[1]], {a: null}],
  ...['#/x', {$ref: '#/components/schemas/x'}, {$ref: 5}, {$ref: '#/info'}],
];

const RUNS = 20;

type Place = [holder: Record<string, unknown>, key: string];

function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [
    [holder, key] satisfies Place,
    ...placesOf(holder[key]),
  ]);
}

describe('A document with random mistakes', () => {
  it.each(readdirSync(FOLDER))(
    'is read, or refused with a message: %s.',
    async (file) => {
      const source = {kind: 'file' as const, path: path.join(FOLDER, file)};
      const {document} = await loadDocument(source);
      const {below, pick} = createRandom(7);
      let count = 0;
      for (let run = 0; run < RUNS; run += 1) {
        const mutated = structuredClone(document);
        for (let mistakes = 1 + below(3); mistakes > 0; mistakes -= 1) {
          const [holder, key] = pick(placesOf(mutated) as [Place, ...Place[]]);
          holder[key] = structuredClone(pick(VALUES));
        }
        const read = await repairDocument(mutated, source).catch((error: unknown) => {
          expect(error, JSON.stringify(mutated)).toBeInstanceOf(DocumentError);
          return undefined;
        });
        if (read !== undefined) {
          count += 1;
          expect(
            () => createGeneratedFiles(createReference(read.document)),
            JSON.stringify(mutated),
          ).not.toThrow();
        }
      }
      expect(count).toBeGreaterThan(RUNS / 2);
    },
  );
});
