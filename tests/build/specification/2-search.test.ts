import {describe, expect, it} from 'vitest';
import {builtElements} from '../pages';
import {searchDocuments} from '../search-index';
import {proves} from '../../specification/proves';

describe('2. Screens and routes: Search', () => {
  it('Only docs are indexed, not pages or the blog.', proves('S2.36'), () => {
    const documents = searchDocuments();
    expect(documents.length).toBeGreaterThan(1_000);
    expect(new Set(documents.map(({type}) => type))).toEqual(new Set(['docs']));
    const docs = builtElements('html.docs-doc-page');
    const routes = new Set(docs.map(({path}) => path));
    const others = documents
      .map(({sectionRoute}) => decodeURI(sectionRoute.replace(/#.*/, '')))
      .filter((route) => !routes.has(route));
    expect(others).toEqual([]);
  });
});
