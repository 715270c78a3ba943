export { ResultRow, type ResultRowProps } from './ResultRow.tsx';
