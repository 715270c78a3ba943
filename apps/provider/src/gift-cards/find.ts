import { and, inArray, ne } from 'drizzle-orm';
import type { GiftCardBalance } from '@myler/api-client/contract';
import { fieldProblem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import { dayBegunEverywhere } from '../primitives/days.ts';
import type { Queryable } from '../store/database.ts';
import { giftCards, type GiftCardRow } from '../store/schema.ts';
import { hashesOfCode, readCode } from './code.ts';

export interface FindCardDeps {
  db: Queryable;
  giftCardKeys: Keys;
}

/**
 * The card of a code. Unknown, cancelled and undelivered cards have the same response, so that guessing reveals
 * nothing. The holder of a valid code learns the card's state.
 *
 * @param field of the form it stands in
 * @throws {Problem} 422 `gift-code-slip`; 404 `gift-card-unknown`
 */
export async function findCard({ db, giftCardKeys }: FindCardDeps, typed: string, field: string): Promise<GiftCardRow> {
  const code = readCode(typed, field);
  const [row] = await db
    .select()
    .from(giftCards)
    .where(and(inArray(giftCards.codeHash, hashesOfCode(giftCardKeys, code)), ne(giftCards.status, 'cancelled')));
  if (row) return row;
  throw fieldProblem(
    { [field]: 'We do not know this code. Compare it with the card, or ask whoever gave it to you.' },
    { status: 404, code: 'gift-card-unknown' },
  );
}

/** @throws {Problem} 404 and 422 as `findCard` */
export async function balanceOf(deps: FindCardDeps, typed: string, now: Date): Promise<GiftCardBalance> {
  const row = await findCard(deps, typed, 'code');
  const { amount, currency, membershipId } = row;
  const status = stateOf(row, now);
  return {
    status,
    balance: { amount: status === 'good' ? row.balance : 0, currency },
    worth: { amount, currency },
    ...(membershipId ? { membershipId } : {}),
    validUntil: lastDayOf(row),
  };
}

export function stateOf(row: GiftCardRow, now: Date): GiftCardBalance['status'] {
  if (row.balance === 0) return 'spent';
  return lastDayOf(row) < dayBegunEverywhere(now) ? 'expired' : 'good';
}

/** Only delivered cards have a code, and every delivered card has a last day. */
export function lastDayOf({ validUntil }: GiftCardRow): string {
  if (!validUntil) throw new Error('A gift card was found by its code before it had left.');
  return validUntil;
}
