import { currencyCodes, perPound, type CurrencyCode } from '@myler/config/currencies';
import { leastCredit } from '@myler/config/hotel-benefits';
import type { Query, QueryName } from '@myler/config/pages';
import type { PaybackTier, Year } from './payback.ts';

/** The numbers that mean the same in each currency. */
export type CountName = 'nights' | 'stays' | 'people' | 'better';
/** The sums of money, which have a field for each currency. */
export type AmountName = 'breakfast' | 'difference';

/** What the calculator's form holds. */
export interface EnteredYear {
  nights: number;
  stays: number;
  people: number;
  better: number;
  amounts: Record<CurrencyCode, Record<AmountName, number>>;
}

/** Sixteen nights in two hotels of two adults and two children, three of them in a better room. */
const exampleCounts: Record<CountName, number> = { nights: 16, stays: 2, people: 4, better: 3 };

/** What one breakfast costs in our hotels, and a better room costs more a night, in pounds. */
const poundAmounts: Record<AmountName, number> = { breakfast: 18, difference: 120 };

/** The step of one press. The amounts of the example are multiples of theirs. */
export const paybackSteps: Record<CountName | AmountName, number> = {
  nights: 1,
  stays: 1,
  people: 1,
  breakfast: 1,
  better: 1,
  difference: 10,
};

/** The largest valid counts. Realistic years are smaller, and the texts hold up to these. */
const mostCounts: Record<CountName, number> = { nights: 365, stays: 52, people: 12, better: 365 };
const mostPounds: Record<AmountName, number> = { breakfast: 99, difference: 990 };

const isAmount = (name: CountName | AmountName): name is AmountName => name === 'breakfast' || name === 'difference';

/** The largest valid number of a field. */
function most(name: CountName | AmountName, currency: CurrencyCode): number {
  return isAmount(name) ? inCurrency(name, mostPounds[name], currency) : mostCounts[name];
}

function inCurrency(name: AmountName, pounds: number, currency: CurrencyCode): number {
  return Math.round((pounds * perPound[currency]) / paybackSteps[name]) * paybackSteps[name];
}

/** The name of a field in a form and in an address: "nights", or "breakfast-EUR". */
export function paybackField(name: CountName | AmountName, currency: CurrencyCode): QueryName<'/membership'> {
  return isAmount(name) ? `${name}-${currency}` : name;
}

const credits: Partial<Record<PaybackTier, Record<CurrencyCode, number>>> = leastCredit;

/** The year with one card, in one currency. */
export function yearIn({ amounts, ...counts }: EnteredYear, tier: PaybackTier, currency: CurrencyCode): Year {
  return { tier, ...counts, ...amounts[currency], credit: credits[tier]?.[currency] ?? 0 };
}

/** The number in a field of this currency. */
export function numberIn(year: EnteredYear, name: CountName | AmountName, currency: CurrencyCode): number {
  return isAmount(name) ? year.amounts[currency][name] : year[name];
}

/** The form after somebody has entered a number. An amount is entered in one currency; the others keep theirs. */
export function withNumber(
  year: EnteredYear,
  name: CountName | AmountName,
  currency: CurrencyCode,
  entered: number,
): EnteredYear {
  const value = Math.min(most(name, currency), Math.max(0, entered));
  if (!isAmount(name)) return { ...year, [name]: value };
  return { ...year, amounts: { ...year.amounts, [currency]: { ...year.amounts[currency], [name]: value } } };
}

/** Parses a year from an address or a form. Missing and invalid numbers are those of the example. */
export function readYear(given: Query<'/membership'>): EnteredYear {
  const count = (name: CountName) => whole(given[name], mostCounts[name]);
  const amount = (name: AmountName, currency: CurrencyCode) =>
    whole(given[`${name}-${currency}`], most(name, currency)) ?? inCurrency(name, poundAmounts[name], currency);
  return {
    nights: count('nights') ?? exampleCounts.nights,
    stays: count('stays') ?? exampleCounts.stays,
    people: count('people') ?? exampleCounts.people,
    better: count('better') ?? exampleCounts.better,
    amounts: Object.fromEntries(
      currencyCodes.map((currency) => [
        currency,
        { breakfast: amount('breakfast', currency), difference: amount('difference', currency) },
      ]),
    ) as EnteredYear['amounts'],
  };
}

/** The router reads an address's digits as a number. */
function whole(given: unknown, most: number): number | undefined {
  const text = typeof given === 'number' ? String(given) : given;
  return typeof text === 'string' && /^\s*\d{1,6}\s*$/.test(text) ? Math.min(most, Number(text)) : undefined;
}
