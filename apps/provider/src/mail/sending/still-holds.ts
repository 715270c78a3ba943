import { and, eq, isNull, lte, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { emailKeyOf } from '../../primitives/email-key.ts';
import type { Queryable } from '../../store/database.ts';
import { deskTasks, giftCards, payments, receipts, subscribers, type outgoingMail } from '../../store/schema.ts';
import type { TemplateId } from '../templates.ts';

type Row = Pick<typeof outgoingMail.$inferSelect, 'template' | 'data' | 'recipient' | 'createdAt'>;

/** What must still be so when an email is sent that has waited, for hours or days, for its server. */
const conditions = {
  /** The code and the link are written when it is sent, so they would be those of a newer code, for whoever had the one before. */
  'the gift code is the one of the email': async (db: Queryable, { data }: Row) => {
    const { id, codeVersion } = z.object({ id: z.string(), codeVersion: z.optional(z.int()) }).parse(data);
    const [card] = await db.select().from(giftCards).where(eq(giftCards.id, id));
    return card?.status === 'delivered' && (codeVersion === undefined || card.codeVersion === codeVersion);
  },
  'the payment is not given back': async (db: Queryable, { data }: Row) => {
    const { kind, number } = z.object({ kind: z.string(), number: z.int() }).parse(data);
    const [paid] = await db
      .select({ refundedAt: payments.refundedAt })
      .from(receipts)
      .innerJoin(payments, eq(receipts.paymentKey, payments.key))
      .where(eq(receipts.number, number));
    return kind === 'credit-note' || paid?.refundedAt === null;
  },
  'the address is subscribed': async (db: Queryable, row: Row) => (await subscriptionOf(db, row)) === 'confirmed',
  'the address has asked for the letter': async (db: Queryable, row: Row) =>
    (await subscriptionOf(db, row)) !== undefined,
  'nobody has written yet': async (db: Queryable, { data }: Row) => {
    const { taskId } = z.object({ taskId: z.string() }).parse(data);
    const open = await db
      .select({ id: deskTasks.id })
      .from(deskTasks)
      .where(and(eq(deskTasks.id, taskId), isNull(deskTasks.writtenAt)));
    return open.length > 0;
  },
  /** Its links end by themselves, or it tells what has happened. */
  nothing: () => Promise.resolve(true),
} as const;

/** The state of the subscription that an email is about. The links in emails of an earlier one have ended with it. */
async function subscriptionOf(db: Queryable, { recipient, createdAt }: Row): Promise<string | undefined> {
  const isItsOwn = or(isNull(subscribers.since), lte(subscribers.since, createdAt));
  const [row] = await db
    .select({ state: subscribers.state })
    .from(subscribers)
    .where(and(eq(subscribers.emailKey, emailKeyOf(recipient)), isItsOwn));
  return row?.state;
}

/** A template that is left out does not compile. */
const conditionOf = {
  'access-ended': 'nothing',
  'account-closed': 'nothing',
  'card-changed': 'nothing',
  'company-receipt': 'the payment is not given back',
  'card-handed-over': 'nothing',
  'card-offer-made': 'nothing',
  'card-offered': 'nothing',
  'card-taken-over': 'nothing',
  'email-asked': 'nothing',
  'email-changed': 'nothing',
  'email-link': 'nothing',
  'email-taken': 'nothing',
  'desk-late': 'nobody has written yet',
  'desk-noted': 'nothing',
  'desk-told': 'nothing',
  'enquiry-acknowledgement': 'nothing',
  'friend-credited': 'nothing',
  'friend-joined': 'nothing',
  'friend-left': 'nothing',
  'gift-card': 'the gift code is the one of the email',
  'gift-card-cancelled': 'nothing',
  'gift-card-changed': 'nothing',
  'gift-card-code-sent': 'nothing',
  'gift-card-delivered': 'nothing',
  'gift-card-receipt': 'nothing',
  'gift-card-reissued': 'the gift code is the one of the email',
  'gift-card-reminder': 'the gift code is the one of the email',
  'gift-card-withdrawn': 'nothing',
  invitation: 'nothing',
  'invitation-member': 'nothing',
  'join-refunded': 'nothing',
  left: 'nothing',
  'locked-out': 'nothing',
  'membership-ended': 'nothing',
  'newsletter-already': 'the address is subscribed',
  'newsletter-confirm': 'the address has asked for the letter',
  'newsletter-first': 'the address is subscribed',
  'newsletter-issue': 'the address is subscribed',
  'passkey-added': 'nothing',
  'passkey-removed': 'nothing',
  'password-changed': 'nothing',
  'password-link': 'nothing',
  'person-joined': 'nothing',
  'receipts-mailbox': 'nothing',
  'renewal-confirmation': 'nothing',
  'renewal-declined': 'nothing',
  'renewal-notice': 'nothing',
  'renewal-resumed': 'nothing',
  'renewal-stopped': 'nothing',
  renewed: 'nothing',
  'sign-in-code': 'nothing',
  'text-changes': 'nothing',
  upgraded: 'nothing',
  welcome: 'nothing',
} as const satisfies Record<TemplateId, keyof typeof conditions>;

/** Whether what an email says still holds, so that it may be sent. Emails of the release before have no template. */
export function stillHolds(db: Queryable, row: Row): Promise<boolean> {
  const condition = row.template && conditionOf[row.template as TemplateId];
  return condition ? conditions[condition](db, row) : Promise.resolve(true);
}
