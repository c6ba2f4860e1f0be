import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';
import {showContentOf} from './Details/closed-content';
import {openAround} from './Details/open-around';

/** Opens the `details` around the target of the URL hash, and scrolls to it. */
export function useRevealTarget(): void {
  const {hash} = useLocation();
  useEffect(() => {
    const id = decodeHash(hash);
    void showContentOf(id).then(() => reveal(document.getElementById(id)));
  }, [hash]);
}

function reveal(target: Element | null): void {
  if (openAround(target)) {
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
