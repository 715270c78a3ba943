import { eq, inArray } from 'drizzle-orm';
import type { CardPeople } from '@myler/api-client/contract';
import { ageOn } from '@myler/config/dates';
import { childrenOf } from '../member-rows/children.ts';
import { mayDo } from '@myler/config/people';
import { cardOf, findPerson, type Person } from '../member-rows/find-person.ts';
import { dayInLondon } from '../primitives/days.ts';
import type { Database } from '../store/database.ts';
import { users, type InvitationRow, type PersonRow } from '../store/schema.ts';
import { firstDayOf, isOffered } from './hand-over.ts';
import { isRelative } from './invite.ts';
import { nextYearOf } from './next-year.ts';
import { manages, onCard, placesOf } from './places.ts';

/** Who is on the card, as far as somebody on it may see. */
export async function cardPeople(db: Database, userId: string, now: Date): Promise<CardPeople> {
  const person = await findPerson(db, userId, now);
  const card = cardOf(person);
  const on = await onCard(db, card, now);
  const [holder] = await db.select().from(users).where(eq(users.id, card.userId));
  const shown = on.people.filter((place) => manages(person, place));
  const named = await namesOf(db, shown);
  const family = person.place && isRelative(person.place) ? await childrenOf(db, person) : [];
  return {
    holder: { firstName: holder?.firstName ?? '', lastName: holder?.lastName ?? '' },
    people: shown.map((place) => ({
      id: place.id,
      firstName: named.get(place.userId)?.firstName ?? '',
      lastName: named.get(place.userId)?.lastName ?? '',
      ...placeOf(place),
      joinedOn: dayInLondon(place.joinedAt),
      ...(isOffered(place, now) ? { offeredUntil: lastDayOf(place) } : {}),
    })),
    invitations: on.invitations
      .filter((invitation) => manages(person, invitation))
      .map((invitation) => ({
        id: invitation.id,
        firstName: invitation.firstName,
        lastName: invitation.lastName,
        email: invitation.email,
        ...placeOf(invitation),
        expiresAt: invitation.expiresAt.toISOString(),
      })),
    places: placesOf(person, card, on),
    ...(await offerTo(db, person, now)),
    children: family.map(({ firstName, dateOfBirth }) => ({ firstName, age: ageOn(dateOfBirth, dayInLondon(now)) })),
  };
}

/** What the second adult can take over. */
async function offerTo(
  db: Database,
  { role, place, membership }: Person,
  now: Date,
): Promise<Pick<CardPeople, 'offer'>> {
  if (!mayDo[role]['take-over'] || !place || !membership || !isOffered(place, now)) return {};
  const until = lastDayOf(place);
  return { offer: { from: firstDayOf(until), until, ...(await nextYearOf(db, membership)) } };
}

const lastDayOf = ({ offeredUntil }: PersonRow) => dayInLondon(offeredUntil ?? new Date(0));

async function namesOf(db: Database, shown: PersonRow[]) {
  const ids = shown.map(({ userId }) => userId);
  const rows = ids.length > 0 ? await db.select().from(users).where(inArray(users.id, ids)) : [];
  return new Map(rows.map((user) => [user.id, user]));
}

const placeOf = ({ role, household, lastDay, seesChildren }: PersonRow | InvitationRow) => ({
  role,
  ...(household === null ? {} : { household }),
  ...(lastDay ? { lastDay } : {}),
  seesChildren,
});
