/** Returns the path of a page from that of an address, to which some hosts add a slash. */
export function pagePath(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, '');
}
