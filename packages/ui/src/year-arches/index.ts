export { YearArches, type YearArchesProps } from './YearArches.tsx';
