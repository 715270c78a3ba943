import fc from 'fast-check';
import { expect } from 'vitest';
import type { MemberMembership, SharedShortlist } from '@myler/api-client/contract';
import { allergens } from '@myler/config/allergens';
import { currencyCodes } from '@myler/config/currencies';
import { membershipCategories, membershipIds } from '@myler/config/memberships';
import { pages } from '@myler/config/pages';
import { personRoles } from '@myler/config/people';
import { always, alwaysAsync, anyText, type PropertyTable } from '@myler/presets/properties';
import { expectWords, month, name, oneOf, query, slug, upTo, wireDate } from './arbitraries.test-kit.ts';
import { comparison, isSameForAll, readMembershipCategory, tiersOf } from './comparison/index.ts';
import { needsTaxNumber, taxNumberError } from './company/index.ts';
import { deliveryDays, deliveryTime } from './gift-cards/index.ts';
import {
  contactInWords,
  dayInLondon,
  firstYear,
  hoursInWords,
  memberLinkOf,
  membershipStateInWords,
  monogramOf,
  nextYearInWords,
  noticeInWords,
  ownBenefits,
  ownPlaceInWords,
  pricesOf,
  priceTexts,
  refundInWords,
  refundSum,
  threeMylersInWords,
  tierName,
  toThePenny,
} from './membership/index.ts';
import {
  breakEvenNight,
  compareCards,
  comparisonInWords,
  costsOf,
  hasUpgrades,
  numberIn,
  payback,
  paybackField,
  paybackTiers,
  readYear,
  returnsInWords,
  withNumber,
  yearIn,
} from './payback/index.ts';
import { agreementInWords, everyoneInWords, votersWithOwn, VotingSession } from './voting/index.ts';
import {
  allergenInSentence,
  counted,
  countryName,
  durationInWords,
  joinWithAnd,
  momentInWords,
  monthName,
  monthsInWords,
  shortDuration,
  withoutFullStop,
} from './words/index.ts';

const currency = oneOf(currencyCodes);
const membershipId = oneOf(membershipIds);
const money = fc.record({ amount: upTo(5_000_000), currency });
const prices = fc.array(
  fc.record({
    membershipId,
    category: fc.constant('leisure' as const),
    name,
    prices: fc.constant(currencyCodes.map((code) => ({ currency: code, amount: 149_500 }))),
  }),
);
const enteredYear = query(...pages['/membership'].query).map(readYear);
const year = fc.record({
  tier: oneOf(paybackTiers),
  nights: upTo(365),
  stays: upTo(52),
  people: upTo(12, 1),
  breakfast: upTo(99, 1),
  better: upTo(365),
  difference: upTo(990),
  credit: upTo(105),
});
const cost = upTo(20_000, 1);
const zone = oneOf(['Europe/London', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'UTC']);

const membership = fc
  .record({
    membershipId,
    status: oneOf(['active', 'resting', 'ended'] as const),
    renewsOn: wireDate,
    renewal: fc.option(
      fc.record({ membershipId, price: money, card: fc.option(fc.constant({}), { nil: undefined }) }),
      { nil: undefined },
    ),
    closes: fc.option(fc.constant(true as const), { nil: undefined }),
    unpaid: fc.option(fc.record({ endsOn: wireDate, nextTryOn: fc.option(wireDate, { nil: undefined }) }), {
      nil: undefined,
    }),
    confirmation: fc.option(fc.constant('bank'), { nil: undefined }),
    upgrades: fc.array(fc.record({ membershipId, due: money })),
    lower: fc.array(fc.record({ membershipId })),
    ended: fc.option(
      fc.record({ on: wireDate, reason: oneOf(['stopped', 'no-card', 'unpaid', 'left', 'closed'] as const) }),
      { nil: undefined },
    ),
  })
  .map((each) => each as unknown as MemberMembership);

const hours = { from: upTo(23), until: upTo(23) };
const contact = fc.option(fc.record({ on: wireDate }), { nil: undefined });

const hotels = fc.uniqueArray(slug, { minLength: 1, maxLength: 5 });
const sharedList = hotels.chain((ids) =>
  fc.record({
    hotels: fc.constant(ids),
    voters: fc.uniqueArray(fc.record({ name, hotels: fc.subarray(ids, { minLength: 1 }) }), {
      selector: (voter) => voter.name.toLowerCase(),
      maxLength: 4,
    }),
    expiresAt: fc.constant('2026-12-31T00:00:00.000Z'),
  }),
);

/** A provider that stores votes as they come. */
function sessionOn(list: SharedShortlist) {
  let stored = list;
  const session = new VotingSession({
    read: () => Promise.resolve(stored),
    vote: ({ name: voter, hotels: liked }) => {
      const others = stored.voters.filter((each) => each.name !== voter);
      stored = { ...stored, voters: liked.length > 0 ? [...others, { name: voter, hotels: liked }] : others };
      return Promise.resolve(stored);
    },
    keep: () => {},
  });
  return { session, stored: () => stored };
}

