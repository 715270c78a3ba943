import type { Queryable } from '../../store/database.ts';
import { outgoingMail } from '../../store/schema.ts';
import type { Email } from '../message/email.ts';
import { textVersion } from '../message/text-version.ts';

/** Stores an e-mail in the outbox. Call it in the transaction of its cause, so that either both are stored or neither. */
export async function enqueueMail(tx: Queryable, email: Email, now: Date): Promise<void> {
  await tx.insert(outgoingMail).values({
    kind: email.kind,
    recipient: email.to,
    subject: email.subject,
    body: textVersion(email.content),
    content: email.content,
    headers: email.headers ?? {},
    createdAt: now,
    nextTryAt: now,
  });
}
