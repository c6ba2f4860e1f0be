import {watchDialogs} from './dialog';
import {closeOverlays, listenToKeys} from './keys';

export {showSidebarEntry} from './sidebar-entry';

listenToKeys();
watchDialogs();

export function handleFirstEvent(event: Event): void {
  if (event instanceof KeyboardEvent && event.key === 'Escape') {
    closeOverlays();
  }
}
