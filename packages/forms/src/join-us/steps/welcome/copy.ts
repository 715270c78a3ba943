import type { MemberMembership } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { hasOwnMyler, type MembershipId } from '@myler/config/memberships';
import { isolate } from '@myler/config/names';
import { threeMylersInWords } from '@myler/domain/membership';
import { deskHours } from '../../parts/desk-hours.ts';

/** The copy of the welcome. Its name is the dialog's (docs/product-decisions.md, Dialogs). */
export const copy = {
  joined: (name: string | undefined, tier: string | undefined) =>
    `${name ? `${isolate(name)}, you` : 'You'} are a member${tier ? `: the ${tier} card is yours` : ''}.`,
  paid: (sum: string, card: string | undefined) => `${sum} paid${card ? ` with ${card}` : ''}.`,
  nothingPaid: 'There was nothing to pay.',
  term: (from: string, to: string, hasCard: boolean) =>
    `Your year runs from ${from}${hasCard ? ` and renews on ${to}` : ` until ${to}`}.`,
  card: (brand: string, lastFour: string) => `${brand} ending ${lastFour}`,
  signedIn: 'You are signed in on this device.',
  signInFirst: 'Sign in with your email and password to go on.',
  signInTitle: 'Sign in',
  nextTitle: 'What happens next',
  account: 'Your membership',
  shortlist: 'Your shortlist',
  done: 'Back to the site',
} as const;

const letter = 'Your membership email is on its way to your inbox.';
const wish = 'Tell us about one journey you have been putting off. That is where we begin.';

/** What happens next, with the days once the membership is read. */
export function nextSteps(id: MembershipId | undefined, membership: MemberMembership | undefined): readonly string[] {
  if (!membership) {
    const writes = 'Your Myler writes next, to ask who sleeps where and what nobody eats.';
    return [letter, id !== undefined && hasOwnMyler(id) ? writes : deskHours, wish];
  }
  const { myler, mylers, writes, leaving, renewal, renewsOn } = membership;
  const three = threeMylersInWords(membership);
  return [
    letter,
    myler
      ? `${isolate(myler.name)} in ${myler.city} ${mylers ? 'leads your three Mylers' : 'looks after you'}${writes ? `, and writes by ${formatDate(writes.on)} to ask who sleeps where and what nobody eats` : ''}.`
      : deskHours,
    ...(three ? [three] : []),
    ...(leaving ? [`Until ${formatDate(leaving.until)} you can leave and get all of it back.`] : []),
    nextYear(renewsOn, renewal),
  ];
}

function nextYear(renewsOn: string, renewal: MemberMembership['renewal']): string {
  const day = formatDate(renewsOn);
  if (!renewal) return `Your year ends on ${day}, and nothing is charged then.`;
  if (!renewal.card) return `Your year ends on ${day} unless you add a card. Thirty days before, we write to ask.`;
  return `On ${formatDate(renewal.noticeOn)} we write about the next year, which begins on ${day} unless you say no.`;
}
