import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Lead } from '@myler/api-client/contract';
import type { Keys } from '@myler/server/secrets';
import type { Handlers } from '../../http/route.ts';
import { acknowledgementEmail, enquiryEmail } from '../../mail/emails/enquiry.ts';
import { enqueueMail } from '../../mail/outbox/enqueue-mail.ts';
import { isWithinMailBudget } from '../../mail/outbox/mail-budget.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { assertAllFieldsUsed } from '../../store/assert-all-fields-used.ts';
import { leads } from '../../store/schema.ts';

const DAY_MS = 86_400_000;

export interface LeadDeps {
  db: Database;
  now: () => Date;
  sessionKeys: Keys;
  notifyMailQueue: () => void;
}

/** Stores an enquiry, acknowledges it by e-mail, and sends it to the people who answer it. */
export function leadHandlers({ db, now, sessionKeys, notifyMailQueue }: LeadDeps): Pick<Handlers, 'lead'> {
  return {
    async lead({ body }) {
      await db.transaction(async (tx) => {
        if (!(await insertLead(tx, body, now()))) return;
        const about = { recipient: body.email, key: sessionKeys[0], now: now() };
        if (await isWithinMailBudget(tx, about)) await enqueueMail(tx, acknowledgementEmail(body, now()), now());
        await enqueueMail(tx, enquiryEmail(body, now()), now());
      });
      notifyMailQueue();
      return undefined;
    },
  };
}

/**
 * Stores an enquiry unless the same person sent the same text less than a day ago: a double click, or a retry after a
 * lost response. One statement checks and writes, so that two simultaneous requests also store one enquiry.
 *
 * @returns whether the enquiry is new
 */
async function insertLead(tx: Queryable, lead: Lead, now: Date): Promise<boolean> {
  assertAllFieldsUsed<keyof typeof leads.$inferInsert>()(lead);
  const inserted = await tx
    .insert(leads)
    .values({ ...lead, fingerprint: fingerprintOf(lead), createdAt: now })
    .onConflictDoUpdate({
      target: leads.fingerprint,
      set: { createdAt: now },
      setWhere: lt(leads.createdAt, new Date(now.getTime() - DAY_MS)),
    })
    .returning({ id: leads.id });
  return inserted.length > 0;
}

function fingerprintOf(lead: Lead): string {
  const parts = Object.entries(lead).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
