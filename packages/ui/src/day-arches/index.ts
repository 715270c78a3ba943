export { DayArches, type DayArchesProps } from './DayArches.tsx';
