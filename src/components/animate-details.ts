import {prefersReducedMotion} from '@docusaurus/theme-common';

/*
 * Animates native `details` when the reader clicks their summary. Everything else opens them without an
 * animation: anchors, find in page, print, and clicks before hydration. Components that render `details`
 * import this file, so other pages do not load it.
 */

/** A summary, and elements inside it that handle clicks themselves. */
const INTERACTIVE = 'a, button, input, label, select, summary, textarea';

/** Set during the animation, for `src/css/custom.css`. */
const STATE_ATTRIBUTE = 'data-animating';

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
    details.removeAttribute(STATE_ATTRIBUTE);
  };
  animation.oncancel = () => {
    details.removeAttribute(STATE_ATTRIBUTE);
  };
}

function setState(details: Element, animation: Animation): void {
  details.setAttribute(STATE_ATTRIBUTE, isExpanding(animation) ? 'opening' : 'closing');
}

function isExpanding({playbackRate}: Animation): boolean {
  return playbackRate > 0;
}

function collapsedHeight(details: Element, summary: Element): number {
  const {borderBottomWidth, paddingBottom} = getComputedStyle(details);
  const {top} = details.getBoundingClientRect();
  const {bottom} = summary.getBoundingClientRect();
  return bottom - top + parseFloat(borderBottomWidth) + parseFloat(paddingBottom);
}

/** Returns the duration of a Docusaurus `Collapsible` of this height, in milliseconds. */
function durationOf(contentHeight: number): number {
  if (prefersReducedMotion()) {
    return 1;
  }
  const units = contentHeight / 36;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}
