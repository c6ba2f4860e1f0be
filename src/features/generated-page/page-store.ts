import {readFileSync} from 'node:fs';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import pages from '@generated/docusaurus-plugin-content-docs/default/generated-pages.json';
import type {GeneratedPage} from '@site/src/reference/generated-page';

/*
 * The store of the server. The browser has `page-store.browser.ts` instead, by the field "browser" of
 * package.json.
 */

/** Returns the page at a decoded path. */
export function pageOf(path: string): GeneratedPage<DocMetadata> {
  const file = `${process.env['GENERATED_PAGES']}/${pages.hash}${path}.json`;
  return JSON.parse(readFileSync(file, 'utf8')) as GeneratedPage<DocMetadata>;
}