/** Memberships and what they return, a vote, and words. */
export const membershipProperties: PropertyTable = {
  needsTaxNumber: [
    always('decides whether the number may be left out', fc.stringMatching(/^[A-Z]{2}$/), (country) => {
      expect(taxNumberError(' ', country) !== undefined).toBe(needsTaxNumber(country));
    }),
  ],
  taxNumberError: [
    always('is a sentence for any text, or none', anyText, fc.stringMatching(/^[A-Z]{2}$/), (typed, country) => {
      expect(taxNumberError(typed, country) ?? 'None.').toMatch(/^[A-Z].*\.$/);
    }),
  ],
  tiersOf: [
    always('has a cell of the comparison for each tier', oneOf(membershipCategories), (category) => {
      for (const { rows } of comparison[category])
        for (const { cells } of rows) expect(cells).toHaveLength(tiersOf(category).length);
    }),
  ],
  isSameForAll: [
    always('is true of equal cells', fc.array(oneOf(['a', 'b']), { minLength: 1 }), (cells) => {
      expect(isSameForAll({ label: '', cells })).toBe(cells.every((cell) => cell === cells[0]));
    }),
  ],
  readMembershipCategory: [
    always('is a category for any value', fc.anything(), (given) => {
      expect(membershipCategories).toContain(readMembershipCategory(given));
    }),
  ],
  toThePenny: [
    always('has two decimals', money, (sum) => {
      expect(toThePenny(sum)).toMatch(/\.\d\d/);
    }),
  ],
  tierName: [
    always('has a name for each membership', membershipId, (id) => expectWords(tierName({ membershipId: id }))),
  ],
  monogramOf: [
    always('has a letter for each name', fc.array(name, { minLength: 1 }), (names) => {
      expect(monogramOf(names.join(' '))).toHaveLength(names.join(' ').split(' ').length);
    }),
  ],
  contactInWords: [
    always(
      'is a sentence for who wrote, and one for who writes',
      fc.record({ wrote: contact, writes: contact }),
      (each) => {
        const words = contactInWords(each);
        if (each.wrote || each.writes) expectWords(words ?? 'undefined');
        else expect(words).toBeUndefined();
      },
    ),
  ],
  threeMylersInWords: [
    always('names each with the hours', fc.array(fc.record({ id: slug, name, city: name, ...hours })), (mylers) => {
      const words = threeMylersInWords({ mylers, nightLine: '+44 20 7946 0199' }) ?? '';
      for (const myler of mylers) expect(words).toContain(hoursInWords(myler));
      expect(threeMylersInWords({ nightLine: '+44 20 7946 0199' })).toBeUndefined();
    }),
  ],
  hoursInWords: [
    always('is two hours of a clock', fc.record(hours), (given) => {
      expect(hoursInWords(given)).toMatch(/^[0-2]\d:00 to [0-2]\d:00$/);
    }),
  ],
  ownPlaceInWords: [
    always(
      'is one sentence with the holder',
      fc.record({ role: fc.constantFrom(...personRoles), holder: fc.record({ firstName: name, lastName: name }) }),
      (person) => {
        expectWords(ownPlaceInWords(person));
        expect(ownPlaceInWords(person)).toContain(`${person.holder.firstName} ${person.holder.lastName}`);
      },
    ),
  ],
  nextYearInWords: [
    always('is one sentence or two for every membership', membership, (each) => expectWords(nextYearInWords(each))),
  ],
  noticeInWords: [
    always('is one sentence or two for every membership', membership, (each) => expectWords(noticeInWords(each))),
  ],
  memberLinkOf: [
    always(
      'upgrades to what is offered and to nothing else',
      membership,
      fc.option(membershipId, { nil: undefined }),
      (each, tier) => {
        const { text, upgradeTo } = memberLinkOf(tier, each);
        expectWords(text);
        if (upgradeTo)
          expect([tier, each.upgrades.some((upgrade) => upgrade.membershipId === tier)]).toEqual([upgradeTo, true]);
      },
    ),
  ],
  membershipStateInWords: [
    always('says every state in words', membership, (each) => {
      for (const text of Object.values(membershipStateInWords(each) ?? {})) expectWords(text);
    }),
    always('is said of a membership that has ended', membership, (each) => {
      if (each.ended) expect(membershipStateInWords(each)).toBeDefined();
    }),
  ],
  firstYear: [
    always('is left before it renews', wireDate, (day) => {
      const { leaveUntil, renewsOn } = firstYear(day);
      expect([day < leaveUntil, leaveUntil < renewsOn]).toEqual([true, true]);
    }),
  ],
  dayInLondon: [
    always('is the day at noon', wireDate, (day) => {
      expect(dayInLondon(new Date(`${day}T12:00:00Z`))).toBe(day);
    }),
  ],
  ownBenefits: [
    always('adds none', fc.array(oneOf(['Everything in Gold', 'Villas'])), (benefits) => {
      expect(ownBenefits(benefits)).toEqual(benefits.filter((each) => each === 'Villas'));
    }),
  ],
  refundInWords: [
    always('names each sum that is not nothing', money, fc.option(money, { nil: undefined }), (refund, gift) => {
      const words = refundInWords({ refund, gift });
      expect([words.includes('your card'), words.includes('gift card')]).toEqual([
        refund.amount > 0,
        gift !== undefined,
      ]);
    }),
  ],
  refundSum: [
    always('is both sums together', money, money, (refund, gift) => {
      const sum = { ...refund, amount: refund.amount + gift.amount };
      expect(refundSum({ refund, gift })).toBe(toThePenny(sum));
    }),
  ],
  priceTexts: [
    always('has a text for each currency', fc.array(money), (sums) => {
      expect(priceTexts(sums).map((each) => each.currency)).toEqual(sums.map((each) => each.currency));
    }),
  ],
  pricesOf: [
    always('finds the prices of a membership, and none of one that is not sold', prices, membershipId, (list, id) => {
      expect(pricesOf(list, id).length > 0).toBe(list.some((each) => each.membershipId === id));
    }),
  ],
  costsOf: [
    always('has a cost for each tier with a price in every currency', prices, (list) => {
      for (const tier of paybackTiers)
        expect(costsOf(list)[tier] !== undefined).toBe(list.some((each) => each.membershipId === tier));
    }),
  ],
  hasUpgrades: [
    always('is what adds upgrades to the sum', year, cost, (given, price) => {
      if (!hasUpgrades(given.tier)) expect(payback(given, price).upgrades).toBe(0);
    }),
  ],
  payback: [
    always('returns the sum of its parts, less the cost', year, cost, (given, price) => {
      const { breakfasts, upgrades, credits, returned, gain } = payback(given, price);
      expect([returned, gain]).toEqual([breakfasts + upgrades + credits, returned - price]);
    }),
  ],
  breakEvenNight: [
    always('is the first night on which nothing is missing', year, cost, (given, price) => {
      const night = breakEvenNight(given, price);
      if (night === undefined) return;
      expect(payback({ ...given, nights: night }, price).gain).toBeGreaterThanOrEqual(0);
      expect(payback({ ...given, nights: night - 1 }, price).gain).toBeLessThan(0);
    }),
  ],
  returnsInWords: [
    always('says each night, and none', upTo(365, 1), (night) =>
      [returnsInWords(night), returnsInWords(undefined)].forEach(expectWords),
    ),
  ],
  compareCards: [
    always('marks one card, which leaves the most', enteredYear, prices, currency, (entered, list, code) => {
      const cards = compareCards(entered, costsOf(list), code);
      const best = cards.filter(({ isBest }) => isBest);
      expect(best).toHaveLength(cards.length > 0 ? 1 : 0);
      for (const { gain } of cards) expect(gain).toBeLessThanOrEqual(best[0]?.gain ?? 0);
    }),
  ],
  comparisonInWords: [
    always('is a sentence or two for every year', enteredYear, cost, (entered, price) =>
      expectWords(
        comparisonInWords(compareCards(entered, { gold: { GBP: price }, black: { GBP: price } }, 'GBP'), String),
      ),
    ),
  ],
  readYear: [
    always('reads back what its fields hold', enteredYear, currency, (entered, code) => {
      const names = ['nights', 'stays', 'people', 'better'] as const;
      const fields = names.map((key) => [paybackField(key, code), numberIn(entered, key, code)]);
      const read = readYear(Object.fromEntries(fields));
      expect(names.map((key) => read[key])).toEqual(names.map((key) => entered[key]));
    }),
  ],
  paybackField: [
    always(
      'is a parameter of the page',
      oneOf(['nights', 'stays', 'people', 'better', 'breakfast', 'difference'] as const),
      currency,
      (key, code) => {
        expect(pages['/membership'].query).toContain(paybackField(key, code));
      },
    ),
  ],
  yearIn: [
    always('has the amounts of its currency', enteredYear, currency, (entered, code) => {
      const { breakfast, difference } = yearIn(entered, 'gold', code);
      expect({ breakfast, difference }).toEqual(entered.amounts[code]);
    }),
  ],
  numberIn: 'it is tested with what reads it',
  withNumber: [
    always(
      'changes one number, to a valid one',
      enteredYear,
      oneOf(['people', 'breakfast'] as const),
      currency,
      fc.integer(),
      (entered, key, code, value) => {
        const changed = withNumber(entered, key, code, value);
        const number = numberIn(changed, key, code);
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThanOrEqual(Math.max(0, value));
        expect(changed.better).toBe(entered.better);
      },
    ),
  ],
  deliveryDays: [
    always('begins after today, and ends a year after the purchase', zone, wireDate, (timeZone, day) => {
      const now = new Date(`${day}T12:00:00Z`);
      const { first, last } = deliveryDays(timeZone, now);
      expect(first > day).toBe(true);
      expect(Number(last.slice(0, 4)) - Number(first.slice(0, 4))).toBeLessThanOrEqual(1);
    }),
  ],
  deliveryTime: [
    always('is nine in the morning there', zone, wireDate, (timeZone, date) => {
      const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      expect(local.format(deliveryTime({ date, timeZone }))).toBe(`${date} 09:00`);
    }),
  ],
  agreementInWords: [
    always('is a sentence for every vote', sharedList, ({ hotels: ids, voters }) => {
      expectWords(
        agreementInWords(
          ids.map((id) => ({ id, name: `Hotel ${id}` })),
          voters,
        ),
      );
    }),
  ],
  everyoneInWords: [always('says every number of voters', upTo(10, 2), (count) => expectWords(everyoneInWords(count)))],
  votersWithOwn: [
    alwaysAsync('shows this voter with the hearts of the page', sharedList, async (list) => {
      const { session } = sessionOn(list);
      await session.refresh({ isNobodyPressing: true });
      const [first] = list.hotels;
      session.enter('Somebody Newcome');
      if (first) session.toggle(first);
      expect(votersWithOwn(session.state()).filter(({ hotels: liked }) => liked.length === 0)).toEqual([]);
      expect(votersWithOwn(session.state()).map((voter) => voter.name)).toContain('Somebody Newcome');
    }),
  ],
  VotingSession: [
    alwaysAsync(
      'stores the hearts that are pressed last',
      sharedList,
      fc.array(upTo(4), { maxLength: 8 }),
      async (list, presses) => {
        const { session, stored } = sessionOn(list);
        await session.refresh({ isNobodyPressing: true });
        session.enter('Somebody Newcome');
        for (const press of presses) session.toggle(list.hotels[press % list.hotels.length] ?? '');
        for (let turn = 0; turn < 40 && (session.state().isSaving || session.state().isUnsaved); turn += 1)
          await session.refresh();
        const mine = stored().voters.find((voter) => voter.name === 'Somebody Newcome')?.hotels ?? [];
        expect(mine.toSorted()).toEqual([...session.state().liked].toSorted());
      },
    ),
  ],
  counted: [
    always('says one as one', upTo(99), (count) => {
      expect(counted(count, 'cot')).toBe(`${count} ${count === 1 ? 'cot' : 'cots'}`);
    }),
  ],
  joinWithAnd: [
    always('has each item, and one "and"', fc.array(name, { minLength: 2 }), (items) => {
      expect(joinWithAnd(items).split(/, | and /)).toEqual(items);
      expect(joinWithAnd(items)).toBe(new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(items));
    }),
  ],
  durationInWords: [always('says hours and minutes', upTo(3000), (minutes) => expectWords(durationInWords(minutes)))],
  shortDuration: [
    always('is read back', upTo(3000), (minutes) => {
      const [, hours = '0', rest = '0'] = /^(?:(\d+) h)? ?(?:(\d+)(?: min)?)?$/.exec(shortDuration(minutes)) ?? [];
      expect(Number(hours) * 60 + Number(rest)).toBe(minutes);
    }),
  ],
  withoutFullStop: [
    always('takes away one full stop at the end', anyText, (text) => {
      expect(withoutFullStop(`${text}.`)).toBe(text);
    }),
  ],
  momentInWords: [
    always(
      'says the day and the time',
      fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      (moment) => {
        expect(momentInWords(moment.toISOString())).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4} at \d\d:\d\d$/);
      },
    ),
  ],
  monthName: [
    always('has a name for each month', month, (number) => {
      expect(monthName(number)).toMatch(/^[A-Z][a-z]+$/);
    }),
  ],
  monthsInWords: [
    always('names a range by its ends, and each month alone', fc.uniqueArray(month), (months) => {
      expectWords(monthsInWords(months));
      expect(monthsInWords(months) === '').toBe(months.length === 0);
    }),
  ],
  countryName: [
    always('has a name for each country, and the code of others', fc.stringMatching(/^[A-Z]{2}$/), (code) =>
      expectWords(countryName(code)),
    ),
  ],
  allergenInSentence: [
    always('has no capital', oneOf(allergens), (allergen) => {
      expect(allergenInSentence(allergen)).toMatch(/^[a-z ]+$/);
    }),
  ],
};
