import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {useMemo} from 'react';
import {DEFAULT_TAG} from '@site/src/search/settings';

/**
 * The tags of what is searched for on this page (specification, section 7): the default one, and
 * that of one version of each docs. It is the version that is read, or else the one that the reader
 * has chosen, or else the latest.
 */
export function useSearchTags(): readonly string[] {
  // No version has a slash in its name.
  const joined = [DEFAULT_TAG, ...useDocsContextualSearchTags()].join('/');
  // The same list as before, as long as it holds the same.
  return useMemo(() => joined.split('/'), [joined]);
}
