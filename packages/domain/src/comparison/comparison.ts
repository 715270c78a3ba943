import { leastCheckOut } from '@myler/config/hotel-benefits';
import { hotelCountInWords } from '@myler/config/hotel-count';
import { memberships, type Membership, type MembershipCategory } from '@myler/config/memberships';

/** What the cards of a category have in one respect. */
export interface ComparisonRow {
  label: string;
  /** One cell for each tier, in order; undefined where a card does not include it. */
  cells: readonly (string | undefined)[];
}

/** Rows about one subject: "At the hotel". */
export interface ComparisonGroup {
  title: string;
  rows: readonly ComparisonRow[];
}

const allHotels = `All ${hotelCountInWords}`;

const all = (text: string, count: number) => Array.from({ length: count }, () => text);

/** The tiers of a category, in order: each adds to the one before. */
export function tiersOf(category: MembershipCategory): Membership[] {
  return memberships.filter((membership) => membership.category === category);
}

/** The comparison of a category's cards. Its words follow the cards, the answers and the terms. */
export const comparison: Record<MembershipCategory, readonly ComparisonGroup[]> = {
  leisure: [
    {
      title: 'Who answers',
      rows: [
        {
          label: 'Plans and books',
          cells: [
            'The desk, whoever is nearest',
            'A Myler of your own',
            'A Myler of your own',
            'A desk of three, one diary',
          ],
        },
        {
          label: 'Hours',
          cells: ['Nine to six, every day', 'Nine to six, every day', 'By message until midnight', 'Day and night'],
        },
        { label: 'Planning', cells: ['When you ask', 'Every journey', 'All year round', 'All year round'] },
      ],
    },
    {
      title: 'At the hotel',
      rows: [
        { label: 'Breakfast', cells: all('For everyone', 4) },
        { label: 'Cot, bottle warmer, bed guard', cells: all('Waiting in the room', 4) },
        {
          label: 'A connecting room',
          cells: [
            'Asked for',
            'In writing, before you pay',
            'In writing, before you pay',
            'In writing, before you pay',
          ],
        },
        {
          label: 'A better room',
          cells: [undefined, 'On arrival, if one is free', 'On arrival, if one is free', 'On arrival, if one is free'],
        },
        { label: 'A credit, each stay', cells: [undefined, 'At every hotel', 'At every hotel', 'At every hotel'] },
        {
          label: 'Check-out',
          cells: [
            'At the hotel’s hour',
            'At the hotel’s hour',
            `At ${leastCheckOut.black} or later`,
            `At ${leastCheckOut['black-plus']} or later`,
          ],
        },
        {
          label: 'School-holiday rooms',
          cells: [undefined, undefined, 'Held until ten weeks before', 'Held until ten weeks before'],
        },
      ],
    },
    {
      title: 'On the way',
      rows: [
        {
          label: 'Villas, sleepers, guides',
          cells: [undefined, undefined, 'Chosen and booked', 'Chosen and booked'],
        },
        { label: 'Somebody at the airport', cells: [undefined, undefined, undefined, 'With the car seats fitted'] },
      ],
    },
    {
      title: 'On paper',
      rows: [
        {
          label: 'It covers',
          cells: [...all('Two adults, every child under 18', 3), 'Those, grandparents and carers'],
        },
        { label: 'Hotels', cells: all(allHotels, 4) },
        { label: 'What a night costs', cells: all('The hotel’s price, nothing added', 4) },
        { label: 'A change of mind', cells: all('Fourteen days, all of it back', 4) },
      ],
    },
  ],
  corporate: [
    {
      title: 'At table',
      rows: [
        { label: 'Tables', cells: all('Forty a year, in twelve cities', 2) },
        { label: 'Private rooms', cells: all('Where children are expected', 2) },
        { label: 'Menus', cells: all('Agreed before anyone sits down', 2) },
      ],
    },
    {
      title: 'On the road',
      rows: [
        { label: 'Who answers', cells: ['The desk, nine to six, every day', 'A desk of three, day and night'] },
        { label: 'Households', cells: [undefined, 'Up to five, with everything in Black+'] },
        { label: 'Hotels', cells: [undefined, allHotels] },
        { label: 'Off-sites', cells: [undefined, 'That families can come to'] },
      ],
    },
    {
      title: 'On paper',
      rows: [
        { label: 'It is paid', cells: all('Once, for the whole year', 2) },
        { label: 'A change of mind', cells: all('Fourteen days, all of it back', 2) },
        { label: 'It ends', cells: all('When you say so', 2) },
      ],
    },
  ],
};

/** Whether all cards have the same: such rows are left out by "only what differs". */
export function isSameForAll({ cells }: ComparisonRow): boolean {
  return new Set(cells).size === 1;
}
