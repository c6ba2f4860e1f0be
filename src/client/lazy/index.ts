import {animateDetails} from './animate-details';
import {watchDialogs} from './dialog';
import {closeOverlays, listenToKeys} from './keys';

listenToKeys();
watchDialogs();
animateDetails();

export function handleFirstEvent(event: Event): void {
  if (event instanceof KeyboardEvent && event.key === 'Escape') {
    closeOverlays();
  }
}
