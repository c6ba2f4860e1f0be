const warned = new Set<string>();

/** Warns once that a file of this folder has switched itself off. */
export function warnOnce(file: string, difference: string, effect: string): void {
  if (!warned.has(file)) {
    warned.add(file);
    console.warn(
      `docusaurus-openapi-reference/framework/${file} is off: ${difference}. ${effect}`,
    );
  }
}
