import { fork } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Store } from '../store/database.ts';
import { openStore } from '../store/open.ts';
import { memberships, outgoingMail, payments, receipts, sandboxCards, sandboxLedger, users } from '../store/schema.ts';
import { givenSecrets } from '../testing/given-secrets.ts';
import { createPostgresDatabase } from '../testing/stores.ts';
import { newMemberNumber } from '../member-rows/member-number.ts';

const MEMBERS = 200;

/** How many processes do the same work at the same time: the embedded database allows one. */
const databases = [
  { name: 'the embedded database', processes: 1, url: () => Promise.resolve(undefined) },
  { name: 'PostgreSQL', processes: 2, url: createPostgresDatabase },
];

describe.each(databases)('200 renewals by $processes at a time, killed three times, on $name', ({ processes, url }) => {
  let dataDir: string;
  let databaseUrl: string | undefined;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'renewals-'));
    databaseUrl = await url();
    if (!databaseUrl) cpSync(inject('dataDir'), dataDir, { recursive: true });
    await withStore(addMembers);
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const store = await openStore({ dataDir, databaseUrl }, () => Promise.resolve());
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  /** Runs the built command for a day. It is killed while it makes this charge. */
  async function run(day: string, killAfter = 0): Promise<number | string> {
    const child = fork(join(dirname(inject('bundle')), 'lifecycle.js'), ['--as-of', day], {
      execArgv: killAfter > 0 ? ['--import', killAtCharge(killAfter)] : [],
      env: {
        PATH: process.env['PATH'] ?? '',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'info',
        ...givenSecrets,
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    const read = (chunk: Buffer) => void (output += chunk.toString());
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    const how = await new Promise<number | string>((resolve) =>
      child.once('close', (code, signal) => resolve(code ?? signal ?? '')),
    );
    expect(output).not.toContain('a step in the life of a membership failed');
    return how;
  }
  const together = (day: string, killAfter?: number) =>
    Promise.all(Array.from({ length: processes }, () => run(day, killAfter)));

  it('charges each once, and sends each letter once', async () => {
    await together('2027-10-22');
    for (const killAfter of [20, 30, 25])
      expect(await together('2027-11-21', killAfter)).toEqual(Array.from({ length: processes }, () => 'SIGKILL'));
    expect(await together('2027-11-21')).toEqual(Array.from({ length: processes }, () => 0));
    await withStore(async ({ db }) => {
      const charged = await db.select().from(sandboxLedger);
      expect(charged).toHaveLength(MEMBERS);
      expect(charged.every(({ outcome, refundedAt }) => outcome === 'charged' && refundedAt === null)).toBe(true);
      expect(await db.$count(payments, eq(payments.kind, 'renewal'))).toBe(MEMBERS);
      expect(await db.$count(memberships, eq(memberships.renewsOn, '2028-11-21'))).toBe(MEMBERS);
      const numbers = (await db.select().from(receipts)).map(({ number }) => number);
      expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
      for (const kind of ['renewal-notice', 'renewed']) {
        const letters = await db.select().from(outgoingMail).where(eq(outgoingMail.kind, kind));
        expect(new Set(letters.map(({ recipient }) => recipient)).size).toBe(MEMBERS);
        expect(letters).toHaveLength(MEMBERS);
      }
    });
  });
});

/**
 * A module that the process loads first. It counts the ids that the sandbox gives to charges, and kills the process without
 * a goodbye at the next turn of its event loop, which may be before or after the charge is in the ledger.
 */
function killAtCharge(charges: number): string {
  const source = `
    import crypto from 'node:crypto';
    import { syncBuiltinESMExports } from 'node:module';
    const { randomBytes } = crypto;
    let left = ${charges};
    crypto.randomBytes = (...given) => {
      if (--left === 0) setImmediate(() => process.kill(process.pid, 'SIGKILL'));
      return randomBytes(...given);
    };
    syncBuiltinESMExports();`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

async function addMembers({ db }: Store): Promise<void> {
  const createdAt = new Date('2026-11-21T12:00:00Z');
  const added = await db
    .insert(users)
    .values(
      Array.from({ length: MEMBERS }, (_, index) => {
        const email = `member-${String(index).padStart(3, '0')}@example.com`;
        return {
          email,
          emailKey: email,
          firstName: 'Noor',
          lastName: 'Hassan',
          phoneNumber: '+442079460132',
          passwordHash: 'nobody signs in',
          dateOfBirth: '1985-03-04',
          countryCode: 'GB',
          cityName: 'London',
          instagramConsent: false,
          whatsAppConsent: false,
          termsAcceptedAt: createdAt,
          termsVersion: '1',
          formType: 'membership',
          createdAt,
        };
      }),
    )
    .returning({ id: users.id });
  const card = { cardBrand: 'VISA', cardLastFour: '4242', cardExpiry: '12-31' } as const;
  const tokenOf = (id: string) => `card_${id}`;
  await db
    .insert(sandboxCards)
    .values(added.map(({ id }) => ({ ...card, token: tokenOf(id), key: id, behaviour: 'accept' as const, createdAt })));
  await db.insert(memberships).values(
    added.map(({ id }) => ({
      ...card,
      userId: id,
      memberNumber: newMemberNumber(),
      membershipId: 'travel' as const,
      memberSince: '2026-11-21',
      currency: 'GBP' as const,
      price: 29_500,
      discount: 0,
      paid: 29_500,
      cardToken: tokenOf(id),
      startsOn: '2026-11-21',
      renewsOn: '2027-11-21',
    })),
  );
}
