import type {ReactNode} from 'react';
import ScrollableTable from '@site/src/components/ScrollableTable';
import styles from './styles.module.css';

/** A row of a {@link DataTable}; its first cell is its heading. */
export interface DataRow {
  readonly key: string;
  readonly cells: readonly ReactNode[];
}

interface Props {
  /** Names the table to readers who cannot see where it is; unique on its page. */
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly DataRow[];
}

/** A table that scrolls within its own box where the page is too narrow for it. */
export default function DataTable({label, columns, rows}: Props): ReactNode {
  return (
    <ScrollableTable label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({key, cells: [heading, ...cells]}) => (
            <tr key={key}>
              <th scope="row">{heading}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}
