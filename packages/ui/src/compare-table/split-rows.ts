import type { ReactNode } from 'react';

/** Text, or content to show together with the text it is compared by. */
export type CompareCell = string | { text: string; shown: ReactNode };

export interface CompareRow {
  id: string;
  label: string;
  cells: readonly CompareCell[];
}

/**
 * Divides rows into those that differ and those that are the same in all columns. A single column has no identical
 * rows.
 */
export function splitRows(rows: readonly CompareRow[]): { different: CompareRow[]; alike: CompareRow[] } {
  const isAlike = ({ cells }: CompareRow) => cells.length > 1 && new Set(cells.map(textOf)).size === 1;
  return { different: rows.filter((row) => !isAlike(row)), alike: rows.filter(isAlike) };
}

function textOf(cell: CompareCell): string {
  return typeof cell === 'string' ? cell : cell.text;
}
