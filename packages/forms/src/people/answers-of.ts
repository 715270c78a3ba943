import type { GiftForm } from '../gift-card/gift-form.ts';
import type { AskedField, JoinUsForm } from '../join-us/form/join-us-form.ts';
import type { DateParts } from '@myler/config/typed-date';
import type { GiftCardBuyer, Person } from './person.ts';

/** A person's answers to the join-us form, for `editJoinFormAtom`. The card is in `person.creditCard`. */
export function answersOf(person: Person): Pick<JoinUsForm, AskedField> {
  const {
    id: _id,
    particular: _particular,
    stored: _stored,
    currency: _currency,
    creditCard: _card,
    ...answers
  } = person;
  return answers;
}

/**
 * A buyer's answers to the gift-card form.
 *
 * @param now the time of the purchase, in milliseconds since the epoch
 */
export function giftAnswersOf(buyer: GiftCardBuyer, now: number): GiftForm {
  const { id: _id, particular: _particular, stored: _stored, creditCard: _card, daysAhead, ...answers } = buyer;
  return { ...answers, date: dayInFuture(daysAhead, now) };
}

/** The date this many days from now as three fields; empty fields if the card is sent immediately. */
function dayInFuture(days: number | null, now: number): DateParts {
  if (days === null) return { day: '', month: '', year: '' };
  const day = new Date(now + days * 86_400_000);
  return { day: String(day.getUTCDate()), month: String(day.getUTCMonth() + 1), year: String(day.getUTCFullYear()) };
}
