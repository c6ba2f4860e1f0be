import type {Server} from '../../reference/server';

/** The style of the head: of lines that name a network, those of the others are not shown. */
export function networkStyle(servers: readonly Server[]): string {
  return servers
    .flatMap(({id}) =>
      servers
        .filter((other) => other.id !== id)
        .map(
          (other) =>
            `html[data-network=${quoteCss(id)}] [data-network-line=${quoteCss(other.id)}]{display:none}`,
        ),
    )
    .join('\n');
}

/** A text as a string of CSS that cannot end the element that it stands in. */
function quoteCss(text: string): string {
  return `"${text.replace(/[\\"<\n\r]/g, (found) => `\\${found.charCodeAt(0).toString(16)} `)}"`;
}
