export { QueryChips, type QueryChipsProps } from './QueryChips.tsx';
