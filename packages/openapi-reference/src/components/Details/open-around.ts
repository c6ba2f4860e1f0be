/** Opens the closed `details` around an element. Returns whether there are any. */
export function openAround(element: Element | null): boolean {
  const closed = closedDetailsAround(element);
  closed.forEach((details) => {
    details.open = true;
    // Stops the animation of a section that is closing.
    details.getAnimations().forEach((animation) => animation.cancel());
  });
  return closed.length > 0;
}

function closedDetailsAround(element: Element | null): HTMLDetailsElement[] {
  const closed = 'details:is(:not([open]), [data-animating])';
  const details = element?.closest<HTMLDetailsElement>(closed);
  return details ? [details, ...closedDetailsAround(details.parentElement)] : [];
}
