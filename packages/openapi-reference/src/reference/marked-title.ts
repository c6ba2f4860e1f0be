/** Returns the title of a page as lists of links show it: in words, because some readers see no colours. */
export function markedTitle(title: string, isDeprecated: boolean | undefined): string {
  return isDeprecated === true ? `${title} (deprecated)` : title;
}
