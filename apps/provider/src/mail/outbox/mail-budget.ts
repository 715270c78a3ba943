import { Problem } from '@myler/api-client/problems';
import { countTry, limitKey, resetLimit } from '../../limits/rate-limits.ts';
import { emailKeyOf } from '../../primitives/email-key.ts';
import type { Queryable } from '../../store/database.ts';
import type { TemplateId } from '../templates.ts';

const HOUR_MS = 60 * 60_000;
const anHour = (max: number) => ({ name: 'hour', max, windowMs: HOUR_MS });
const aDay = (max: number) => ({ name: 'day', max, windowMs: 24 * HOUR_MS });

/**
 * What one mailbox gets of each kind, whoever the callers are and however many accounts they have. What `isOfStrangers` can be
 * caused by somebody who has nothing but the address; together that is 23 a day. A kind whose mail somebody may need has a budget
 * of its own, so that no other uses it up. What has a link to get in is never refused unless such a link is with the recipient
 * already, and works until the next may be sent (docs/decisions/0098-strangers-use-up-nothing.md).
 */
export const budgets = {
  'password-link': { windows: [anHour(5), aDay(10)], isOfStrangers: true, hasLink: true },
  /** Each has the same link, which works for three days or more. */
  newsletter: { windows: [aDay(3)], isOfStrangers: true, hasLink: false },
  /** From all accounts together: whoever asks learns that no more are sent today. */
  'email-change': { windows: [aDay(5)], isOfStrangers: true, hasLink: false },
  /** Nobody needs them: acknowledgements of enquiries, and codes for a wrong password, which only make the answers the same. */
  unneeded: { windows: [aDay(5)], isOfStrangers: true, hasLink: false },
  /** From one account to one mailbox, so that one alone cannot use up what all have. */
  'email-change of an account': { windows: [aDay(3)], isOfStrangers: false, hasLink: false },
  /** For whoever has the password. */
  'sign-in-code': { windows: [anHour(10)], isOfStrangers: false, hasLink: false },
  /** About what somebody has done in an account, who may have joined with another person's address. */
  account: { windows: [aDay(30)], isOfStrangers: false, hasLink: false },
  /** About one order of a gift card, by its link. */
  'gift-order': { windows: [aDay(5)], isOfStrangers: false, hasLink: false },
} as const;

type Budget = keyof typeof budgets;

/** Why the emails of a template need no budget. */
type Uncounted =
  /** Each needs a payment, a card that a bank has accepted, or a membership, and each of these causes a few. */
  | 'payment'
  /** Whoever causes it has used a link that only the mailbox got. */
  | 'link'
  /** From our desk, or to us. */
  | 'desk';

/** What counts the emails of each template. One that is left out does not compile. */
export const budgetOf = {
  'account-closed': 'account',
  'card-changed': 'payment',
  'email-asked': 'account',
  'email-changed': 'link',
  'email-link': 'email-change',
  'email-taken': 'email-change',
  enquiry: 'desk',
  'enquiry-acknowledgement': 'unneeded',
  'gift-card': 'payment',
  'gift-card-cancelled': 'payment',
  'gift-card-changed': 'gift-order',
  'gift-card-code-sent': 'payment',
  'gift-card-delivered': 'payment',
  'gift-card-receipt': 'payment',
  'gift-card-reissued': 'payment',
  'gift-card-reminder': 'payment',
  'gift-card-withdrawn': 'payment',
  'journey-wish': 'desk',
  left: 'payment',
  'locked-out': 'desk',
  'membership-ended': 'payment',
  'newsletter-already': 'newsletter',
  'newsletter-confirm': 'newsletter',
  'newsletter-first': 'link',
  'newsletter-issue': 'link',
  'passkey-added': 'account',
  'passkey-removed': 'account',
  'password-changed': 'account',
  'password-link': 'password-link',
  'renewal-confirmation': 'payment',
  'renewal-declined': 'payment',
  'renewal-notice': 'payment',
  'renewal-resumed': 'account',
  'renewal-stopped': 'account',
  renewed: 'payment',
  'sign-in-code': ['sign-in-code', 'unneeded'],
  upgraded: 'payment',
  welcome: 'payment',
} as const satisfies Record<TemplateId, Budget | Uncounted | readonly Budget[]>;

