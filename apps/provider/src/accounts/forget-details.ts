import { and, eq, inArray, sql } from 'drizzle-orm';
import { companyColumns } from '../member-rows/company.ts';
import { forgetTakenBack } from '../prices/taken-back.ts';
import type { Queryable } from '../store/database.ts';
import { children, events, leads, outgoingMail, payments, receipts, users } from '../store/schema.ts';

/**
 * Forgets what was entered in an account besides name, address and country, because somebody else may have joined with the address.
 * What the member has paid stays; receipts that were issued show the member the name and the country only. Of what was written about
 * journeys remains what the desk has received.
 */
export async function forgetDetails(tx: Queryable, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({
      phoneNumber: null,
      dateOfBirth: null,
      cityId: null,
      cityName: null,
      instagramConsent: false,
      instagramUsername: null,
      whatsAppConsent: false,
      ...companyColumns(),
    })
    .where(eq(users.id, userId));
  await tx.delete(children).where(eq(children.userId, userId));
  await tx.delete(leads).where(eq(leads.userId, userId));
  // With those that wait: the desk would answer the owner of the mailbox about what somebody else has written.
  const told = sql`${outgoingMail.data} -> 'event'`;
  const ofMember = and(eq(outgoingMail.template, 'desk-told'), sql`${told} ->> 'userId' = ${userId}`);
  await tx.delete(outgoingMail).where(and(ofMember, sql`${told} ->> 'kind' = 'journey'`));
  await tx
    .update(outgoingMail)
    .set({ data: sql`jsonb_set(${outgoingMail.data}, '{event,shared}', '{}')` })
    .where(ofMember);
  await tx.update(events).set({ userId: null }).where(eq(events.userId, userId));
  await forgetTakenBack(tx, userId);
  const paid = tx.select({ key: payments.key }).from(payments).where(eq(payments.userId, userId));
  await tx.update(receipts).set({ isAbridged: true }).where(inArray(receipts.paymentKey, paid));
}
