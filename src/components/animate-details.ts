import {prefersReducedMotion} from '@docusaurus/theme-common';

/*
 * Animates the height of native `details` when the reader presses their summary. Before this code is
 * loaded, and for everything else that opens them (anchors, find in page, print), they open at once.
 * Components that render `details` import it: other pages do not load it.
 */

/** What does something of its own inside of a summary, and the summary itself. */
const INTERACTIVE = 'a, button, input, label, select, summary, textarea';

/** Set while the height is animated. The style sheet clips the content then. */
const STATE = 'data-animating';

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const summary = (event.target as Element).closest<HTMLElement>(INTERACTIVE);
    const details = summary?.parentElement;
    // `Details` of Docusaurus, which MDX pages use, animates itself and prevents the default action.
    if (
      !event.defaultPrevented &&
      summary?.tagName === 'SUMMARY' &&
      details instanceof HTMLDetailsElement
    ) {
      event.preventDefault();
      toggle(details, summary);
    }
  });
}

/** Opens or closes a section; one that is on its way turns back. */
function toggle(details: HTMLDetailsElement, summary: HTMLElement): void {
  const [running] = details.getAnimations();
  if (running !== undefined) {
    running.reverse();
    setState(details, running);
    return;
  }
  const isOpening = !details.open;
  details.open = true;
  const {height} = details.getBoundingClientRect();
  const collapsed = collapsedHeight(details, summary);
  const duration = durationOf(height - collapsed);
  const animation = details.animate(
    {height: [`${collapsed}px`, `${height}px`]},
    {duration, easing: 'ease-in-out'},
  );
  if (!isOpening) {
    animation.playbackRate = -1;
    animation.currentTime = duration;
  }
  setState(details, animation);
  animation.onfinish = () => {
    details.open = isExpanding(animation);
    details.removeAttribute(STATE);
  };
  animation.oncancel = () => {
    details.removeAttribute(STATE);
  };
}

function setState(details: Element, animation: Animation): void {
  details.setAttribute(STATE, isExpanding(animation) ? 'opening' : 'closing');
}

function isExpanding({playbackRate}: Animation): boolean {
  return playbackRate > 0;
}

/** The height of a section that is closed, measured without closing it. */
function collapsedHeight(details: Element, summary: Element): number {
  const {borderBottomWidth, paddingBottom} = getComputedStyle(details);
  const {top} = details.getBoundingClientRect();
  const {bottom} = summary.getBoundingClientRect();
  return bottom - top + parseFloat(borderBottomWidth) + parseFloat(paddingBottom);
}

/** The duration that Docusaurus gives its collapsible sections, in milliseconds. */
function durationOf(contentHeight: number): number {
  if (prefersReducedMotion()) {
    return 1;
  }
  const units = contentHeight / 36;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}
