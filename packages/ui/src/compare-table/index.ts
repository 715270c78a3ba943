export { CompareTable, type CompareColumn, type CompareTableProps } from './CompareTable.tsx';
export { type CompareCell, type CompareRow } from './part-rows.ts';
