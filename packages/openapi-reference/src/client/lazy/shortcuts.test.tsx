import {expect, test} from 'vitest';
import {isShortcutOfList} from './shortcuts';

test.each([
  ['button', true],
  ['input', false],
  ['textarea', false],
  ['select', false],
])('The key ? in the element %s is the shortcut: %s.', (name, isShortcut) => {
  const element = document.createElement(name);
  const event = new KeyboardEvent('keydown', {key: '?'});
  element.dispatchEvent(event);
  expect(isShortcutOfList(event)).toBe(isShortcut);
});
