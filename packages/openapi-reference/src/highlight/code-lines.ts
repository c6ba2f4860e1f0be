/** Up to this number of characters, a line fits on a phone. */
const SHORT_LINE = 40;

/**
 * Puts each long line of highlighted HTML into an element, so that its continuation can be indented
 * (`src/css/code.css`). The text stays the same. Tokens of several lines are split.
 */
export function codeLines(html: string): string {
  const open: string[] = [];
  return html
    .split(/(?<=\n)/)
    .map((line) => {
      const before = open.join('');
      for (const [tag] of line.matchAll(/<[^>]*>/g)) {
        if (tag.startsWith('</')) {
          open.pop();
        } else {
          open.push(tag);
        }
      }
      const whole = `${before}${line}${'</span>'.repeat(open.length)}`;
      return codeText(line).length > SHORT_LINE
        ? `<span class="code-line">${whole}</span>`
        : whole;
    })
    .join('');
}

/** Returns the code of HTML that `highlight` has made. */
function codeText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}
