import {describe, expect, it} from 'vitest';
import {nearestPages, wordsOf} from './nearest-pages';

const PAGES = [
  {path: '/', title: 'Home'},
  {path: '/api', title: 'API reference'},
  {path: '/api/Block/get-block', title: 'Get Block'},
  {path: '/api/Block/get-blocks', title: 'Get Blocks'},
  {path: '/plans/FREE/Endpoints/Block/get-block', title: 'Get Block'},
  {path: '/faq', title: 'FAQ'},
];

const pathsFor = (path: string): string[] =>
  nearestPages(path, PAGES, 2).map((page) => page.path);

describe('nearestPages', () => {
  it('ignores case and punctuation.', () => {
    expect(pathsFor('/API/block/getBlock')[0]).toBe('/api/Block/get-block');
  });

  it('finds a page by the last segment of its path.', () => {
    expect(pathsFor('/reference/v1/get-blocks')[0]).toBe('/api/Block/get-blocks');
  });

  it('returns only the nearest of several pages with the same title.', () => {
    expect(pathsFor('/plans/free/endpoints/block/get-block')).toEqual([
      '/plans/FREE/Endpoints/Block/get-block',
      '/api/Block/get-blocks',
    ]);
  });

  it('omits pages that are too different.', () => {
    expect(pathsFor('/wallet')).toEqual([]);
    expect(pathsFor('/%%')).toEqual([]);
  });
});

describe('wordsOf', () => {
  it('returns the words of a path, also repeated ones.', () => {
    expect(wordsOf('/api/block/GET-BLOCK_rewards')).toBe('api block get block rewards');
  });

  it('returns an empty string for a path without letters.', () => {
    expect(wordsOf('/--/')).toBe('');
  });
});
