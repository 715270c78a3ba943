import type { MemberMembership } from '@myler/api-client/contract';
import { NOTICE_DAYS } from '@myler/config/account';
import { deskLine } from '@myler/config/contact';
import { formatMoney, type Money } from '@myler/config/currencies';
import { daysBetween, formatDate, today } from '@myler/config/dates';
import { membershipNames } from '@myler/config/membership-ids';
import { isolate } from '@myler/config/names';

/** To the penny, as everything that is charged or given back. */
export const toThePenny = (money: Money) => formatMoney(money, { cents: true });

/** "Gold". */
export const tierName = (membership: Pick<MemberMembership, 'membershipId'>) =>
  membershipNames[membership.membershipId];

/** "OR", for the cameo of Odile Rasolo. */
export function monogramOf(name: string): string {
  return name
    .split(/[\s-]/)
    .map((word) => word.charAt(0))
    .join('');
}

/**
 * Who last wrote to the member, and who writes next, in a sentence each: "Adaeze Nwosu wrote on November 23, 2026." Undefined
 * when neither is known.
 */
export function contactInWords({ wrote, writes }: Pick<MemberMembership, 'wrote' | 'writes'>): string | undefined {
  const who = (name: string | undefined) => (name ? isolate(name) : 'The desk');
  const sentences = [
    ...(wrote ? [`${who(wrote.name)} wrote on ${formatDate(wrote.on)}.`] : []),
    ...(writes ? [`${who(writes.name)} writes by ${formatDate(writes.on)}.`] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

/** "09:00 to 18:00", of the clock in London. */
export const hoursInWords = ({ from, until }: { from: number; until: number }): string =>
  [from, until].map((hour) => `${String(hour).padStart(2, '0')}:00`).join(' to ');

/**
 * The three who share the care of a member, with their hours and the line that is answered at any hour; undefined when there are
 * not three.
 */
export function threeMylersInWords({
  mylers,
  nightLine,
}: Pick<MemberMembership, 'mylers' | 'nightLine'>): string | undefined {
  if (!mylers) return undefined;
  const each = mylers.map((myler) => `${isolate(myler.name)} in ${myler.city}, ${hoursInWords(myler)}`);
  // A telephone number that wraps is easily misread.
  const line = nightLine ? ` At any hour, ring ${nightLine.replaceAll(' ', '\u00A0')}.` : '';
  return `${each.join('; ')}. The hours are London’s.${line}`;
}

/** How the membership goes on, in one sentence. */
export function nextYearInWords(membership: MemberMembership): string {
  const { renewal, renewsOn, ended, unpaid, closes } = membership;
  if (ended) return `It ended on ${formatDate(ended.on)}.`;
  if (unpaid) return `The next year is not paid. You can pay until ${formatDate(unpaid.endsOn)}.`;
  if (closes) {
    return `It ends on ${formatDate(renewsOn)}, your account is closed then, and nothing is charged. Resume the renewal, and your account stays.`;
  }
  if (!renewal) return `It ends on ${formatDate(renewsOn)}, and nothing is charged then.`;
  if (!renewal.card) return `It ends on ${formatDate(renewsOn)} unless you add a card, and nothing is charged then.`;
  const tier = renewal.membershipId === membership.membershipId ? '' : ` as ${tierName(renewal)}`;
  return `It renews on ${formatDate(renewsOn)}${tier} for ${toThePenny(renewal.price)}.`;
}

/** When the letter with the price comes to a member who resumes the renewal on a day. */
export const noticeInWords = ({ renewsOn }: Pick<MemberMembership, 'renewsOn'>, day: string = today()): string =>
  daysBetween(day, renewsOn) < NOTICE_DAYS
    ? 'We write with the price at once, and charge your card on that day. Until the day before you can stop it again.'
    : 'Thirty days before, we write with the price and how to stop the renewal.';

/** What a banner says about a membership that rests, waits for a payment or has ended; undefined when all is well. */
export function membershipStateInWords(membership: MemberMembership): { title: string; text: string } | undefined {
  const { status, ended, unpaid, renewal, confirmation, renewsOn } = membership;
  if (ended)
    return { title: endTitles[ended.reason], text: `It ended on ${formatDate(ended.on)}. ${endWords[ended.reason]}` };
  if (confirmation) {
    return {
      title: 'Your bank would like you to confirm your renewal.',
      text: 'It asks on its own page. Nothing is charged before you answer, and you are charged once.',
    };
  }
  if (unpaid) {
    const lastDay = formatDate(unpaid.endsOn);
    if (status === 'resting' || !unpaid.nextTryOn) {
      return {
        title: 'Your membership is resting.',
        text: `We could not charge your card for the next year. Pay with another card, and your membership goes on at once. If it is not paid, it ends on ${lastDay}.`,
      };
    }
    return {
      title: 'We could not charge your card for the next year.',
      text: `Your membership goes on for now. We try your card again on ${formatDate(unpaid.nextTryOn)}. If it is not paid by ${lastDay}, it ends. You can pay at once with another card.`,
    };
  }
  if (renewal && !renewal.card) {
    return {
      title: 'There is no card for the next year.',
      text: `Add a card before ${formatDate(renewsOn)} if you would like to stay. Without one the membership ends on that day, and nothing is charged.`,
    };
  }
  return undefined;
}

type Reason = NonNullable<MemberMembership['ended']>['reason'];

const endTitles: Record<Reason, string> = {
  stopped: 'Your membership has ended.',
  'no-card': 'Your membership has ended.',
  unpaid: 'Your membership has ended.',
  left: 'You have left.',
  closed: 'Your account is closed.',
};

/** Joining again needs people, because the email address is a member's already. */
const comeBack = `To come back, ring the desk on ${deskLine.display}.`;

const endWords: Record<Reason, string> = {
  stopped: `As you wished, nothing was charged. ${comeBack}`,
  'no-card': `There was no card for another year, so nothing was charged. ${comeBack}`,
  unpaid: `The next year was not paid. ${comeBack}`,
  left: `The money is on its way back to you. ${comeBack}`,
  closed: 'Receipts stay here for as long as you can sign in.',
};
