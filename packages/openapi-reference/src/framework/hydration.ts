/*
 * Does: tells the inline scripts that React has hydrated the page, which is before Docusaurus sets `data-has-hydrated`.
 * Buys: `site/head/early-press-script.ts` hides no event longer than it has to.
 * If `onRouteDidUpdate` is not called then: events reach React when the attribute is set.
 */
import type {ClientModule} from '@docusaurus/types';

/** Fired on the document. */
export const HYDRATE_EVENT = 'hydrate';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  previousLocation,
}) => {
  if (previousLocation === null) {
    document.dispatchEvent(new Event(HYDRATE_EVENT));
  }
};
