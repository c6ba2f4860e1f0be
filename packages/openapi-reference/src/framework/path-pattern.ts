/**
 * Returns a pattern of path-to-regexp that matches some paths. It escapes characters by their code, because
 * path-to-regexp changes those in groups.
 */
export function alternatives(paths: readonly string[]): string {
  const escaped = paths.map((path) =>
    path
      .slice(1)
      .replace(
        /[()[\]{}*+?.^$|\\:=!]/g,
        (character) => `\\x${character.charCodeAt(0).toString(16)}`,
      ),
  );
  return `/(${escaped.join('|')})`;
}
