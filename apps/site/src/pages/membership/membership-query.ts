import { address } from '@myler/config/address';
import type { MembershipCategory } from '@myler/config/memberships';
import type { Query } from '../../data/query.ts';
import { readCategory } from './comparison.ts';
import { readYear, type Year } from './payback.ts';

/** What the address asks of the page: the tab, whether only what differs is wanted, and a year to reckon with. */
export interface MembershipQuery {
  category: MembershipCategory;
  differences: boolean;
  year: Year;
}

export function readMembershipQuery({ differences, category, ...year }: Query<'/membership'>): MembershipQuery {
  return {
    category: readCategory(category),
    differences: differences === 'on' || differences === '1',
    year: readYear(year),
  };
}

/** What is said of each tab where it is found. Sums and switches are no pages of their own. */
export const headOf: Record<MembershipCategory, { title?: string; description: string; path?: string }> = {
  leisure: {
    description: 'Six cards for families who travel, what each costs in pounds, euros and dollars, and how to leave.',
  },
  corporate: {
    title: 'Membership for a family business',
    description:
      'Dynasty and Dynasty Dining side by side: tables in twelve cities, five households, and one payment a year.',
    path: address('/membership', { search: { category: 'corporate' } }),
  },
};