type BudgetOf<Id extends TemplateId> = Extract<
  (typeof budgetOf)[Id] extends infer Of ? (Of extends readonly (infer One)[] ? One : Of) : never,
  Budget
>;

declare const isFrom: unique symbol;

/** That an email may be sent: `countMail` alone gives it. */
export interface Permit<Of extends Budget> {
  readonly [isFrom]: Of;
}

/** The permit that an email of a template needs. */
export type PermitFor<Id extends TemplateId> = [BudgetOf<Id>] extends [never] ? [] : [permit: Permit<BudgetOf<Id>>];

/** @param until when the next email may be sent */
type HasLink = (until: Date) => Promise<boolean>;

interface Counted {
  recipient: string;
  /** The key of the hashes, such as the session key. */
  key: string;
  now: Date;
  /** What else the count belongs to, such as the hash of the password. */
  with?: string;
}

/**
 * Counts an email to a recipient. Call it in the transaction that queues the email, and queue nothing without its permit; the
 * caller's answer is the same, unless the caller has to be told.
 *
 * @param about.hasLink whether the recipient has a link that works until then
 * @returns the permit, unless it is refused; and until when its link has to work, when no other is sent before
 */
export async function countMail<Of extends Budget>(
  tx: Queryable,
  budget: Of,
  about: Counted & ((typeof budgets)[Of]['hasLink'] extends true ? { hasLink: HasLink } : object),
): Promise<{ permit?: Permit<Of>; until?: Date }> {
  const permit = { of: budget } as unknown as Permit<Of>;
  let until: Date | undefined;
  for (const { name, max, windowMs } of budgets[budget].windows) {
    const { count, windowEndsAt } = await countTry(tx, { key: keyOf(budget, about, name), windowMs, now: about.now });
    if (count >= max) until = windowEndsAt;
    // What the hour refuses does not use up the day.
    if (count > max) {
      const isAllowed = 'hasLink' in about && !(await about.hasLink(windowEndsAt));
      return { until: windowEndsAt, ...(isAllowed && { permit }) };
    }
  }
  return { permit, ...(until && { until }) };
}

const keyOf = (budget: Budget, { key, recipient, with: more = '' }: Omit<Counted, 'now'>, window: string) =>
  limitKey(key, 'mail', budget, mailboxOf(recipient), more, window);

/** The address without what follows a `+`: most providers deliver all of these to one mailbox. */
const mailboxOf = (email: string) => emailKeyOf(email).replace(/^([^+@]+)\+.*(?=@[^@]*$)/, '$1');

/**
 * Counts an email about something that is done in an account. Nothing is done there without its email, so what it belongs to is
 * refused with it: call it in the same transaction.
 *
 * @throws {Problem} 429 `too-many-changes`
 */
export async function countNotice(tx: Queryable, about: Counted): Promise<Permit<'account'>> {
  const { permit, until = about.now } = await countMail(tx, 'account', about);
  if (permit) return permit;
  throw new Problem(
    429,
    'There were too many changes in this account since yesterday, and each sends an email. Try again tomorrow. To go on now, sign out, choose “Forgotten your password?” and set a new one with the link in our email.',
    { code: 'too-many-changes', retryAfter: Math.ceil((until.getTime() - about.now.getTime()) / 1000) },
  );
}

/** For what a job does on the day that the member has chosen, once for an account. */
export const permitOfJob = {} as Permit<'account'>;

/** After a reset the count begins anew: somebody else may have caused those before, who was in the account. */
export async function forgetNotices(tx: Queryable, about: Omit<Counted, 'now'>): Promise<void> {
  for (const { name } of budgets.account.windows) await resetLimit(tx, keyOf('account', about, name));
}
