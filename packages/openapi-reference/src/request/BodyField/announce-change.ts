import {BODY_NAME} from '../../reference/request-link';

/** Tells the form of the panel that the value of the body is another one. */
export function announceChange(container: HTMLElement | null): void {
  const field = container?.querySelector(`[name="${BODY_NAME}"]`);
  field?.dispatchEvent(new Event('input', {bubbles: true}));
  field?.dispatchEvent(new Event('change', {bubbles: true}));
}
