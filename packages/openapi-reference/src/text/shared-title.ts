/** Returns the title of a component schema that others have too. */
export function titleWithName(title: string, name: string): string {
  return `${title} (${name})`;
}
