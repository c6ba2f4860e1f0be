import {prefersReducedMotion} from '@docusaurus/theme-common';
import {flushSync} from 'react-dom';

/*
 * Animates native `details` when the reader clicks their summary. Everything else opens them without an
 * animation: anchors, find in page, print, and clicks before this code has arrived.
 */

/** A summary, and elements inside it that handle clicks themselves. */
const INTERACTIVE = 'a, button, input, label, select, summary, textarea';

/** Set during the animation, for `css/reference.css`. */
const STATE_ATTRIBUTE = 'data-animating';

export function animateDetails(): void {
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

/**
 * Runs an update that changes what is in details. If they are open, or opening, they grow from the height
 * that the reader sees to that of the new content.
 */
export function growDetails(
  details: Element | null | undefined,
  update: () => void,
): void {
  const earlier = details?.getBoundingClientRect().height ?? 0;
  flushSync(update);
  const isOpen = details instanceof HTMLDetailsElement && details.open;
  if (!isOpen || details.getAttribute(STATE_ATTRIBUTE) === 'closing') {
    return;
  }
  details.getAnimations().forEach((animation) => animation.cancel());
  const {height} = details.getBoundingClientRect();
  if (height !== earlier) {
    animate(details, earlier, height);
  }
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
  // Content that is not an element yet becomes one before its height is measured.
  details.dispatchEvent(new Event('toggle'));
  const {height} = details.getBoundingClientRect();
  const collapsed = collapsedHeight(details, summary);
  const animation = animate(details, collapsed, height);
  if (!isOpening) {
    animation.playbackRate = -1;
    animation.currentTime = durationOf(height - collapsed);
    setState(details, animation);
  }
}

function animate(details: HTMLDetailsElement, from: number, to: number): Animation {
  const animation = details.animate(
    {height: [`${from}px`, `${to}px`]},
    {duration: durationOf(Math.abs(to - from)), easing: 'ease-in-out'},
  );
  setState(details, animation);
  animation.onfinish = () => {
    details.open = isExpanding(animation);
    details.removeAttribute(STATE_ATTRIBUTE);
  };
  animation.oncancel = () => {
    // The event comes later, when another animation can be running.
    if (details.getAnimations().length === 0) {
      details.removeAttribute(STATE_ATTRIBUTE);
    }
  };
  return animation;
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
