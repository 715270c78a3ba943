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
  const { balance, validUntil } = goodPartOf(row, now);
  return {
    status: stateOf(row, now),
    balance: { amount: balance, currency },
    worth: { amount, currency },
    ...(membershipId ? { membershipId } : {}),
    validUntil,
  };
}

export function stateOf(row: GiftCardRow, now: Date): GiftCardBalance['status'] {
  if (row.balance === 0) return 'spent';
  return goodPartOf(row, now).balance > 0 ? 'good' : 'expired';
}

type Balance = Pick<GiftCardRow, 'balance' | 'validUntil' | 'returned' | 'returnedUntil'>;

/**
 * What can be spent of a delivered card, and until when: everything until its last day, and then only what came back from a
 * membership, until a day of its own. What lapsed unspent stays lapsed. `spend.ts` has the same rule in SQL.
 */
export function goodPartOf(
  { balance, validUntil, returned, returnedUntil }: Balance,
  now: Date,
): { balance: number; validUntil: string } {
  // Only delivered cards have a code, and every delivered card has a last day.
  if (!validUntil) throw new Error('A gift card was found by its code before it had left.');
  const today = dayBegunEverywhere(now);
  const isOver = validUntil < today;
  if (!returnedUntil || (!isOver && returned < balance)) return { balance: isOver ? 0 : balance, validUntil };
  return { balance: returnedUntil < today ? 0 : returned, validUntil: returnedUntil };
}
