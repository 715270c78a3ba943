import * as z from 'zod/mini';
import { NOTICE_DAYS } from '@myler/config/account';
import { addDays, formatDate } from '@myler/config/dates';
import { chargeDayOf } from '../../membership-terms/membership-terms.ts';
import { joinWithAnd } from '@myler/domain/words';
import { isolate } from '@myler/config/names';
import { paragraph } from '../message/blocks.ts';
import { template } from '../message/template.ts';
import { sumOfMoney } from '../message/schemas.ts';
import { creditEnds, letter, nextName, renewalData, sum } from './renewal.ts';

const data = z.object({
  ...renewalData,
  /** The day of the change. */
  today: z.string(),
  /** Whether it takes the place of the letter of thirty days before. */
  isNotice: z.optional(z.boolean()),
  /** Of a renewal that was tried and is not paid: the day of the next try, if there is one, and the last day to pay. */
  unpaid: z.optional(z.object({ nextTryOn: z.optional(z.string()), endsOn: z.string() })),
  /** What is left of the credit for friends. */
  credit: z.optional(sumOfMoney),
  /** Who is on the card, by name, and has no place with the membership of the next year. */
  withoutPlace: z._default(z.array(z.string()), []),
});
type RenewalChange = z.output<typeof data>;

/** The member does not want another year. */
export const renewalStoppedEmail = template({
  id: 'renewal-stopped',
  data: data,
  write: (given) => {
    const { renewsOn } = given.membership;
    // The paid year of an unpaid renewal is over.
    const isOver = renewsOn <= given.today;
    const ends = isOver ? 'today' : `on ${formatDate(renewsOn)}`;
    return letter(given, {
      kind: 'renewal-stopped',
      subject: 'Your membership will not renew',
      preheader: `It ends ${ends}. You will not be charged again.`,
      headline: 'Your membership will not renew.',
      blocks: isOver
        ? [
            paragraph('The year you paid for is over, so your membership ends today. You will not be charged again.'),
            ...creditEnds(given.credit),
          ]
        : [
            paragraph(
              `Your membership ends ${ends}, and you will not be charged again. Until then you keep all of it.`,
            ),
            ...creditEnds(given.credit),
            paragraph('If you change your mind before that day, press “Resume the renewal” in your account.'),
          ],
    });
  },
});

/** The member wants another year after all, or another membership for it. */
export const renewalResumedEmail = template({
  id: 'renewal-resumed',
  data: data,
  write: (given) => {
    const { membership, price, unpaid } = given;
    const day = unpaid ? 'once it is paid' : `on ${formatDate(membership.renewsOn)}`;
    return letter(given, {
      kind: 'renewal-resumed',
      subject: `Your membership renews ${day}`,
      preheader: `${nextName(given)}, ${sum(price)}${membership.noticeSentOn ? '' : ' at today’s price'}.`,
      headline: 'Your membership will renew.',
      blocks: [
        paragraph(`Your membership renews for another year ${day}, as ${nextName(given)}.`),
        paragraph(howItIsPaid(given)),
        ...withoutPlaceBlocks(given),
        ...(membership.cardToken ? [] : [paragraph('We have no card to charge. You can add one in your account.')]),
      ],
    });
  },
});

function withoutPlaceBlocks({ withoutPlace, ...given }: RenewalChange) {
  if (withoutPlace.length === 0) return [];
  const names = joinWithAnd(withoutPlace.map((name) => isolate(name)));
  return [
    paragraph(
      `From then on the card has no place for ${names}: ${nextName(given)} has none of this kind. We write to them on that day.`,
    ),
  ];
}

/** The letter of thirty days before may have been sent, or be due at once because the renewal was resumed late. */
function howItIsPaid({ membership, price, today, isNotice, unpaid }: RenewalChange): string {
  const { noticeSentOn, renewsOn } = membership;
  if (unpaid) {
    const until = formatDate(unpaid.endsOn);
    return unpaid.nextTryOn && membership.cardToken
      ? `It costs ${sum(price)}. We charge your card on ${formatDate(unpaid.nextTryOn)}. If it is not paid by ${until}, your membership ends.`
      : `It costs ${sum(price)}. If it is not paid in your account by ${until}, your membership ends.`;
  }
  if (isNotice)
    return `It costs ${sum(price)}. We charge your card on that day, and you can stop it until the day before.`;
  if (noticeSentOn)
    return `It costs ${sum(price)}, as we wrote on ${formatDate(noticeSentOn)}. We charge your card on ${formatDate(chargeDayOf(membership))}.`;
  if (addDays(today, NOTICE_DAYS) < renewsOn)
    return `Thirty days before that day we write to you with the price. Today it is ${sum(price)}.`;
  return `We write to you with the price now, and charge you thirty days after that email. Your membership goes on until then.`;
}
