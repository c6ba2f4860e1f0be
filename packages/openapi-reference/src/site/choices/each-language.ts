import {sampleLanguages} from '../../code-samples';

/** A plugin of PostCSS that repeats a selector with `'each'` for each language of the samples. */
export const eachLanguage = {
  postcssPlugin: 'each-language',
  Rule(rule: {selectors: string[]}): void {
    if (rule.selectors.some((selector) => selector.includes("'each'"))) {
      rule.selectors = rule.selectors.flatMap((selector) =>
        selector.includes("'each'")
          ? sampleLanguages.map(({id}) => selector.replaceAll("'each'", `'${id}'`))
          : [selector],
      );
    }
  },
};
