import {ScrollableTable} from 'docusaurus-openapi-reference/components';
import type {ReactNode} from 'react';

/** A table whose rows have no heading. */
export default function PlainTable({
  label,
  columns,
  rows,
}: {
  /** Accessible name, unique on the page. */
  label: string;
  columns: readonly string[];
  rows: readonly {readonly key: string; readonly cells: readonly ReactNode[]}[];
}): ReactNode {
  return (
    <ScrollableTable label={label}>
      <table>
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
          {rows.map(({key, cells}) => (
            <tr key={key}>
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
