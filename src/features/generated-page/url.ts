import pages from '@generated/docusaurus-plugin-content-docs/default/generated-pages.json';
import siteConfig from '@generated/docusaurus.config';
import {GENERATED_PAGES_DIR} from '@site/src/reference/generated-page';

/** Returns the path of a page from that of an address, to which some hosts add a slash. */
export function pagePath(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, '');
}

/**
 * Returns the URL of the data of a page or a sidebar. It changes when any page changes.
 *
 * @param name - decoded path of the page, or of the sidebar in the folder of all data.
 */
export function dataUrl(name: string): string {
  return `${siteConfig.baseUrl}${GENERATED_PAGES_DIR}/${pages.hash}${encodeURI(name)}.json`;
}
