import { eq } from 'drizzle-orm';
import type { Lead } from '@myler/api-client/contract';
import { countryName } from '@myler/domain/words';
import { findDocument } from '../../content/documents.ts';
import { tellDesk, type DeskDeps } from '../../desk/tell-desk.ts';
import { insertLead } from '../../enquiries/insert-lead.ts';
import type { HotelBrief } from '../../hotels/to-contract.ts';
import type { Handlers } from '../../http/route.ts';
import { membershipById } from '@myler/config/memberships';
import type { DeskEvent } from '../../mail/emails/desk.ts';
import { acknowledgementEmail, type AskedAbout } from '../../mail/emails/enquiry.ts';
import { dayIn } from '../../primitives/days.ts';
import { enqueueMail } from '../../mail/outbox/enqueue-mail.ts';
import { countMail } from '../../mail/outbox/mail-budget.ts';
import type { Database } from '../../store/database.ts';
import { assertAllFieldsUsed } from '../../store/assert-all-fields-used.ts';
import { hotels, type leads } from '../../store/schema.ts';

export interface LeadDeps extends DeskDeps {
  db: Database;
  now: () => Date;
  notifyMailQueue: () => void;
}

/** Stores an enquiry, acknowledges it by email, and sends it to the people who answer it. */
export function leadHandlers({ db, now, notifyMailQueue, ...deps }: LeadDeps): Pick<Handlers, 'lead'> {
  return {
    async lead({ body }) {
      assertAllFieldsUsed<keyof typeof leads.$inferInsert>()(body);
      const asked = await askedAbout(db, body);
      await db.transaction(async (tx) => {
        const leadId = await insertLead(tx, body, body, now());
        if (!leadId) return;
        const about = { recipient: body.email, key: deps.sessionKeys[0], now: now() };
        const data = { lead: body, asked, today: dayIn('Europe/London', now()) };
        const { permit } = await countMail(tx, 'unneeded', about);
        if (permit) await enqueueMail(tx, acknowledgementEmail(data), now(), permit);
        await tellDesk(tx, deps, { event: eventOf(body, asked), mylerId: body.mylerId ?? null, leadId }, now());
      });
      notifyMailQueue();
      return undefined;
    },
  };
}

/** Unknown ids have no name. The enquiry is stored all the same: a visitor's page may be older than our list. */
async function askedAbout(db: Database, { hotelId, mylerId }: Lead): Promise<AskedAbout> {
  const [hotel] = hotelId
    ? await db.select({ brief: hotels.brief }).from(hotels).where(eq(hotels.id, hotelId))
    : [undefined];
  const myler = mylerId ? await findDocument(db, 'mylers', mylerId) : undefined;
  return { hotel: (hotel?.brief as HotelBrief | undefined)?.name, myler: myler?.name };
}

/** What whoever answers needs. A hotel or a Myler that has left us keeps its id. */
function eventOf(body: Lead, asked: AskedAbout): DeskEvent {
  const { source, name, email, message, hotelId, mylerId, membershipId, countryCode, ...rest } = body;
  return {
    kind: 'enquiry',
    userId: null,
    source,
    person: { name, email },
    message,
    shared: {
      ...rest,
      country: countryCode && countryName(countryCode),
      hotel: asked.hotel ?? hotelId,
      myler: asked.myler ?? mylerId,
      membership: membershipId && membershipById(membershipId).name,
    },
  };
}
