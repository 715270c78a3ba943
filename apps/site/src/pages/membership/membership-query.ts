import { address } from '@myler/config/address';
import { currenciesInWords } from '@myler/config/currencies';
import { categoryOf, isMembershipId, type MembershipCategory, type MembershipId } from '@myler/config/memberships';
import type { Query } from '@myler/config/pages';
import { readMembershipCategory } from '@myler/domain/comparison';
import { readYear, type EnteredYear } from '@myler/domain/payback';

/** The query of the page: the tab, whether only differences are shown, and the year of the calculator. */
export interface MembershipQuery {
  category: MembershipCategory;
  differences: boolean;
  year: EnteredYear;
  /** The corporate membership that an enquiry is about. */
  asked?: MembershipId;
}

export function readMembershipQuery({ differences, category: typed, ...year }: Query<'/membership'>): MembershipQuery {
  const category = readMembershipCategory(typed);
  const { tier } = year;
  return {
    category,
    differences: differences === 'on' || differences === '1',
    year: readYear(year),
    ...(category === 'corporate' && isMembershipId(tier) && categoryOf(tier) === category ? { asked: tier } : {}),
  };
}

/** Title and description of each tab, for search engines. Calculator sums and switches have no canonical addresses. */
export const headOf: Record<MembershipCategory, { title?: string; description: string; path?: string }> = {
  leisure: {
    description: `Six cards for families who travel, what each costs in ${currenciesInWords('conjunction')}, and how to leave.`,
  },
  corporate: {
    title: 'Corporate membership',
    description:
      'Dynasty and Dynasty Dining side by side: tables in twelve cities, five households, and one payment a year.',
    path: address('/membership', { search: { category: 'corporate' } }),
  },
};
