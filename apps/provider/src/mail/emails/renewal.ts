import * as z from 'zod/mini';
import { membershipEnds, type MembershipEnd } from '@myler/config/account';
import { deskLine } from '@myler/config/contact';
import { formatMoney, type Money } from '@myler/config/currencies';
import { formatDate } from '@myler/config/dates';
import { keyFact } from '@myler/config/key-facts';
import { membershipById } from '@myler/config/memberships';
import { chargeDayOf, unpaidEndOf } from '../../membership-terms/membership-terms.ts';
import { button, facts, greeting, notes, paragraph, signature } from '../message/blocks.ts';
import type { Block, Email } from '../message/email.ts';
import { membershipData, recipient, sumOfMoney } from '../message/schemas.ts';
import { template } from '../message/template.ts';

export const renewalData = {
  user: recipient,
  membership: membershipData,
  /** Of the next year. */
  price: sumOfMoney,
  publicOrigin: z.string(),
};
const renewalLetter = z.object(renewalData);
export type RenewalLetter = z.output<typeof renewalLetter>;

const reason = 'You get this email because it is about your membership and what you pay for it.';
export const sum = (money: Money) => formatMoney(money, { cents: true });
export const nextName = ({ membership }: RenewalLetter) =>
  membershipById(membership.nextMembershipId ?? membership.membershipId).name;
/** What the credit for friends takes off. */
export const creditRow = (credit: Money | undefined): [label: string, value: string][] =>
  credit && credit.amount > 0 ? [['Your credit for friends', `−${sum(credit)}`]] : [];
/** Of a membership that ends: nothing is used of the credit any more. */
export const creditEnds = (credit: Money | undefined): Block[] =>
  credit && credit.amount > 0
    ? [paragraph(`Your credit for friends, ${sum(credit)}, ends with your membership and is not paid out.`)]
    : [];
const paymentsPage = (publicOrigin: string) => `${publicOrigin}/account/payments`;

export function letter(
  { user, publicOrigin }: Pick<RenewalLetter, 'user' | 'publicOrigin'>,
  {
    label = 'Open your payments',
    blocks,
    ...rest
  }: Pick<Email, 'kind' | 'subject'> & {
    preheader: string;
    headline: string;
    label?: string;
    blocks: Block[];
  },
): Email {
  const { kind, subject, ...content } = rest;
  return {
    kind,
    to: user.email,
    subject,
    content: {
      ...content,
      blocks: [greeting(user.firstName), ...blocks, button(label, paymentsPage(publicOrigin)), signature('Myler')],
      reason,
    },
  };
}

/** Thirty days before the end of a year: the price of the next one, and how to say no. */
export const renewalNoticeEmail = template({
  id: 'renewal-notice',
  data: z.object({
    ...renewalData,
    before: sumOfMoney,
    /** The part that the member's credit pays, as it is today. */
    credit: z.optional(sumOfMoney),
  }),
  write: (given) => {
    const { membership, price, before, credit } = given;
    const due = { ...price, amount: price.amount - (credit?.amount ?? 0) };
    const isCovered = due.amount === 0;
    const day = formatDate(chargeDayOf(membership));
    const name = nextName(given);
    const difference = price.amount - before.amount;
    const rise =
      difference > 0 && membership.nextMembershipId === null
        ? [paragraph(`The price has gone up by ${sum({ ...price, amount: difference })} since your last year.`)]
        : [];
    const renews = membership.cardToken || isCovered;
    const how = isCovered
      ? `On ${day} your membership renews with ${name}. Your credit pays all of it, and no card is charged.`
      : membership.cardToken
        ? `On ${day} we charge ${sum(due)} for ${name} to your card ending ${membership.cardLastFour ?? ''}. If you do nothing, your membership renews.`
        : `We have no card to charge. If you would like another year, add a card by ${day}. If you do nothing, your membership ends on that day, and you are not charged.`;
    return letter(given, {
      kind: 'renewal-notice',
      subject: renews ? `Your membership renews on ${day}` : `Your membership ends on ${day}`,
      preheader: renews
        ? `${sum(due)} for ${name}, and how to stop the renewal.`
        : 'Add a card if you would like another year.',
      headline: renews ? 'Another year, unless you stop the renewal.' : 'Your year is coming to its end.',
      label: renews ? 'Change or stop the renewal' : 'Add a card',
      blocks: [
        ...rise,
        paragraph(how),
        facts([[`${name}, one year`, sum(price)], ...creditRow(credit), ['From', day]]),
        paragraph(
          `To stop the renewal, press the button below or ring ${deskLine.display}. You need not give a reason.`,
        ),
        notes([keyFact('leaving'), keyFact('cooling-off')]),
      ],
    });
  },
});

