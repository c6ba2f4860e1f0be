import {useEffect} from 'react';

/**
 * @param onPress called with what the reader presses anywhere.
 * @param onScroll called with what the reader moves with a finger.
 */
export function useTouches(
  onPress: (target: Node) => void,
  onScroll: (target: Node) => void,
): void {
  useEffect(() => {
    const press = ({target}: Event): void => onPress(target as Node);
    const scroll = ({target}: Event): void => onScroll(target as Node);
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
