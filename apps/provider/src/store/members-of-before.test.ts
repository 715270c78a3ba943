import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createPasswordHasher } from '../accounts/password-hasher.ts';
import { migrationsFolder } from '../environment/paths.ts';
import { isMemberNumber } from '../membership/rows/member-number.ts';
import { runLifecycle } from '../membership/lifecycle.ts';
import { sendRefunds } from '../membership/leave.ts';
import { seed } from '../seeding/seed.ts';
import { signInAs } from '../testing/members.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { acceptedCard, newKey, registrationRequest } from '../testing/registrations.ts';
import type { Database, Store } from './database.ts';
import { extensions, storeOnPglite } from './open.ts';
import { giftCards, sandboxLedger, users } from './schema.ts';

/** How many migrations there were on the day before accounts. */
const MIGRATIONS_BEFORE = 15;
const password = 'vingt-deux cerises mûres';
const people = {
  card: {
    id: '11111111-1111-4111-8111-111111111111',
    email: 'card@example.com',
    key: 'aaaaaaaa-1111-4111-8111-111111111111',
  },
  gift: {
    id: '22222222-2222-4222-8222-222222222222',
    email: 'gift@example.com',
    key: 'aaaaaaaa-2222-4222-8222-222222222222',
  },
  // Their attempt is gone, as that of somebody who joined long ago may be.
  old: { id: '33333333-3333-4333-8333-333333333333', email: 'old@example.com', key: '' },
} as const;
const giftCard = '44444444-4444-4444-8444-444444444444';

/** Members as a provider of the day before accounts wrote them: with a card, with a gift code only, and without an attempt. */
async function leaveBehind(db: Database): Promise<void> {
  const passwordHash = await createPasswordHasher().hash(password);
  for (const { id, email } of Object.values(people))
    await db.execute(sql`insert into users (id, email, email_key, first_name, last_name, phone_number, password_hash,
      date_of_birth, country_code, city_id, city_name, instagram_consent, whats_app_consent, terms_accepted_at,
      terms_version, form_type, created_at) values (${id}, ${email}, ${email}, 'Claire', 'Moreau', '+33612345678',
      ${passwordHash}, '1985-03-04', 'FR', '2988507', 'Paris', false, false, '2026-11-20T10:00:00Z', '3', 'membership',
      '2026-11-20T10:00:00Z')`);
  await db.execute(sql`insert into memberships (user_id, membership_id, currency, price, discount, gift, paid, charge_id,
    card_brand, card_last_four, card_expiry, starts_on, renews_on) values
    (${people.card.id}, 'gold', 'EUR', 174500, 17450, 0, 157050, 'ch_card', 'VISA', '4242', '12-31', '2026-11-20', '2027-11-20'),
    (${people.gift.id}, 'travel', 'GBP', 29500, 0, 29500, 0, null, null, null, null, '2026-11-20', '2027-11-20'),
    (${people.old.id}, 'black', 'USD', 495000, 0, 0, 495000, 'ch_old', 'AMEX', '0005', '01-27', '2025-10-01', '2026-10-01')`);
  await db.execute(sql`insert into sandbox_ledger (key, charge_id, outcome, amount, currency, card_brand, card_last_four,
    card_expiry, created_at) values
    (${people.card.key}, 'ch_card', 'charged', 157050, 'EUR', 'VISA', '4242', '12-31', '2026-11-20T10:00:00Z'),
    ('key-of-old', 'ch_old', 'charged', 495000, 'USD', 'AMEX', '0005', '01-27', '2025-10-01T10:00:00Z')`);
  await db.execute(sql`insert into gift_cards (id, reference, attempt_key, status, design, currency, amount, recipient_name,
    recipient_email, sender_name, sender_email, message, deliver_at, card_brand, card_last_four, card_expiry, balance,
    delivered_at, valid_until, created_at) values (${giftCard}, 'MG-TEST-TEST', gen_random_uuid(), 'delivered', 'alps', 'GBP',
    50000, 'C', 'gift@example.com', 'D', 'd@example.com', '', '2026-11-01T10:00:00Z', 'VISA', '4242', '12-31', 20500,
    '2026-11-01T10:00:00Z', '2031-11-01', '2026-11-01T10:00:00Z')`);
  await db.execute(sql`insert into gift_card_uses (key, card_id, amount, used_at)
    values (${people.gift.key}, ${giftCard}, 29500, '2026-11-20T10:00:00Z')`);
  for (const { id, key } of [people.card, people.gift])
    await db.execute(sql`insert into attempts (key, kind, body_mac, state, holder, lease_until, membership_id, currency, price,
      discount, gift, gift_card_id, answer_status, answer_body, created_at) values (${key}, 'join', 'mac', 'succeeded', 'gone',
      '2026-11-20T10:00:00Z', 'travel', 'GBP', 29500, 0, ${key === people.gift.key ? 29_500 : 0},
      ${key === people.gift.key ? giftCard : null}, 200, ${JSON.stringify({ memberId: id })}, '2026-11-20T10:00:00Z')`);
}

