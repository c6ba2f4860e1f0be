import {watchDialogs} from './dialog';
import {close, listenToKeys} from './keys';

listenToKeys();
watchDialogs();

/** Acts on an event that came while this code was being loaded. */
export function takeFirst(event: Event): void {
  if (event instanceof KeyboardEvent && event.key === 'Escape') {
    close();
  }
}
