/** Returns the code of HTML that `highlight` has made. */
export function codeText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}
