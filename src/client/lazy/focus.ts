/** So many frames that the slowest transition of the theme has ended. */
const MOST_FRAMES = 60;

/**
 * Puts the focus on the first element below another that matches a selector. Nothing takes the focus
 * before it is visible, and what slides in is not so at once: it is tried again with every frame.
 */
export function focusWhenShown(
  root: Element,
  selector: string,
  frames = MOST_FRAMES,
): void {
  const target = root.querySelector<HTMLElement>(selector);
  target?.focus();
  if (document.activeElement !== target && frames > 0) {
    requestAnimationFrame(() => {
      focusWhenShown(root, selector, frames - 1);
    });
  }
}
