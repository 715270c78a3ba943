import { setTimeout as delay } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import type { MailServer } from '../../system/mail-server.ts';

/** Senders look into the outbox every minute; a busy machine is slower. */
const LONGEST_WAIT_MS = 300_000;

/**
 * Waits for a letter, and reads something from its subject or its text.
 *
 * @param pattern whose first group is what is wanted
 * @throws {Error} when no such letter has come
 */
export async function readLetter({ letters }: MailServer, to: string, pattern: RegExp): Promise<string> {
  const limit = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < limit) {
    for (const { raw } of letters.filter((letter) => letter.to === to)) {
      const { subject = '', text = '' } = await PostalMime.parse(raw);
      const found = pattern.exec(`${subject}\n${text}`)?.[1];
      if (found) return found;
    }
    await delay(50);
  }
  throw new Error(`No letter to ${to} has ${String(pattern)}.`);
}
