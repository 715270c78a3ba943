import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CreditCard } from '@myler/api-client/contract';
import type { ProviderEndpoints } from '@myler/api-client/endpoints';
import { Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import type { PaymentGateway } from '../payment/gateway.ts';
import { mac } from '../primitives/tokens.ts';
import type { Queryable } from '../store/database.ts';
import { idempotencyKeys } from '../store/schema.ts';

/** The calls that are done once for a key. */
export type IdempotentEndpoint = {
  [Name in keyof ProviderEndpoints]: ProviderEndpoints[Name] extends { idempotent: true } ? Name : never;
}[keyof ProviderEndpoints];

/** The MACs of a text with each secret. The first is stored; a stored one may be any of them. */
type Macs = readonly [newest: string, ...others: string[]];

/** A key in a question about it, of which nothing but a hash goes further than here. */
export interface AskedKey {
  keyHash: string;
}

/**
 * A call that is done once, with all that its key is bound to. No handler sees the key itself, so none can pass it to the
 * gateway or to another member's row.
 */
export interface KeyedCall extends AskedKey {
  purpose: IdempotentEndpoint;
  /** Of a member's own call. */
  userId?: string | undefined;
  bodyMacs: Macs;
  /** Absent without a card. */
  cardMacs?: Macs | undefined;
}

export interface KeyDeps {
  /** Secrets; a new one may replace an old one at any time, also between a call and its repetition. */
  idempotencyKeys: Keys;
  payments: Pick<PaymentGateway, 'fingerprint'>;
}

export const askedKey = (key: string): AskedKey => ({ keyHash: createHash('sha256').update(key).digest('hex') });

/** Binds a key to its call. Nothing is stored yet: a call that is refused before it begins leaves its key unused. */
export async function toKeyedCall(
  { idempotencyKeys: secrets, payments }: KeyDeps,
  call: { key: string; purpose: IdempotentEndpoint; userId?: string | undefined; body: object },
): Promise<KeyedCall> {
  const { key, purpose, userId, body } = call;
  const { creditCard } = body as { creditCard?: CreditCard };
  const fingerprint = creditCard && (await payments.fingerprint(creditCard));
  return {
    ...askedKey(key),
    purpose,
    userId,
    bodyMacs: fingerprintBody(userId === undefined ? body : { ...body, userId }, secrets),
    cardMacs: fingerprint === undefined ? undefined : macsOf(secrets, `card ${fingerprint}`),
  };
}

/**
 * The MACs by which a request body is recognised. Card number and security code are left out: of the number only the
 * gateway's fingerprint may be stored, hashed once more, and of the code nothing.
 */
export function fingerprintBody(body: object, secrets: Keys): Macs {
  const { creditCard, ...rest } = body as { creditCard?: CreditCard };
  const cardWithoutNumber = creditCard
    ? { brand: creditCard.brand, name: creditCard.name, expiry: creditCard.expiry }
    : null;
  return macsOf(secrets, canonicalJson({ ...rest, creditCard: cardWithoutNumber }));
}

function macsOf([newest, ...others]: Keys, text: string): Macs {
  return [mac(newest, text), ...others.map((secret) => mac(secret, text))];
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

/**
 * The random key that stands for a key that was used before, or undefined for a new one.
 *
 * @throws {Problem} 422 `idempotency-key-reused` when it was used by another member, for another purpose or body
 */
export async function findAttemptKey(db: Queryable, call: KeyedCall): Promise<string | undefined> {
  const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.keyHash, call.keyHash));
  if (!row) return undefined;
  const isSameCard = row.cardMac === null || call.cardMacs?.includes(row.cardMac) === true;
  if (row.purpose !== call.purpose || !call.bodyMacs.includes(row.bodyMac) || !isSameCard) throw keyReused();
  return row.attemptKey;
}

/**
 * Stores the key of a call that begins. Call it in the transaction that writes what the call does, or begins it.
 *
 * @returns the random key that stands for it from now on; undefined when another run has begun the call meanwhile
 */
export async function beginKey(tx: Queryable, call: KeyedCall, now: Date): Promise<string | undefined> {
  const { keyHash, purpose, userId = null, bodyMacs, cardMacs } = call;
  const [row] = await tx
    .insert(idempotencyKeys)
    .values({
      keyHash,
      purpose,
      userId,
      bodyMac: bodyMacs[0],
      cardMac: cardMacs?.[0] ?? null,
      attemptKey: randomUUID(),
      createdAt: now,
    })
    .onConflictDoNothing({ target: idempotencyKeys.keyHash })
    .returning({ attemptKey: idempotencyKeys.attemptKey });
  return row?.attemptKey;
}

export function keyReused(): Problem {
  return new Problem(422, 'This key was used for another form. Send what you changed with a new key.', {
    code: 'idempotency-key-reused',
  });
}
