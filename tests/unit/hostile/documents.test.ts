import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {DocumentError} from '#reference/document/document-error';
import {readDocument, repairDocument} from '#reference/pages/read-document';
import {createReference} from '#reference/pages/read-reference';
import {createGeneratedFiles} from '#reference/site/openapi-docs/generated-files';
import {fileOf} from '../../fixtures/documents';
import {PETSTORE} from '../../fixtures/petstore';
import {
  describeApi,
  describeOperation,
  describeSchemas,
  operationObject,
} from '../../fixtures/small-document';
import {isGenerated} from '../../processes/file-tree';

/*
 * Documents that the tests of load.ts, read-document.ts and generate.ts do not have: what the YAML
 * itself does, and names that lead out of a folder or to another page.
 */

type Document = ReturnType<typeof describeApi>;

/** Creates operations with these tags. */
function withTags(...tags: string[]): Document {
  const paths = tags.map((tag, index) => [
    `/${index}`,
    {get: operationObject(`get${index}`, {tags: [tag]})},
  ]);
  return describeApi({paths: Object.fromEntries(paths) as Document['paths']});
}

const REFUSED: [what: string, text: string, problem: RegExp][] = [
  ['holds itself by an alias', 'openapi: 3.1.0\ninfo: &a\n  x: *a\n', /#:|alias/],
  ['is nested without measure', '['.repeat(20_000), /^#: .* nested too deeply/],
  ['has a function of JavaScript', 'openapi: !!js/function "a"\n', /Unresolved tag|#/],
];

const GET = '#/paths/~1a/get';
const TAG = '#/paths/~10/get/tags/0';
const SECOND = '#/paths/~11/get/tags/0';
const OPERATION = '#/paths/~10/get';
const INDEX = '#/components/schemas/index';
const OUTSIDE = '#/components/schemas/..~1x';

const FOLDER = /no name for a folder/;
const SPELLING = /differ only in case/;
const TAKEN = /the name of another page/;
const NO_NAME = /operationId is no name for a page/;
const PAGE = /no page name/;
const TEXT = /in the place of a text/;

const WRONG_TAGS = [
  ...['../../x', '..\\..\\x', '/etc/passwd', 'a\u0000b', 'x'.repeat(300), '__proto__'],
  // Names of a page and of a file of data, and no address.
  ...['a/index', 'reference.json', '[a] b'],
];

const OUT = {'../x': {title: 'A'}, '..\\y': {title: 'a'}};

const REPAIRED: [what: string, document: Document, kind: RegExp, pointer: string][] = [
  ...WRONG_TAGS.map((tag): (typeof REPAIRED)[0] => [
    `tag ${tag}`,
    withTags(tag),
    FOLDER,
    TAG,
  ]),
  ['tags that differ in case', withTags('Account', 'account'), SPELLING, SECOND],
  ['tags that write é differently', withTags('é', 'e\u0301'), SPELLING, SECOND],
  ['a tag at the address of an operation', withTags('a', 'a/get-0'), TAKEN, OPERATION],
  ['a schema at the address of the list', describeSchemas({index: {}}), PAGE, INDEX],
  ['names of schemas that lead out', describeSchemas(OUT), PAGE, OUTSIDE],
  [
    'no operationId',
    describeOperation({operationId: undefined}),
    /^an operationId is missing/,
    GET,
  ],
  ...['../../x\u0000', '...!'].map((operationId): (typeof REPAIRED)[0] => [
    `operationId ${operationId}`,
    describeOperation({operationId}),
    NO_NAME,
    GET,
  ]),
  [
    'NaN for a name',
    describeOperation({operationId: NaN as never}),
    TEXT,
    `${GET}/operationId`,
  ],
];

describe('A document', () => {
  it.each(REFUSED)('that %s is rejected with a remedy.', async (_, text, problem) => {
    const reading = readDocument(await fileOf(text));
    const error: unknown = await reading.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DocumentError);
    expect((error as DocumentError).problem).toMatch(problem);
    expect((error as DocumentError).remedy).toMatch(/^[A-Z].+\.$/);
    expect((error as DocumentError).message).not.toMatch(/\n/);
  });

  it.each(REPAIRED)(
    'with %s is repaired, and all its pages are in the folders of the reference.',
    async (_, hostile, kind, pointer) => {
      const {document, repairs} = await repairDocument(hostile, PETSTORE);
      expect(repairs).toContainEqual({kind: expect.stringMatching(kind), pointer});
      const files = [...createGeneratedFiles(createReference(document)).keys()];
      const places = files.map((file) => path.posix.normalize(`docs/${file}`));
      expect(places.filter((file) => !isGenerated(file))).toEqual([]);
      const spellings = places.map((file) => file.normalize().toLowerCase());
      expect(new Set(spellings).size).toBe(files.length);
    },
  );
});
