export { TierComparison, type TierComparisonProps } from './TierComparison.tsx';
export { Tiers, type Tier, type TiersProps } from './Tiers.tsx';
