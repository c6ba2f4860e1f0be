import memoize from 'lodash/memoize';
import type {Prism as PrismType} from 'prism-react-renderer';
import {sampleLanguages} from '../samples';
import type {ColouredCode} from '../samples/code-sample';
import {readColours} from './colours';

/** Loads Prism where code is highlighted first: React comes with it, and the entrance of the package has no need. */
const loadPrism = memoize((): typeof PrismType => {
  // oxlint-disable-next-line typescript/no-require-imports
  const {Prism} = require('prism-react-renderer') as {Prism: typeof PrismType};
  // The language definitions of prismjs, which prism-react-renderer lacks, extend a global Prism.
  (globalThis as {Prism?: typeof Prism}).Prism = Prism;
  for (const language of ['http', 'powershell', 'solidity', 'toml']) {
    // An import would run before the global is set.
    // oxlint-disable-next-line typescript/no-require-imports
    require(`prismjs/components/prism-${language}`);
  }
  sampleLanguages
    .filter(({prism}) => !Object.hasOwn(Prism.languages, prism))
    .forEach(({loadGrammar}) => loadGrammar());
  // Prism takes the first two parts of a version such as 1.3.6 for a number.
  Prism.languages.insertBefore('bash', 'number', {
    version: {pattern: /(^|\s)\d+(?:\.\d+){2,}/, lookbehind: true, alias: 'number'},
  });
  return Prism;
});

/**
 * Reads the colours of code with Prism at build time, so that no page loads Prism. Code in an unknown language
 * has none.
 */
export function coloursOf(code: string, language: string | undefined): string {
  const Prism = loadPrism();
  const name = (language ?? '').toLowerCase();
  const grammar = Object.hasOwn(Prism.languages, name)
    ? Prism.languages[name]
    : undefined;
  return typeof grammar === 'object' ? readColours(Prism, code, grammar, name) : '';
}

/** Returns a code with its colours. */
export function withColours(code: string, language: string | undefined): ColouredCode {
  return {code, colours: coloursOf(code, language)};
}
