import {minifySync} from '@swc/core';

/** Minifies a script that is in the HTML of every page. Its strings cannot close the element. */
export function minifyScript(source: string): string {
  return minifySync(source, {compress: true, mangle: true, format: {inlineScript: true}})
    .code;
}
