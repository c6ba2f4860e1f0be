/*
 * Does: returns the inline script of the home page that shows a notice about a wrong `baseUrl`. Docusaurus renders it,
 * so it is not among the tags that `postBuild` gets: this calls the component of Docusaurus, without React.
 * Buys: the policy allows this script, not whatever the home page contains.
 * If Docusaurus has another notice: the build ends with an error; `baseUrlIssueBanner: false` leaves the notice out.
 */
import {readFileSync} from 'node:fs';
import {compileFunction} from 'node:vm';
import {transform} from 'sucrase';

const COMPONENT = '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js';

/** @param baseUrl Base URL of the site, such as `/`. */
export function baseUrlBannerScript(baseUrl: string): string | undefined {
  let script: string | undefined;
  const modules: Readonly<Record<string, unknown>> = {
    react: {
      createElement(type: string | (() => void) | undefined, _: unknown, child?: string) {
        if (type === 'script') {
          script = child;
        } else if (typeof type === 'function') {
          type();
        }
      },
    },
    '@docusaurus/router': {useLocation: () => ({pathname: baseUrl})},
    '@docusaurus/useDocusaurusContext': () => ({
      siteConfig: {baseUrl, baseUrlIssueBanner: true},
    }),
  };
  const {code} = transform(readFileSync(require.resolve(COMPONENT), 'utf8'), {
    transforms: ['jsx', 'imports'],
    production: true,
  });
  const exported: {default?: () => void} = {};
  const run = compileFunction(code, ['exports', 'require']) as (
    exports: object,
    require: (name: string) => unknown,
  ) => void;
  run(exported, (name) => modules[name] ?? {});
  exported.default?.();
  return script;
}
