import { and, eq, exists, inArray, isNotNull, isNull, not, notExists } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inTurn } from '../primitives/in-turn.ts';
import type { Database } from '../store/database.ts';
import { attempts, gatewayCards, memberships } from '../store/schema.ts';
import type { PaymentGateway } from './gateway.ts';

/**
 * Lets the gateway forget every card that pays for nothing any more, whatever has ended what it paid for. Nothing else deletes a
 * card. It may run at any time, also in several providers at the same time.
 *
 * @throws {AggregateError} with the error of each card that could not be forgotten; the next run tries again
 */
export const forgetCards = (db: Database, payments: PaymentGateway): Promise<void> =>
  inTurn([learnTokens, forgetNeedless], (step) => step(db, payments));

/** Of the attempts that are over. */
async function learnTokens(db: Database, payments: PaymentGateway): Promise<void> {
  const openAttempt = db
    .select()
    .from(attempts)
    .where(and(eq(attempts.key, gatewayCards.key), inArray(attempts.state, ['running', 'requires-action'])));
  const unknown = await db
    .select()
    .from(gatewayCards)
    .where(and(isNull(gatewayCards.token), notExists(openAttempt)));
  await inTurn(unknown, async (row) => {
    const token = await payments.cardOf(row.key);
    if (token === undefined) await db.delete(gatewayCards).where(ofKey(row));
    else await db.update(gatewayCards).set({ token }).where(ofKey(row));
  });
}

async function forgetNeedless(db: Database, payments: PaymentGateway): Promise<void> {
  const paying = (column: PgColumn) => exists(db.select().from(memberships).where(eq(column, gatewayCards.token)));
  // What pays for a membership was written in the same transaction as the end of its attempt.
  const needless = await db
    .select()
    .from(gatewayCards)
    .where(
      and(isNotNull(gatewayCards.token), not(paying(memberships.cardToken)), not(paying(memberships.chargeToken))),
    );
  await inTurn(needless, async (row) => {
    await payments.deleteCard(row.token ?? '');
    await db.delete(gatewayCards).where(ofKey(row));
  });
}

const ofKey = ({ key }: { key: string }) => eq(gatewayCards.key, key);
