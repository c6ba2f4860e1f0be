/** More frames than the longest transition of the theme takes. */
const MAX_FRAMES = 60;

/**
 * Focuses the first element below `root` that matches a selector. A hidden element cannot get the focus,
 * so the function tries again with every frame until a transition has shown the element.
 */
export function focusWhenShown(
  root: Element,
  selector: string,
  frames = MAX_FRAMES,
): void {
  const target = root.querySelector<HTMLElement>(selector);
  target?.focus();
  if (document.activeElement !== target && frames > 0) {
    requestAnimationFrame(() => focusWhenShown(root, selector, frames - 1));
  }
}
