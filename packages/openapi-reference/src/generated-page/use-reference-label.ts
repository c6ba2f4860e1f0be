import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {referenceLabel} from '../framework/reference-pages';

/** Returns the name of the reference that has the page, if the site has several. */
export function useReferenceLabel(): string | undefined {
  return referenceLabel(useDocsVersion().pluginId);
}
