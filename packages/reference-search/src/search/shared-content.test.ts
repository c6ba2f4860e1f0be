import {expect, it} from 'vitest';
import {field, indexOf, page} from '@site/tests/fixtures/search-documents';

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
