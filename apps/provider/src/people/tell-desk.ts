import { eq } from 'drizzle-orm';
import { roleNames, type PersonRole } from '@myler/config/people';
import { tellDeskOfMember, type DeskDeps } from '../desk/tell-desk.ts';
import type { Queryable } from '../store/database.ts';
import { memberships, users } from '../store/schema.ts';

/** Tells whoever looks after a card that somebody is on it now, or no more. Call it in the transaction of the change. */
export async function tellDeskOfPeople(
  tx: Queryable,
  deps: DeskDeps,
  { cardId, role }: { cardId: string | null; role: PersonRole },
  change: 'has joined the card' | 'is no longer on the card',
  now: Date,
): Promise<void> {
  const [card] = cardId ? await tx.select().from(memberships).where(eq(memberships.id, cardId)) : [];
  const [holder] = card ? await tx.select().from(users).where(eq(users.id, card.userId)) : [];
  if (!card || !holder) return;
  const event = {
    kind: 'people-changed',
    user: holder,
    membership: card,
    note: `${roleNames[role]} ${change}.`,
  } as const;
  await tellDeskOfMember(tx, deps, event, now);
}
