import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {describe, expect, it} from 'vitest';
import {DocumentError} from '../../../src/openapi/document-error';
import {generate} from '../../../src/plugins/openapi-docs/generate';
import {describeApi, operationObject} from '../openapi/small-document';
import {PETSTORE} from '../plugins/openapi-docs/petstore';
import {temporaryFolder, writeFiles} from '../temporary-folder';
import {changesBetween, isGenerated, readTree} from './tree';

/** A document with one invalid field. */
type Fields = Record<string, unknown>;

function withOperation(more: Fields): string {
  return stringify(describeApi({paths: {'/a': {get: operationObject('getA', more)}}}));
}

function withSchemas(schemas: Fields): string {
  return stringify(describeApi({components: {schemas: schemas as never}}));
}

/** Creates operations with these tags. */
function withTags(...tags: string[]): string {
  return stringify(
    describeApi({
      paths: Object.fromEntries(
        tags.map((tag, index) => [
          `/${index}`,
          {get: operationObject(`get${index}`, {tags: [tag]})},
        ]),
      ),
    }),
  );
}

/** Aliases of aliases that expand to a million items. */
const ALIAS_BOMB = Array.from(
  {length: 7},
  (_, level) =>
    `a${level}: &a${level} [${Array(10)
      .fill(level === 0 ? 'ha' : `*a${level - 1}`)
      .join(', ')}]`,
).join('\n');

const GET = '#/paths/~1a/get';

const TAG = '#/paths/~10/get/tags/0';

