import type { MemberMembership } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { deskLine } from '@myler/config/contact';
import { formatDate } from '@myler/config/dates';
import { type MembershipId, membershipNames } from '@myler/config/membership-ids';
import { toThePenny } from './membership-words.ts';

/** What a member sees in the place of "Join Gold". */
export interface MemberLink {
  text: string;
  href: string;
  /** A line below it. */
  note?: string;
  /** The membership to which the account’s dialog moves the member; without it the link is followed. */
  upgradeTo?: MembershipId;
}

/**
 * What a link that joins is for a signed-in member: the account, an upgrade at its price for the rest of the year, or the
 * next year.
 *
 * @param membership undefined until it is read, and if that fails
 */
export function memberLinkOf(tier: MembershipId | undefined, membership: MemberMembership | undefined): MemberLink {
  const account = { text: 'Your membership', href: address('/account') };
  if (!membership) return account;
  if (membership.ended) return { text: 'Ask the desk', href: deskLine.href, note: `To come back: ${desk}` };
  if (!tier) return account;
  const day = formatDate(membership.renewsOn);
  if (tier === membership.membershipId)
    return {
      ...account,
      note: membership.status === 'resting' ? 'Yours, resting until it is paid' : `Yours until ${day}`,
    };
  const upgrade = membership.upgrades.find(({ membershipId }) => membershipId === tier);
  if (upgrade) {
    return {
      text: `Move to ${membershipNames[tier]}`,
      href: address('/account'),
      note: `${toThePenny(upgrade.due)} for the rest of your year`,
      upgradeTo: tier,
    };
  }
  if (membership.lower.some(({ membershipId }) => membershipId === tier))
    return { text: 'Choose for next year', href: address('/account/payments'), note: `Possible from ${day}` };
  return membership.status === 'resting' ? account : { text: 'Ask the desk', href: deskLine.href, note: desk };
}

/** A telephone number that wraps is easily misread. */
const desk = deskLine.display.replaceAll(' ', '\u00A0');
