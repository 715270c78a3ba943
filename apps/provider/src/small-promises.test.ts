import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createLimiter } from '@myler/server/limiter';
import { boundedQueue } from './primitives/bounded-queue.ts';
import { passwordError } from './accounts/password-rules.ts';
import { readEnv } from './environment/env.ts';
import { yearAfter } from './primitives/days.ts';
import { checkCard } from './payment/sandbox-cards.ts';
import { watchDatabase } from './store/watchdog.ts';
import { acceptedCard } from './testing/registrations.ts';

const dataDir = () => mkdtempSync(join(tmpdir(), 'provider-env-'));

describe('the environment', () => {
  it('may be empty: every variable has an embedded default', () => {
    expect(readEnv({ DATA_DIR: dataDir() })).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      publicOrigin: 'http://localhost:3000',
      webAppUrl: 'http://localhost:3000/app',
      logLevel: 'info',
    });
  });

  it('treats an empty variable as unset, and prefers a given secret to a generated one', () => {
    const env = readEnv({ DATA_DIR: dataDir(), DATABASE_URL: '', PROVIDER_SECRET: 'a-secret-of-my-own' });
    expect(env.databaseUrl).toBeUndefined();
    expect(env.providerSecrets).toEqual(['a-secret-of-my-own']);
  });

  it('generates the key of the gift codes once, in a file that only its owner can read, and never replaces it', () => {
    const folder = dataDir();
    const made = readEnv({ DATA_DIR: folder }).giftCardKeys;
    const file = join(folder, 'gift-card-key.json');
    expect(readEnv({ DATA_DIR: folder }).giftCardKeys).toEqual(made);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    writeFileSync(file, '{}');
    expect(() => readEnv({ DATA_DIR: folder })).toThrow(/lacks giftCardKey. Put the value back from your copy/);
  });
});

describe('the sandbox’s card check (product decisions, The join-us wizard)', () => {
  const november = new Date('2026-11-21T12:00:00Z');
  it.each([
    ['4242424242424242', '123', 'VISA'],
    ['378282246310005', '1234', 'AMEX'],
    ['5555555555554444', '123', 'MASTERCARD'],
    ['6011111111111117', '123', 'DISCOVER'],
    ['30569309025904', '123', 'DINERS'],
    ['3566002020360505', '123', 'JCB'],
    ['6200000000000005', '123', 'CHINA_UNION_PAY'],
  ] as const)('accepts %s with its own brand, whatever brand is sent', (number, cvc, brand) => {
    expect(checkCard({ ...acceptedCard, brand: 'DEFAULT', number, cvc }, november)).toMatchObject({ brand });
  });

  it('accepts a card until the last moment of its month, west of Greenwich too', () => {
    const card = { ...acceptedCard, expiry: '11-26' };
    expect(checkCard(card, new Date('2026-12-01T11:59:59Z')).decline).toBeUndefined();
    expect(checkCard(card, new Date('2026-12-01T12:00:00Z')).decline).toBe('expired_card');
  });

  it('declines an American Express card with three digits of security code', { tags: ['asvs:2.2.3'] }, () => {
    expect(checkCard({ ...acceptedCard, number: '378282246310005', cvc: '123' }, november).decline).toBe(
      'card_declined',
    );
  });
});

describe('passwords (product decisions, Rules)', () => {
  const person = { email: 'claire.moreau@example.com', firstName: 'Claire', lastName: 'Moreau' };
  it.each([
    'password123456',
    'Qwertyuiop12',
    'p@ssword12345',
    '111111111111',
    'abcabcabcabc',
    'abcdefghijkl',
    'Liverpool2024',
    'ClaireMoreau1985',
    'claire.moreau@example.com',
    'correct horse battery staple',
    'liverpool2019',
    'Christopher-1987',
    'masterchief!!',
    'Myler2026Myler',
    'mylermembership',
    'Black+ at Myler 1!',
    'myler.gold.2026',
  ])('must not be easy to guess: %s', { tags: ['asvs:6.2.11', 'asvs:6.2.12', 'asvs:6.2.4'] }, async (password) =>
    expect(await passwordError(password, person)).toMatch(/Choose/),
  );
  it.each([
    'vingt-deux cerises mûres',
    'xK4#mmQ9!tzL',
    'the goat carries skis',
    'Myler found us nine goats',
    '🐢🐢 一百零四 years old',
  ])('may be anything else, with spaces and in all scripts: %s', { tags: ['asvs:6.2.5'] }, async (password) =>
    expect(await passwordError(password, person)).toBeUndefined(),
  );
});

describe('a bounded queue', () => {
  it('runs a limited number of tasks at the same time, queues some, and refuses the rest with a time to retry', async () => {
    const queue = boundedQueue(createLimiter({ concurrency: 2, queueSize: 3 }));
    const counts = { running: 0, most: 0 };
    const finish: (() => void)[] = [];
    const work = () => {
      counts.most = Math.max(counts.most, ++counts.running);
      return new Promise<void>((resolve) => finish.push(resolve)).finally(() => counts.running--);
    };
    const all = Array.from({ length: 6 }, () => queue(work));
    await expect(all[5]).rejects.toMatchObject({ status: 503, options: { retryAfter: 3 } });
    for (const each of all.slice(0, 5)) {
      finish.shift()?.();
      await each;
    }
    await Promise.all(all.slice(0, 5));
    expect(counts.most).toBe(2);
  });
});

describe('the watchdog', () => {
  it('gives up on a database that hangs, and not on one that returns errors', async () => {
    vi.useFakeTimers();
    try {
      const giveUp = vi.fn<(reason: string) => void>();
      let ping = () => Promise.reject<void>(new Error('disk full'));
      const dog = watchDatabase({ ping: () => ping(), onTimeout: giveUp, interval: 1000, timeout: 5000 });
      await vi.advanceTimersByTimeAsync(20_000);
      expect(giveUp).not.toHaveBeenCalled();
      ping = () => new Promise(() => undefined);
      await vi.advanceTimersByTimeAsync(7000);
      expect(giveUp).toHaveBeenCalledOnce();
      dog.stop();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a year', () => {
  it.each([
    ['2026-11-21', '2027-11-21'],
    ['2028-02-29', '2029-02-28'],
    ['2027-12-31', '2028-12-31'],
  ])('from %s ends on %s', (from, to) => expect(yearAfter(from)).toBe(to));
});
