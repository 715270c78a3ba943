export {
  type ComparisonRow,
  type ComparisonGroup,
  tiersOf,
  comparison,
  isSameForAll,
  readMembershipCategory,
} from './comparison.ts';
