import { createHash } from 'node:crypto';
import type { CreditCard } from '@myler/api-client/contract';
import type { Keys } from '@myler/server/secrets';
import { mac } from '../primitives/tokens.ts';
import type { IdempotentEndpoint } from '../store/schema/idempotency.ts';
import type { ActingMember } from './acting-member.ts';

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
  member?: ActingMember | undefined;
  /** For a call that needs the password, throws unless it was entered. */
  assertConfirmed?: (() => Promise<void>) | undefined;
  bodyMacs: Macs;
  /** Absent without a card. */
  cardMacs?: Macs | undefined;
}

export interface KeyDeps {
  /** Secrets; a new one may replace an old one at any time, also between a call and its repetition. */
  idempotencyKeys: Keys;
  payments: {
    /** The same for each card of one number, and for no other. */
    fingerprint(card: CreditCard): Promise<string>;
  };
}

export const askedKey = (key: string): AskedKey => ({ keyHash: createHash('sha256').update(key).digest('hex') });

/** Binds a key to its call. Nothing is stored yet: a call that is refused before it begins leaves its key unused. */
export async function toKeyedCall(
  { idempotencyKeys: secrets, payments }: KeyDeps,
  call: Pick<KeyedCall, 'purpose' | 'member' | 'assertConfirmed'> & { key: string; body: object },
): Promise<KeyedCall> {
  const { key, purpose, member, assertConfirmed, body } = call;
  const { creditCard } = body as { creditCard?: CreditCard };
  const fingerprint = creditCard && (await payments.fingerprint(creditCard));
  return {
    ...askedKey(key),
    purpose,
    member,
    assertConfirmed,
    bodyMacs: fingerprintBody(member ? { ...body, userId: member.userId } : body, secrets),
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
