import type { MembershipPrice } from '@myler/api-client/contract';
import type { MembershipCategory } from '@myler/config/memberships';
import { capitalised, inWordsUpToTwelve } from '@myler/config/numbers';
import { comparison, isSameForAll, tiersOf } from '@myler/domain/comparison';
import { TierComparison, type TierComparisonProps } from '@myler/ui/sections/tiers';
import { tierOf } from '../../features/memberships/tier-of.tsx';

interface ComparisonProps extends Pick<TierComparisonProps, 'onlyDifferences' | 'tabs' | 'tabsAttributes'> {
  category: MembershipCategory;
  prices: readonly MembershipPrice[];
}

const captions = {
  leisure: {
    caption: 'The four leisure cards, side by side',
    note: 'Each for one family, for twelve months from the day you pay.',
  },
  corporate: {
    caption: 'The two corporate cards, side by side',
    note: 'Each for one company, for twelve months.',
  },
};

/** The cards of a category, line by line. An address can also ask for the differences alone. */
export function Comparison({ category, prices, ...controls }: ComparisonProps) {
  const groups = comparison[category].map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => ({ ...row, isSame: isSameForAll(row) })),
  }));
  const alike = groups.flatMap(({ rows }) => rows.filter(({ isSame }) => isSame).map(({ label }) => label));
  return (
    <TierComparison
      {...controls}
      tiers={tiersOf(category).map((tier) => tierOf(tier, prices, tier.id === 'gold' ? 'gold' : 'outline'))}
      groups={groups}
      labels={{
        ...captions[category],
        differences: 'Show only the differences',
        choice: 'The card to read about',
        none: 'Not on this card',
        leftOut: `${lineCountText(alike.length)} the same on every card and left out: ${lowerList(alike)}.`,
      }}
    />
  );
}

function lineCountText(count: number): string {
  return `${capitalised(inWordsUpToTwelve(count))} ${count < 2 ? 'line is' : 'lines are'}`;
}

function lowerList(labels: readonly string[]): string {
  const lower = labels.map((label) => label.charAt(0).toLowerCase() + label.slice(1));
  return [lower.slice(0, -1).join('; '), lower.at(-1)].filter(Boolean).join('; and ');
}
