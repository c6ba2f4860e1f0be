import {describe, expect, it} from 'vitest';
import {pageDocuments, headingDocuments} from './page-documents';
import type {NewDocument} from '@site/src/search/document';
import {page} from '@site/tests/fixtures/search-documents';

function built(article: string, head = ''): string {
  return `<!doctype html><html><head><title>Key | Kaia</title>${head}</head><body>
    <nav>Navigation</nav>
    <main><article><div class="theme-doc-markdown markdown">${article}</div></article></main>
  </body></html>`;
}

function heading(level: number, text: string, id?: string): string {
  return id === undefined
    ? `<h${level}>${text}</h${level}>`
    : `<h${level} class="anchor" id="${id}">${text}<a href="#${id}" class="hash-link" aria-label="Direct link to ${text}">​</a></h${level}>`;
}

const HTML = built(`<header>${heading(1, 'API key')}</header>
  <p>What it is.</p>
  ${heading(2, 'Get one', 'get-one')}<p>Sign up.</p>
  <pre><code>curl https://example.com</code></pre>
  <button>Copy</button><svg><title>Icon</title></svg>
  <div data-search-ignore>Links.</div>
  ${heading(3, 'Without anchor')}<p>Said on the way.</p>
  ${heading(2, 'Use it', 'use-it')}<p>In a header.</p>`);

function documentsOf(
  html: string,
  route: string,
  more: {categories?: string[]; isList?: boolean} = {},
): NewDocument[] {
  return pageDocuments(html, {route, categories: [], isList: false, ...more});
}

describe('pageDocuments', () => {
  const documents = documentsOf(HTML, '/base/create-api-key', {categories: ['Help']});

  it('returns a document for the page and for each section.', () => {
    expect(
      documents.map(({kind, title, sectionTitle, sectionRoute}) => [
        kind,
        title,
        sectionTitle,
        sectionRoute,
      ]),
    ).toEqual([
      ['guide', 'API key', '', '/base/create-api-key'],
      ['section', 'Get one', 'Get one', '/base/create-api-key#get-one'],
      ['section', 'Use it', 'Use it', '/base/create-api-key#use-it'],
    ]);
  });

  it('returns the location of each document.', () => {
    for (const document of documents) {
      expect(document).toMatchObject({
        pageTitle: 'API key',
        sidebarParentCategories: ['Help'],
      });
    }
  });

  it('uses the last segment of the URL as a tag.', () => {
    expect(documents.map(({tags}) => tags)).toEqual([['create-api-key'], [], []]);
    expect(documentsOf(HTML, '/plans/PRO%20PLUS')[0]?.tags).toEqual(['PRO PLUS']);
    expect(documentsOf(HTML, '/')[0]?.tags).toEqual([]);
  });

  it('merges a section without an anchor into the previous one.', () => {
    expect(documents.map(({content}) => content.replace(/\s+/g, ' '))).toEqual([
      'What it is.',
      'Sign up. Without anchor: Said on the way.',
      'In a header.',
    ]);
  });

  it('sets headings below the third level off from the text after them.', () => {
    const html = built(
      `<header>${heading(1, 'Account')}</header>${heading(4, 'Token', 'token')}<p>KAIA.</p>`,
    );
    expect(documentsOf(html, '/api/Account')[0]?.content).toBe('Token: KAIA.');
  });

  it('distinguishes pages that list endpoints.', () => {
    const list = documentsOf(HTML, '/api/Block', {isList: true});
    expect(list.map(({kind}) => kind)).toEqual(['list', 'section', 'section']);
  });

  it('excludes code, buttons, drawings and ignored elements.', () => {
    expect(JSON.stringify(documents)).not.toMatch(/curl|Copy|Icon|Links|Navigation/);
  });

  it('returns nothing for a page with noindex.', () => {
    const html = built(heading(1, 'Key'), '<meta name="robots" content="noindex">');
    expect(documentsOf(html, '/key')).toEqual([]);
  });
});

describe('headingDocuments', () => {
  const endpoint = page('/api/Block/get-block', 'Get Block', {
    kind: 'endpoint',
    content: 'One block.',
    tags: ['GET'],
    sidebarParentCategories: ['API'],
  });

  it('returns a document for each h2 with an anchor.', () => {
    const html = built(
      `${heading(1, 'Get Block', 'top')}
       <h2 class="a" id="code-samples">Code <em>samples</em></h2>
       ${heading(2, 'Without anchor')}${heading(3, 'Third', 'third')}
       <h2 id="responses">
         Responses
       </h2>`,
    );
    const part = {
      ...endpoint,
      kind: 'part',
      content: '',
      tags: [],
    };
    expect(headingDocuments(html, endpoint)).toEqual([
      {
        ...part,
        title: 'Code samples',
        sectionTitle: 'Code samples',
        sectionRoute: '/api/Block/get-block#code-samples',
      },
      {
        ...part,
        title: 'Responses',
        sectionTitle: 'Responses',
        sectionRoute: '/api/Block/get-block#responses',
      },
    ]);
  });

  it('returns nothing for a page without headings.', () => {
    expect(headingDocuments(built('<p>Text.</p>'), endpoint)).toEqual([]);
  });
});
