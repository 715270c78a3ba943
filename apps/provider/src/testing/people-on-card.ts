import { eq } from 'drizzle-orm';
import type { Registration } from '@myler/api-client/contract';
import { memberships, payments, people, type PersonRow } from '../store/schema.ts';
import { joinAs, type TestMember } from './members.ts';
import type { TestProvider } from './provider.ts';

/** Puts somebody on a card, with an account of their own and a session, as an accepted invitation does. */
export async function putOnCard(
  provider: TestProvider,
  holder: TestMember,
  place: Pick<PersonRow, 'role'> & Partial<PersonRow>,
  changes: Partial<Registration> = {},
): Promise<TestMember> {
  const { db } = provider.store;
  const [card] = await db.select().from(memberships).where(eq(memberships.userId, holder.userId));
  const person = await joinAs(provider, { children: [], ...changes });
  await db.delete(memberships).where(eq(memberships.userId, person.userId));
  // Whoever is on somebody else's card has paid for nothing.
  await db.update(payments).set({ userId: null }).where(eq(payments.userId, person.userId));
  await db.insert(people).values({ userId: person.userId, cardId: card!.id, joinedAt: provider.clock.now, ...place });
  return person;
}
