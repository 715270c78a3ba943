import type { Keys } from '@myler/server/secrets';
import { insertLead } from '../../enquiries/insert-lead.ts';
import type { Handlers } from '../../http/route.ts';
import { acknowledgementEmail, enquiryEmail } from '../../mail/emails/enquiry.ts';
import { enqueueMail } from '../../mail/outbox/enqueue-mail.ts';
import { isWithinMailBudget } from '../../mail/outbox/mail-budget.ts';
import type { Database } from '../../store/database.ts';
import { assertAllFieldsUsed } from '../../store/assert-all-fields-used.ts';
import type { leads } from '../../store/schema.ts';

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
      assertAllFieldsUsed<keyof typeof leads.$inferInsert>()(body);
      await db.transaction(async (tx) => {
        if (!(await insertLead(tx, body, body, now()))) return;
        const about = { recipient: body.email, key: sessionKeys[0], now: now() };
        if (await isWithinMailBudget(tx, about)) await enqueueMail(tx, acknowledgementEmail(body, now()), now());
        await enqueueMail(tx, enquiryEmail(body, now()), now());
      });
      notifyMailQueue();
      return undefined;
    },
  };
}
