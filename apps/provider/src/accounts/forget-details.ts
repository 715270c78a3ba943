import { eq, inArray } from 'drizzle-orm';
import { forgetTakenBack } from '../prices/taken-back.ts';
import type { Queryable } from '../store/database.ts';
import { children, events, leads, payments, receipts, users } from '../store/schema.ts';

/**
 * Forgets what was entered in an account besides name, address and country, because somebody else may have joined with the address.
 * What the member has paid stays; receipts that were issued show the member the name and the country only.
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
      companyName: null,
      taxNumber: null,
    })
    .where(eq(users.id, userId));
  await tx.delete(children).where(eq(children.userId, userId));
  // The desk still answers whoever wrote it.
  await tx.update(leads).set({ userId: null }).where(eq(leads.userId, userId));
  await tx.update(events).set({ userId: null }).where(eq(events.userId, userId));
  await forgetTakenBack(tx, userId);
  const paid = tx.select({ key: payments.key }).from(payments).where(eq(payments.userId, userId));
  await tx.update(receipts).set({ isAbridged: true }).where(inArray(receipts.paymentKey, paid));
}
