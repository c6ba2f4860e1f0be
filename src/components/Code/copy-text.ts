/**
 * Puts a text onto the clipboard.
 *
 * @returns whether it is there. Browsers offer no clipboard to pages that are not served over HTTPS
 * or from localhost.
 */
export async function copyText(text: string): Promise<boolean> {
  const {clipboard} = navigator as Partial<Navigator>;
  if (clipboard === undefined) {
    return false;
  }
  await clipboard.writeText(text);
  return true;
}
