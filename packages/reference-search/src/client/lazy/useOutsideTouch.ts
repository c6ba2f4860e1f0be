import {useEffect, type RefObject} from 'react';

/** Closes the panel by a press outside, and hides the keyboard of a phone while the reader scrolls. */
export function useOutsideTouch(
  isOutside: (target: Node) => boolean,
  onOutside: () => void,
  input: RefObject<HTMLInputElement>,
): void {
  useEffect(() => {
    const press = ({target}: Event): void => {
      if (isOutside(target as Node)) {
        onOutside();
      }
    };
    const scroll = ({target}: Event): void => {
      if (target !== input.current) {
        input.current?.blur();
      }
    };
    window.addEventListener('mousedown', press);
    window.addEventListener('touchstart', press);
    window.addEventListener('touchmove', scroll);
    return () => {
      window.removeEventListener('mousedown', press);
      window.removeEventListener('touchstart', press);
      window.removeEventListener('touchmove', scroll);
    };
  });
}
