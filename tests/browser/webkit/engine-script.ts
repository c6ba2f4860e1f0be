/*
 * Why: WebDriver finds elements by CSS only, and tests find them by role and name, as Playwright does.
 * Does: takes the script with which Playwright finds and checks elements in every engine from its bundle,
 * which exports it to nobody.
 */
import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {TAKE_MESSAGES} from './console';

/** The property of the window with the object of that script. */
const ENGINE = '__elementEngine';

function injectedSource(): string {
  const bundle = readFileSync(require.resolve('playwright-core/lib/coreBundle'), 'utf8');
  const name = bundle.indexOf('packages/injected/src/injectedScript.ts\\nvar');
  const start = bundle.lastIndexOf(" = '", name) + ' = '.length;
  const end = bundle.indexOf("';\n", name) + 1;
  if (name === -1) {
    throw new Error('This version of Playwright has its injected script elsewhere.');
  }
  return runInNewContext(bundle.slice(start, end)) as string;
}

/** Installs the object in a page. */
export const INSTALLATION = `
  const module = {exports: {}};
  (() => {${injectedSource()}})();
  const engine = new (module.exports.InjectedScript())(window, {
    isUnderTest: false, sdkLanguage: 'javascript', testIdAttributeName: 'data-testid',
    stableRafCount: 1, browserName: 'webkit', customEngines: [],
  });
  Object.defineProperty(window, '${ENGINE}', {value: engine});
`;

/**
 * The body of a WebDriver script that calls a function with the object and the other arguments, and ends
 * with its value, the address of the page and its messages; or with `missing`, if the page lacks the object.
 */
export function callOf(code: string): string {
  return `
    const done = arguments[arguments.length - 1];
    const engine = window.${ENGINE};
    const values = [...arguments].slice(0, -1);
    if (engine === undefined) { done({missing: true}); return; }
    const end = (result) => done({...result, url: location.href, messages: ${TAKE_MESSAGES}});
    new Promise((resolve) => resolve((${code})(engine, ...values))).then(
      (value) => end({value}),
      (error) => end({error: String(error)}),
    );`;
}
