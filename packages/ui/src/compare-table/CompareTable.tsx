import type { ReactNode } from 'react';
import { ArchPicture } from '../arch-picture/ArchPicture.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Anchor } from '../link/LinkContext.tsx';
import type { PictureData } from '../picture/Picture.tsx';
import { splitRows, type CompareCell, type CompareRow } from './split-rows.ts';
import styles from './CompareTable.module.css';

export interface CompareColumn {
  id: string;
  title: string;
  href?: string;
  /** Below the title: "La Digue, Seychelles". */
  note?: ReactNode;
  picture?: PictureData;
}

export interface CompareTableProps {
  /** What is compared: "Three hotels side by side". Announced and printed. */
  caption: string;
  /** Two to four columns; more do not fit. */
  columns: readonly CompareColumn[];
  /** Each row has one cell per column, in the order of the columns. */
  rows: readonly CompareRow[];
  /** The heading of the rows that are the same in all columns: "Alike in all three". */
  alikeLabel: string;
}

/** A comparison table: the rows that differ come first, identical rows are folded below. Everything is printed. */
export function CompareTable({ caption, columns, rows, alikeLabel }: CompareTableProps) {
  const { different, alike } = splitRows(rows);
  return (
    <div>
      {/* It scrolls sideways on telephones, and a scrollable region must be reachable by keyboard. */}
      <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
        <table className={styles.table} data-columns={columns.length}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <td className={styles.corner}>
                <span className="visually-hidden">What is compared</span>
              </td>
              {columns.map((column) => (
                <th key={column.id} scope="col" className={styles.head}>
                  {column.picture && (
                    <div className={styles.picture}>
                      <ArchPicture picture={{ ...column.picture, alt: '' }} ratio="4:5" sizes="10rem" />
                    </div>
                  )}
                  {column.href ? <Anchor href={column.href}>{column.title}</Anchor> : <span>{column.title}</span>}
                  {column.note && <span className={styles.note}>{column.note}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {different.map((row) => (
              <tr key={row.id}>
                <th scope="row" className={styles.label}>
                  {row.label}
                </th>
                {row.cells.map((cell, index) => (
                  <td key={columns[index]?.id}>{shownOf(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {alike.length > 0 && (
        <details className={styles.equalRows}>
          <summary>
            <span>{`${alikeLabel} (${alike.length})`}</span>
            <Icon name="down" className={styles.arrow} />
          </summary>
          <dl className={styles.facts}>
            {alike.map((row) => (
              <div key={row.id}>
                <dt>{row.label}</dt>
                <dd>{row.cells[0] !== undefined && shownOf(row.cells[0])}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

function shownOf(cell: CompareCell): ReactNode {
  return typeof cell === 'string' ? cell : cell.shown;
}
