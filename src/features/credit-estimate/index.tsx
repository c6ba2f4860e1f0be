import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, type ReactNode, type SyntheticEvent} from 'react';
import {emptyForm} from './empty-form';

/**
 * The estimator of credits. Its form is in the HTML of the page; the code that makes it work is loaded
 * by the first interaction, or by an address with an estimate.
 */
export default function CreditEstimate(): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const isLoaded = useRef(false);
  const location = useLocation();
  const load = (event?: SyntheticEvent): void => {
    const {current} = ref;
    if (current !== null) {
      import(/* webpackChunkName: "credit-estimate" */ './lazy').then(
        ({showEstimator}) => {
          isLoaded.current = true;
          showEstimator(current, event);
        },
        () => current.setAttribute('data-failed', ''),
      );
    }
  };
  useEffect(() => {
    if (isLoaded.current || location.search !== '' || !ref.current?.firstChild) {
      load();
    }
  }, [location]);
  return (
    <div
      ref={ref}
      role="presentation"
      // The browser does not render the form, so it has nothing to compare with.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: emptyForm()}}
      onPointerOver={load}
      onFocus={load}
      onSubmit={load}
    />
  );
}
