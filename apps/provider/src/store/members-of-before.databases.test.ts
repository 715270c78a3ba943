import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import { pino } from 'pino';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from '../environment/paths.ts';
import { isMemberNumber } from '../member-rows/member-number.ts';
import { runLifecycle } from '../membership/lifecycle.ts';
import { seed } from '../seeding/seed.ts';
import { signInAs, type TestMember } from '../testing/members.ts';
import { openTestProvider, type TestProvider, testEnv } from '../testing/provider.ts';
import { acceptedCard, newKey, registrationRequest } from '../testing/registrations.ts';
import { createEmptyDatabase, openSnapshot, type StoreKind } from '../testing/stores.ts';
import { extensions, openStore, storeOnPglite } from './open.ts';
import { giftCards, receipts, sandboxLedger, users } from './schema.ts';

/** How many migrations there were on the day before accounts. */
const MIGRATIONS_BEFORE = 15;
const password = 'vingt-deux cerises mûres';
const dump = readFileSync(new URL('../testing/members-of-before.sql', import.meta.url), 'utf8');

/** The migrations of that day. */
function foldersBefore(): string {
  const before = mkdtempSync(join(tmpdir(), 'provider-before-'));
  cpSync(migrationsFolder, before, { recursive: true });
  const journal = join(before, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, MIGRATIONS_BEFORE) }));
  return before;
}

const embedded: StoreKind = {
  name: 'the embedded database',
  async open() {
    const before = foldersBefore();
    const client = await openSnapshot();
    await client.exec('drop schema public cascade; drop schema drizzle cascade; create schema public;');
    await migratePglite(drizzlePglite(client), { migrationsFolder: before });
    await client.exec(dump);
    const dataDir = await client.dumpDataDir('none');
    await client.close();
    rmSync(before, { recursive: true });
    return storeOnPglite(await PGlite.create({ extensions, loadDataDir: dataDir }), seed);
  },
};

const onPostgres: StoreKind = {
  name: 'PostgreSQL',
  async open() {
    const before = foldersBefore();
    const databaseUrl = await createEmptyDatabase();
    const client = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
    await migratePostgres(drizzlePostgres(client), { migrationsFolder: before });
    await client.unsafe(dump);
    await client.end();
    rmSync(before, { recursive: true });
    return openStore({ dataDir: '', databaseUrl }, seed);
  },
};

const stores = [embedded, onPostgres];

