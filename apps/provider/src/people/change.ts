import { and, eq, isNull } from 'drizzle-orm';
import type { PersonChange } from '@myler/api-client/contract';
import type { ActingMember } from '../http/acting-member.ts';
import { cardOf, nothingHere, type Person } from '../member-rows/find-person.ts';
import type { Queryable } from '../store/database.ts';
import { invitations, people, type PersonRow } from '../store/schema.ts';
import { endAccess } from './end-access.ts';
import { checkLastDay, isRelative, type PeopleDeps } from './invite.ts';
import { assertManages } from './places.ts';

/** @throws {Problem} 404 when there is none that the member manages */
export async function withdrawInvitation({ db }: PeopleDeps, member: ActingMember, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await member.lock(tx);
    const isMeant = and(eq(invitations.id, id), eq(invitations.cardId, cardOf(person).id));
    const [found] = await tx.select().from(invitations).where(isMeant);
    assertManages(person, found);
    await tx.delete(invitations).where(isMeant);
  });
}

/** @throws {Problem} 404 when the member manages nobody with this id; 422 by field */
export async function changePerson(
  { db, now }: PeopleDeps,
  member: ActingMember,
  id: string,
  { lastDay, seesChildren }: PersonChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { place, person } = await managed(tx, member, id);
    checkLastDay({ role: place.role, lastDay }, now());
    // Who sees the children of a household is its lead's to say.
    const areTheirs = place.household === (person.place?.household ?? null);
    const change = { lastDay, ...(areTheirs ? { seesChildren: seesChildren && isRelative(place) } : {}) };
    await tx.update(people).set(change).where(eq(people.id, place.id));
  });
}

/**
 * Takes somebody off the card: what they could see is gone at once, and a mail tells them.
 *
 * @throws {Problem} 404 when the member manages nobody with this id
 */
export async function removePerson(deps: PeopleDeps, member: ActingMember, id: string): Promise<void> {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const { place } = await managed(tx, member, id);
    await endAccess(tx, deps, place, 'removed', now);
  });
}

/** Leaves somebody else's card. */
export async function leaveCard(deps: PeopleDeps, member: ActingMember): Promise<void> {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const { place } = await member.lock(tx);
    if (!place) throw nothingHere();
    await endAccess(tx, deps, place, 'left', now);
  });
}

async function managed(tx: Queryable, member: ActingMember, id: string): Promise<{ place: PersonRow; person: Person }> {
  const person = await member.lock(tx);
  const isMeant = and(eq(people.id, id), eq(people.cardId, cardOf(person).id), isNull(people.endedAt));
  const [found] = await tx.select().from(people).where(isMeant);
  return { place: assertManages(person, found), person };
}
