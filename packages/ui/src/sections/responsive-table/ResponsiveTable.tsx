import type { ReactNode } from 'react';
import styles from './ResponsiveTable.module.css';

export interface ResponsiveTableProps {
  label: string;
  /** The first column names each row. `inRow` is said before a value where its head is not seen. */
  columns: readonly { head: string; inRow?: string }[];
  rows: readonly (readonly [name: string, ...values: ReactNode[]])[];
}

/** A table whose rows become small cards where its columns do not fit. */
export function ResponsiveTable({ label, columns, rows }: ResponsiveTableProps) {
  return (
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.slice(1).map(({ head, inRow = head }, index) => (
                <td key={head} data-label={inRow}>
                  {values[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
