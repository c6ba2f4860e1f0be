import pages from '@generated/docusaurus-plugin-content-docs/default/generated-pages.json';
import siteConfig from '@generated/docusaurus.config';
import {generatedPageFile} from '@site/src/reference/generated-page';

/** Returns the URL of the data of a page. */
export function dataUrl(path: string): string {
  return siteConfig.baseUrl + generatedPageFile(pages.hash, path);
}
