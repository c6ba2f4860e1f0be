import {watchDialogs} from './dialog';
import {closeOverlays, listenToKeys} from './keys';

listenToKeys();
watchDialogs();

/** Handles the event that loaded this code. */
export function handleFirstEvent(event: Event): void {
  if (event instanceof KeyboardEvent && event.key === 'Escape') {
    closeOverlays();
  }
}
