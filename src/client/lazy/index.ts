import {watchDialogs} from './dialog';
import {closeOverlays, listenToKeys} from './keys';

listenToKeys();
watchDialogs();

export function handleFirstEvent(event: Event): void {
  if (event instanceof KeyboardEvent && event.key === 'Escape') {
    closeOverlays();
  }
}
