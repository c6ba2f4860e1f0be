import {translate} from '@docusaurus/Translate';
import styles from './shortcuts.module.css';

const TITLE_ID = 'keyboard-shortcuts-title';

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
  const rows = shortcuts().map(([keys, what]) => {
    const names = keys.flatMap((key) => [element('kbd', key), ' ']);
    return element('div', element('dt', ...names), element('dd', what));
  });
  const title = translate({id: 'shortcuts.title', message: 'Keyboard shortcuts'});
  const heading = element('h2', title);
  heading.id = TITLE_ID;
  const button = element('button', translate({id: 'shortcuts.close', message: 'Close'}));
  button.className = 'button button--secondary button--sm';
  button.addEventListener('click', () => dialog.close());
  const dialog = element('dialog', heading, element('dl', ...rows), button);
  dialog.className = styles.shortcuts ?? '';
  dialog.setAttribute('aria-labelledby', TITLE_ID);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  return dialog;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.append(...children);
  return created;
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
