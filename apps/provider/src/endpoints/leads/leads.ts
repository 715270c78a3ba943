import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Lead } from '@myler/api-client/contract';
import type { Handlers } from '../../http/route.ts';
import { acknowledgementEmail, enquiryEmail } from '../../mail/emails/enquiry.ts';
import { enqueueMail } from '../../mail/outbox/enqueue-mail.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { nothingDropped } from '../../store/nothing-dropped.ts';
import { leads } from '../../store/schema.ts';

const DAY_MS = 86_400_000;

export interface LeadDeps {
  db: Database;
  now: () => Date;
  notifyMailQueue: () => void;
}

/** An enquiry is written down and passed on; a person answers it. */
export function leadHandlers({ db, now, notifyMailQueue }: LeadDeps): Pick<Handlers, 'lead'> {
  return {
    async lead({ body }) {
      await db.transaction(async (tx) => {
        if (!(await writeDown(tx, body, now()))) return;
        await enqueueMail(tx, acknowledgementEmail(body, now()), now());
        await enqueueMail(tx, enquiryEmail(body, now()), now());
      });
      notifyMailQueue();
      return undefined;
    },
  };
}

/**
 * Pressed twice, or sent again because the answer was lost, it is one enquiry: the same words from the same person within
 * a day. In one statement, so that two at once are one too.
 *
 * @returns whether it is new
 */
async function writeDown(tx: Queryable, lead: Lead, now: Date): Promise<boolean> {
  nothingDropped<keyof typeof leads.$inferInsert>()(lead);
  const written = await tx
    .insert(leads)
    .values({ ...lead, fingerprint: fingerprintOf(lead), createdAt: now })
    .onConflictDoUpdate({
      target: leads.fingerprint,
      set: { createdAt: now },
      setWhere: lt(leads.createdAt, new Date(now.getTime() - DAY_MS)),
    })
    .returning({ id: leads.id });
  return written.length > 0;
}

function fingerprintOf(lead: Lead): string {
  const parts = Object.entries(lead).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
