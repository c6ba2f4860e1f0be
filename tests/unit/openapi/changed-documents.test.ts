import {readdirSync} from 'node:fs';
import path from 'node:path';
import {stringify as printJson} from 'lossless-json';
import {stringify as printYaml} from 'yaml';
import {expect, it} from 'vitest';
import {DocumentError} from '#reference/document/document-error';
import {loadDocument, parseLoaded} from '#reference/document/load';
import {isRecord, own} from '#reference/document/resolve';
import {repairDocument} from '#reference/pages/read-document';
import {createReference} from '#reference/pages/read-reference';
import {createDocumentFiles} from '#reference/site/openapi-docs/document-files';
import {createGeneratedFiles} from '#reference/site/openapi-docs/generated-files';
import {createOverviewPages} from '#reference/site/openapi-docs/overview-pages';
import {createSiteFiles} from '#reference/site/openapi-docs/site-files';
import {createReferenceDocuments} from '#search/search/reference-documents';
import {createRandom, type Random} from '../../fixtures/random';

/*
 * Documents with one to three mistakes each, made from small ones by a seed. Each is read, or refused with an
 * error that names a place: none ends with an error of JavaScript or of a library.
 */

const FIXTURES = path.join(__dirname, '../../fixtures');

const FILES = [
  ...['bugs', 'documents'].flatMap((folder) =>
    readdirSync(path.join(FIXTURES, folder)).map((file) => path.join(folder, file)),
  ),
  'petstore.yaml',
].filter((file) => !file.endsWith('.overlay.yaml'));

const DOCUMENTS = 500;

const SEED = 2026;

type Place = readonly [holder: Record<string, unknown>, key: string, pointer: string];

function placesIn(value: unknown, pointer = '#'): Place[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => {
    const place = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return [[holder, key, place] satisfies Place, ...placesIn(holder[key], place)];
  });
}

const VALUES = [
  ...[null, true, false, 0, -1, 1.5, 7, '', ' ', 'text', '{', 'http://', [], {}],
  ...[[null], [[1]], ['text'], {a: null}, {'': {}}, {a: 'b'}, [{}], Infinity],
] as const;

const NAMES = [
  ...['$ref', 'allOf', 'oneOf', 'type', 'properties', 'required', 'title', 'enum'],
  ...['parameters', 'constructor', '__proto__', '', '/', '{', 'x-a', 'schema', 'in'],
  ...['content', 'items', 'discriminator', 'examples', 'example', 'default'],
] as const;

const VERSIONS = [
  ...['3.0.3', '3.1.1', '3.2.0', '2.0', '3', 3.1, '4.0.0', null, {}],
] as const;

type Change = (random: Random, document: unknown, places: [Place, ...Place[]]) => void;

function replaceAt([holder, key]: Place, value: unknown): void {
  Object.defineProperty(holder, key, {
    ...{value, writable: true, enumerable: true, configurable: true},
  });
}

