import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {
  lazy,
  Suspense,
  useEffect,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from 'react';
import type {SendOnArrival} from 'docusaurus-openapi-reference/types';
import type ActionPanelType from './lazy/ActionPanel';
import {openAction, openedAction, subscribe} from './opened-action';
import styles from './styles.module.css';

const ActionPanel = lazy(() =>
  import('./lazy/ActionPanel').catch(() => ({default: Failure})),
);

/**
 * Opens the request panel of an action, on a press or because a link has its values. One is open at a time,
 * because the address of the page has the values of one request.
 */
export default function TryAction(
  props: ComponentProps<typeof ActionPanelType>,
): ReactNode {
  const {anchor} = props;
  const {hash, search, state} = useLocation<SendOnArrival | undefined>();
  const isOpen = useSyncExternalStore(subscribe, openedAction, () => '') === anchor;
  const isLinked =
    hash === `#${anchor}` && (/[?&]query\./.test(search) || state?.sends === true);
  useEffect(() => {
    if (isLinked) {
      openAction(anchor);
    }
  }, [isLinked, anchor]);
  return isOpen ? (
    <Suspense
      fallback={
        <p role="status">
          <Translate id="etherscan.try.loading">Loading the form…</Translate>
        </p>
      }
    >
      <ActionPanel {...props} />
    </Suspense>
  ) : (
    <p className={styles.try} data-markdown-ignore="" data-search-ignore>
      <button
        type="button"
        className="button button--primary button--sm"
        onClick={() => {
          history.replaceState(history.state, '', `${location.pathname}#${anchor}`);
          openAction(anchor);
        }}
      >
        <Translate id="etherscan.try">Try it</Translate>
      </button>
    </p>
  );
}

function Failure(): ReactNode {
  return (
    <p role="alert">
      <Translate id="etherscan.try.failed">
        The form could not be loaded. Reload the page, and try again.
      </Translate>
    </p>
  );
}
