import type {ReactNode} from 'react';
import ScrollableTable from '../ScrollableTable';
import styles from './styles.module.css';

export interface DataRow {
  readonly key: string;
  readonly cells: readonly ReactNode[];
}

interface Props {
  /** Accessible name, unique on the page. */
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly DataRow[];
}

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
                <td key={index} data-column={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}
