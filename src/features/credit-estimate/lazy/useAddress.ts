import {useEffect, useRef} from 'react';
import {printAddress} from './address';
import type {EstimateInput} from './entry';

/** Time without a change after which the address is replaced, in milliseconds. Safari limits how often. */
const WRITE_MS = 250;

/**
 * Keeps an estimate and the address of the page equal. An address that the page gets by a link or by the
 * back button is loaded; an estimate that the reader edits replaces the address.
 */
export function useAddress({
  search,
  input,
  isEdited,
  onLoad,
}: {
  search: string;
  input: EstimateInput;
  isEdited: boolean;
  onLoad: (search: string) => void;
}): void {
  /** The query string that belongs to the estimate. */
  const known = useRef('');

  useEffect(() => {
    if (search !== known.current) {
      known.current = search;
      onLoad(search);
    }
    // Only another address is a reason to load.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search]);

  useEffect(() => {
    if (!isEdited) {
      return undefined;
    }
    const {pathname} = location;
    const timer = setTimeout(() => {
      // The reader may have left the page.
      if (location.pathname === pathname) {
        const next = printAddress(location.search, input);
        history.replaceState(history.state, '', pathname + next + location.hash);
        known.current = location.search;
      }
    }, WRITE_MS);
    return () => clearTimeout(timer);
  }, [input, isEdited]);
}
