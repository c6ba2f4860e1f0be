import {applyTrailingSlash} from '@docusaurus/utils-common';
import siteConfig from '@generated/docusaurus.config';

/** Returns the address of a page from its route in the index, which has no slash at the end. */
export function pageAddress(route: string): string {
  return applyTrailingSlash(route, siteConfig);
}