const REFUSED: [what: string, document: string, place: RegExp | string][] = [
  ['is a bomb of YAML aliases', ALIAS_BOMB, 'Excessive alias count'],
  ['holds itself by an alias', 'openapi: 3.1.0\ninfo: &a\n  x: *a\n', /#:|alias/],
  [
    'holds itself beside half a character',
    'openapi: 3.1.0\ninfo: &a\n  x: *a\n  y: "\\ud800"\n',
    '#:',
  ],
  ['is nested without measure', '['.repeat(20_000), /line 1|call stack/],
  ['has a key twice', 'openapi: 3.1.0\nopenapi: 3.1.0\n', 'line 2, column 1'],
  [
    'has a function of JavaScript',
    'openapi: !!js/function "function () {}"\n',
    /Unresolved tag|#/,
  ],
  ['has nothing for paths', stringify({...describeApi(), paths: null}), '#/paths'],
  ['has a list for paths', stringify({...describeApi(), paths: []}), '#/paths'],
  [
    'has a date for its version',
    stringify({...describeApi(), openapi: '2026-11-20'}),
    '#/openapi',
  ],
  [
    'has nothing for an operation',
    stringify(describeApi({paths: {'/a': {get: null as never}}})),
    '#/paths',
  ],
  [
    'names a local file',
    withSchemas({A: {$ref: '/etc/passwd'}}),
    '#/components/schemas/A/$ref',
  ],
  [
    'names a file beside it',
    withSchemas({A: {$ref: './a.yaml#/x'}}),
    '#/components/schemas/A/$ref',
  ],
  [
    'names another host',
    withSchemas({A: {$ref: 'http://127.0.0.1:9/a.yaml'}}),
    '#/components/schemas/A/$ref',
  ],
  [
    'names a file by its URL',
    withSchemas({A: {$ref: 'file:///etc/passwd'}}),
    '#/components/schemas/A/$ref',
  ],
];

const FOLDER = /no name for a folder/;
const SPELLING = /differ only in case/;
const PAGE = /no page name/;

const REPAIRED: [what: string, document: string, kind: RegExp, pointer: string][] = [
  [
    'has no operationId',
    withOperation({operationId: undefined}),
    /operationId is missing/,
    GET,
  ],
  [
    'has NaN for a name',
    withOperation({operationId: NaN}),
    /in the place of a text/,
    `${GET}/operationId`,
  ],
  [
    'has an object for a summary',
    withOperation({summary: {a: 1}}),
    /wrong type/,
    `${GET}/summary`,
  ],
  [
    'has nothing for a response',
    withOperation({responses: {200: null}}),
    /wrong type/,
    `${GET}/responses/200`,
  ],
  [
    'has a number in a list of tags',
    withOperation({tags: [1]}),
    /in the place of a text/,
    `${GET}/tags/0`,
  ],
  [
    'has a reference that is malformed',
    withSchemas({A: {$ref: '#/%zz'}}),
    /is malformed; it is left out/,
    '#/components/schemas/A/$ref',
  ],
  [
    'has a reference to its own',
    withSchemas({A: {$ref: '#/components/schemas/A'}}),
    /leads back to itself; it is left out/,
    '#/components/schemas/A/$ref',
  ],
  ['has a tag that leads out', withTags('../../x'), FOLDER, TAG],
  ['has a tag that leads out of Windows', withTags('..\\..\\x'), FOLDER, TAG],
  ['has a tag from the root', withTags('/etc/passwd'), FOLDER, TAG],
  ['has a tag with NUL', withTags('a\u0000b'), FOLDER, TAG],
  ['has a tag that is too long', withTags('x'.repeat(300)), FOLDER, TAG],
  ['has a tag for a prototype', withTags('__proto__'), FOLDER, TAG],
  ['has a tag named like a page', withTags('a/index'), FOLDER, TAG],
  ['has a tag named like a file of data', withTags('reference.json'), FOLDER, TAG],
  ['has a tag that is no address', withTags('[a] b'), FOLDER, TAG],
  [
    'has tags that differ only in case',
    withTags('Account', 'account'),
    SPELLING,
    '#/paths/~11/get/tags/0',
  ],
  [
    'has tags that differ only in how é is written',
    withTags('é', 'e\u0301'),
    SPELLING,
    '#/paths/~11/get/tags/0',
  ],
  [
    'has a tag at the address of an operation',
    withTags('a', 'a/get-0'),
    /the name of another page/,
    '#/paths/~10/get',
  ],
  [
    'has a plan that leads out',
    withOperation({'x-plan': '../..'}),
    FOLDER,
    `${GET}/x-plan`,
  ],
  [
    'has a plan inside a plan',
    withOperation({'x-plan': 'FREE/Endpoints'}),
    FOLDER,
    `${GET}/x-plan`,
  ],
  [
    'has a schema at the address of the list',
    withSchemas({index: {type: 'string'}}),
    PAGE,
    '#/components/schemas/index',
  ],
  [
    'has schemas with one name, and names that lead out',
    withSchemas({'../x': {title: 'A'}, '..\\y': {title: 'a'}}),
    PAGE,
    '#/components/schemas/..~1x',
  ],
  [
    'has an operationId that leads out',
    withOperation({operationId: '../../x\u0000'}),
    /operationId is no name for a page/,
    GET,
  ],
];

describe('A document that', () => {
  it.each(REFUSED)(
    '%s is rejected with a position and a remedy, and no file is touched.',
    async (_, document, place) => {
      const folder = await temporaryFolder();
      const docsDir = path.join(folder, 'docs');
      await writeFiles(docsDir, {'guide.mdx': '# Mine\n', 'api/mine.mdx': '# Mine\n'});
      await generate(PETSTORE, docsDir);
      const file = path.join(folder, 'openapi.yaml');
      writeFileSync(file, document);
      const before = readTree(folder);
      const error: unknown = await generate({kind: 'file', path: file}, docsDir).catch(
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(DocumentError);
      const {problem, remedy, message} = error as DocumentError;
      if (typeof place === 'string') {
        expect(problem).toContain(place);
      } else {
        expect(problem).toMatch(place);
      }
      expect(remedy).toMatch(/^[A-Z].+\.$/);
      expect(message).toContain(file);
      expect(message).not.toMatch(/\n/);
      expect(readTree(folder)).toEqual(before);
    },
  );

  it.each(REPAIRED)(
    '%s is repaired, and only generated files are written.',
    async (_, document, kind, pointer) => {
      const folder = await temporaryFolder();
      const docsDir = path.join(folder, 'docs');
      await writeFiles(docsDir, {'guide.mdx': '# Mine\n', 'api/mine.mdx': '# Mine\n'});
      const file = path.join(folder, 'openapi.yaml');
      writeFileSync(file, document);
      const before = readTree(folder);
      const {repairs, written} = await generate({kind: 'file', path: file}, docsDir);
      expect(repairs).toContainEqual({kind: expect.stringMatching(kind), pointer});
      const changes = changesBetween(before, readTree(folder)).filter(
        (changed) => !changed.endsWith('/'),
      );
      expect(changes).toEqual(written.map((name) => `docs/${name}`).sort());
      expect(changes.filter((changed) => !isGenerated(changed))).toEqual([]);
      await expect(
        generate({kind: 'file', path: file}, docsDir, {isStrict: true}),
      ).rejects.toThrow(pointer);
    },
  );
});
