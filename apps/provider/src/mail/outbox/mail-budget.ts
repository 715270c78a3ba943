import { Problem } from '@myler/api-client/problems';
import { addDays } from '@myler/config/dates';
import { countTry, limitKey, resetLimit, uncountTry } from '../../limits/rate-limits.ts';
import { dayOf } from '../../primitives/days.ts';
import { emailKeyOf, mailboxOf } from '../../primitives/email-key.ts';
import type { Queryable } from '../../store/database.ts';
import {
  isMailboxItself,
  isPaidFor,
  mayHaveItsOwn,
  ownOf,
  shareOf,
  shareOfMailbox,
  type Account,
} from './account-share.ts';
import { budgets, ofItsOwn, type Budget, type OfAccount, type OfLinks, type Window } from './budgets.ts';
import { only, permitOf, type Answer, type Permit } from './permit.ts';

interface Counted {
  /** The key of the hashes, such as the session key. */
  key: string;
  now: Date;
  /** What else the count belongs to, such as the hash of the password. */
  with?: string;
}

type AboutAccount = Counted & { account: Account };

/**
 * Counts an email to a mailbox. Call it in the transaction that queues the email, and queue nothing without its permit; the
 * caller's answer is the same, unless the caller has to be told.
 *
 * @param about.hasLink whether the link of an earlier one works; without it the mailbox's own address gets one more
 */
export async function countMail<Of extends Exclude<Budget, OfAccount | OfLinks | 'gift'>>(
  tx: Queryable,
  budget: Of,
  { recipient, hasLink, ...about }: Counted & { recipient: string; hasLink?: () => Promise<boolean> },
): Promise<Answer<Of>> {
  const answer = only(await count(tx, budget, { ...about, ...shareOfMailbox(budget, recipient) }), recipient);
  if (answer.permit || !hasLink || !isMailboxItself(recipient) || (await hasLink())) return answer;
  return { permit: permitOf(budget, recipient) };
}

/** As `countMail`, for an email about an account, or to whoever has its password. */
export const countMailOf = async <Of extends OfAccount>(
  tx: Queryable,
  budget: Of,
  { account, ...about }: AboutAccount,
): Promise<Answer<Of>> =>
  only(await countOrOwn(tx, budget, { ...about, ...shareOf(budget, account, about.with), account }), account.email);

/**
 * Counts, and where what a mailbox's accounts share is used up, lets one that was paid for have one of its own: others of the mailbox
 * may be a stranger's, who has used it up for nothing.
 */
async function countOrOwn<Of extends OfAccount | 'unproven-link'>(
  tx: Queryable,
  budget: Of,
  about: Counted & { of: string; windows: readonly Window[]; account: Account },
): Promise<Answer<Of>> {
  const answer = await count(tx, budget, about);
  if (answer.permit || !mayHaveItsOwn(about.account) || !(await isPaidFor(tx, about.account.id))) return answer;
  return count(tx, budget, { ...about, ...ownOf(about.account), windows: [ofItsOwn] });
}

/**
 * As `countMail`, for a link to get in.
 *
 * @param about.account that of the address; undefined when there is none, and nobody gets the email
 * @param about.hasLink whether the account has a link that works until then
 * @returns and until when its link has to work
 */
export async function countLink(
  tx: Queryable,
  {
    recipient,
    account,
    hasLink,
    ...about
  }: Counted & {
    recipient: string;
    account: Account | undefined;
    hasLink: (account: Account, until: Date) => Promise<boolean>;
  },
): Promise<Answer<OfLinks>> {
  const address = emailKeyOf(recipient);
  if (account && !account.mailboxProvenAt && !isMailboxItself(address))
    return countOrOwn(tx, 'unproven-link', {
      ...about,
      of: mailboxOf(address),
      windows: budgets['unproven-link'].windows,
      account,
    });
  // What was asked for before somebody joined with the address has sent nothing.
  const answer = await count(tx, 'password-link', {
    ...about,
    of: account ? address : `nobody ${address}`,
    windows: budgets['password-link'].windows,
  });
  // Closing and joining again would forget the links of an account that is not proven.
  const { until, permit } = answer;
  if (permit || !until || !account?.mailboxProvenAt || (await hasLink(account, until))) return answer;
  return { until, permit: permitOf('password-link') };
}

interface AboutGift {
  /** The key of gift cards. */
  key: string;
  recipient: string;
  /** The hash of the card that paid. Each has a budget of its own: nobody uses up what another buyer needs. */
  card: string | null;
  /** When the email is sent. */
  at: Date;
}

/**
 * Takes a place among the emails that a buyer's card sends to a mailbox about gift cards on a day (UTC): before the money moves, for a card.
 *
 * @returns undefined when the day has none left, and nothing is counted
 */
