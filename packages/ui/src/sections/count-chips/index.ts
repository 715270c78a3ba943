export { CountChips, type CountChipsProps } from './CountChips.tsx';
