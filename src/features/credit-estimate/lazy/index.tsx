import type {ReactElement, SyntheticEvent} from 'react';
import {flushSync} from 'react-dom';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import {ID_PREFIX} from '../id-prefix';
import Estimator from './Estimator';

const shown = new WeakMap<Element, {root: Root; search: string}>();

/**
 * Makes the estimator in an element work, or renders it if the element is empty. Later calls pass on
 * what has changed since. The root needs no end: nothing outside refers to it.
 *
 * @param event What made the page load this code.
 */
export function showEstimator(element: Element, event?: SyntheticEvent): void {
  element.removeAttribute('data-failed');
  const {search} = location;
  const known = shown.get(element);
  const estimator = <Estimator search={search} missedSubmit={missedSubmit(event)} />;
  // A root that gets an update before it is hydrated starts again, so this does not wait.
  flushSync(() => {
    if (known === undefined) {
      shown.set(element, {root: createRootOf(element, estimator), search});
    } else if (known.search !== search || missedSubmit(event) !== undefined) {
      known.root.render(estimator);
      known.search = search;
    }
  });
}

/** Returns the time of a press of "Add" that the form did not handle: its code was not loaded yet. */
function missedSubmit(event: SyntheticEvent | undefined): number | undefined {
  return event?.type === 'submit' && !event.isDefaultPrevented()
    ? event.timeStamp
    : undefined;
}

function createRootOf(element: Element, estimator: ReactElement): Root {
  const options = {identifierPrefix: ID_PREFIX};
  if (element.hasChildNodes()) {
    return hydrateRoot(element, estimator, options);
  }
  const root = createRoot(element, options);
  root.render(estimator);
  return root;
}