export async function countGift(
  tx: Queryable,
  { at, now, ...about }: AboutGift & { now: Date },
): Promise<Permit<'gift'> | undefined> {
  const place = placeOf({ at, ...about });
  const windowMs = Date.parse(`${addDays(dayOf(at), 1)}T00:00:00Z`) - now.getTime();
  const [{ name, max }] = budgets.gift.windows;
  const { permit } = await count(tx, 'gift', { ...place, now, windows: [{ name, max, windowMs }] });
  if (!permit) await uncountTry(tx, keyOf('gift', place, name));
  return permit;
}

/** Gives a place back, when no email is sent. */
export async function uncountGift(db: Queryable, about: AboutGift): Promise<void> {
  await uncountTry(db, keyOf('gift', placeOf(about), budgets.gift.windows[0].name));
}

/** Whether two emails have one place. */
export const isSameGiftPlace = (one: AboutGift, other: AboutGift): boolean =>
  keyOf('gift', placeOf(one), '') === keyOf('gift', placeOf(other), '');

const placeOf = ({ key, recipient, card, at }: AboutGift) => ({
  key,
  of: mailboxOf(recipient),
  with: `${dayOf(at)} ${card ?? ''}`,
});

async function count<Of extends Budget>(
  tx: Queryable,
  budget: Of,
  about: Counted & { of: string; windows: readonly Window[] },
): Promise<Answer<Of>> {
  let until: Date | undefined;
  for (const { name, max, windowMs } of about.windows) {
    const key = keyOf(budget, about, name);
    const { count: sent, windowEndsAt } = await countTry(tx, { key, windowMs, now: about.now });
    if (sent < max) continue;
    // A day may end before the hour that is used up too.
    if (!until || windowEndsAt > until) until = windowEndsAt;
    // What the hour refuses does not use up the day.
    if (sent > max) return { until };
  }
  return { permit: permitOf(budget), ...(until && { until }) };
}

const keyOf = (budget: Budget, about: { key: string; of: string; with?: string }, window: string) =>
  limitKey(about.key, 'mail', budget, about.of, about.with ?? '', window);

/**
 * Counts an email about something that is done in an account. Nothing is done there without its email, so what it belongs to is
 * refused with it: call it in the same transaction.
 *
 * @throws {Problem} 429 `too-many-changes`
 */
export async function countNotice(tx: Queryable, about: AboutAccount): Promise<Permit<'account'>> {
  const { permit, until = about.now } = await countMailOf(tx, 'account', about);
  if (permit) return permit;
  throw new Problem(
    429,
    `There were too many changes in this account since yesterday, and each sends an email. Try again tomorrow.${
      // A first reset forgets what the member has entered.
      about.account.mailboxProvenAt
        ? ' To go on now, sign out, choose “Forgotten your password?” and set a new one with the link in our email.'
        : ''
    }`,
    { code: 'too-many-changes', retryAfter: Math.ceil((until.getTime() - about.now.getTime()) / 1000) },
  );
}

/**
 * Counts an email about money, unless a card has paid: what costs nothing may be done with anybody's address. Nobody is refused
 * anything for it, because the account says the same.
 *
 * @returns undefined when the email is not to be sent
 */
export const countUnlessPaid = async (
  tx: Queryable,
  { isPaidByCard, ...about }: AboutAccount & { isPaidByCard: boolean },
): Promise<Permit<'account'> | undefined> =>
  isPaidByCard ? permitOfPayment : (await countMailOf(tx, 'account', about)).permit;

/** For what a job does on the day that the member has chosen, once for an account. */
export const permitOfJob = permitOf('account');
/** For a gift card that has its place since it was bought, and for what the desk sends. */
export const permitOfGift = permitOf('gift');
/** For an email about a payment with an accepted card. */
const permitOfPayment = permitOf('account');
/** For what `countNotice` has let begin, in another transaction. */
export const permitOfAdmitted = permitOf('account');

/** Takes back what `countNotice` has counted, when nothing was done. */
export async function uncountNotice(db: Queryable, { account, key }: Omit<AboutAccount, 'now'>): Promise<void> {
  const { windows, ...share } = shareOf('account', account);
  for (const { name, max } of windows) {
    const left = await uncountTry(db, keyOf('account', { key, ...share }, name));
    // What is shared had refused it.
    if (left >= max && mayHaveItsOwn(account))
      await uncountTry(db, keyOf('account', { key, ...ownOf(account) }, ofItsOwn.name));
  }
}

/** After a reset the count begins anew: somebody else may have caused those before, who was in the account. */
export async function forgetNotices(tx: Queryable, { account, key }: Omit<AboutAccount, 'now'>): Promise<void> {
  const { windows, ...share } = shareOf('account', account);
  for (const { name } of windows) await resetLimit(tx, keyOf('account', { key, ...share }, name));
}
