import type {hooks, Token, TokenStream} from 'prismjs';

/** Types of tokens that look like the code around them. */
const PLAIN = ['punctuation', 'operator'];

/**
 * Makes Prism leave tokens that look like the code around them in its text: some screen readers stop at each
 * element, and pages are smaller.
 */
export function keepPlainTokens(prism: {hooks: typeof hooks}): void {
  prism.hooks.add('after-tokenize', (env) => {
    env.tokens = joined(env.tokens as TokenStream);
  });
}

function joined(tokens: TokenStream): TokenStream {
  if (typeof tokens === 'string') {
    return tokens;
  }
  if (Array.isArray(tokens)) {
    return tokens.flatMap(joined);
  }
  tokens.content = joined(tokens.content);
  return isPlain(tokens) ? tokens.content : tokens;
}

function isPlain({type, alias}: Token): boolean {
  // Prism knows only options of a shell that have no hyphen inside.
  const isOption = type === 'parameter' && alias === 'variable';
  return PLAIN.includes(type) || isOption;
}
