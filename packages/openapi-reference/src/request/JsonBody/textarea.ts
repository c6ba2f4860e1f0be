import type {Edit} from './change';

/** Replaces the text like typing does, so that the reader can undo it, and moves the focus there. */
export function editTextarea(
  textarea: HTMLTextAreaElement,
  {text, selectStart, selectEnd}: Edit,
): void {
  textarea.focus();
  textarea.select();
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the undo history
  if (!document.execCommand('insertText', false, text)) {
    textarea.setRangeText(text, 0, textarea.value.length, 'end');
    textarea.dispatchEvent(new Event('input', {bubbles: true}));
  }
  selectInTextarea(textarea, selectStart, selectEnd);
}

/** Selects a part of the text, moves the focus there, and scrolls to it. */
export function selectInTextarea(
  textarea: HTMLTextAreaElement | null,
  start: number,
  end: number,
): void {
  if (textarea === null) {
    return;
  }
  textarea.focus();
  textarea.setSelectionRange(start, end);
  const line = textarea.value.slice(0, start).split('\n').length - 1;
  const lines = textarea.value.split('\n').length;
  const top = (line / lines) * textarea.scrollHeight;
  if (
    top < textarea.scrollTop ||
    top > textarea.scrollTop + textarea.clientHeight * 0.9
  ) {
    textarea.scrollTop = top - textarea.clientHeight / 2;
  }
}
