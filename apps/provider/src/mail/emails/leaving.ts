import * as z from 'zod/mini';
import { formatMoney, type Money } from '@myler/config/currencies';
import { formatDate } from '@myler/config/dates';
import { membershipById, membershipIds } from '@myler/config/memberships';
import { isolate } from '@myler/config/names';
import { joinWithAnd } from '@myler/domain/words';
import { button, facts, greeting, paragraph, signature } from '../message/blocks.ts';
import { recipient, sumOfMoney } from '../message/schemas.ts';
import { template } from '../message/template.ts';
import { creditEnds } from './renewal.ts';

/** To a member who has left within the fourteen days, or has taken an upgrade back. */
export const leftEmail = template({
  id: 'left',
  data: z.object({
    user: recipient,
    refundable: z.object({
      kind: z.enum(['membership', 'upgrade']),
      refund: sumOfMoney,
      gift: z.optional(sumOfMoney),
      credit: z.optional(sumOfMoney),
      remaining: z.optional(z.enum(membershipIds)),
    }),
    /** The credit for friends that is lost with the membership. */
    lost: z.optional(sumOfMoney),
    /** The day until which what goes back to the gift card is good. Absent in what was queued before it was kept. */
    giftUntil: z.optional(z.string()),
    publicOrigin: z.string(),
    /** Who was on the card, by name, and has no place with the membership that remains. */
    withoutPlace: z._default(z.array(z.string()), []),
    /** The numbers of the credit notes, when the account is closed with it and they cannot be opened there. */
    enclosed: z.optional(z.array(z.int())),
    /** Otherwise they name the person and the country only, because a stranger may have typed the rest. */
    isMailboxProven: z._default(z.boolean(), false),
  }),
  write: ({ user, refundable, lost, giftUntil, publicOrigin, withoutPlace, enclosed, isMailboxProven }) => {
    const { kind, gift, remaining } = refundable;
    // Whoever closes the account within the fourteen days of an upgrade has left too, and gets the upgrade's price back.
    const hasLeft = kind === 'membership' || enclosed !== undefined;
    const former = remaining ? membershipById(remaining).name : '';
    const back = rowsBack(refundable, hasLeft);
    return {
      kind: hasLeft ? 'left' : 'upgrade-taken-back',
      to: user.email,
      subject: hasLeft
        ? `You have left${back.length > 0 ? ', and your money is on its way' : ''}`
        : `You are a ${former} member again`,
      content: {
        preheader:
          back.length > 0 ? `We refund ${back.map(([, sum]) => sum).join(' and ')}.` : 'You will not be charged again.',
        headline: hasLeft
          ? back.length === 0
            ? 'You have left.'
            : kind === 'upgrade'
              ? 'The price of your upgrade goes back.'
              : 'All of your money goes back.'
          : 'Your upgrade is cancelled.',
        blocks: [
          greeting(user.firstName),
          paragraph(
            hasLeft
              ? 'Your membership has ended today. You will not be charged again.'
              : `You are a ${former} member again, for the rest of your year.`,
          ),
          ...(hasLeft ? [] : endedPlaces(withoutPlace)),
          ...(back.length > 0 ? [facts(back)] : []),
          ...creditEnds(lost),
          paragraph(
            `${back.length > 0 ? 'The refund is on its way. Your bank may take a few days to show it. ' : ''}${enclosed ? 'The credit note is enclosed.' : 'The credit note is in your account.'}`,
          ),
          ...(gift
            ? [
                paragraph(
                  `What goes back to your gift card is good ${giftUntil ? `until ${formatDate(giftUntil)}` : 'for thirty days from today'} at least, with the code that you have.`,
                ),
              ]
            : []),
          ...(enclosed ? [] : [button('Open your payments', `${publicOrigin}/account/payments`)]),
          signature('Myler'),
        ],
        ...(enclosed
          ? {
              attachments: enclosed.map((number) => ({
                maker: 'receipt',
                from: { number, issuedTo: isMailboxProven ? 'as typed' : 'name' },
              })),
            }
          : {}),
        reason: 'You get this email because it is about your membership and what you pay for it.',
      },
    };
  },
});

interface Back {
  refund: Money;
  gift?: Money | undefined;
  credit?: Money | undefined;
}

/** What comes back where. The credit of a member who has left is lost. */
function rowsBack({ refund, gift, credit }: Back, hasLeft: boolean): (readonly [string, string])[] {
  const sum = (money: Money) => formatMoney(money, { cents: true });
  return [
    ...(refund.amount > 0 ? [['Refund to your card', sum(refund)] as const] : []),
    ...(gift ? [['Refund to your gift card', sum(gift)] as const] : []),
    ...(credit && !hasLeft ? [['Back to your credit for friends', sum(credit)] as const] : []),
  ];
}

const endedPlaces = (names: readonly string[]) =>
  names.length === 0
    ? []
    : [
        paragraph(
          `The card has no place any more for ${joinWithAnd(names.map((name) => isolate(name)))}. We write to them.`,
        ),
      ];

/** To a member who closes the account. `on` is absent when it is closed at once. */
export const accountClosedEmail = template({
  id: 'account-closed',
  data: z.object({
    user: recipient,
    on: z.optional(z.string()),
    /** The credit for friends that ends with it. */
    credit: z.optional(sumOfMoney),
    /** The number of payments that waited for a bank. */
    cancelled: z._default(z.number(), 0),
  }),
  write: ({ user, on, credit, cancelled }) => ({
    kind: on ? 'account-closes' : 'account-closed',
    to: user.email,
    subject: on ? `Your account closes on ${formatDate(on)}` : 'Your account is closed',
    content: {
      preheader: 'What we delete, and what the law makes us keep.',
      headline: on ? 'Your account closes after your year.' : 'Your account is closed.',
      blocks: [
        greeting(user.firstName),
        paragraph(
          on
            ? `Your membership goes on until ${formatDate(on)}, and you will not be charged again. On that day we close the account and delete it, with what it holds about you.`
            : 'We have deleted your account, with what it held about you and your children. You can no longer sign in.',
        ),
        ...creditEnds(credit),
        ...(cancelled > 0
          ? [paragraph('A payment that waited for your bank was cancelled. If it was taken, it is refunded.')]
          : []),
        paragraph(
          'The law makes us keep your receipts for six years after the end of the year in which they were issued. What else stays for a time, such as an enquiry or an email that we sent, is in our privacy policy under “How long we keep it”.',
        ),
        signature('Myler'),
      ],
      reason: 'You get this email because you closed your account.',
    },
  }),
});
