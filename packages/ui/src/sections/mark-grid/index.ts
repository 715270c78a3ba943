export { MarkGrid, type MarkGridProps } from './MarkGrid.tsx';
