/** Distance from the edges of the window, in pixels. */
const GAP = 12;

/**
 * Scrolls the window by the least amount that shows an answer and the button above it. If the window is
 * too low for both, the answer goes first.
 */
export function revealAnswer(button: Element, answer: Element): void {
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect();
  const top = Math.max(0, navbar?.bottom ?? 0) + GAP;
  const end = answer.getBoundingClientRect().bottom + GAP - innerHeight;
  const start = button.getBoundingClientRect().top - top;
  if (end > 0) {
    scrollBy(0, end);
  } else if (start < 0) {
    scrollBy(0, start);
  }
}
