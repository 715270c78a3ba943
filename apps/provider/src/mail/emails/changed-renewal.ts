import { NOTICE_DAYS } from '@myler/config/account';
import { formatDate } from '@myler/config/dates';
import { chargeDayOf } from '../../membership/terms/terms.ts';
import { daysAfter } from '../../primitives/days.ts';
import { paragraph } from '../message/blocks.ts';
import type { Email } from '../message/email.ts';
import { letter, nextName, sum, type RenewalLetter } from './renewal.ts';

type RenewalChange = RenewalLetter & {
  /** The day of the change. */
  today: string;
};

/** The member does not want another year. */
export function renewalStoppedEmail(given: RenewalChange): Email {
  const { renewsOn } = given.membership;
  // The paid year of an unpaid renewal is over.
  const isOver = renewsOn <= given.today;
  const ends = isOver ? 'today' : `on ${formatDate(renewsOn)}`;
  return letter(given, {
    kind: 'renewal-stopped',
    subject: 'Your membership will not renew',
    preheader: `It ends ${ends}. Nothing more is taken.`,
    headline: 'Your membership will not renew.',
    blocks: isOver
      ? [paragraph('Your paid year is over, and so your membership ends today. Nothing more is taken.')]
      : [
          paragraph(`Your membership ends ${ends}, and nothing more is taken. Until then it is all yours.`),
          paragraph('If you change your mind before that day, one press in your account takes it back.'),
        ],
  });
}

/** The member wants another year after all, or another membership for it. */
export function renewalResumedEmail(given: RenewalChange): Email {
  const { membership, price } = given;
  const day = formatDate(membership.renewsOn);
  return letter(given, {
    kind: 'renewal-resumed',
    subject: `Your membership renews on ${day}`,
    preheader: `${nextName(given)}, ${sum(price)}${membership.noticeSentOn ? '' : ' at today’s price'}.`,
    headline: 'Your membership will renew.',
    blocks: [
      paragraph(`On ${day} your membership renews for another year, as ${nextName(given)}.`),
      paragraph(howItIsPaid(given)),
      ...(membership.cardToken
        ? []
        : [paragraph('We have no card of yours to take it from. You can add one in your account.')]),
    ],
  });
}

/** The letter of thirty days before may have been sent, or be due at once because the renewal was resumed late. */
function howItIsPaid({ membership, price, today }: RenewalChange): string {
  const { noticeSentOn, renewsOn } = membership;
  if (noticeSentOn)
    return `It costs ${sum(price)}, the price on the day of our letter of ${formatDate(noticeSentOn)}, and is taken on ${formatDate(chargeDayOf(membership))}.`;
  if (daysAfter(today, NOTICE_DAYS) < renewsOn)
    return `Thirty days before we write with its price, which is ${sum(price)} today.`;
  return `We write with its price now, and take it thirty days after that letter. Your membership goes on until then.`;
}
