interface Positioned {
  position?: 'left' | 'right';
}

/**
 * Sets the default position of navbar items to `right` (product specification, section 3). The default
 * of Docusaurus is `left`.
 */
export function withDefaultPosition<Item extends object>(
  items: readonly (Item & Positioned)[],
): (Item & Required<Positioned>)[] {
  return items.map((item) => ({position: 'right' as const, ...item}));
}
