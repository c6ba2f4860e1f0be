import {applyTrailingSlash} from '@docusaurus/utils-common';
import siteConfig from '@generated/docusaurus.config';
import {NETWORK_NAME, requestLink} from 'docusaurus-openapi-reference/components';
import type {Pasted, PasteOffer} from '../search/paste';

/** Returns the address of a page from its route in the index, which has no slash at the end. */
export function hitLink(route: string): string {
  return applyTrailingSlash(route, siteConfig);
}

/** Returns the link to an endpoint with the pasted value filled in, on the network of its URL. */
export function offerLink(
  {route, parameter}: PasteOffer,
  {value, network = ''}: Pasted,
): string {
  return requestLink(hitLink(route), {[parameter]: value, [NETWORK_NAME]: network});
}
