import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';
import {showContentOf} from '../../components/Details/closed-content';

/** Opens the `details` around the target of the URL hash, and scrolls to it. */
export function useRevealTarget(): void {
  const {hash} = useLocation();
  useEffect(() => {
    const id = decodeHash(hash);
    void showContentOf(id).then(() => reveal(document.getElementById(id)));
  }, [hash]);
}

function reveal(target: Element | null): void {
  const closed = closedDetailsAround(target);
  closed.forEach((details) => {
    details.open = true;
    // Stops the animation of a section that is closing.
    details.getAnimations().forEach((animation) => animation.cancel());
  });
  if (closed.length > 0) {
    target?.scrollIntoView();
  }
}

/** Returns the id in a hash, unchanged if it is not valid percent-encoding. */
function decodeHash(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function closedDetailsAround(element: Element | null): HTMLDetailsElement[] {
  const closed = 'details:is(:not([open]), [data-animating])';
  const details = element?.closest<HTMLDetailsElement>(closed);
  return details ? [details, ...closedDetailsAround(details.parentElement)] : [];
}
