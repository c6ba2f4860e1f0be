import type {LoadContext, PluginConfig} from '@docusaurus/types';
import rehypeHighlight from '../../highlight/rehype-highlight';
import headPlugin from '../head';
import colourModeTheme from '../head/colour-mode';
import {setPageTemplate} from '../head/page-template';
import siteTheme from '../site-theme';
import webpackPlugin from '../webpack';
import {hasOtherPages} from './docs-folders';

/** What the option `fastPages` adds. */
export interface FastPages {
  readonly plugins: readonly PluginConfig[];
  /** After the classic theme. */
  readonly themes: readonly PluginConfig[];
  /** Those of the docs of the references. */
  readonly rehypePlugins: readonly unknown[];
}

/**
 * Returns what makes the pages of a site faster, and gives the site a template.
 *
 * @throws Error if the site has a template of its own.
 */
export function createFastPages(context: LoadContext): FastPages {
  const {siteConfig} = context;
  setPageTemplate(siteConfig);
  // The theme colours the code of other pages in the browser.
  const isHighlighted = !hasOtherPages(siteConfig);
  return {
    plugins: [
      siteTheme,
      () => webpackPlugin(context, {isHighlighted}),
      () => headPlugin(context),
    ],
    themes: [() => colourModeTheme(context)],
    rehypePlugins: [rehypeHighlight],
  };
}