describe('members who joined before there were accounts', () => {
  let provider: TestProvider;
  beforeAll(async () => {
    const before = mkdtempSync(join(tmpdir(), 'provider-before-'));
    cpSync(migrationsFolder, before, { recursive: true });
    const journal = join(before, 'meta', '_journal.json');
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] };
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, MIGRATIONS_BEFORE) }));
    const client = await PGlite.create({ extensions, loadDataDir: new Blob([readFileSync(inject('snapshot'))]) });
    await client.exec('drop schema public cascade; drop schema drizzle cascade; create schema public;');
    const old = drizzle(client);
    await migrate(old, { migrationsFolder: before });
    await leaveBehind(old as unknown as Database);
    const dump = await client.dumpDataDir('none');
    await client.close();
    rmSync(before, { recursive: true });
    const open = async (): Promise<Store> =>
      storeOnPglite(await PGlite.create({ extensions, loadDataDir: dump }), seed);
    provider = await openTestProvider({ name: 'a database of before', open });
  });
  afterAll(() => provider.close());

  const signIn = (email: string) => signInAs(provider, registrationRequest({ email, password }));

  it('have a number, a receipt and the fourteen days, and get their money back', async () => {
    const { own } = await signIn(people.card.email);
    const seen = await own.call('membership');
    expect(isMemberNumber(seen.number)).toBe(true);
    expect(seen).toMatchObject({
      memberSince: '2026-11-20',
      leaving: { kind: 'membership', until: '2026-12-04', refund: { amount: 157_050, currency: 'EUR' } },
    });
    // No token of the card was kept then.
    expect(seen.renewal).not.toHaveProperty('card');
    const [payment] = (await own.call('payments')).payments;
    expect((await own.call('receipt', { params: { number: String(payment?.receipt) } })).name).toMatch(
      /^receipt-\d+\.pdf$/,
    );
    await own.call('leaveMembership', { body: { kind: 'membership', refund: { amount: 157_050, currency: 'EUR' } } });
    const { db } = provider.store;
    await sendRefunds({ db, gateway: provider.payments, now: provider.clock.now });
    const [charge] = await db.select().from(sandboxLedger).where(eq(sandboxLedger.chargeId, 'ch_card'));
    expect(charge?.refundedAt).not.toBeNull();
  });

  it('have what a gift card paid back on the gift card', async () => {
    const { own } = await signIn(people.gift.email);
    const { leaving, giftSpent } = await own.call('membership');
    expect(giftSpent).toEqual({ amount: 29_500, currency: 'GBP' });
    expect(leaving).toMatchObject({ refund: { amount: 0 }, gift: { amount: 29_500 } });
    await own.call('leaveMembership', { body: { kind: 'membership', refund: { amount: 0, currency: 'GBP' } } });
    const { db } = provider.store;
    await sendRefunds({ db, gateway: provider.payments, now: provider.clock.now });
    const [card] = await db.select().from(giftCards).where(eq(giftCards.id, giftCard));
    expect(card?.balance).toBe(50_000);
  });

  it('whose year was over long ago get the letter first, and can store a card and go on', async () => {
    const deps = {
      db: provider.store.db,
      payments: provider.payments,
      now: () => provider.clock.now,
      publicOrigin: 'https://www.myler.example',
      log: pino({ level: 'silent' }),
    };
    await runLifecycle(deps);
    const { own, proxied } = await signIn(people.old.email);
    expect(await own.call('membership')).toMatchObject({ status: 'active', renewal: { isNoticeSent: true } });
    await proxied.call('changeCard', { body: { creditCard: acceptedCard }, idempotencyKey: newKey() });
    provider.clock.now = new Date('2026-12-21T09:00:00Z');
    await runLifecycle(deps);
    const later = await signIn(people.old.email);
    expect(await later.own.call('membership')).toMatchObject({ startsOn: '2026-10-01', renewsOn: '2027-10-01' });
    expect(await provider.store.db.$count(users)).toBe(3);
  });
});
