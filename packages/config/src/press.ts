import { hotelCountCapitalised, hotelCountInWords } from './hotel-count.gen.ts';

/** The standard text about us for newspapers. It is at the end of each press release and in the press kit. */
export const boilerplate = `Myler is a membership for families who travel. Imogen Hale and Rafael Duarte founded it in 2016, after a night that one of them spent on a hotel landing between two rooms that were meant to connect. Twenty-four Mylers, two in each of twelve cities, plan for about three and a half thousand families and book from a list of ${hotelCountInWords} hotels, each of which somebody from the house visits at least twice a year and sleeps in with a child. Myler takes no fee and no commission from hotels; its members pay for its work. It has offices in London, Paris, New York and Sydney.`;

/** The same facts as a list, for captions. */
export const pressFacts = [
  { term: 'Founded', detail: 'September 08, 2016, by Imogen Hale and Rafael Duarte' },
  { term: 'Families', detail: 'About three and a half thousand' },
  { term: 'Hotels', detail: `${hotelCountCapitalised}, and no more: when one joins, another leaves` },
  { term: 'Mylers', detail: 'Twenty-four, two in each of twelve cities' },
  { term: 'Paid by', detail: 'Its members. No fee and no commission from hotels' },
  { term: 'Offices', detail: 'London, Paris, New York and Sydney' },
] as const;
