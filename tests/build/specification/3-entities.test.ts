import {expect, it} from 'vitest';
import {searchDocuments, searchIndex} from '../search-index';
import {proves} from '../../specification/proves';

it(
  'A search document has the nine fields of the specification; the file has the documents and the index.',
  proves('S3.3', 'S3.5'),
  () => {
    const {index} = searchIndex();
    expect(typeof index.terms).toBe('string');
    expect(index.postings.every((posting) => typeof posting === 'string')).toBe(true);
    const documents = searchDocuments();
    expect(documents.length).toBeGreaterThan(1_000);
    const strings = ['title', 'content', 'sectionTitle', 'pageTitle'] as const;
    const lists = ['tags', 'sidebarParentCategories'] as const;
    // One assertion for thousands of documents: each takes milliseconds.
    const wrong = documents.filter(
      (document, position) =>
        document.id !== position ||
        !strings.every((field) => typeof document[field] === 'string') ||
        !lists.every((field) =>
          document[field].every((one) => typeof one === 'string'),
        ) ||
        !/^\/[^#]*(#[^#\s]+)?$/.test(document.sectionRoute) ||
        !['docs', 'blog', 'other'].includes(document.type),
    );
    expect(wrong).toEqual([]);
    const at = (route: string) =>
      documents.find(({sectionRoute}) => sectionRoute === route);
    expect(at('/api/Block/get-block')).toMatchObject({
      title: 'Get Block',
      content: expect.stringContaining('block') as string,
      tags: ['GET', '/api/v1/blocks/{blockNumber}', 'getBlock', 'FREE'],
      sidebarParentCategories: ['API reference', 'Block'],
      sectionTitle: '',
      pageTitle: 'Get Block',
      type: 'docs',
    });
    expect(at('/schemas/transactionview#field-fee_payer')).toMatchObject({
      title: 'fee_payer',
      sectionTitle: 'fee_payer',
      pageTitle: 'TransactionView',
    });
  },
);
