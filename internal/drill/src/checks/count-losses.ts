import type { Acknowledged, WriteKind } from '../load/requests.ts';
import type { Query } from '../system/database.ts';
import type { Letter } from '../system/mail-server.ts';

export interface Losses {
  /** Writes that were answered with success and are not in the database, charges without what was paid for included. */
  lost: string[];
  /** Writes that are there more than once, and letters that were sent again under another name. */
  doubled: string[];
}

interface Count {
  email: string;
  rows: number;
}

/** For each kind of write, how many rows each address has. */
const counts: Record<WriteKind, string> = {
  join: 'select email_key as email, count(*)::int as rows from users group by 1',
  'gift card': 'select sender_email as email, count(*)::int as rows from gift_cards group by 1',
  enquiry: 'select email, count(*)::int as rows from leads group by 1',
  subscription: 'select email_key as email, count(*)::int as rows from subscribers group by 1',
};

/** Charges that were not paid back, with what they paid for. */
const CHARGES = `
  select ledger.key, (memberships.id is not null or gift_cards.id is not null) as is_used
  from sandbox_ledger ledger
  left join memberships on memberships.charge_id = ledger.charge_id
  left join gift_cards on gift_cards.attempt_key::text = ledger.key
  where ledger.outcome = 'charged' and ledger.refunded_at is null`;

/** Compares what visitors were told with what the database holds and the mail server got. */
export async function countLosses(acknowledged: Acknowledged[], query: Query, letters: Letter[]): Promise<Losses> {
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const [kind, statement] of Object.entries(counts)) {
    const rows = new Map((await query<Count>(statement)).map(({ email, rows }) => [email, rows]));
    for (const write of acknowledged) {
      if (write.kind === kind && !rows.has(write.email)) lost.push(`${kind} of ${write.email}`);
    }
    for (const [email, count] of rows) if (count > 1) doubled.push(`${kind} of ${email}, ${count} times`);
  }
  for (const { key, is_used: isUsed } of await query<{ key: string; is_used: boolean }>(CHARGES)) {
    if (!isUsed) lost.push(`what ${key} was charged for`);
  }
  const payers = new Set(acknowledged.flatMap(({ key, email }) => (key ? [email, `to.${email}`] : [])));
  return { lost, doubled: [...doubled, ...doubledLetters(letters.filter(({ to }) => payers.has(to)))] };
}

/**
 * Letters about payments. Somebody who subscribes twice, because the first answer was lost, may get two.
 *
 * A letter that a killed sender had sent and not yet noted is sent again under its own name (Message-ID), and mail
 * programs show it once. Under another name it would be two letters.
 */
function doubledLetters(letters: Letter[]): string[] {
  const names = new Map<string, Set<string>>();
  for (const { to, subject, messageId } of letters) {
    const about = `“${subject}” to ${to}`;
    names.set(about, (names.get(about) ?? new Set()).add(messageId));
  }
  return [...names].filter(([, ids]) => ids.size > 1).map(([about, ids]) => `${about}, ${ids.size} times`);
}
