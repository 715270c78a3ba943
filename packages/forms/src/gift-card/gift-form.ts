import * as z from 'zod/mini';
import { GIFT_MESSAGE_LENGTH } from '@myler/config/gift-cards';
import { formatDay } from '@myler/config/days';
import { formatMoney, type CurrencyCode, type Money } from '@myler/config/currencies';
import type { MembershipId } from '@myler/config/memberships';
import {
  giftCardPerson,
  giftMessage,
  type GiftCardChange,
  type GiftCardDay,
  type GiftCardOptions,
  type GiftCardPurchase,
} from '@myler/api-client/contract';
import { asciiDigits, normaliseEmail } from '@myler/config/typed-text';
import { toCreditCard, type CreditCardForm } from '../card-fields/credit-card.ts';
import { readDate, emptyDate, type DateParts } from '@myler/config/typed-date';
import { emailError } from '../validation/email.ts';
import { lineError } from '../validation/names.ts';
import { withoutUndefined, type FieldErrors, type FieldPath } from '../core/form-state.ts';
import { requestBody, type EveryField } from '../core/request-body.ts';
import { deliveryDays, type DeliveryDays } from '@myler/domain/gift-cards';

/** The fields that can still change after the purchase. */
export interface ChangeableGift {
  recipient: { name: string; email: string };
  message: string;
  when: 'now' | 'day';
  date: DateParts;
  timeZone: string;
}

/** The values of the first form. */
export interface GiftForm extends ChangeableGift {
  design: string;
  kind: 'sum' | 'membership';
  /** The whole units of a preset, or `other`. */
  sum: string;
  otherSum: string;
  membershipId: MembershipId | '';
  currency: CurrencyCode;
  sender: { name: string; email: string };
}

export const OTHER_SUM = 'other';

export function emptyGift({ designs, presets }: GiftCardOptions, currency: CurrencyCode): GiftForm {
  const offered = presets.filter((preset) => preset.currency === currency);
  return {
    design: designs[0]?.id ?? '',
    kind: 'sum',
    // The second preset, because it is neither the smallest nor the largest.
    sum: String((offered[1] ?? offered[0])?.amount ?? OTHER_SUM),
    otherSum: '',
    membershipId: '',
    currency,
    recipient: { name: '', email: '' },
    sender: { name: '', email: '' },
    message: '',
    when: 'now',
    date: emptyDate,
    timeZone: '',
  };
}

/** What the card is worth; undefined until an amount or a membership is chosen. */
export function worthOf(form: GiftForm, options: GiftCardOptions): Money | undefined {
  const { currency } = form;
  if (form.kind === 'membership') {
    return options.memberships
      .find(({ membershipId }) => membershipId === form.membershipId)
      ?.prices.find((price) => price.currency === currency);
  }
  const amount = form.sum === OTHER_SUM ? readSum(form.otherSum) : Number(form.sum);
  return amount === undefined ? undefined : { amount, currency };
}

/**
 * A whole amount as people type it – "1,250", "£ 1250", "1250.00", "٣٠٠" – in minor units; undefined for other text.
 */
