import type { Queryable } from '../store/database.ts';
import { outgoingMail } from '../store/schema.ts';

export interface Letter {
  /** What it is, for lists and file names: "welcome". */
  kind: string;
  to: string;
  subject: string;
  /** Plain text: paragraphs apart by an empty line, links bare. */
  body: string;
  headers?: Record<string, string>;
}

/** Puts a letter in the outbox, in the transaction of what caused it: both are there, or neither. */
export async function enqueueMail(tx: Queryable, letter: Letter, now: Date): Promise<void> {
  await tx.insert(outgoingMail).values({
    kind: letter.kind,
    recipient: letter.to,
    subject: letter.subject,
    body: letter.body,
    headers: letter.headers ?? {},
    createdAt: now,
    nextTryAt: now,
  });
}
