export type { EntryProps } from './Entry.tsx';
export { Feature, type FeatureProps } from './Feature.tsx';
export { Row, RowList, type RowProps } from './Row.tsx';
export { YearGroup, type YearGroupProps } from './YearGroup.tsx';
