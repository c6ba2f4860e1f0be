import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {scriptTag} from './script-tag';

/** Applies the default colour mode where no other is known. It is a theme, so that its script runs after that of Docusaurus. */
export default function colourModeTheme({siteConfig}: LoadContext): Plugin {
  const {colorMode} = siteConfig.themeConfig as Partial<ThemeConfig>;
  return {
    name: 'colour-mode',
    injectHtmlTags: () => ({
      preBodyTags: [scriptTag(colourModeScript(colorMode?.defaultMode ?? 'light'))],
    }),
  };
}

/**
 * Returns a script that runs after the colour mode script of Docusaurus. It applies the default
 * mode if storage is unavailable or holds an invalid value; Docusaurus would then set no mode,
 * and the page would turn light.
 */
function colourModeScript(defaultMode: string): string {
  return `(function (data) {
  if (!/^(light|dark)$/.test(data.theme)) data.theme = ${JSON.stringify(defaultMode)};
})(document.documentElement.dataset);`;
}
