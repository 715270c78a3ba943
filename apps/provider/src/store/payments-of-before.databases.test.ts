import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from '../environment/paths.ts';
import { fingerprintBody } from '../http/keyed-call.ts';
import { seed } from '../seeding/seed.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { purchaseRequest } from '../testing/purchases.ts';
import { confirmedCard, newKey, registrationRequest } from '../testing/registrations.ts';
import { createEmptyDatabase } from '../testing/stores.ts';
import { openStore } from './open.ts';

/** How many migrations there were before keys had a table of their own. */
const MIGRATIONS_BEFORE = 24;
const key = { join: newKey(), gift: newKey() };
const person = registrationRequest({ creditCard: confirmedCard });
const purchase = purchaseRequest({ creditCard: confirmedCard });
const macOf = (body: object) => fingerprintBody(body, testEnv.idempotencyKeys)[0];

/** What a provider of the release before leaves behind while two visitors are at their bank. */
async function leaveBehind(database: postgres.Sql): Promise<void> {
  const { password: _password, creditCard: _card, ...registration } = person;
  const { creditCard: _other, ...bought } = purchase;
  const rows = [
    {
      id: key.join,
      kind: 'join',
      body: person,
      amount: 174_500,
      currency: 'EUR',
      membershipId: 'gold',
      request: { registration, passwordHash: 'a hash', visitorAddress: '' },
    },
    {
      id: key.gift,
      kind: 'gift-card',
      body: purchase,
      amount: 25_000,
      currency: 'GBP',
      membershipId: null,
      request: { purchase: bought, payer: { email: purchase.sender.email, visitorAddress: '' } },
    },
  ];
  for (const { id, kind, body, amount, currency, membershipId, request } of rows) {
    await database`insert into attempts (key, kind, body_mac, state, holder, lease_until, membership_id, currency, price, discount, confirmation_id, confirm_by, request, created_at)
      values (${id}, ${kind}, ${macOf(body)}, 'requires-action', 'h', '2026-11-21T11:58:00Z', ${membershipId}, ${currency}, ${amount}, 0, ${`cf_${id}`}, '2026-11-21T12:20:00Z', ${JSON.stringify(request)}::jsonb, '2026-11-21T11:59:00Z')`;
    await database`insert into sandbox_ledger (key, charge_id, outcome, confirmation_id, amount, currency, card_token, card_brand, card_last_four, card_expiry, created_at)
      values (${id}, ${`ch_${id}`}, 'requires-action', ${`cf_${id}`}, ${amount}, ${currency}, ${`card_${id}`}, 'VISA', '3184', '12-31', '2026-11-21T11:59:00Z')`;
  }
}

describe('payments that wait for a bank across the release that keeps keys apart', () => {
  let provider: TestProvider;
  beforeAll(async () => {
    const before = mkdtempSync(join(tmpdir(), 'provider-before-'));
    cpSync(migrationsFolder, before, { recursive: true });
    const journal = join(before, 'meta', '_journal.json');
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { idx: number }[] };
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx < MIGRATIONS_BEFORE) }));
    const databaseUrl = await createEmptyDatabase();
    const client = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
    await migratePostgres(drizzlePostgres(client), { migrationsFolder: before });
    await leaveBehind(client);
    await client.end();
    rmSync(before, { recursive: true });
    provider = await openTestProvider({
      name: 'PostgreSQL',
      open: () => openStore({ dataDir: '', databaseUrl }, seed),
    });
  });
  afterAll(() => provider.close());

  it('are finished once by the same request with the same key, and refused to another body', async () => {
    const send = (body = person) => provider.proxy.call('register', { body, idempotencyKey: key.join });
    await expect(send({ ...person, lastName: 'Martin' })).rejects.toMatchObject({ code: 'idempotency-key-reused' });
    expect(await provider.proxy.call('attempt', { idempotencyKey: key.join })).toMatchObject({
      status: 'requires-action',
    });
    await provider.bank.answer(`cf_${key.join}`, true);
    const receipt = await send();
    expect(receipt).toMatchObject({ firstName: 'Claire', paid: { amount: 174_500 } });
    expect(await send()).toEqual(receipt);
  });

  it('are finished by the background when nobody asks', async () => {
    await provider.bank.answer(`cf_${key.gift}`, true);
    await provider.finishConfirmed();
    const card = await provider.website.call('buyGiftCard', { body: purchase, idempotencyKey: key.gift });
    expect(card).toMatchObject({ amount: { amount: 25_000 }, card: { lastFour: '3184' } });
    expect(await provider.store.db.$count(sql`gift_cards`)).toBe(1);
  });
});
