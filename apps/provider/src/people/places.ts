import { and, eq, gt, isNull } from 'drizzle-orm';
import { cardPlaces, placeOfRole, placesFor, sharePlaces, type CardPlace } from '@myler/config/people';
import { nothingHere, type Person } from '../member-rows/find-person.ts';
import type { Queryable } from '../store/database.ts';
import { invitations, people, type InvitationRow, type MembershipRow, type PersonRow } from '../store/schema.ts';

/** Who is on a card, and who is invited onto it. */
export interface OnCard {
  people: PersonRow[];
  invitations: InvitationRow[];
}

/** The people and invitations of a card, the first ones first. Access that is over today, and that no job has noted yet, counts. */
export async function onCard(db: Queryable, { id }: MembershipRow, now: Date): Promise<OnCard> {
  const isOnIt = and(eq(people.cardId, id), isNull(people.endedAt));
  const isOpen = and(eq(invitations.cardId, id), gt(invitations.expiresAt, now));
  return {
    people: await db.select().from(people).where(isOnIt).orderBy(people.household, people.joinedAt, people.id),
    invitations: await db.select().from(invitations).where(isOpen).orderBy(invitations.createdAt, invitations.id),
  };
}

/** Whether somebody manages a place: a holder all, a lead those of the household but their own kind. */
export const manages = ({ role, place }: Person, { role: of, household }: CardPlace): boolean =>
  role === 'holder' || (role === 'lead' && of !== 'lead' && of !== 'colleague' && household === place?.household);

/** @throws {Problem} 404 for a place that somebody does not manage: it is not there */
export function assertManages<Place extends CardPlace>(person: Person, place: Place | undefined): Place {
  if (!place || !manages(person, place)) throw nothingHere();
  return place;
}

/** Whether the membership has room for one more. Call it with the card locked. */
export function hasRoom({ membershipId }: MembershipRow, { people: on, invitations: open }: OnCard, place: CardPlace) {
  const taken = [...on, ...open].filter((other) => sharePlaces(other, place)).length;
  return taken < placesFor(membershipId, place);
}

/** The first household that nobody is in, or is to be. */
export function newHousehold({ people: on, invitations: open }: OnCard): number {
  const known = new Set([...on, ...open].flatMap(({ household }) => household ?? []));
  let number = 1;
  while (known.has(number)) number++;
  return number;
}

/** The places that somebody may give, with how many are taken: a holder beside themselves, a lead in the household. */
export function placesOf(person: Person, { membershipId }: MembershipRow, on: OnCard) {
  const household = person.place?.household ?? null;
  const all: CardPlace[] = [
    { role: 'second-adult', household },
    { role: 'carer', household },
    { role: 'lead', household: 1 },
    { role: 'colleague', household: null },
  ];
  return all
    .filter((place) => manages(person, place) && placesFor(membershipId, place) > 0)
    .map((place) => ({
      kind: placeOfRole[place.role],
      taken: [...on.people, ...on.invitations].filter((other) => sharePlaces(other, place)).length,
      total: placesFor(membershipId, place),
    }));
}

/** Whether a membership has households. */
export const hasHouseholds = ({ membershipId }: MembershipRow) => cardPlaces[membershipId].households > 0;
