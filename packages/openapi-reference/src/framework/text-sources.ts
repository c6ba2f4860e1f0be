/*
 * Does: lets `docusaurus write-translations` find the texts of all modules of a package. It reads the components of a
 * theme and what a plugin watches.
 * If it does not read what plugins watch: it writes fewer texts. Pages are the same.
 */

/**
 * Returns the folder of the modules of a package if `docusaurus` writes translations. Other commands need not watch it.
 *
 * @param argv of the process: Docusaurus takes the command from the same place.
 */
export function textSources(
  dir: string,
  [, , command]: readonly string[] = process.argv,
): string[] {
  return command === 'write-translations' ? [dir] : [];
}
