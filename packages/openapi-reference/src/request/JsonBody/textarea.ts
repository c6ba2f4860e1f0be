import type {Edit} from './edits';

/** Edits a textarea like typing does, so that the reader can undo it, and moves the focus there. */
export function editTextarea(
  textarea: HTMLTextAreaElement,
  {start, end, insert, selectStart, selectEnd}: Edit,
): void {
  textarea.focus();
  textarea.setSelectionRange(start, end);
  const isDone =
    insert === ''
      ? start === end || runCommand('delete')
      : runCommand('insertText', insert);
  if (!isDone) {
    textarea.setRangeText(insert, start, end, 'end');
    textarea.dispatchEvent(new Event('input', {bubbles: true}));
  }
  selectInTextarea(textarea, selectStart, selectEnd);
}

/** Selects a part of the text, moves the focus there, and scrolls to it. */
export function selectInTextarea(
  textarea: HTMLTextAreaElement,
  start: number,
  end: number,
): void {
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

function runCommand(command: 'delete' | 'insertText', text?: string): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else keeps the undo history
  return document.execCommand(command, false, text);
}
