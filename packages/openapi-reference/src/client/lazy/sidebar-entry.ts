let stop = new AbortController();

/**
 * Scrolls the sidebar, or the menu of a phone, to the entry of the page, again after each category has
 * opened or closed, until the reader acts in it.
 */
export function showSidebarEntry(): void {
  stop.abort();
  stop = new AbortController();
  const {signal} = stop;
  const menu =
    document.querySelector('.navbar-sidebar--show .menu:has(.theme-doc-sidebar-menu)') ??
    document.querySelector('.theme-doc-sidebar-container .menu');
  if (menu === null) {
    return;
  }
  scrollToEntry(menu);
  menu.addEventListener('transitionend', () => scrollToEntry(menu), {signal});
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    menu.addEventListener(type, () => stop.abort(), {signal, passive: true});
  }
}

function scrollToEntry(menu: Element): void {
  const entry = menu.querySelector('[aria-current="page"]');
  if (entry === null) {
    return;
  }
  const frame = menu.getBoundingClientRect();
  const {top, bottom} = entry.getBoundingClientRect();
  if (top < frame.top || bottom > Math.min(frame.bottom, innerHeight)) {
    menu.scrollTop += top - frame.top - frame.height / 2;
  }
}
