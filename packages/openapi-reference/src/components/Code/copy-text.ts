/**
 * Copies a text. Returns false if the browser does not allow it, or has no clipboard: it has one on HTTPS
 * and localhost only.
 *
 * @param text or its promise, if it has to be loaded first. Call this in the press itself all the same: WebKit allows
 *   no copy after it.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
      const whole = await text;
      await navigator.clipboard.writeText(whole);
    } else {
      const blob = text.then((whole) => new Blob([whole], {type: 'text/plain'}));
      await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
    }
    return true;
  } catch {
    return false;
  }
}
