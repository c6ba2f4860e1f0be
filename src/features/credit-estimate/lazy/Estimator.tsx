import entries from '@generated/etherscan/default/index.json';
import Translate, {translate} from '@docusaurus/Translate';
import reference from '@site/docs/api/reference.json';
import {
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {copyText} from '@site/src/components/Code/copy-text';
import {printAddress, readAddress} from './address';
import {createEndpoints, findEndpoints, type Endpoint} from './endpoint';
import {budgetProblem} from './entry';
import EntryRow from './EntryRow';
import {createEstimate} from './estimate';
import Field from './Field';
import Result from './Result';
import {estimatorReducer, INITIAL_STATE} from './state';
import styles from './styles.module.css';
import {ignoredText, notFoundText, summaryText} from './texts';
import {useAddress} from './useAddress';
import {useSettled} from './useSettled';

const ENDPOINTS = createEndpoints(reference.operations, entries);

/** Time without a change after which a screen reader reads the result, in milliseconds. */
const READ_MS = 1_000;

/**
 * The estimator. Its first rendering is that of the server: without endpoints and without the address.
 *
 * @param search Query string of the page.
 * @param missedSubmit Time of a press of "Add" before this code was loaded.
 */
export default function Estimator({
  search,
  missedSubmit,
}: {
  search: string;
  missedSubmit: number | undefined;
}): ReactNode {
  const id = useId();
  const [{input, ignored, isEdited}, dispatch] = useReducer(
    estimatorReducer,
    INITIAL_STATE,
  );
  const [pickerError, setPickerError] = useState('');
  const [copyNotice, setCopyNotice] = useState('');
  const [focused, setFocused] = useState<{id: string}>();
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const pickerRef = useRef<HTMLInputElement>(null);
  const estimate = createEstimate(input, ENDPOINTS);
  const rowId = (endpoint: Endpoint): string => `${id}-${ENDPOINTS.indexOf(endpoint)}`;
  const summary = useSettled(
    isEdited && input.entries.length > 0 ? summaryText(estimate) : '',
    READ_MS,
  );

  useAddress({
    search,
    input,
    isEdited,
    onLoad: (address) => {
      dispatch({type: 'loaded', read: readAddress(address, ENDPOINTS)});
    },
  });

  useEffect(() => {
    if (focused !== undefined) {
      document.getElementById(focused.id)?.focus();
    }
  }, [focused]);

  const add = (): void => {
    const typed = pickerRef.current?.value ?? '';
    const [endpoint, ...others] = findEndpoints(ENDPOINTS, typed);
    if (endpoint === undefined || others.length > 0) {
      setPickerError(notFoundText(typed, endpoint === undefined ? 0 : others.length + 1));
      setFocused({id: `${id}-picker`});
      return;
    }
    if (pickerRef.current !== null) {
      pickerRef.current.value = '';
    }
    setPickerError('');
    dispatch({type: 'added', endpointId: endpoint.id});
    setFocused({id: rowId(endpoint)});
  };

  useEffect(() => {
    if (missedSubmit !== undefined) {
      add();
    }
    // Only another press is a reason to add.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [missedSubmit]);

  const remove = (index: number): void => {
    const next = estimate.rows[index + 1] ?? estimate.rows[index - 1];
    const removed = estimate.rows[index];
    if (removed !== undefined) {
      dispatch({type: 'removed', endpointId: removed.endpoint.id});
      setFocused({
        id: next === undefined ? `${id}-picker` : `${rowId(next.endpoint)}-remove`,
      });
    }
  };

  const copyLink = (): void => {
    const {origin, pathname, hash} = location;
    const link = origin + pathname + printAddress(location.search, input) + hash;
    copyText(link).then(
      (isCopied) => setCopyNotice(copyNoticeText(isCopied)),
      () => setCopyNotice(copyNoticeText(false)),
    );
  };

  return (
    <div className={styles.estimator} data-search-ignore>
      <noscript>
        <p>
          <Translate id="estimate.noScripts">
            The estimator needs JavaScript. The text below says how to calculate by hand.
          </Translate>
        </p>
      </noscript>
      <form
        className={styles.picker}
        // Outside a dialog, this method submits nothing, so the form is inert without scripts.
        method="dialog"
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <div className={styles.field}>
          <label htmlFor={`${id}-picker`}>
            <Translate id="estimate.picker">Endpoint</Translate>
          </label>
          <input
            ref={pickerRef}
            id={`${id}-picker`}
            className={styles.input}
            type="text"
            list={`${id}-endpoints`}
            spellCheck={false}
            placeholder={translate({
              id: 'estimate.picker.hint',
              message: 'Type a part of its name',
            })}
            aria-describedby={`${id}-notice`}
            aria-invalid={pickerError !== ''}
          />
          <datalist id={`${id}-endpoints`}>
            {isHydrated
              ? ENDPOINTS.map((endpoint) => (
                  <option key={endpoint.id} value={endpoint.name} />
                ))
              : null}
          </datalist>
        </div>
        <button type="submit" className="button button--primary">
          <Translate id="estimate.add">Add</Translate>
        </button>
      </form>
      <div className={styles.notice} id={`${id}-notice`} role="status">
        {pickerError === '' ? null : <p>{pickerError}</p>}
        {ignored.length === 0 ? null : <p>{ignoredText(ignored)}</p>}
      </div>
      {input.entries.length === 0 ? null : (
        <>
          <ul className={styles.rows}>
            {estimate.rows.map((row, index) => (
              <EntryRow
                key={row.endpoint.id}
                id={rowId(row.endpoint)}
                row={row}
                onEdit={(fields) => {
                  dispatch({type: 'edited', endpointId: row.endpoint.id, fields});
                }}
                onRemove={() => remove(index)}
              />
            ))}
          </ul>
          <Field
            id={`${id}-budget`}
            label={translate({
              id: 'estimate.budget',
              message: 'Credits a day of your plan, from your account (optional)',
            })}
            value={input.budget}
            problem={budgetProblem(input.budget)}
            onChange={(budget) => dispatch({type: 'budgeted', budget})}
          />
          <Result estimate={estimate} />
          <p className={styles.link}>
            <button type="button" className={styles.action} onClick={copyLink}>
              <Translate id="panel.link">Copy link</Translate>
            </button>
            <span role="status">{copyNotice}</span>
          </p>
        </>
      )}
      <output className={styles.readOut}>{summary}</output>
      <p className={styles.failed} role="alert">
        <Translate id="estimate.failed">
          The estimator could not be loaded. Check your connection, and try again.
        </Translate>
      </p>
    </div>
  );
}

function copyNoticeText(isCopied: boolean): string {
  return isCopied
    ? translate({id: 'panel.link.copied', message: 'Link copied.'})
    : translate({
        id: 'estimate.link.failed',
        message:
          'The browser did not allow to copy. The address of the page is the link.',
      });
}
