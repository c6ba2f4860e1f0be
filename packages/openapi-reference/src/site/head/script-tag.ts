import type {HtmlTagObject} from '@docusaurus/types';
import {minifyScript} from './minify-script';

export function scriptTag(source: string): HtmlTagObject {
  return {tagName: 'script', innerHTML: minifyScript(source)};
}
