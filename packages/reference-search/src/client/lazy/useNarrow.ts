import {useEffect, useState} from 'react';

/** Width at which the search takes the whole screen (product specification, section 9). */
const NARROW = '(max-width: 996px)';

/** Pause in resizing before the search is laid out again, in milliseconds (product specification, section 9). */
const RESIZE_MS = 20;

export function isNarrow(): boolean {
  return matchMedia(NARROW).matches;
}

/** Returns whether the search takes the whole screen. Renders after each change of the width: the panel is placed again. */
export function useNarrow(): boolean {
  const [, setWidth] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setWidth(window.innerWidth), RESIZE_MS);
    };
    window.addEventListener('resize', update);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', update);
    };
  }, []);
  return isNarrow();
}
