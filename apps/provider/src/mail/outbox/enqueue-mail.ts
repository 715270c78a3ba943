import type { Queryable } from '../../store/database.ts';
import { outgoingMail } from '../../store/schema.ts';
import type { Letter } from '../message/letter.ts';
import { textVersion } from '../message/text-version.ts';

/** Puts a letter in the outbox, in the transaction of what caused it: both are there, or neither. */
export async function enqueueMail(tx: Queryable, letter: Letter, now: Date): Promise<void> {
  await tx.insert(outgoingMail).values({
    kind: letter.kind,
    recipient: letter.to,
    subject: letter.subject,
    body: textVersion(letter.content),
    content: letter.content,
    headers: letter.headers ?? {},
    createdAt: now,
    nextTryAt: now,
  });
}
