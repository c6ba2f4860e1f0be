import {describe, expect, it} from 'vitest';
import {
  DOCUMENT_KINDS,
  packDocuments,
  unpackDocuments,
  type NewDocument,
  type SearchDocument,
} from './document';
import {createRandom, type Random} from '@site/tests/fixtures/random';
import {field, indexOf, numbered, page} from '@site/tests/fixtures/search-documents';
import {proves} from '@site/tests/specification/proves';

/** Packs and unpacks documents. */
function throughFile(documents: readonly SearchDocument[]): SearchDocument[] {
  return unpackDocuments(
    JSON.parse(JSON.stringify(packDocuments(documents))) as ReturnType<
      typeof packDocuments
    >,
  );
}

it('Fields are packed as their anchors only, and a page without its default values.', () => {
  const block = page('/get-block', 'Get Block', {kind: 'endpoint', tags: ['GET']});
  const documents = numbered([
    block,
    field(block, 'number'),
    field(block, 'a.fee_payer'),
  ]);
  const copy = structuredClone(documents);
  const {tags, sectionRoute, pageTitle} = block;
  expect(packDocuments(documents)).toEqual([
    {tags, sectionRoute, pageTitle},
    {sectionRoute: '#200-number #200-a.fee_payer'},
  ]);
  expect(documents).toEqual(copy);
});

describe('What is unpacked', () => {
  it.each(Array.from({length: 40}, (_, seed) => seed))(
    'is what was packed: random documents of the seed %i.',
    (seed) => {
      const documents = numbered(randomDocuments(createRandom(seed)));
      expect(throughFile(documents)).toEqual(documents);
    },
  );

  it('has documents of any type.', proves('S3.3'), () => {
    const documents = numbered([page('/blog', 'Blog'), page('/x', 'X')]).map(
      (document, id) => ({...document, type: ['blog', 'other'][id]}),
    );
    expect(throughFile(documents as SearchDocument[])).toEqual(documents);
  });

  it('has fields without their page, pages alike, and anchors without a hyphen.', () => {
    const block = page('/api/Block/get block', 'Get Block', {kind: 'endpoint'});
    const {sectionRoute} = block;
    const documents = numbered([
      field(block, 'a'),
      page('/api/Block', 'Block'),
      block,
      field(block, 'b', {sectionRoute: `${sectionRoute}#responses`}),
      field(block, 'c', {sectionRoute: `${sectionRoute}#`, pageTitle: 'Other'}),
    ]);
    expect(throughFile(documents)).toEqual(documents);
  });
});

const VIEW = page('/schemas/blockview', 'BlockView', {kind: 'schema'});
const BLOCK = page('/api/Block/get-block', 'Get Block', {kind: 'endpoint'});

it('The index gives a field the description that the field of another page has.', () => {
  const {documents} = indexOf(
    BLOCK,
    field(BLOCK, 'hash', {description: 'The hash.'}),
    field(BLOCK, 'time', {description: 'The time.'}),
    field(BLOCK, 'size'),
    field(BLOCK, 'again', {description: 'The hash.'}),
    field(BLOCK, 'other', {description: 'Nowhere else.'}),
    VIEW,
    field(VIEW, 'hash', {content: 'The hash.'}),
    field(VIEW, 'time', {content: 'The time.'}),
  );
  expect(documents.map(({content}) => content)).toEqual([
    ...['', 'The hash.', 'The time.', '', 'The hash.', ''],
    ...['', 'The hash.', 'The time.'],
  ]);
});

function randomDocuments(random: Random): NewDocument[] {
  const part = (): string =>
    random.pick([' ', '\n', ...'a B 0 . - # _ é 블 🚀 " \\'.split(' ')]);
  const text = (): string =>
    random.below(9) === 0
      ? random.pick(['__proto__', 'constructor', 'toString.valueOf', '</script>'])
      : random.list(random.below(6), part).join('');
  const perhaps = (more: Partial<NewDocument>): Partial<NewDocument> =>
    random.below(3) === 0 ? more : {};
  return random
    .list(random.below(5), () => {
      const parent = page(`/${text()}`, text(), {
        kind: random.pick(DOCUMENT_KINDS),
        title: text(),
        tags: random.list(random.below(3), text),
        sidebarParentCategories: random.list(random.below(3), text),
      });
      const fields = random.list(random.below(8), () =>
        field(parent, text(), {
          ...perhaps({title: text()}),
          ...perhaps({content: text()}),
          ...perhaps({sectionTitle: text()}),
          ...perhaps({kind: random.pick(DOCUMENT_KINDS)}),
        }),
      );
      return [parent, ...fields];
    })
    .flat();
}
