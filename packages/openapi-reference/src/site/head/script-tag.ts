import type {HtmlTagObject} from '@docusaurus/types';
import {minifySync} from '@swc/core';

/** Returns the element of a script of every page, minified. Its strings cannot close the element. */
export function scriptTag(source: string): HtmlTagObject {
  const format = {inlineScript: true};
  const {code} = minifySync(source, {compress: true, mangle: true, format});
  return {tagName: 'script', innerHTML: code};
}
