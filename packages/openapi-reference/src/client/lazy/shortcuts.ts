import {translate} from '@docusaurus/Translate';
import escape from 'lodash/escape';
import styles from './shortcuts.module.css';

const TITLE_ID = 'keyboard-shortcuts';

/** Shows the keys of the site in a dialog, which Escape and its button close. */
export function showShortcuts(): void {
  if (document.getElementById(TITLE_ID) === null) {
    createDialog().showModal();
  }
}

/** Returns whether an event is the key of the list, and nothing is typed with it. */
export function isShortcutOfList({key, target}: KeyboardEvent): boolean {
  return (
    key === '?' &&
    target instanceof HTMLElement &&
    !target.isContentEditable &&
    !target.matches('input, textarea, select')
  );
}

function createDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = styles.shortcuts ?? '';
  dialog.setAttribute('aria-labelledby', TITLE_ID);
  const rows = shortcuts().map(([keys, what]) => {
    const names = keys.map((key) => `<kbd>${escape(key)}</kbd>`);
    return `<div><dt>${names.join(' ')}</dt><dd>${escape(what)}</dd></div>`;
  });
  const title = translate({id: 'shortcuts.title', message: 'Keyboard shortcuts'});
  const close = translate({id: 'shortcuts.close', message: 'Close'});
  dialog.innerHTML = `<h2 id="${TITLE_ID}">${escape(title)}</h2>
    <dl>${rows.join('')}</dl>
    <form method="dialog">
      <button class="button button--secondary button--sm">${escape(close)}</button>
    </form>`;
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  return dialog;
}

function shortcuts(): [keys: string[], what: string][] {
  return [
    [['Ctrl K', '/'], translate({id: 'shortcuts.search', message: 'Search'})],
    [['>'], translate({id: 'shortcuts.commands', message: 'In the search: commands'})],
    [
      ['↑', '↓', 'Enter'],
      translate({id: 'shortcuts.result', message: 'Choose a result'}),
    ],
    [['Ctrl Enter'], translate({id: 'shortcuts.send', message: 'In a form: send'})],
    [
      ['Esc'],
      translate({id: 'shortcuts.escape', message: 'Close, cancel, stop marking'}),
    ],
    [['?'], translate({id: 'shortcuts.list', message: 'This list'})],
  ];
}
