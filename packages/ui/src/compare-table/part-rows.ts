import type { ReactNode } from 'react';

/** Words, or something to show and the words it is compared by. */
export type CompareCell = string | { text: string; shown: ReactNode };

export interface CompareRow {
  id: string;
  label: string;
  cells: readonly CompareCell[];
}

/** Rows in which the columns differ, and rows in which all are alike. Of one thing alone nothing is alike. */
export function partRows(rows: readonly CompareRow[]): { different: CompareRow[]; alike: CompareRow[] } {
  const isAlike = ({ cells }: CompareRow) => cells.length > 1 && new Set(cells.map(textOf)).size === 1;
  return { different: rows.filter((row) => !isAlike(row)), alike: rows.filter(isAlike) };
}

function textOf(cell: CompareCell): string {
  return typeof cell === 'string' ? cell : cell.text;
}
