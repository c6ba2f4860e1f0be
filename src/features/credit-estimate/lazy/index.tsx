import type {SyntheticEvent} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import {ID_PREFIX} from '../id-prefix';
import Estimator from './Estimator';

const roots = new WeakMap<Element, Root>();

/**
 * Makes the estimator in an element work, or renders it if the element is empty. Call it again when the
 * address of the page has changed. The root needs no end: nothing outside refers to it.
 *
 * @param event What made the page load this code.
 */
export function showEstimator(element: Element, event?: SyntheticEvent): void {
  element.removeAttribute('data-failed');
  const root = roots.get(element);
  const {search} = location;
  if (root !== undefined) {
    root.render(<Estimator search={search} />);
    return;
  }
  const options = {identifierPrefix: ID_PREFIX};
  const estimator = <Estimator search={search} adds={event?.type === 'submit'} />;
  if (element.hasChildNodes()) {
    roots.set(element, hydrateRoot(element, estimator, options));
  } else {
    const created = createRoot(element, options);
    created.render(estimator);
    roots.set(element, created);
  }
}
