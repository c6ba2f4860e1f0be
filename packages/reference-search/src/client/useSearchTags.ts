import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {useMemo} from 'react';
import {DEFAULT_TAG} from '../search/settings';

/**
 * Returns the tags of the indexes to search (product specification, section 7): the default tag, and
 * one version of each docs plugin. That is the current version, else the preferred one, else the latest.
 */
export function useSearchTags(): readonly string[] {
  const joined = [DEFAULT_TAG, ...useDocsContextualSearchTags()].join('/');
  // Returns the same array while the tags are equal. No version name has a slash.
  return useMemo(() => joined.split('/'), [joined]);
}
