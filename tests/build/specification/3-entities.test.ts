import {describe, expect, it} from 'vitest';
import {builtElements, builtPage, builtPaths} from '../pages';
import {searchDocuments} from '../search-index';
import {API_GROUPS} from './routes';
import {proves} from '../../specification/proves';

describe('3. Entities and their fields', () => {
  it(
    "The API's response entities: their names appear on the schema pages.",
    proves('S3.2'),
    () => {
      const schemas = builtPaths().filter((path) => path.startsWith('/schemas/'));
      const headings = builtElements('main h1', schemas);
      expect(
        headings.map(({text}) => `/schemas/${text.toLowerCase().replaceAll(' ', '-')}`),
      ).toEqual(schemas);
    },
  );

  it(
    'A search document has the nine fields of the specification.',
    proves('S3.3'),
    () => {
      const documents = searchDocuments();
      const strings = ['title', 'content', 'sectionTitle', 'pageTitle'] as const;
      const lists = ['tags', 'sidebarParentCategories'] as const;
      // One assertion for thousands of documents: each takes milliseconds.
      const wrong = documents.filter(
        (document, index) =>
          document.id !== index ||
          !strings.every((field) => typeof document[field] === 'string') ||
          !lists.every((field) => Array.isArray(document[field])) ||
          lists.some((field) => document[field].includes(undefined as never)) ||
          !/^\/[^#]*(#[^#\s]+)?$/.test(document.sectionRoute) ||
          !['docs', 'blog', 'other'].includes(document.type),
      );
      expect(wrong).toEqual([]);
      const block = documents.find(
        ({sectionRoute}) => sectionRoute === '/api/Block/get-block',
      );
      expect(block).toMatchObject({
        title: 'Get Block',
        content: expect.stringContaining('block'),
        tags: ['GET', '/api/v1/blocks/{blockNumber}', 'getBlock', 'FREE'],
        sidebarParentCategories: ['API reference', 'Block'],
        sectionTitle: '',
        pageTitle: 'Get Block',
        type: 'docs',
      });
      const field = documents.find(
        ({sectionRoute}) => sectionRoute === '/schemas/transactionview#field-fee_payer',
      );
      expect(field).toMatchObject({
        title: 'fee_payer',
        sectionTitle: 'fee_payer',
        pageTitle: 'TransactionView',
      });
    },
  );

  it('Tag entry: label.', proves('S3.9'), () => {
    const $ = builtPage('/api');
    const entries = $(
      '.theme-doc-sidebar-menu .theme-doc-sidebar-item-category-level-2 > div > a',
    ).toArray();
    expect(entries.map((entry) => [$(entry).text(), $(entry).attr('href')])).toEqual(
      Object.keys(API_GROUPS).map((tag) => [tag, `/api/${tag}`]),
    );
  });
});
