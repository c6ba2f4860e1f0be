/** Copies a text. Returns false without a clipboard: browsers have one on HTTPS and localhost only. */
export async function copyText(text: string): Promise<boolean> {
  const {clipboard} = navigator as Partial<Navigator>;
  if (clipboard === undefined) {
    return false;
  }
  await clipboard.writeText(text);
  return true;
}
