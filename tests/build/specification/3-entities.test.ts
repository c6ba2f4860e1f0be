import {describe, expect, it} from 'vitest';
import {builtPage} from '../pages';
import {searchDocuments, searchIndex} from '../search-index';
import {proves} from '../../specification/proves';

describe('3. Entities and their fields', () => {
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

  it(
    'Per-locale search index file: documents (list) and index (serialized).',
    proves('S3.5'),
    () => {
      const {documents, index} = searchIndex();
      expect(Array.isArray(documents)).toBe(true);
      expect(documents.length).toBeGreaterThan(1_000);
      expect(typeof index.terms).toBe('string');
      expect(index.postings.every((posting) => typeof posting === 'string')).toBe(true);
    },
  );

  it(
    'Navbar item: type, label, position (left or right, default right), to or href, dropdown items.',
    proves('S3.6'),
    () => {
      const $ = builtPage('/faq');
      const left = $('nav.navbar .navbar__items:not(.navbar__items--right)');
      const labels = left.find('.navbar__item > .navbar__link');
      expect(labels.map((_, label) => $(label).text()).get()).toEqual([
        'API',
        'Plans',
        'Guides',
      ]);
      const plans = labels.eq(1);
      expect(plans.attr('href')).toBe('/plans');
      const items = plans.next('.dropdown__menu').find('a');
      expect(items.map((_, item) => $(item).text()).get()).toEqual([
        'Overview',
        'FREE',
        'STARTER',
        'PRO',
        'PRO PLUS',
        'ENTERPRISE',
        'Endpoint credits',
      ]);
      const right = $('nav.navbar .navbar__items--right');
      expect(right.find('select[data-network-select]')).toHaveLength(1);
      expect(right.find('[role="search"], input[type="search"]').length).toBeGreaterThan(
        0,
      );
    },
  );

  it(
    'The footer has style, links in columns or flat, a logo and a copyright.',
    proves('S3.7'),
    () => {
      const $ = builtPage('/faq');
      const footer = $('footer.footer');
      expect(footer.is('.footer--dark')).toBe(false);
      const titles = footer.find('.footer__title');
      expect(titles.map((_, title) => $(title).text()).get()).toEqual([
        'Start',
        'Reference',
        'Plans',
        'Verification',
      ]);
      const links = titles.last().next().find('a');
      expect(links.map((_, link) => $(link).text()).get()).toEqual([
        'Foundry',
        'Hardhat',
      ]);
      const logos = footer.find('a[href="/"] img[alt="Kaia Data API"]');
      expect(logos.map((_, logo) => $(logo).attr('src')).get()).toEqual([
        '/img/logo.svg',
        '/img/logo-dark.svg',
      ]);
      expect(
        logos.map((_, {attribs}) => `${attribs['width']} x ${attribs['height']}`).get(),
      ).toEqual(['180 x 30', '180 x 30']);
      expect(footer.text()).toContain('Copyright © 2025');
    },
  );
});
