import {translate} from '@docusaurus/Translate';
import styles from './shortcuts.module.css';

/** Shows the keys of the site in a dialog, which Escape and its button close. */
export function showShortcuts(): void {
  if (document.querySelector(`dialog.${styles.shortcuts}`) === null) {
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
  const title = document.createElement('h2');
  title.id = 'keyboard-shortcuts';
  title.textContent = translate({id: 'shortcuts.title', message: 'Keyboard shortcuts'});
  dialog.setAttribute('aria-labelledby', title.id);
  const list = document.createElement('dl');
  for (const [keys, what] of shortcuts()) {
    const row = document.createElement('div');
    const term = document.createElement('dt');
    const description = document.createElement('dd');
    for (const key of keys) {
      const element = document.createElement('kbd');
      element.textContent = key;
      term.append(element, ' ');
    }
    description.textContent = what;
    row.append(term, description);
    list.append(row);
  }
  const button = document.createElement('button');
  button.className = 'button button--secondary button--sm';
  button.textContent = translate({id: 'shortcuts.close', message: 'Close'});
  button.addEventListener('click', () => dialog.close());
  dialog.append(title, list, button);
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
