import {describe, expect, it} from 'vitest';
import {
  nearestPages,
  wordsOf,
} from '../../../../src/features/site-errors/NearestPages/nearest-pages';

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
  it('ignores case and signs.', () => {
    expect(pathsFor('/API/block/getBlock')[0]).toBe('/api/Block/get-block');
  });

  it('finds a page by its last part alone.', () => {
    expect(pathsFor('/reference/v1/get-blocks')[0]).toBe('/api/Block/get-blocks');
  });

  it('names one of the pages with one title, the nearest.', () => {
    expect(pathsFor('/plans/free/endpoints/block/get-block')).toEqual([
      '/plans/FREE/Endpoints/Block/get-block',
      '/api/Block/get-blocks',
    ]);
  });

  it('names nothing that has little in common.', () => {
    expect(pathsFor('/wallet')).toEqual([]);
    expect(pathsFor('/%%')).toEqual([]);
  });
});

describe('wordsOf', () => {
  it('takes each word of a path once.', () => {
    expect(wordsOf('/api/block/GET-BLOCK_rewards')).toBe('api block get rewards');
  });

  it('takes none of a path without letters.', () => {
    expect(wordsOf('/--/')).toBe('');
  });
});
