import type {RequestValues} from '../value/request-link';

let handed: {route: string; values: RequestValues} | undefined;

/**
 * Keeps the values of a request for the page that sends it again. They stay in memory, because addresses and
 * the history of the browser take only what may leave the form.
 */
export function handOver(route: string, values: RequestValues): void {
  handed = {route, values};
}

/** Returns, once, the values that a page is to send. Undefined if none are for it, as after a reload. */
export function takeHandedOver(route: string): RequestValues | undefined {
  const values = handed?.route === route ? handed.values : undefined;
  handed = undefined;
  return values;
}
