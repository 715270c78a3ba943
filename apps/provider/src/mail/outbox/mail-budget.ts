import { countTry, limitKey } from '../../limits/rate-limits.ts';
import { emailKeyOf } from '../../primitives/email-key.ts';
import type { Queryable } from '../../store/database.ts';

const HOUR_MS = 60 * 60_000;
const anHour = (max: number) => ({ name: 'hour', max, windowMs: HOUR_MS });
const aDay = (max: number) => ({ name: 'day', max, windowMs: 24 * HOUR_MS });

/**
 * How many emails one recipient gets that anybody can cause by typing an address, whoever the callers are. Each kind counts by
 * itself, so that none uses up another. What has a link that its recipient may need is never refused unless such a link is with
 * the recipient already, and works until the next email may be sent
 * (docs/decisions/0098-strangers-use-up-nothing.md).
 */
const budgets = {
  'password-link': { windows: [anHour(5), aDay(10)], hasLink: true },
  newsletter: { windows: [aDay(3)], hasLink: true },
  acknowledgement: { windows: [aDay(5)], hasLink: false },
  /** From one member to one address. Not of all members: others could use up what the owner of a new address needs. */
  'email-change': { windows: [aDay(5)], hasLink: false },
  /** To a member, whose address others ask for. Nobody needs it. */
  'email-taken': { windows: [aDay(3)], hasLink: false },
  /** For a wrong password: it signs nobody in, and only makes the answers the same. */
  'sign-in-code': { windows: [aDay(5)], hasLink: false },
  /** For whoever has the password. */
  'sign-in-code with password': { windows: [anHour(10)], hasLink: false },
} as const;

type MailKind = keyof typeof budgets;

/** @param until when the next email may be sent */
type HasLink = (until: Date) => Promise<boolean>;

/**
 * Counts an email to a recipient. Call it in the transaction that queues the email, and queue nothing when it is
 * refused; the caller's answer is the same. Emails about money are never counted and never refused.
 *
 * @param about.key the key of the hashes, such as the session key
 * @param about.with what else the count belongs to, such as the hash of the password
 * @param about.hasLink whether the recipient has a link that works until then
 * @returns whether the email may be queued; and until when its link has to work, when no other is sent before
 */
export async function countMail<Kind extends MailKind>(
  tx: Queryable,
  kind: Kind,
  about: { recipient: string; key: string; now: Date; with?: string } & ((typeof budgets)[Kind]['hasLink'] extends true
    ? { hasLink: HasLink }
    : object),
): Promise<{ isAllowed: boolean; until?: Date }> {
  let until: Date | undefined;
  for (const { name, max, windowMs } of budgets[kind].windows) {
    const key = limitKey(about.key, 'mail', kind, emailKeyOf(about.recipient), about.with ?? '', name);
    const { count, windowEndsAt } = await countTry(tx, { key, windowMs, now: about.now });
    if (count >= max) until = windowEndsAt;
    // What the hour refuses does not use up the day.
    if (count > max) {
      const isAllowed = 'hasLink' in about && !(await about.hasLink(windowEndsAt));
      return { isAllowed, until: windowEndsAt };
    }
  }
  return { isAllowed: true, ...(until && { until }) };
}
