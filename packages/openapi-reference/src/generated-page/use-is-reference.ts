import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import pages from '@openapi-reference/docs/generated-pages.json';

/** Returns whether the page is one of the docs that contain the reference: a site may have other docs. */
export function useIsReference(): boolean {
  return useDocsVersion().pluginId === pages.pluginId;
}