export function readSum(typed: string): number | undefined {
  const text = asciiDigits(typed)
    .replaceAll(/[\s£$€'’]/g, '')
    .replace(/[.,]00$/, '');
  if (!/^(?:\d{1,7}|\d{1,3}(?:[.,]\d{3})+)$/.test(text)) return undefined;
  return Number(text.replaceAll(/[.,]/g, '')) * 100;
}

/** The errors of the first form, in the order of its fields. */
export function giftErrors(form: GiftForm, options: GiftCardOptions, now: number): FieldErrors {
  return withoutUndefined([
    ['design', form.design ? undefined : 'Choose a card.'],
    ...worthErrors(form, options),
    ...recipientErrors(form),
    ['sender.name', lineError(form.sender.name, giftCardPerson.shape.name, 'your name', 60)],
    ['sender.email', emailError(form.sender.email)],
    ['message', messageError(form.message)],
    ...deliveryErrors(form, form.timeZone ? deliveryDays(form.timeZone, new Date(now)) : undefined),
  ]);
}

/** The errors of a bought card: of all fields that can still change. */
export function changeErrors(form: ChangeableGift, days: DeliveryDays): FieldErrors {
  return withoutUndefined([
    ...recipientErrors(form),
    ['message', messageError(form.message)],
    ...deliveryErrors(form, days),
  ]);
}

type FieldResult = [FieldPath, string | undefined];

function worthErrors(form: GiftForm, { limits }: GiftCardOptions): FieldResult[] {
  if (form.kind === 'membership') return [['membershipId', form.membershipId ? undefined : 'Choose a membership.']];
  const limit = limits.find(({ minimum }) => minimum.currency === form.currency);
  const between = limit && `from ${formatMoney(limit.minimum)} to ${formatMoney(limit.maximum)}`;
  if (form.sum !== OTHER_SUM || !limit) return [];
  const amount = readSum(form.otherSum);
  if (!form.otherSum.trim()) return [['amount', `Enter how much the card holds, ${between}.`]];
  if (amount === undefined) return [['amount', `Enter a whole sum in figures, ${between}.`]];
  const isWithin = amount >= limit.minimum.amount && amount <= limit.maximum.amount;
  return [['amount', isWithin ? undefined : `Choose a sum ${between}.`]];
}

function recipientErrors({ recipient }: ChangeableGift): FieldResult[] {
  return [
    ['recipient.name', lineError(recipient.name, giftCardPerson.shape.name, 'the name of whoever receives it', 60)],
    [
      'recipient.email',
      recipient.email.trim() ? emailError(recipient.email) : 'Enter the email address to send it to.',
    ],
  ];
}

function deliveryErrors({ when, date, timeZone }: ChangeableGift, days: DeliveryDays | undefined): FieldResult[] {
  if (when === 'now') return [];
  return [
    ['deliverOn.date', days ? deliveryDateError(date, days) : missingDay(date)],
    ['deliverOn.timeZone', timeZone ? undefined : 'Choose the city nearest to them.'],
  ];
}

/** The possible days are unknown until a place is chosen, so only a missing or impossible day is an error. */
function missingDay(date: DateParts): string | undefined {
  return deliveryDateError(date, { first: '', last: '9999-12-31' });
}

function messageError(message: string): string | undefined {
  if (z.safeParse(giftMessage, message).success) return undefined;
  const over = Array.from(message.trim()).length - GIFT_MESSAGE_LENGTH;
  if (over > 0) return `Shorten the message by ${over} ${over === 1 ? 'character' : 'characters'}.`;
  return 'Remove the characters that cannot be printed.';
}

/** The request body of a purchase. Throws for a form with errors in `giftErrors`, which is a bug. */
export function toPurchase(form: GiftForm, card: CreditCardForm, options: GiftCardOptions): GiftCardPurchase {
  const amount = worthOf(form, options);
  if (!amount) throw new Error('@myler/forms: a gift card was sent before it had a worth. Look at its errors first.');
  return requestBody<GiftCardPurchase>({
    design: form.design,
    amount,
    membershipId: (form.kind === 'membership' && form.membershipId) || undefined,
    ...changeFields(form),
    sender: trimmed(form.sender),
    creditCard: toCreditCard(card),
  });
}

/** The request body of a change. */
export function toChange(form: ChangeableGift): GiftCardChange {
  return requestBody<GiftCardChange>(changeFields(form));
}

function changeFields(form: ChangeableGift): EveryField<GiftCardChange> {
  return { recipient: trimmed(form.recipient), message: form.message.trim(), deliverOn: deliverOnOf(form) };
}

/** The day of delivery, if one is chosen and exists. */
export function deliverOnOf({ when, date, timeZone }: ChangeableGift): GiftCardDay | undefined {
  const day = when === 'day' ? readDate(date) : undefined;
  return day && timeZone ? { date: day, timeZone } : undefined;
}

const trimmed = ({ name, email }: { name: string; email: string }) => ({
  name: name.trim(),
  email: normaliseEmail(email),
});

/** The error message of the day of delivery. */
function deliveryDateError(parts: DateParts, { first, last }: DeliveryDays): string | undefined {
  if (!parts.day.trim() && !parts.month.trim() && !parts.year.trim()) return 'Enter the day on which it should arrive.';
  const date = readDate(parts);
  if (!date) return 'Enter a day that exists, for example 24 12 2026 or December 24, 2026.';
  if (date < first) return `Choose ${formatDay(first)} or later, or send it as soon as it is paid.`;
  if (date > last) return `Choose a day up to ${formatDay(last)}: a year ahead is as far as we can promise.`;
  return undefined;
}
