import { deskLine } from '@myler/config/contact';
import { address } from '@myler/config/address';
import { formatDate } from '@myler/config/dates';
import { isMembershipId, membershipById, type MembershipId } from '@myler/config/memberships';
import type { MemberMembership } from '@myler/api-client/contract';
import { signedInAtom } from '@myler/state/user';
import { toThePenny } from '@myler/domain/membership';
import { readMemberData } from '../account/use-member-data.ts';
import { closestLive, findAllLive, hasLive, action, readLive, setLive } from '@myler/islands/attributes';
import type { SiteStore } from '../../store/site-store.ts';
import { memberDataAtom } from '../../visitor/member-data.ts';
import styles from './member-join-links.module.css';

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
      text: `Move to ${membershipById(tier).name}`,
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

/**
 * Puts the member’s own link in the place of each link that joins, in the server’s markup and in whatever the router
 * renders later. The link itself is only not displayed: it belongs to the page, and is back when the member signs out.
 */
export function replaceJoinLinks(store: SiteStore): void {
  const render = () => renderMemberLinks(store);
  render();
  store.sub(memberDataAtom, render);
  store.sub(signedInAtom, () => {
    render();
    readMembership(store);
  });
  // A mutation observer runs before the added nodes are painted.
  new MutationObserver(() => {
    render();
    readMembership(store);
  }).observe(document.body, { childList: true, subtree: true });
  readMembership(store);
}

/** Reads the membership once, as soon as a page names a tier. Until then the links lead to the account. */
function readMembership(store: SiteStore): void {
  if (!store.get(signedInAtom) || store.get(memberDataAtom).membership || isReading) return;
  if (!joinLinks().some((link) => readLive(link, 'membership'))) return;
  isReading = true;
  readMemberData(store, 'membership').then(
    () => (isReading = false),
    // The links lead to the account, which says what is wrong. The next page tries again.
    () => setTimeout(() => (isReading = false), RETRY_AFTER),
  );
}
let isReading = false;
const RETRY_AFTER = 10_000;

/** Those that are in no island: an island knows itself who is signed in. Gift cards may join somebody else. */
const joinLinks = () =>
  findAllLive('dialog', 'join-us-1').filter((link) => !closestLive(link, 'island') && !hasLive(link, 'gift'));

const places = new Map<HTMLElement, { place: HTMLElement; shows: string }>();

function renderMemberLinks(store: SiteStore): void {
  for (const [link, { place }] of places) {
    if (link.isConnected && store.get(signedInAtom)) continue;
    link.style.display = '';
    place.remove();
    places.delete(link);
  }
  if (!store.get(signedInAtom)) return;
  const { membership } = store.get(memberDataAtom);
  for (const link of joinLinks()) {
    const tier = readLive(link, 'membership');
    const memberLink = memberLinkOf(isMembershipId(tier) ? tier : undefined, membership);
    const shows = JSON.stringify(memberLink);
    const before = places.get(link);
    if (before?.shows === shows && before.place.isConnected) continue;
    const place = placeOf(link, memberLink);
    const hadFocus = document.activeElement === link || before?.place.contains(document.activeElement);
    before?.place.remove();
    link.after(place);
    link.style.display = 'none';
    places.set(link, { place, shows });
    if (hadFocus) place.querySelector('a')?.focus({ preventScroll: true });
  }
}

function placeOf(link: HTMLElement, { text, href, note, upgradeTo }: MemberLink): HTMLElement {
  const place = document.createElement('span');
  place.className = styles.place ?? '';
  const own = document.createElement('a');
  own.className = link.className;
  own.href = href;
  own.textContent = text;
  if (upgradeTo) {
    for (const [name, value] of Object.entries(action({ dialog: 'account', task: 'upgrade', membership: upgradeTo })))
      own.setAttribute(name, value);
  } else if (!href.startsWith('/')) setLive(own, 'reload', true);
  place.append(own);
  if (note) {
    const line = document.createElement('span');
    line.className = styles.note ?? '';
    line.textContent = note;
    place.append(line);
  }
  return place;
}