/** The renewal was paid. */
export const renewedEmail = template({
  id: 'renewed',
  data: z.object({
    ...renewalData,
    receipt: z.int(),
    until: z.string(),
    /** The part that the member's credit has paid, besides the price that is named here. */
    credit: z.optional(sumOfMoney),
  }),
  write: (given) => {
    const { membership, price, receipt, until, credit } = given;
    return letter(given, {
      kind: 'renewed',
      subject: 'Your membership was renewed',
      preheader: `${sum(price)}, receipt ${receipt}.`,
      headline: 'Another year together.',
      label: 'Open your receipt',
      blocks: [
        paragraph(`Your ${nextName(given)} membership was renewed. The new year runs until ${formatDate(until)}.`),
        facts([
          ...creditRow(credit),
          ['Paid', price.amount > 0 ? `${sum(price)}, card ending ${membership.cardLastFour ?? ''}` : sum(price)],
          ['Receipt', String(receipt)],
        ]),
        notes([keyFact('cooling-off')]),
      ],
    });
  },
});

/** A charge was declined. `nextTryOn` is absent after the last try, when the membership rests. */
export const renewalDeclinedEmail = template({
  id: 'renewal-declined',
  data: z.object({ ...renewalData, nextTryOn: z.optional(z.string()) }),
  write: (given) => {
    const { membership, price, nextTryOn } = given;
    const endsOn = formatDate(unpaidEndOf(membership));
    const next = nextTryOn
      ? `We try the card again on ${formatDate(nextTryOn)}. Nothing changes until then.`
      : `Your membership is resting from today, because the new year is not paid. It goes on as soon as it is paid, and ends on ${endsOn} if it is not.`;
    return letter(given, {
      kind: nextTryOn ? 'renewal-declined' : 'membership-resting',
      subject: nextTryOn ? 'Your card was declined' : 'Your membership is resting',
      preheader: `We could not charge ${sum(price)}.`,
      headline: nextTryOn ? 'Your card was declined.' : 'Your membership is resting.',
      label: 'Use another card',
      blocks: [
        paragraph(
          `We could not charge ${sum(price)} for your renewal to the card ending ${membership.cardLastFour ?? ''}. You have not been charged, and there is no fee for paying late.`,
        ),
        paragraph(next),
        paragraph(`You can pay with another card until ${endsOn}.`),
      ],
    });
  },
});

/** The bank wants the member to confirm the renewal. */
export const renewalConfirmationEmail = template({
  id: 'renewal-confirmation',
  data: renewalLetter,
  write: (given) => {
    const { membership, price } = given;
    return letter(given, {
      kind: 'renewal-confirmation',
      subject: 'Your bank would like you to confirm your renewal',
      preheader: `${sum(price)}. You are not charged before you confirm it.`,
      headline: 'Your bank has a question.',
      label: 'Confirm the payment',
      blocks: [
        paragraph(
          `Your bank would like you to confirm ${sum(price)} for another year of ${nextName(given)}, from the card ending ${membership.cardLastFour ?? ''}. You are not charged before you do.`,
        ),
        paragraph(
          `You can confirm it, or pay with another card, until ${formatDate(unpaidEndOf(membership))}. After that day the membership ends.`,
        ),
      ],
    });
  },
});

const endWords: Record<MembershipEnd, string> = {
  stopped: 'You stopped the renewal, so your membership has ended. You will not be charged again.',
  'no-card': 'Your year is over, and we had no card to charge for another. You have not been charged.',
  unpaid: 'We could not charge your card for another year, so your membership has ended. You have not been charged.',
  left: 'You have left, and your membership has ended.',
  closed: 'You have closed your account, and your membership has ended.',
};

/** The membership is over. */
export const membershipEndedEmail = template({
  id: 'membership-ended',
  data: z.object({
    user: recipient,
    publicOrigin: z.string(),
    endReason: z.enum(membershipEnds),
    /** The credit for friends that is lost with it. */
    lost: z.optional(sumOfMoney),
  }),
  write: (given) => {
    return letter(given, {
      kind: 'membership-ended',
      subject: 'Your membership has ended',
      preheader: 'You will not be charged again.',
      headline: 'Thank you for travelling with us.',
      label: 'Open your account',
      blocks: [
        paragraph(endWords[given.endReason]),
        ...creditEnds(given.lost),
        paragraph(
          'We delete what you told us about your children within thirty days. Your account stays for two years, with your receipts, unless you close it before.',
        ),
        paragraph(`If you would like to come back, ring the desk on ${deskLine.display}.`),
      ],
    });
  },
});
