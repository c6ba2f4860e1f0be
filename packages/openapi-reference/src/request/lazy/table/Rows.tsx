import {translate} from '@docusaurus/Translate';
import {useVirtualizer} from '@tanstack/react-virtual';
import clsx from 'clsx';
import React, {memo, useRef, type ReactNode} from 'react';
import {HintedValue, hintOf, LinkedValue, linksOf} from '../AnswerValue';
import answerStyles from '../styles.module.css';
import {cellText, type TableColumn} from './columns';
import type {ListRow} from './list-page';
import type {SortOrder} from './sort-rows';
import styles from './styles.module.css';

/** Height of a row in pixels, which the styles set. */
const ROW_PX = 32;

/** Up to this number, all rows are elements, so that the browser can search in them. */
const MAX_RENDERED_ROWS = 300;

const OVERSCAN = 12;

/** A longer text is shortened, in characters. Numbers never are. */
const MAX_TEXT = 20;

/** Number of characters at the end of a word that stay. */
const TAIL = 6;

export default function Rows({
  columns,
  rows,
  order,
  onSort,
}: {
  columns: readonly TableColumn[];
  rows: readonly ListRow[];
  order: SortOrder | undefined;
  onSort: (order: SortOrder | undefined) => void;
}): ReactNode {
  const boxRef = useRef<HTMLDivElement>(null);
  // No compiler memoizes this component.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => boxRef.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
  });
  const showsAll = rows.length <= MAX_RENDERED_ROWS;
  const items = virtualizer.getVirtualItems();
  const first = showsAll ? 0 : (items[0]?.index ?? 0);
  const end = showsAll ? rows.length : (items.at(-1)?.index ?? -1) + 1;
  return (
    <div
      ref={boxRef}
      className={clsx(styles.box, 'thin-scrollbar')}
      role="region"
      aria-label={translate({id: 'panel.table', message: 'Table of the answer'})}
      tabIndex={0}
    >
      <table aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <ColumnHead
                key={column.key}
                column={column}
                order={order}
                onSort={onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <Space rows={first} />
          {rows.slice(first, end).map((row, index) => (
            <Row key={first + index} index={first + index} row={row} columns={columns} />
          ))}
          <Space rows={rows.length - end} />
        </tbody>
      </table>
    </div>
  );
}

/** Takes the room of rows that are no elements. */
function Space({rows}: {rows: number}): ReactNode {
  return rows > 0 ? <tr aria-hidden style={{height: rows * ROW_PX}} /> : null;
}

function ColumnHead({
  column: {key, label, isNumber},
  order,
  onSort,
}: {
  column: TableColumn;
  order: SortOrder | undefined;
  onSort: (order: SortOrder | undefined) => void;
}): ReactNode {
  const isSorted = order?.key === key;
  const next = !isSorted
    ? {key, isDescending: false}
    : order.isDescending
      ? undefined
      : {key, isDescending: true};
  return (
    <th
      scope="col"
      className={isNumber ? styles.number : undefined}
      aria-sort={isSorted ? (order.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className={styles.sort} onClick={() => onSort(next)}>
        {label}
      </button>
    </th>
  );
}

const Row = memo(function Row({
  index,
  row,
  columns,
}: {
  index: number;
  row: ListRow;
  columns: readonly TableColumn[];
}): ReactNode {
  return (
    <tr aria-rowindex={index + 2}>
      {columns.map((column) => (
        <td key={column.key} className={column.isNumber ? styles.number : undefined}>
          <Cell json={row.cells[column.key]} column={column} />
        </td>
      ))}
    </tr>
  );
});

function Cell({
  json,
  column: {names, isNumber},
}: {
  json: string | undefined;
  column: TableColumn;
}): ReactNode {
  const text = cellText(json);
  if (json === undefined || text === '') {
    return json === undefined ? null : <span className={answerStyles.note}>{json}</span>;
  }
  const links = linksOf({names, text, isString: json.startsWith('"')});
  if (links.length > 0) {
    return (
      <LinkedValue text={text} links={links}>
        <Shortened text={text} />
      </LinkedValue>
    );
  }
  const hint = hintOf(names, text);
  return hint !== undefined ? (
    <HintedValue hint={hint}>{text}</HintedValue>
  ) : isNumber ? (
    text
  ) : (
    <Shortened text={text} canFocus />
  );
}

/**
 * Shortens a long word, such as a hash, in the middle, and other texts at the end, by styles only: what is copied is
 * whole. With the focus, the whole is shown.
 */
function Shortened({
  text,
  canFocus = false,
}: {
  text: string;
  /** It is in no link. */
  canFocus?: boolean;
}): ReactNode {
  if (text.length <= MAX_TEXT) {
    return text;
  }
  const at = /^[\w-]+$/.test(text) ? text.length - TAIL : text.length;
  return (
    <span
      className={styles.shortened}
      // Keyboard users read the whole of it with the focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={canFocus ? 0 : undefined}
      title={canFocus ? text : undefined}
    >
      <span>{text.slice(0, at)}</span>
      {text.slice(at)}
    </span>
  );
}
