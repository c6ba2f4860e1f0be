import {watchDialogs} from './dialog';
import {closeOverlays, listenToKeys} from './keys';
import {isShortcutOfList, showShortcuts} from './shortcuts';

export {showSidebarEntry} from './sidebar-entry';

listenToKeys();
watchDialogs();

export function handleFirstEvent(event: Event): void {
  if (!(event instanceof KeyboardEvent)) {
    return;
  }
  if (event.key === 'Escape') {
    closeOverlays();
  } else if (isShortcutOfList(event)) {
    showShortcuts();
  }
}
