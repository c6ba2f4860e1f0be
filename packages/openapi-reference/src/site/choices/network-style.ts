import type {Server} from '../../server/server';

/** Returns CSS that hides the addresses of every network but the chosen one. */
export function networkStyle(servers: readonly Server[]): string {
  return servers
    .map(({id}) => {
      const quoted = quoteCss(id);
      return `html[data-network]:not([data-network=${quoted}]) [data-network-line=${quoted}]{display:none}`;
    })
    .join('\n');
}

/** Quotes a CSS string; escapes `<` so that it cannot close the element, and what HTML would replace in it. */
function quoteCss(text: string): string {
  return `"${text.replace(/[\\"<\p{Cc}]/gu, (found) => `\\${found.charCodeAt(0).toString(16)} `)}"`;
}
