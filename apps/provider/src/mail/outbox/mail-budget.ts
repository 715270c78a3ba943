import { countTry, limitKey } from '../../limits/rate-limits.ts';
import { emailKeyOf } from '../../primitives/email-key.ts';
import type { Queryable } from '../../store/database.ts';

const HOUR_MS = 60 * 60_000;

/**
 * How many e-mails one recipient gets that anybody can cause by typing an address: links for a new password, codes,
 * confirmations of the newsletter, acknowledgements of enquiries. All kinds count together, and all callers.
 */
const FROM_STRANGERS = [
  { name: 'hour', max: 5, windowMs: HOUR_MS },
  { name: 'day', max: 15, windowMs: 24 * HOUR_MS },
];

/** Codes for somebody who knows the password. A stranger must not be able to use up the member's own. */
const WITH_PASSWORD = [{ name: 'with-password', max: 10, windowMs: HOUR_MS }];

/**
 * Counts an e-mail to a recipient. Call it in the transaction that queues the e-mail, and queue nothing when it is
 * refused; the caller's answer is the same. E-mails about money are never counted and never refused.
 *
 * @param about.key the key of the hashes, such as the session key
 * @param about.hasPassword whether the caller has the recipient's password
 * @returns whether the e-mail may be queued
 */
export async function isWithinMailBudget(
  tx: Queryable,
  about: { recipient: string; key: string; now: Date; hasPassword?: boolean },
): Promise<boolean> {
  for (const { name, max, windowMs } of about.hasPassword ? WITH_PASSWORD : FROM_STRANGERS) {
    const key = limitKey(about.key, 'mail', emailKeyOf(about.recipient), name);
    const { count } = await countTry(tx, { key, windowMs, now: about.now });
    // What the hour refuses does not use up the day.
    if (count > max) return false;
  }
  return true;
}
