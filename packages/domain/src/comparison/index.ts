export { readMembershipCategory } from './category.ts';
export { type ComparisonRow, type ComparisonGroup, tiersOf, comparison, isSameForAll } from './comparison.ts';
