import {existsSync, readFileSync} from 'node:fs';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import pages from '@generated/docusaurus-plugin-content-docs/default/generated-pages.json';
import type {GeneratedPage} from '@site/src/reference/generated-page';

type Page = GeneratedPage<DocMetadata>;

/*
 * The store of the server. The browser has `page-store.browser.ts` instead, by the field "browser" of
 * package.json.
 */

/** The page that was read last: its sidebar and its content need it one after the other. */
let last: {path: string; page: Page | undefined} | undefined;

/** Returns the page at a decoded path, if it is generated. */
export function loadedPage(path: string): Page | undefined {
  if (last?.path !== path) {
    const file = `${process.env['GENERATED_PAGES']}/${pages.hash}${path}.json`;
    const page = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Page)
      : undefined;
    last = {path, page};
  }
  return last.page;
}
