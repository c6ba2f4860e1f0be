import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

/** Opens the folded parts that hide the target of the address, and brings it into view. */
export function useOpenTarget(): void {
  const {hash} = useLocation();
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    const folded = foldedAround(target);
    folded.forEach((details) => {
      details.open = true;
    });
    if (folded.length > 0) {
      target?.scrollIntoView();
    }
  }, [hash]);
}

function foldedAround(element: Element | null): HTMLDetailsElement[] {
  const details = element?.closest<HTMLDetailsElement>('details:not([open])');
  return details === null || details === undefined
    ? []
    : [details, ...foldedAround(details.parentElement)];
}
