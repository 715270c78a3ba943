import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { CreditCard } from '@myler/api-client/contract';
import type { Money } from '@myler/config/currencies';
import type { Database } from '../store/database.ts';
import { sandboxCards, sandboxLedger } from '../store/schema.ts';
import { mac, newToken, reveal } from '../primitives/tokens.ts';
import type {
  CardOnFile,
  ChargeOutcome,
  ChargeRequest,
  DeclineCode,
  PaymentGateway,
  PaymentSource,
} from './gateway.ts';
import { checkCard, hasExpired } from './sandbox-cards.ts';

type LedgerEntry = typeof sandboxLedger.$inferSelect;
type StoredCard = typeof sandboxCards.$inferSelect;

/** A payment that waits for the cardholder, as the sandbox bank's page shows it. */
export interface Confirmation {
  amount: Money;
  lastFour: string;
  status: 'open' | 'confirmed' | 'refused';
}

/** What the sandbox bank's page needs, which a real bank has itself. */
export interface SandboxBank {
  confirmation(id: string): Promise<Confirmation | undefined>;
  /** The cardholder's answer, which counts once. */
  answer(id: string, isConfirmed: boolean): Promise<void>;
}

/** The path of the sandbox bank's pages. */
export const SANDBOX_BANK = '/sandbox-bank';

/** Known to everybody, because the sandbox takes no card but the test cards of the manual. */
const FINGERPRINT_KEY = 'the sandbox';

/** Everybody has the same few numbers here, so a number with another expiry is another card. */
const fingerprintOf = ({ number, expiry }: CreditCard) => mac(FINGERPRINT_KEY, `${number} ${expiry}`);

/** A gateway that takes no money. It accepts test cards, and repeats the first response of each key from its ledger. */
export function createSandbox(db: Database, now: () => Date): PaymentGateway & SandboxBank {
  const refundEntry = async (which: SQL) => {
    await db
      .update(sandboxLedger)
      .set({ refundedAt: now() })
      .where(and(which, eq(sandboxLedger.outcome, 'charged'), isNull(sandboxLedger.refundedAt)));
  };
  return {
    ...createBank(db),
    async charge(request) {
      const before = await entryOf(db, request.key);
      // A key is decided once, also when the card was forgotten or has expired meanwhile.
      return outcomeOf(before ?? (await charge(db, request, now())));
    },
    async outcome(key) {
      const entry = await entryOf(db, key);
      return entry && outcomeOf(entry);
    },
    confirmationUrl: (confirmationId) => `${SANDBOX_BANK}/${confirmationId}`,
    async refund(key) {
      await db
        .update(sandboxLedger)
        .set({ outcome: 'declined', declineCode: 'authentication_failed' })
        .where(and(eq(sandboxLedger.key, key), eq(sandboxLedger.outcome, 'requires-action')));
      await refundEntry(eq(sandboxLedger.key, key));
    },
    refundCharge: (chargeId) => refundEntry(eq(sandboxLedger.chargeId, chargeId)),
    async storeCard(key, typed) {
      const { decline } = checkCard(typed, now());
      if (decline) return { status: 'declined', code: decline };
      return { status: 'stored', card: toCardOnFile(await storeCard(db, key, typed, now())) };
    },
    fingerprint: (card) => Promise.resolve(fingerprintOf(card)),
    async fingerprintOf(of) {
      const [charged] =
        'chargeId' in of ? await db.select().from(sandboxLedger).where(eq(sandboxLedger.chargeId, of.chargeId)) : [];
      const token = 'token' in of ? of.token : charged?.cardToken;
      if (!token) return undefined;
      const [card] = await db.select().from(sandboxCards).where(eq(sandboxCards.token, token));
      return card?.fingerprint ?? undefined;
    },
    async cardOf(key) {
      const isStored = and(eq(sandboxCards.key, key), isNull(sandboxCards.deletedAt));
      return (await db.select().from(sandboxCards).where(isStored))[0]?.token;
    },
    async deleteCard(token) {
      await db
        .update(sandboxCards)
        .set({ deletedAt: now() })
        .where(and(eq(sandboxCards.token, token), isNull(sandboxCards.deletedAt)));
    },
  };
}

