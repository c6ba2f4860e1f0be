import type {PublishedDocument} from '../document/document';
import type {FindRoute} from './read-document-links';
import {type LinkingElement, linksIn} from './read-markdown';
import type {Repair} from '../document/repair';
import {isFollowed} from './read-safe-tree';
import {SITE_IMAGE} from './site-image';
import {walkObjects} from '../document/walk';

/** Returns the places of descriptions with links of which pages show only the address. */
export function unfollowedLinks(
  document: PublishedDocument,
  findRoute: FindRoute,
): Repair[] {
  const repairs: Repair[] = [];
  walkObjects(document, ({description}, pointer, position) => {
    if (position === 'keywords' && typeof description === 'string') {
      const kinds = linksIn(description).flatMap((link) => problemOf(link, findRoute));
      repairs.push(
        ...[...new Set(kinds)].map((kind) => ({
          kind,
          pointer: `${pointer}/description`,
        })),
      );
    }
  });
  return repairs;
}

function problemOf({tagName, address}: LinkingElement, findRoute: FindRoute): string[] {
  const isImage = tagName === 'img' && SITE_IMAGE.test(address);
  if (isImage) {
    return findRoute(address) === undefined
      ? ['an image is no file of the site; its address is shown']
      : [];
  }
  if (address.startsWith('#')) {
    return findRoute(address) === undefined
      ? ['a link leads to nothing that the document has; its address is shown']
      : [];
  }
  return address === '' || isFollowed(address)
    ? []
    : ['a link is none of the web or of the site; its address is shown'];
}
