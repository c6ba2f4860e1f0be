/** Returns whether a click opens a link in the current tab. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  const {button, ctrlKey, metaKey, shiftKey, altKey} = event;
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