function createBank(db: Database): SandboxBank {
  return {
    async confirmation(id) {
      const [entry] = await db.select().from(sandboxLedger).where(eq(sandboxLedger.confirmationId, id));
      if (!entry) return undefined;
      const answered = entry.outcome === 'charged' ? 'confirmed' : 'refused';
      return {
        amount: { amount: entry.amount, currency: entry.currency },
        lastFour: entry.cardLastFour,
        status: entry.outcome === 'requires-action' ? 'open' : answered,
      };
    },
    async answer(id, isConfirmed) {
      await db
        .update(sandboxLedger)
        .set(isConfirmed ? { outcome: 'charged' } : { outcome: 'declined', declineCode: 'authentication_failed' })
        .where(and(eq(sandboxLedger.confirmationId, id), eq(sandboxLedger.outcome, 'requires-action')));
    },
  };
}

async function charge(db: Database, { key, amount, source }: ChargeRequest, now: Date): Promise<LedgerEntry> {
  const card = 'card' in source ? await storeCard(db, key, source.card, now) : await storedCard(db, source.token);
  await db
    .insert(sandboxLedger)
    .values({
      key,
      chargeId: `ch_${reveal(newToken()).slice(0, 24)}`,
      ...decide(card, source, now),
      amount: amount.amount,
      currency: amount.currency,
      cardToken: card.token,
      cardBrand: card.cardBrand,
      cardLastFour: card.cardLastFour,
      cardExpiry: card.cardExpiry,
      createdAt: now,
    })
    .onConflictDoNothing({ target: sandboxLedger.key });
  const entry = await entryOf(db, key);
  if (!entry) throw new Error('The sandbox ledger did not keep what was written to it.');
  return entry;
}

async function storedCard(db: Database, token: string): Promise<StoredCard> {
  const [card] = await db.select().from(sandboxCards).where(eq(sandboxCards.token, token));
  if (!card) throw new Error('The gateway has no card with this token.');
  return card;
}

/** Also a card that is declined gets a row: without its number, it says only what was tried. */
async function storeCard(db: Database, key: string, typed: CreditCard, now: Date): Promise<StoredCard> {
  const { brand, behaviour } = checkCard(typed, now);
  await db
    .insert(sandboxCards)
    .values({
      token: `card_${reveal(newToken()).slice(0, 24)}`,
      key,
      behaviour,
      cardBrand: brand,
      cardLastFour: typed.number.slice(-4),
      cardExpiry: typed.expiry,
      fingerprint: fingerprintOf(typed),
      createdAt: now,
    })
    .onConflictDoNothing({ target: sandboxCards.key });
  const [card] = await db.select().from(sandboxCards).where(eq(sandboxCards.key, key));
  if (!card) throw new Error('The sandbox did not keep the card.');
  return card;
}

const entryOf = async (db: Database, key: string): Promise<LedgerEntry | undefined> =>
  (await db.select().from(sandboxLedger).where(eq(sandboxLedger.key, key)))[0];

type Decision = Pick<LedgerEntry, 'outcome' | 'declineCode' | 'confirmationId'>;

function decide(card: StoredCard, source: PaymentSource, now: Date): Decision {
  const isTyped = 'card' in source;
  const declined = (code: DeclineCode): Decision => ({ outcome: 'declined', declineCode: code, confirmationId: null });
  const decline = isTyped ? checkCard(source.card, now).decline : undefined;
  if (decline) return declined(decline);
  if (hasExpired(card.cardExpiry, now)) return declined('expired_card');
  if (card.deletedAt || (card.behaviour === 'decline' && !isTyped)) return declined('card_declined');
  if (card.behaviour === 'confirm')
    return { outcome: 'requires-action', declineCode: null, confirmationId: `cf_${reveal(newToken())}` };
  return { outcome: 'charged', declineCode: null, confirmationId: null };
}

function outcomeOf(entry: LedgerEntry): ChargeOutcome {
  if (entry.outcome === 'declined') return { status: 'declined', code: entry.declineCode as DeclineCode };
  if (entry.outcome === 'requires-action')
    return { status: 'requires-action', confirmationId: entry.confirmationId ?? '' };
  // A refunded charge does not count as paid, because a new attempt has a new key.
  if (entry.refundedAt) return { status: 'declined', code: 'processing_error' };
  return {
    status: 'charged',
    chargeId: entry.chargeId,
    card: {
      token: entry.cardToken ?? '',
      brand: entry.cardBrand,
      lastFour: entry.cardLastFour,
      expiry: entry.cardExpiry,
    },
  };
}

const toCardOnFile = (card: StoredCard): CardOnFile => ({
  token: card.token,
  brand: card.cardBrand,
  lastFour: card.cardLastFour,
  expiry: card.cardExpiry,
});
