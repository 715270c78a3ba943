import type { Family } from './family.ts';
import type { Finding, FindingKind, JudgedHotel, Subject } from './finding.ts';
import { judgeAges, judgeClub } from './judge-children.ts';
import { judgeAllergies, judgeSeason, judgeSteps, judgeTransfer } from './judge-house.ts';
import { judgeCots, judgeRooms } from './judge-rooms.ts';
import { partyOf } from './party.ts';

/** The weight of a finding: what does not work comes first, then what nobody knows. */
const order: readonly FindingKind[] = ['no', 'unknown', 'perhaps', 'yes'];

/**
 * What a hotel is for a family, the weightiest finding first. What is not known is said as unknown and never as yes.
 *
 * @param today a wire date
 */
export function judge(family: Family, hotel: JudgedHotel, today: string): Finding[] {
  const party = partyOf(family, today);
  const findings = [
    ...judgeAges(hotel, party),
    ...judgeSteps(hotel, family),
    ...judgeAllergies(hotel, family),
    ...judgeRooms(hotel, party),
    ...judgeCots(hotel, party),
    ...judgeSeason(hotel, family),
    ...judgeClub(hotel, party),
    ...judgeTransfer(hotel, party),
  ];
  // `toSorted` is stable: within a kind the order of the subjects stays.
  return findings.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/**
 * The hotels that fit, without one: first those that have no reservation about `subject`, for which this hotel does not
 * fit, and then those with the fewest reservations. About `subject` something is known of each.
 */
export function betterThan<H extends JudgedHotel>(
  family: Family,
  hotels: readonly H[],
  { id, subject, today }: { id: string; subject: Subject; today: string },
): H[] {
  return hotels
    .filter((hotel) => hotel.id !== id)
    .map((hotel) => ({ hotel, findings: judge(family, hotel, today) }))
    .filter(({ findings }) => findings[0]?.kind !== 'no')
    .filter(({ findings }) => findings.every(({ kind, ...about }) => kind !== 'unknown' || about.subject !== subject))
    .toSorted((a, b) => weigh(a.findings, subject) - weigh(b.findings, subject))
    .map(({ hotel }) => hotel);
}

/** A reservation about `subject` weighs more than all others together. */
const weigh = (findings: readonly Finding[], subject: Subject) => {
  const reservations = findings.filter(({ kind }) => kind !== 'yes');
  return reservations.length + (reservations.some((about) => about.subject === subject) ? findings.length : 0);
};
