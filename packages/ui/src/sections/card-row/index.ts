export { CardRow, type CardRowProps } from './CardRow.tsx';
