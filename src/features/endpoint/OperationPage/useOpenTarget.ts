import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

/** Opens the folded parts that hide the target of the address, and brings it into view. */
export function useOpenTarget(): void {
  const {hash} = useLocation();
  useEffect(() => {
    const target = document.getElementById(decodeHash(hash));
    const folded = foldedAround(target);
    folded.forEach((details) => {
      details.open = true;
      // A section that is being closed stays open.
      details.getAnimations().forEach((animation) => animation.cancel());
    });
    if (folded.length > 0) {
      target?.scrollIntoView();
    }
  }, [hash]);
}

/** The id that an address leads to; what is not percent-encoded is taken as it is. */
function decodeHash(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function foldedAround(element: Element | null): HTMLDetailsElement[] {
  const details = element?.closest<HTMLDetailsElement>(
    'details:is(:not([open]), [data-animating])',
  );
  return details === null || details === undefined
    ? []
    : [details, ...foldedAround(details.parentElement)];
}
