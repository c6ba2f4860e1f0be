import {describe, expect, it} from 'vitest';
import {builtElements, builtPage, builtPaths} from '../pages';
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
