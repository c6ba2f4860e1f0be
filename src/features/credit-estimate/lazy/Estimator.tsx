import entries from '@generated/etherscan/default/index.json';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import reference from '@openapi-reference/data/reference.json';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {termsOf} from '@site/src/plans/terms';
import {copyText} from 'docusaurus-openapi-reference/components';
import {printAddress, readAddress} from './address';
import {createEndpoints, findEndpoints, type Endpoint} from './endpoint';
import {
  createEntry,
  EMPTY_INPUT,
  positiveProblem,
  type Entry,
  type EstimateInput,
} from './entry';
import EntryRow from './EntryRow';
import {createEstimate} from './estimate';
import Field from './Field';
import Result from './Result';
import styles from './styles.module.css';
import {ignoredText, notFoundText, summaryText} from './texts';
import {useSettled} from './useSettled';

const ENDPOINTS = createEndpoints(
  reference.operations.map((operation) => ({...operation, ...termsOf(operation)})),
  entries,
);

/** Prefix of the ids of the elements. A page has one estimator. */
const ID = 'estimate';

/** Time without a change after which a screen reader reads the result, in milliseconds. */
const READ_MS = 1_000;

/** Time without a change after which the address is replaced, in milliseconds. Safari limits how often. */
const WRITE_MS = 250;

/** A sum of the credits of endpoints, which the address of the page keeps. */
export default function Estimator(): ReactNode {
  const history = useHistory();
  const {search} = useLocation();
  // The server knows no address.
  const isBrowser = useIsBrowser();
  const [input, setInput] = useState(EMPTY_INPUT);
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const [edited, setEdited] = useState<EstimateInput>();
  const [pickerError, setPickerError] = useState('');
  const [copyNotice, setCopyNotice] = useState('');
  const [focused, setFocused] = useState<{id: string}>();
  const pickerRef = useRef<HTMLInputElement>(null);
  /** The query string that belongs to the estimate. */
  const written = useRef('');
  const estimate = createEstimate(input, ENDPOINTS);
  const rowId = (endpoint: Endpoint): string => `${ID}-${ENDPOINTS.indexOf(endpoint)}`;
  const settled = useSettled(edited, WRITE_MS);
  const summary = useSettled(
    edited === undefined || edited.entries.length === 0 ? '' : summaryText(estimate),
    READ_MS,
  );

  useEffect(() => {
    if (search !== written.current) {
      written.current = search;
      const read = readAddress(search, ENDPOINTS);
      setInput(read.input);
      setIgnored(read.ignored);
      setEdited(undefined);
    }
  }, [search]);

  useEffect(() => {
    if (settled !== undefined) {
      written.current = printAddress(history.location.search, settled);
      history.replace({...history.location, search: written.current});
    }
  }, [settled, history]);

  useEffect(() => {
    if (focused !== undefined) {
      document.getElementById(focused.id)?.focus();
    }
  }, [focused]);

  const edit = (next: EstimateInput): void => {
    setInput(next);
    setEdited(next);
  };

  const editEntry = (endpointId: string, fields: Partial<Entry>): void => {
    edit({
      ...input,
      entries: input.entries.map((entry) =>
        entry.endpointId === endpointId ? {...entry, ...fields} : entry,
      ),
    });
  };

  const add = (): void => {
    const typed = pickerRef.current?.value ?? '';
    const [endpoint, ...others] = findEndpoints(ENDPOINTS, typed);
    if (endpoint === undefined || others.length > 0) {
      setPickerError(notFoundText(typed, endpoint === undefined ? 0 : others.length + 1));
      setFocused({id: `${ID}-picker`});
      return;
    }
    if (pickerRef.current !== null) {
      pickerRef.current.value = '';
    }
    setPickerError('');
    if (!input.entries.some(({endpointId}) => endpointId === endpoint.id)) {
      edit({...input, entries: [...input.entries, createEntry(endpoint.id)]});
    }
    setFocused({id: rowId(endpoint)});
  };

  const remove = (index: number, {id: removedId}: Endpoint): void => {
    const next = estimate.rows[index + 1] ?? estimate.rows[index - 1];
    edit({
      ...input,
      entries: input.entries.filter(({endpointId}) => endpointId !== removedId),
    });
    setFocused({
      id: next === undefined ? `${ID}-picker` : `${rowId(next.endpoint)}-remove`,
    });
  };

  const copyLink = (): void => {
    const {origin, pathname, hash} = location;
    const link = origin + pathname + printAddress(location.search, input) + hash;
    void copyText(link).then((isCopied) =>
      setCopyNotice(
        isCopied
          ? translate({id: 'panel.link.copied', message: 'Link copied.'})
          : translate({
              id: 'estimate.link.failed',
              message:
                'The browser did not allow to copy. The address of the page is the link.',
            }),
      ),
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
          <label htmlFor={`${ID}-picker`}>
            <Translate id="estimate.picker">Endpoint</Translate>
          </label>
          <input
            ref={pickerRef}
            id={`${ID}-picker`}
            className={styles.input}
            type="text"
            list={`${ID}-endpoints`}
            spellCheck={false}
            placeholder={translate({
              id: 'estimate.picker.hint',
              message: 'Type a part of its name',
            })}
            aria-describedby={`${ID}-notice`}
            aria-invalid={pickerError !== ''}
          />
          <datalist id={`${ID}-endpoints`}>
            {isBrowser
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
      <div className={styles.notice} id={`${ID}-notice`} role="status">
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
                onEdit={(fields) => editEntry(row.endpoint.id, fields)}
                onRemove={() => remove(index, row.endpoint)}
              />
            ))}
          </ul>
          <Field
            id={`${ID}-budget`}
            label={translate({
              id: 'estimate.budget',
              message: 'Credits a day of your plan, from your account (optional)',
            })}
            value={input.budget}
            problem={positiveProblem(input.budget)}
            onChange={(budget) => edit({...input, budget})}
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
    </div>
  );
}
