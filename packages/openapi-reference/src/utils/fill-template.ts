/** Replaces the placeholders of a URL. Values have none. */
export function fillTemplate(
  template: string,
  values: readonly (readonly [name: string, value: string])[],
): string {
  const byName = new Map(values);
  return template.replace(
    /\{([^{}]*)\}/g,
    (placeholder, name: string) => byName.get(name) ?? placeholder,
  );
}