/** One kind of mistake each. */
const CHANGES: readonly [Change, ...Change[]] = [
  // A value of another type.
  ({pick}, _, places) => {
    replaceAt(pick(places), structuredClone(pick(VALUES)));
  },
  // A reference, to anything or to what it is in.
  ({pick, below}, _, places) => {
    const place = pick(places);
    const [, , pointer] = below(3) === 0 ? place : pick(places);
    const up = pointer.split('/');
    replaceAt(place, {$ref: up.slice(0, 1 + below(up.length)).join('/')});
  },
  // Keywords beside a reference.
  ({pick}, _, places) => {
    const holders = places
      .map(([holder, key]) => holder[key])
      .filter((value) => typeof own(value, '$ref') === 'string');
    const [first, ...others] = holders as Record<string, unknown>[];
    if (first !== undefined) {
      replaceAt(
        [pick([first, ...others]), pick(NAMES.slice(1) as [string]), ''],
        structuredClone(pick(VALUES)),
      );
    }
  },
  // A name that another object has.
  ({pick}, _, places) => {
    const [holder, key] = pick(places);
    const value = holder[key];
    if (!Array.isArray(holder)) {
      Reflect.deleteProperty(holder, key);
      replaceAt([holder, pick([pick(NAMES), pick(places)[1]]), ''], value);
    }
  },
  // Nothing where something is due.
  ({pick}, _, places) => {
    const [holder, key] = pick(places);
    Reflect.deleteProperty(holder, key);
  },
  // Another version.
  ({pick}, document) => {
    if (isRecord(document)) {
      const key = own(document, 'swagger') === undefined ? 'openapi' : 'swagger';
      document[key] = pick(VERSIONS);
    }
  },
  // A text where a list or map is due, a list for a map, and a map for a list.
  ({pick}, _, places) => {
    const place = pick(places);
    const [holder, key] = place;
    const value = holder[key];
    replaceAt(
      place,
      Array.isArray(value)
        ? pick([Object.fromEntries(Object.entries(value)), value[0] ?? 'text'])
        : isRecord(value)
          ? pick<unknown>([Object.values(value), Object.keys(value), 'text'])
          : [value],
    );
  },
  // A part of the document in the place of another.
  ({pick}, _, places) => {
    const [holder, key] = pick(places);
    replaceAt(pick(places), structuredClone(holder[key]));
  },
  // A text that is written wrongly.
  ({pick, below}, _, places) => {
    const texts = places.filter(([holder, key]) => typeof holder[key] === 'string');
    const [first, ...others] = texts;
    if (first !== undefined) {
      const place = pick([first, ...others]);
      const text = String(place[0][place[1]]);
      const at = below(text.length + 1);
      const wrong = pick(['{', '}', ' ', '#', '/', '\u0000', '\ud800', '%zz', '"', '`']);
      replaceAt(place, text.slice(0, at) + wrong + text.slice(at + below(2)));
    }
  },
  // Schemas that are parts or alternatives of each other.
  ({pick}, document) => {
    const schemas =
      own(own(document, 'components'), 'schemas') ?? own(document, 'definitions');
    const [first, ...others] = Object.keys(isRecord(schemas) ? schemas : {});
    if (isRecord(schemas) && first !== undefined) {
      const prefix =
        own(document, 'swagger') === undefined
          ? '#/components/schemas/'
          : '#/definitions/';
      const names = [first, ...others] as [string, ...string[]];
      const one = pick(names);
      const other = pick(names);
      for (const [name, $ref] of [
        [one, prefix + other],
        [other, prefix + one],
      ] as const) {
        schemas[name] = pick<unknown>([
          {$ref},
          {allOf: [{$ref}]},
          {oneOf: [{$ref}]},
          {anyOf: [{$ref}, {type: 'null'}]},
          {allOf: [{$ref}], properties: {a: {$ref}}},
          {type: 'array', items: {$ref}},
          {additionalProperties: {$ref}},
          {not: {$ref}},
        ]);
      }
    }
  },
];

/** A problem with a pointer, or with a place in the text that is no JSON or YAML. */
const PLACED = /^(\d+ problems[^#]*: )?#[/:]|\bline \d+, column \d+\b/;

/** Changes a text as an editor or a network can: it ends early, or a character is another. */
function damage(text: string, {below, pick}: Random): string {
  const at = below(text.length);
  return below(2) === 0
    ? text.slice(0, at)
    : text.slice(0, at) +
        pick(['{', '}', '[', '"', ':', ',', '\t', '&', '*']) +
        text.slice(at + 1);
}

/** What an error of JavaScript or of a library says, or `undefined`. */
async function failureOf(text: string, file: string): Promise<string | undefined> {
  const source = {kind: 'file' as const, path: file};
  try {
    const {document} = parseLoaded(Buffer.from(text), source);
    const read = await repairDocument(document, source);
    const reference = createReference(read.document);
    createGeneratedFiles(reference);
    createSiteFiles(reference);
    createOverviewPages(reference, false, () => false);
    createDocumentFiles(read.document);
    createReferenceDocuments(reference);
    return undefined;
  } catch (error) {
    return error instanceof DocumentError && PLACED.test(error.problem)
      ? undefined
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  }
}

it('Documents with mistakes are read, or refused with an error that names a place.', async () => {
  const bases = await Promise.all(
    FILES.map(async (file) => {
      const source = {kind: 'file' as const, path: path.join(FIXTURES, file)};
      return [file, (await loadDocument(source)).document] as const;
    }),
  );
  const failures: string[] = [];
  for (let run = 0; run < DOCUMENTS; run += 1) {
    const random = createRandom(SEED + run);
    const [file, base] = random.pick(bases as [(typeof bases)[0], ...typeof bases]);
    const document = structuredClone(base);
    for (let changes = 1 + random.below(3); changes > 0; changes -= 1) {
      const [first, ...places] = placesIn(document);
      if (first !== undefined) {
        random.pick(CHANGES)(random, document, [first, ...places]);
      }
    }
    const text =
      random.below(4) === 0 ? printYaml(document) : (printJson(document) ?? '');
    const isDamaged = random.below(20) === 0;
    const failure = await failureOf(isDamaged ? damage(text, random) : text, file);
    if (failure !== undefined) {
      failures.push(`${file}, seed ${SEED + run}: ${failure}`);
    }
  }
  expect(failures).toEqual([]);
});
