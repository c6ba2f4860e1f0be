const MARK = ' (deprecated)';

/** Returns the title of a page as lists of links show it: in words, because some readers see no colours. */
export function markedTitle(title: string, isDeprecated: boolean | undefined): string {
  return isDeprecated === true ? title + MARK : title;
}

/** Returns whether a title in a list is that of something deprecated. */
export function isMarkedTitle(title: string): boolean {
  return title.endsWith(MARK);
}

/** Returns the title of an operation where its method stands beside it: the path, if it is made of both. */
export function titleBesideMethod({
  title,
  method,
  path,
}: {
  title: string;
  method: string;
  path: string;
}): string {
  return title === `${method} ${path}` ? path : title;
}
