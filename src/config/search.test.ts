import {expect, it} from 'vitest';
import {createReferenceDocuments} from 'docusaurus-reference-search/search/reference-documents';
import {KAIA} from '@site/tests/fixtures/kaia-reference';
import {REFERENCE_SEARCH} from './search';

it('The search finds an endpoint by its plan.', () => {
  const {documents} = createReferenceDocuments(KAIA, REFERENCE_SEARCH);
  const tags = documents.find(
    ({sectionRoute}) => sectionRoute === '/api/Block/get-block',
  );
  expect(tags?.tags.slice(2)).toEqual(['getBlock', 'FREE']);
});
