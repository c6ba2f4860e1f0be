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

interface Section {
  activeClassName: string;
  activeBaseRegex: string;
  'aria-current': 'true';
}

/** Marks a dropdown as active on the pages with these paths, and on those below them. */
export function sectionOf(...paths: readonly string[]): Section {
  return {
    activeClassName: 'navbar__link--active',
    activeBaseRegex: `^(${paths.join('|')})(/|$)`,
    // Not "page": the pages of the section are in the menu.
    'aria-current': 'true',
  };
}

/** The keyboard opens a dropdown instead of its own page, so the page is also the first item. */
export function overviewOf(path: string): {label: string; to: string; exact: true} {
  return {label: 'Overview', to: path, exact: true};
}
