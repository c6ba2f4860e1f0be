import {openAround} from './open-around';

/**
 * Returns what marks the same characters in elements as the browser has marked in the text that they replace, and
 * shows them: it found them there, and opened the details by itself.
 *
 * @param details whose content is a text.
 */
export function foundText(details: Element): (() => void) | undefined {
  const selection = getSelection();
  const text = selection?.anchorNode?.parentElement;
  if (
    !selection ||
    text?.parentElement !== details ||
    selection.focusNode?.parentElement !== text
  ) {
    return undefined;
  }
  const {anchorOffset, focusOffset} = selection;
  return () => {
    const start = placeOf(details, anchorOffset);
    const end = placeOf(details, focusOffset);
    if (start !== undefined && end !== undefined) {
      const around = start.text.parentElement;
      openAround(around);
      selection.setBaseAndExtent(start.text, start.offset, end.text, end.offset);
      around?.scrollIntoView({block: 'center'});
    }
  };
}

/** Returns the text with a character of the content. */
function placeOf(
  details: Element,
  index: number,
): {text: Text; offset: number} | undefined {
  const content = details.lastElementChild as Element;
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  let offset = index;
  while (texts.nextNode() !== null) {
    const text = texts.currentNode as Text;
    if (offset <= text.length) {
      return {text, offset};
    }
    offset -= text.length;
  }
  return undefined;
}
