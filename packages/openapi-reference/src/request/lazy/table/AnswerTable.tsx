import Translate, {translate} from '@docusaurus/Translate';
import React, {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import CopyButton from '../../../components/Code/CopyButton';
import type {ListColumn} from '../../../value/answer-list';
import {downloadFile} from '../download-file';
import panelStyles from '../../../form/styles.module.css';
import {cellText, columnsOf, differingKeys, type TableColumn} from './columns';
import {csvText, jsonText} from './csv';
import type {ListRow} from './list-page';
import Rows from './Rows';
import {sortRows, type SortOrder} from './sort-rows';
import styles from './styles.module.css';
import {Action} from '../../../form/field-parts';

/**
 * Entries of answers as a table. Columns in which rows differ are shown first; the reader chooses, sorts
 * and filters them, and takes what is shown as CSV or JSON.
 */
export default function AnswerTable({
  described,
  rows,
  fileName,
  children,
}: {
  /** The columns of the description. */
  described: readonly ListColumn[];
  rows: readonly ListRow[];
  /** Name of the file of a download, without `.csv`. */
  fileName: string;
  /** What is below the table. */
  children?: ReactNode;
}): ReactNode {
  const boxRef = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => columnsOf(described, rows), [described, rows]);
  const [chosen, setChosen] = useState<readonly string[]>();
  const [order, setOrder] = useState<SortOrder>();
  const [filter, setFilter] = useState('');
  const keys = useMemo(() => chosen ?? differingKeys(columns), [chosen, columns]);
  const shown = columns.filter(({key}) => keys.includes(key));
  const wanted = useDeferredValue(filter.trim().toLowerCase());
  const found = useMemo(() => filterRows(rows, keys, wanted), [rows, keys, wanted]);
  const sorted = useMemo(() => {
    const column = columns.find(({key}) => key === order?.key);
    return column === undefined || order === undefined
      ? found
      : sortRows(found, column, order.isDescending);
  }, [found, columns, order]);
  const download = (): void =>
    downloadFile(
      new Blob([csvText(shown, sorted)], {type: 'text/csv'}),
      `${fileName}.csv`,
    );
  return (
    <div ref={boxRef} className={styles.table}>
      <div className={styles.tools}>
        <input
          type="search"
          className={panelStyles.input}
          aria-label={translate({id: 'panel.table.filter', message: 'Filter rows'})}
          placeholder={translate({id: 'panel.table.filter', message: 'Filter rows'})}
          value={filter}
          onChange={({target}) => setFilter(target.value)}
        />
        <ColumnChoice columns={columns} keys={keys} onChoose={setChosen} />
        <EnlargeButton boxRef={boxRef} />
      </div>
      <Constants columns={columns} keys={keys} />
      <Rows columns={shown} rows={sorted} order={order} onSort={setOrder} />
      <div className={panelStyles.actions}>
        <span role="status">
          {sorted.length === rows.length ? (
            <Translate id="panel.table.count" values={{count: rows.length}}>
              {'{count} rows'}
            </Translate>
          ) : (
            <Translate
              id="panel.table.found"
              values={{found: sorted.length, count: rows.length}}
            >
              {'{found} of {count} rows'}
            </Translate>
          )}
        </span>
        <CopyButton
          textOf={() => csvText(shown, sorted)}
          className={panelStyles.action}
          label={translate({id: 'panel.table.csv', message: 'Copy CSV'})}
        />
        <CopyButton
          textOf={() => jsonText(sorted)}
          className={panelStyles.action}
          label={translate({id: 'panel.table.json', message: 'Copy JSON'})}
        />
        <Action onClick={download}>
          <Translate id="panel.table.download">Download CSV</Translate>
        </Action>
      </div>
      {children}
    </div>
  );
}

/** Returns the rows with a text in one of the columns with these keys. */
function filterRows(
  rows: readonly ListRow[],
  keys: readonly string[],
  wanted: string,
): readonly ListRow[] {
  return wanted === ''
    ? rows
    : rows.filter(({cells}) =>
        keys.some((key) => cellText(cells[key]).toLowerCase().includes(wanted)),
      );
}

function ColumnChoice({
  columns,
  keys,
  onChoose,
}: {
  columns: readonly TableColumn[];
  keys: readonly string[];
  onChoose: (keys: readonly string[]) => void;
}): ReactNode {
  return (
    <details className={styles.columns}>
      <summary>
        <Translate
          id="panel.table.columns"
          values={{shown: keys.length, count: columns.length}}
        >
          {'Columns ({shown} of {count})'}
        </Translate>
      </summary>
      <ul>
        {columns.map(({key, label}) => (
          <li key={key}>
            <label>
              <input
                type="checkbox"
                checked={keys.includes(key)}
                // A table without columns has nothing to show.
                disabled={keys.length === 1 && keys[0] === key}
                onChange={({target}) =>
                  onChoose(
                    target.checked ? [...keys, key] : keys.filter((one) => one !== key),
                  )
                }
              />{' '}
              {label}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Says what all rows have in columns that are not shown. */
function Constants({
  columns,
  keys,
}: {
  columns: readonly TableColumn[];
  keys: readonly string[];
}): ReactNode {
  const hidden = columns.filter(
    ({key, constant}) => constant !== undefined && !keys.includes(key),
  );
  return hidden.length === 0 ? null : (
    <details className={styles.columns}>
      <summary>
        <Translate id="panel.table.constants" values={{count: hidden.length}}>
          {'The same in all rows ({count})'}
        </Translate>
      </summary>
      <dl>
        {hidden.map(({key, label, constant}) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{constant}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Shows the table in the whole window, as a popover: Escape ends it, and the focus stays where it is. */
function EnlargeButton({boxRef}: {boxRef: React.RefObject<HTMLElement>}): ReactNode {
  const [isLarge, setIsLarge] = useState(false);
  useEffect(() => {
    const box = boxRef.current;
    if (!isLarge || box === null) {
      return undefined;
    }
    const handleToggle = ({target, newState}: Event & {newState?: string}): void => {
      if (target === box && newState === 'closed') {
        setIsLarge(false);
      }
    };
    box.addEventListener('toggle', handleToggle);
    box.popover = 'auto';
    box.showPopover();
    return () => {
      box.removeEventListener('toggle', handleToggle);
      box.popover = null;
    };
  }, [isLarge, boxRef]);
  return 'popover' in HTMLElement.prototype ? (
    <Action onClick={() => setIsLarge(!isLarge)}>
      {isLarge ? (
        <Translate id="panel.table.back">Back to the page</Translate>
      ) : (
        <Translate id="panel.table.enlarge">Whole window</Translate>
      )}
    </Action>
  ) : null;
}
