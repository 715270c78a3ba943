import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { momentBefore } from '../primitives/days.ts';
import type { Queryable } from '../store/database.ts';
import { leads } from '../store/schema.ts';

type NewLead = Omit<typeof leads.$inferInsert, 'id' | 'fingerprint' | 'createdAt'>;

/**
 * Stores an enquiry unless the same person sent the same text less than a day ago: a double click, or a retry after a
 * lost response. One statement checks and writes, so that two simultaneous requests also store one enquiry.
 *
 * @param same what makes two enquiries the same one
 * @returns the id of an enquiry that is new
 */
export async function insertLead(tx: Queryable, lead: NewLead, same: object, now: Date): Promise<string | undefined> {
  const inserted = await tx
    .insert(leads)
    .values({ ...lead, fingerprint: fingerprintOf(same), createdAt: now })
    .onConflictDoUpdate({
      target: leads.fingerprint,
      set: { createdAt: now },
      setWhere: lt(leads.createdAt, momentBefore(now, 1)),
    })
    .returning({ id: leads.id });
  return inserted[0]?.id;
}

function fingerprintOf(same: object): string {
  const parts = Object.entries(same).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
