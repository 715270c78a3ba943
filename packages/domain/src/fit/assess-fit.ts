import type { Family } from './family.ts';
import type { Finding, FindingKind, AssessedHotel, FindingSubject } from './finding.ts';
import { assessAges, assessClub } from './assess-children.ts';
import { assessAllergies, assessSeason, assessSteps, assessTransfer } from './assess-hotel.ts';
import { assessCots, assessRooms } from './assess-rooms.ts';
import { travellersOf } from './travellers.ts';

/** The weight of a finding: what does not work comes first, then what nobody knows. */
const order: readonly FindingKind[] = ['no', 'unknown', 'perhaps', 'yes'];

/**
 * What a hotel is for a family, the weightiest finding first. What is not known is said as unknown and never as yes.
 *
 * @param today a wire date
 */
export function assessFit(family: Family, hotel: AssessedHotel, today: string): Finding[] {
  const travellers = travellersOf(family, today);
  const findings = [
    ...assessAges(hotel, travellers),
    ...assessSteps(hotel, family),
    ...assessAllergies(hotel, family),
    ...assessRooms(hotel, travellers),
    ...assessCots(hotel, travellers),
    ...assessSeason(hotel, family),
    ...assessClub(hotel, travellers),
    ...assessTransfer(hotel, travellers),
  ];
  // `toSorted` is stable: within a kind the order of the subjects stays.
  return findings.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/**
 * The hotels that fit, without one: first those that have no reservation about `subject`, for which this hotel does not
 * fit, and then those with the fewest reservations. About `subject` something is known of each.
 */
export function betterFits<H extends AssessedHotel>(
  family: Family,
  hotels: readonly H[],
  { id, subject, today }: { id: string; subject: FindingSubject; today: string },
): H[] {
  return hotels
    .filter((hotel) => hotel.id !== id)
    .map((hotel) => ({ hotel, findings: assessFit(family, hotel, today) }))
    .filter(({ findings }) => findings[0]?.kind !== 'no')
    .filter(({ findings }) => findings.every(({ kind, ...about }) => kind !== 'unknown' || about.subject !== subject))
    .toSorted((a, b) => weigh(a.findings, subject) - weigh(b.findings, subject))
    .map(({ hotel }) => hotel);
}

/** A reservation about `subject` weighs more than all others together. */
const weigh = (findings: readonly Finding[], subject: FindingSubject) => {
  const reservations = findings.filter(({ kind }) => kind !== 'yes');
  return reservations.length + (reservations.some((about) => about.subject === subject) ? findings.length : 0);
};
