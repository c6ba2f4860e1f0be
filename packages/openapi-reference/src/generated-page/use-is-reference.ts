import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {hasReference} from '../framework/reference-pages';

/** Returns whether the page is one of the docs that contain a reference. */
export function useIsReference(): boolean {
  return hasReference(useDocsVersion().pluginId);
}
