import {
  NETWORK_NAME,
  requestLink,
} from 'docusaurus-openapi-reference/reference/request-link';
import type {Pasted, PasteOffer} from '../search/paste';
import {pageAddress} from './page-address';

/** Returns the link to an endpoint with the pasted value filled in, on the network of its URL. */
export function offerLink(
  {route, parameter}: PasteOffer,
  {value, network = ''}: Pasted,
): string {
  return requestLink(pageAddress(route), {[parameter]: value, [NETWORK_NAME]: network});
}
