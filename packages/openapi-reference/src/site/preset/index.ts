// The configuration of a site imports the type of the options, and so these declarations, which are no modules.
/// <reference types="docusaurus-openapi-reference/types/theme-components" preserve="true" />
/// <reference types="docusaurus-openapi-reference/types/reference-data" preserve="true" />
import type {LoadContext, Preset} from '@docusaurus/types';
import {checkVersions} from './check-versions';

export type {Options} from './options';

/**
 * Adds references of OpenAPI documents to a site.
 *
 * @throws Error if a version does not fit or an option is wrong, or DocumentError if the document is rejected.
 */
export default async function openapiReferencePreset(
  context: LoadContext,
  options: unknown,
): Promise<Preset> {
  checkVersions(context);
  // Only now: it loads webpack, and most packages of Docusaurus.
  const {createPreset} = await import('./preset');
  return createPreset(context, options);
}