describe.each(stores)('members who joined before there were accounts, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  const signIn = (name: string): Promise<TestMember> =>
    signInAs(provider, registrationRequest({ email: `${name}@example.com`, password }));
  const on = async (day: string) => {
    provider.clock.now = new Date(`${day}T12:00:00Z`);
    await runLifecycle({
      giftCardKeys: testEnv.giftCardKeys,
      sessionKeys: testEnv.sessionKeys,
      db: provider.store.db,
      payments: provider.payments,
      now: () => provider.clock.now,
      publicOrigin: 'https://www.myler.example',
      log: pino({ level: 'silent' }),
    });
  };
  const everybody = ['coupon', 'gift-only', 'gift-part', 'gift-of-gold', 'declined', 'free', 'long-ago'];

  it.each(everybody)('%s has a number and a receipt, and can use all of the account', async (name) => {
    const member = await signIn(name);
    const { own, proxied } = member;
    const seen = await own.call('membership');
    expect(isMemberNumber(seen.number)).toBe(true);
    expect(seen.memberSince).toBe(name === 'long-ago' ? '2025-10-01' : '2026-11-20');
    expect(seen.status).toBe('active');
    // No token of the card was kept then.
    expect(seen.renewal).not.toHaveProperty('card');
    const [payment, ...others] = (await own.call('payments')).payments;
    expect(others).toEqual([]);
    const { name: file } = await own.call('receipt', { params: { number: String(payment?.receipt) } });
    expect(file).toMatch(/^receipt-\d+\.pdf$/);
    const {
      email,
      dateOfBirth: _born,
      phoneNumber = '',
      city = { id: null, name: '' },
      ...rest
    } = await own.call('details');
    const details = { ...rest, phoneNumber, city };
    const changed = await own.call('changeDetails', { body: { ...details, lastName: 'Moreau-Brandt' } });
    expect(changed).toMatchObject({ lastName: 'Moreau-Brandt', city: details.city });
    const { membershipId } = seen;
    expect((await own.call('changeMembership', { body: { renews: false, membershipId } })).renewal).toBeUndefined();
    expect((await own.call('changeMembership', { body: { renews: true, membershipId } })).renewal).toBeDefined();
    const { items } = await proxied.call('sessions');
    expect(items.filter(({ isThis }) => isThis)).toHaveLength(1);
    const exported = await own.call('exportData');
    expect(exported['joined']).toMatchObject({ termsVersion: '3', by: 'membership' });
    await proxied.call('changeEmail', { body: { email: `new.${email}` } });
    expect(await own.call('details')).toMatchObject({ email, newEmail: `new.${email}` });
    const newPassword = 'sept lanternes vertes';
    await proxied.call('changePassword', { body: { password, newPassword } });
    await proxied.call('changePassword', { body: { password: newPassword, newPassword: password } });
    await proxied.call('changeCard', { body: { creditCard: acceptedCard }, idempotencyKey: newKey() });
    expect((await own.call('membership')).renewal?.card).toMatchObject({ lastFour: '4242' });
    expect((await member.row()).cardToken).not.toBeNull();
  });

  it('have receipts that are numbered without gaps, in the order in which they joined', async () => {
    const rows = await provider.store.db.select().from(receipts).orderBy(receipts.number);
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(rows[0]?.issuedTo).toEqual({ name: 'Claire Moreau', city: 'Beacon', countryCode: 'US' });
  });

  it.each([
    ['coupon', 'EUR', 157_050, 0, undefined],
    ['gift-only', 'GBP', 0, 29_500, 50_000],
    ['gift-part', 'GBP', 124_500, 25_000, 25_000],
    ['gift-of-gold', 'GBP', 0, 149_500, 149_500],
  ] as const)(
    '%s leaves within the fourteen days and has all of it back',
    async (name, currency, paid, gift, worth) => {
      const { own } = await signIn(name);
      const { leaving } = await own.call('membership');
      expect(leaving).toMatchObject({ kind: 'membership', until: '2026-12-04', refund: { amount: paid, currency } });
      expect(leaving?.gift?.amount ?? 0).toBe(gift);
      await own.call('leaveMembership', { body: { kind: 'membership', refund: { amount: paid, currency } } });
      await on('2026-11-21');
      const { db } = provider.store;
      const [charge] = await db.select().from(sandboxLedger).where(eq(sandboxLedger.amount, paid));
      expect([paid > 0, charge?.refundedAt instanceof Date]).toEqual([paid > 0, paid > 0]);
      const cards = await db
        .select()
        .from(giftCards)
        .where(eq(giftCards.amount, worth ?? 0));
      expect(cards.map(({ balance }) => balance)).toEqual(worth ? [worth] : []);
      const [payment] = (await own.call('payments')).payments;
      expect(payment).toMatchObject({ refundedOn: '2026-11-21', creditNote: expect.any(Number) });
    },
  );

  it('move up, and renew with the new card a year later, without their coupon', async () => {
    provider.clock.now = new Date('2026-11-21T12:00:00Z');
    const free = await signIn('free');
    const [gold] = (await free.own.call('membership')).upgrades;
    const body = { from: 'travel', membershipId: 'gold', total: gold!.due } as const;
    await free.proxied.call('upgrade', { body, idempotencyKey: newKey() });
    for (const day of ['2027-10-21', '2027-11-20']) await on(day);
    for (const name of ['free', 'declined']) {
      const { own } = await signIn(name);
      const [renewal] = (await own.call('payments')).payments;
      expect(renewal).toMatchObject({ kind: 'renewal', membershipId: 'gold', from: '2027-11-20' });
      expect(renewal?.paid).toEqual({ amount: 174_500, currency: 'EUR' });
    }
  });

  it('whose year was over long ago got the letter first, and went on thirty days after it', async () => {
    const { own } = await signIn('long-ago');
    const { payments } = await own.call('payments');
    expect(payments.map(({ kind: of, from, until, paidOn }) => [of, from, until, paidOn])).toEqual([
      ['renewal', '2027-11-20', '2028-11-20', '2027-11-20'],
      ['join', '2025-10-01', '2026-10-01', '2025-10-02'],
    ]);
    // The year began with its charge, so the next letter is due in a year.
    expect((await signIn('long-ago').then((member) => member.row())).noticeSentOn).toBeNull();
    expect(await provider.store.db.$count(users)).toBe(everybody.length);
  });
});
