import {describe, expect, it} from 'vitest';
import {pageDocuments, headingDocuments, withTitle} from './page-documents';
import type {NewDocument} from '../search/document';
import {page} from '@site/tests/fixtures/search-documents';

function built(article: string, head = ''): string {
  return `<!doctype html><html><head><title>Key | Museum</title>${head}</head><body>
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
  ${heading(4, 'Token', 'token')}<p>EXD.</p>
  ${heading(2, 'Use it', 'use-it')}<p>In a header.</p>`);

function documentsOf(html: string, route: string, isList = false): NewDocument[] {
  return pageDocuments(html, {route, categories: ['Help'], isList});
}

describe('The documents of a page', () => {
  const documents = documentsOf(HTML, '/base/create-api-key');

  it('are one for the page and one for each section with an anchor, with their places.', () => {
    const place = {pageTitle: 'API key', sidebarParentCategories: ['Help']};
    const route = '/base/create-api-key';
    const section = (title: string, anchor: string): Partial<NewDocument> => ({
      ...place,
      kind: 'section',
      title,
      sectionTitle: title,
      sectionRoute: `${route}#${anchor}`,
    });
    expect(documents).toMatchObject([
      {...place, kind: 'guide', title: 'API key', sectionTitle: '', sectionRoute: route},
      section('Get one', 'get-one'),
      section('Use it', 'use-it'),
    ]);
  });

  it('have the texts below them, without code, buttons, drawings and ignored elements.', () => {
    expect(documents.map(({content}) => content.replace(/\s+/g, ' '))).toEqual([
      'What it is.',
      'Sign up. Without anchor: Said on the way. Token: EXD.',
      'In a header.',
    ]);
  });

  it.each([
    ['/base/create-api-key', ['create-api-key']],
    ['/tiers/TIER%202', ['TIER 2']],
    ['/', []],
  ])('have the last segment of %s as a tag of the page.', (route, tags) => {
    expect(documentsOf(HTML, route).map((one) => one.tags)).toEqual([tags, [], []]);
  });

  it('say whether the page lists endpoints, and are none if it has noindex.', () => {
    expect(documentsOf(HTML, '/api/Block', true)[0]?.kind).toBe('list');
    const html = built(heading(1, 'Key'), '<meta name="robots" content="noindex">');
    expect(documentsOf(html, '/key')).toEqual([]);
  });
});

it('The parts of the page of an endpoint are its h2 with an anchor.', () => {
  const endpoint = page('/api/Block/get-block', 'Get Block', {
    kind: 'endpoint',
    content: 'One block.',
    tags: ['GET'],
    sidebarParentCategories: ['API'],
  });
  const html = built(
    `${heading(1, 'Get Block', 'top')}
     <h2 class="a" id="code-samples">Code <em>samples</em></h2>
     ${heading(2, 'Without anchor')}${heading(3, 'Third', 'third')}
     <h2 id="responses">
       Responses
     </h2>`,
  );
  const part = (title: string, id: string): NewDocument => ({
    ...endpoint,
    kind: 'part',
    content: '',
    tags: [],
    title,
    sectionTitle: title,
    sectionRoute: `/api/Block/get-block#${id}`,
  });
  expect(headingDocuments(html, endpoint)).toEqual([
    part('Code samples', 'code-samples'),
    part('Responses', 'responses'),
  ]);
});

it('The page of an endpoint and its parts have the title of the page in another language.', () => {
  const endpoint = page('/api/pet', 'Get a pet', {
    kind: 'endpoint',
    title: 'Get a pet (deprecated)',
  });
  const field = page('/api/pet#id', 'Get a pet', {kind: 'field', title: 'id'});
  expect([endpoint, field].map((one) => withTitle(one, 'Lire'))).toEqual([
    {...endpoint, pageTitle: 'Lire', title: 'Lire (deprecated)'},
    {...field, pageTitle: 'Lire'},
  ]);
});
