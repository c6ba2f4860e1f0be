import escape from 'lodash/escape';
import {codeLines} from './code-lines';

interface NetworkHtml {
  id: string;
  html: string;
}

/**
 * Joins the highlighted code of networks: the lines that differ name their network. Those of the first are part of
 * the text, those of others are in an attribute, until a script in the head swaps them
 * (`site/choices/network-script.ts`). Text browsers would show a template.
 */
export function joinNetworks(networks: readonly NetworkHtml[]): string {
  const [first, second, ...others] = networks;
  if (first === undefined || second === undefined || others.length > 0) {
    return networks.map(ofNetwork).join('');
  }
  const ours = first.html.split(/(?<=\n)/);
  const theirs = second.html.split(/(?<=\n)/);
  if (![...ours, ...theirs].every(isWhole)) {
    return networks.map(ofNetwork).join('');
  }
  const parts: string[] = [];
  let own: string[] = [];
  let next = 0;
  const addDifference = (end: number): void => {
    const different = [own, theirs.slice(next, end)];
    [first, second].forEach(({id}, index) => {
      const html = different[index]?.join('') ?? '';
      parts.push(html === '' ? '' : ofNetwork({id, html}, index));
    });
    own = [];
  };
  for (const line of ours) {
    const found = theirs.indexOf(line, next);
    if (found === -1) {
      own.push(line);
    } else {
      addDifference(found);
      parts.push(codeLines(line));
      next = found + 1;
    }
  }
  addDifference(theirs.length);
  return parts.join('');
}

function ofNetwork({id, html}: NetworkHtml, index: number): string {
  const lines = codeLines(html);
  const content = index === 0 ? `>${lines}` : ` data-html="${escape(lines)}">`;
  return `<span data-network-line="${escape(id)}"${content}</span>`;
}

/** Whether no element begins in a line and ends in another one. */
function isWhole(line: string): boolean {
  return line.split('<span').length === line.split('</span').length;
}
