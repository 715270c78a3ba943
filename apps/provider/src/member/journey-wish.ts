import { eq } from 'drizzle-orm';
import { tellDeskOfMember, type DeskDeps, type MemberEvent } from '../desk/tell-desk.ts';
import { insertLead } from '../enquiries/insert-lead.ts';
import type { ActingMember } from '../http/acting-member.ts';
import { cardOf, type Person } from '../member-rows/find-person.ts';
import type { Database, Queryable } from '../store/database.ts';
import { users } from '../store/schema.ts';

/** Sends a member’s words about a journey to the Myler, or to the desk. The same words are sent once a day. */
export async function wishJourney(
  deps: DeskDeps & { db: Database; now: () => Date },
  member: ActingMember,
  message: string,
): Promise<void> {
  const { userId } = member;
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const person = await member.lock(tx);
    const { user } = person;
    const membership = cardOf(person);
    const lead = {
      source: 'journey',
      userId,
      name: `${user.firstName} ${user.lastName}`,
      email: user.email,
      phoneNumber: user.phoneNumber,
      countryCode: user.countryCode,
      membershipId: membership.membershipId,
      message,
    };
    const leadId = await insertLead(tx, lead, { source: 'journey', userId, message }, now);
    if (!leadId) return;
    const onCardOf = await whoseCard(tx, person);
    await tellDeskOfMember(tx, deps, { kind: 'journey', user, membership, ...onCardOf, message, leadId }, now);
  });
}

/** Whoever writes must know that it is not the holder who asks, whatever name somebody on the card has given themselves. */
async function whoseCard(tx: Queryable, { role, membership }: Person): Promise<Pick<MemberEvent, 'onCardOf'>> {
  if (role === 'holder' || role === 'former' || !membership) return {};
  const [holder] = await tx.select().from(users).where(eq(users.id, membership.userId));
  return holder ? { onCardOf: { role, holder: `${holder.firstName} ${holder.lastName}` } } : {};
}
