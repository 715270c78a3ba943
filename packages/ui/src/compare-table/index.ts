export { CompareTable, type CompareColumn, type CompareTableProps } from './CompareTable.tsx';
export { type CompareCell, type CompareRow } from './split-rows.ts';
