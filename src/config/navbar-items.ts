/** What is read of an item of the navbar. */
interface PlacedItem {
  position?: 'left' | 'right';
}

/**
 * Gives each item of the navbar its side: right, unless it says left (specification, section 3).
 * Docusaurus itself would put those on the left that say nothing.
 */
export function placedItems<Item extends object>(
  items: readonly (Item & PlacedItem)[],
): (Item & Required<PlacedItem>)[] {
  return items.map((item) => ({position: 'right' as const, ...item}));
}
