import {describe, expect, it} from 'vitest';
import {
  DOCUMENT_KINDS,
  isIdentifier,
  packDocuments,
  unpackDocuments,
  type NewDocument,
  type SearchDocument,
} from './document';
import {createRandom, type Random} from '@site/tests/fixtures/random';
import {field, numbered, page} from '@site/tests/fixtures/search-documents';
import {proves} from '@site/tests/specification/proves';

const block = page('/api/Block/get-block', 'Get Block', {
  kind: 'endpoint',
  content: 'One block.',
  tags: ['GET', '/blocks/{number}', 'getBlock', 'FREE'],
  sidebarParentCategories: ['API', 'Block'],
});

/** Packs and unpacks documents. */
function throughFile(documents: readonly SearchDocument[]): SearchDocument[] {
  return unpackDocuments(
    JSON.parse(JSON.stringify(packDocuments(documents))) as ReturnType<
      typeof packDocuments
    >,
  );
}

describe('packDocuments', () => {
  it('packs only the anchors of fields, and merges neighbours.', () => {
    const packed = packDocuments(
      numbered([block, field(block, 'number'), field(block, 'results.fee_payer')]),
    );
    expect(packed.slice(1)).toEqual([
      {sectionRoute: '#200-number #200-results.fee_payer'},
    ]);
  });

  it('omits default values of a page.', () => {
    expect(packDocuments(numbered([block]))).toEqual([
      {
        content: 'One block.',
        tags: ['GET', '/blocks/{number}', 'getBlock', 'FREE'],
        sidebarParentCategories: ['API', 'Block'],
        sectionRoute: '/api/Block/get-block',
        pageTitle: 'Get Block',
      },
    ]);
  });

  it('does not change its input.', () => {
    const documents = numbered([block, field(block, 'a'), field(block, 'b')]);
    const copy = structuredClone(documents);
    packDocuments(documents);
    expect(documents).toEqual(copy);
  });
});

describe('unpackDocuments', () => {
  it.each<[string, NewDocument[]]>([
    ['nothing', []],
    ['a page', [page('/', 'Kaia')]],
    ['a page of the reference', [block]],
    ['fields', [block, field(block, 'a'), field(block, 'a.b_c'), field(block, '*.d')]],
    [
      'a field with text between others',
      [
        block,
        field(block, 'a'),
        field(block, 'b', {content: 'Said of it.'}),
        field(block, 'c'),
      ],
    ],
    [
      'names with spaces',
      [block, field(block, 'gas price'), field(block, 'a b.c d'), field(block, ' ')],
    ],
    [
      'names with dots and hyphens',
      [
        block,
        field(block, 'x.y', {title: 'x.y'}),
        field(block, 'content-type'),
        field(block, '-'),
        field(block, '.'),
        field(block, '..a.'),
      ],
    ],
    ['an empty name', [block, field(block, ''), field(block, 'a')]],
    [
      'names of prototypes',
      [
        block,
        field(block, '__proto__'),
        field(block, 'constructor'),
        field(block, 'toString.valueOf'),
      ],
    ],
    [
      'weird names',
      [
        block,
        field(block, '#'),
        field(block, '"'),
        field(block, '\\'),
        field(block, '</script>'),
        field(block, '\n\t'),
        field(block, '블록'),
        field(block, '🚀'),
      ],
    ],
    [
      'anchors without a hyphen',
      [
        block,
        {...field(block, 'a'), sectionRoute: `${block.sectionRoute}#responses`},
        {...field(block, 'a'), sectionRoute: `${block.sectionRoute}#`},
      ],
    ],
    [
      'an anchor of its own page with a space',
      [
        page('/plans/PRO PLUS', 'PRO PLUS'),
        field(page('/plans/PRO PLUS', 'PRO PLUS'), 'a'),
        field(page('/plans/PRO PLUS', 'PRO PLUS'), 'b'),
      ],
    ],
    [
      'pages whose routes begin alike',
      [
        page('/api/Block', 'Block'),
        page('/api/Block/get-block', 'Get Block'),
        field(block, 'a'),
        page('/api/Blocks', 'Blocks'),
      ],
    ],
    [
      'a section that its page does not precede',
      [field(block, 'a'), field(block, 'b'), page('/', 'Kaia')],
    ],
    [
      'values that are not usual',
      [
        page('', '', {title: 'Other', kind: 'schema', sectionTitle: 'x'}),
        {...field(block, 'a'), pageTitle: 'Other', sidebarParentCategories: ['x']},
      ],
    ],
  ])('gives back %s.', (_, documents) => {
    expect(throughFile(numbered(documents))).toEqual(numbered(documents));
  });

  it('restores documents of any type.', proves('S3.3'), () => {
    const documents = numbered([page('/blog', 'Blog'), page('/x', 'X')]).map(
      (document, place): SearchDocument => ({
        ...document,
        type: place === 0 ? 'blog' : 'other',
      }),
    );
    expect(throughFile(documents)).toEqual(documents);
  });

  it.each(Array.from({length: 40}, (_, seed) => seed))(
    'restores the random documents of seed %i.',
    (seed) => {
      const documents = numbered(randomDocuments(createRandom(seed)));
      expect(throughFile(documents)).toEqual(documents);
    },
  );
});

describe('isIdentifier', () => {
  it('is true for fields and parameters only.', () => {
    expect(DOCUMENT_KINDS.filter((kind) => isIdentifier({kind}))).toEqual([
      'parameter',
      'field',
    ]);
  });
});

function randomDocuments(random: Random): NewDocument[] {
  const text = (): string =>
    random
      .list(random.below(6), () =>
        random.pick(['a', 'B', '0', ' ', '.', '-', '#', '_', 'é']),
      )
      .join('');
  return random
    .list(random.below(5), () => {
      const parent = page(`/${text()}`, text(), {
        kind: random.pick(DOCUMENT_KINDS),
        title: text(),
        tags: random.list(random.below(3), text),
        sidebarParentCategories: random.list(random.below(3), text),
      });
      return [
        parent,
        ...random.list(random.below(8), () =>
          field(parent, text(), {
            ...(random.below(3) === 0 ? {title: text()} : {}),
            ...(random.below(3) === 0 ? {content: text()} : {}),
            ...(random.below(4) === 0 ? {sectionTitle: text()} : {}),
            ...(random.below(4) === 0 ? {kind: random.pick(DOCUMENT_KINDS)} : {}),
          }),
        ),
      ];
    })
    .flat();
}
