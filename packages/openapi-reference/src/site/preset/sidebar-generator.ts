import {existsSync} from 'node:fs';
import path from 'node:path';
import {readReferenceIndex} from '../openapi-docs/read-index';
import {createSidebar, type SidebarItemConfig} from '../openapi-docs/sidebar';

/** What the docs plugin says of a version of the docs. */
interface Generated {
  readonly version: {readonly contentPath: string};
}

/**
 * Returns the `sidebarItemsGenerator` of the docs of a reference. A version of the docs has the files of its time, from
 * which its sidebar is made.
 */
export function sidebarGenerator(
  base: string,
  label: string | undefined,
): (generated: Generated) => SidebarItemConfig[] {
  return ({version: {contentPath}}) =>
    createSidebar(
      readReferenceIndex(contentPath),
      existsSync(path.join(contentPath, 'changelog.mdx')),
      base,
      label,
    );
}
