import { MAX_ADULTS, MAX_FILTER_CHILDREN, OLDEST_CHILD } from '@myler/config/hotels';
import { formatDate, formatSpan, isWireDate } from '@myler/config/dates';
import { agesOnStay, type Family } from '../fit/family.ts';
import { counted } from '../words/counts.ts';
import { joinWithAnd } from '../words/lists.ts';
import { monthName } from '../words/month-name.ts';

/** When a family would travel, and who would: what an address says, or what the visitor has set on the page. */
export interface Journey {
  /** 1 to 12. */
  month?: number;
  /** Days, as `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  adults?: number;
  /** In years. */
  ages?: readonly number[];
}

/** The journey in an address: `?month=10&ages=2,7&adults=2`, or `?from=2027-10-23&to=2027-10-30`. */
export function readJourney(search: string): Journey {
  const query = new URLSearchParams(search);
  const month = wholeNumber(query.get('month'), 1, 12);
  const adults = wholeNumber(query.get('adults'), 1, MAX_ADULTS);
  const from = day(query.get('from'));
  const to = day(query.get('to'));
  const ages = agesIn(query.get('ages'));
  return {
    ...(month === undefined ? {} : { month }),
    ...(from ? { from } : {}),
    ...(to && (!from || to >= from) ? { to } : {}),
    ...(adults === undefined ? {} : { adults }),
    ...(ages.length > 0 ? { ages } : {}),
  };
}

/** The journey of a family that was described for "Does it fit us?": its ages on the day of arrival. */
export function journeyOf(family: Family, today: string): Journey {
  const ages = agesOnStay(family, today);
  return {
    adults: family.adults,
    ...(ages.length > 0 ? { ages } : {}),
    ...(family.journey ? { from: family.journey } : {}),
  };
}

/** The journey as the enquiry form shows it: "October", "2 adults, children of 2 and 7". */
export function journeyInWords({ month, from, to, adults, ages }: Journey): { travelDates: string; family: string } {
  const days =
    from && to
      ? formatSpan(from, to)
      : [from && `from ${formatDate(from)}`, to && `to ${formatDate(to)}`].filter(Boolean).join(' ');
  const people = [adults && counted(adults, 'adult'), ages && ages.length > 0 && childrenOf(ages)].filter(Boolean);
  return { travelDates: days || (month ? monthName(month) : ''), family: people.join(', ') };
}

/** "children under 1, of 4 and 9" */
function childrenOf(ages: readonly number[]): string {
  const older = ages.filter((age) => age > 0);
  const years = [ages.length > older.length && 'under 1', older.length > 0 && `of ${joinWithAnd(older)}`];
  return `${ages.length === 1 ? 'a child' : 'children'} ${years.filter(Boolean).join(', ')}`;
}

function agesIn(written: string | null): number[] {
  const ages = (written ?? '').split(',').map((age) => wholeNumber(age, 0, OLDEST_CHILD));
  return ages.every((age) => age !== undefined) ? ages.slice(0, MAX_FILTER_CHILDREN) : [];
}

function wholeNumber(written: string | null, least: number, most: number): number | undefined {
  const value = Number(written);
  return written && /^\d{1,2}$/.test(written) && value >= least && value <= most ? value : undefined;
}

const day = (written: string | null) => (written && isWireDate(written) ? written : undefined);
