import type {HtmlTagObject} from '@docusaurus/types';
import {minify_sync as minify} from 'terser';

/** Returns the element of a script of every page, minified. Its strings cannot close the element. */
export function scriptTag(source: string): HtmlTagObject {
  const {code = ''} = minify(source, {format: {inline_script: true}});
  return {tagName: 'script', innerHTML: code};
}
