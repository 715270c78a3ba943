import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEnv } from '../testing/provider.ts';
import { stores } from '../testing/stores.ts';
import type { Store } from './database.ts';
import { assertNewestUsed, assertSameSecrets, forgetOldValues } from './same-secrets.ts';
import { secretFingerprints } from './schema.ts';

describe.each(stores)('the secrets of a database, on $name', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await kind.open();
  });
  beforeEach(() => store.db.delete(secretFingerprints));
  afterAll(() => store.close());

  const now = new Date('2026-11-23T12:00:00Z');
  const start = (changes: Partial<Parameters<typeof assertSameSecrets>[1]> = {}) =>
    assertSameSecrets(store.db, { ...testEnv, acceptNewSecrets: [], ...changes }, now);

  it('are recorded at the first start, as hashes only', async () => {
    await start();
    await start();
    const stored = JSON.stringify(await store.db.select().from(secretFingerprints));
    for (const secret of ['sessionKeys', 'giftCardKeys', 'providerSecrets'] as const)
      expect(stored).not.toContain(testEnv[secret][0]);
    expect(JSON.parse(stored)).toHaveLength(5);
  });

  it('refuse a start with another one, by its name', async () => {
    await start();
    await expect(start({ giftCardKeys: ['another-key-than-before'] })).rejects.toThrow(
      /GIFT_CARD_KEY is not what this database was used with[^]*ACCEPT_NEW_SECRETS=GIFT_CARD_KEY/,
    );
    await expect(
      start({ sessionKeys: ['another-key-than-before'], idempotencyKeys: ['another-key-than-before'] }),
    ).rejects.toThrow(/SESSION_KEY, IDEMPOTENCY_KEY are not what/);
    await start();
  });

  it('are those of one provider when several different ones start together', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => start({ sessionKeys: [`the-session-key-of-provider-${index}`] })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('may be new when that is accepted by name, and then the old one is refused', async () => {
    await start();
    const giftCardKeys = ['a-new-key-after-a-loss'] as const;
    await expect(start({ giftCardKeys, acceptNewSecrets: ['SESSION_KEY'] })).rejects.toThrow(/GIFT_CARD_KEY is not/);
    await start({ giftCardKeys, acceptNewSecrets: ['GIFT_CARD_KEY'] });
    await start({ giftCardKeys });
    await expect(start()).rejects.toThrow(/GIFT_CARD_KEY is not/);
  });

  it('may be replaced: each start must know the one that the last start used', async () => {
    await start();
    const old = testEnv.sessionKeys[0];
    await start({ sessionKeys: [old, 'a-new-key-of-the-rotation'] });
    await start();
    await start({ sessionKeys: ['a-new-key-of-the-rotation', old] });
    await expect(start()).rejects.toThrow(/SESSION_KEY is not/);
    await start({ sessionKeys: ['a-new-key-of-the-rotation'] });
  });

  it('are not given up while the newest was never used', async () => {
    const rotated = ['a-new-key-of-the-rotation', testEnv.sessionKeys[0]] as const;
    const drop = () => assertNewestUsed(store.db, 'SESSION_KEY', rotated);
    // A database that no provider has used knows none.
    await drop();
    await start();
    await expect(drop()).rejects.toThrow(/newest SESSION_KEY was never used[^]*Start once with both/);
    await start({ sessionKeys: rotated });
    await drop();
  });

  it('include every key that made gift codes, until it is given up by name', async () => {
    await start();
    const rotated = ['a-new-key-of-the-rotation', testEnv.giftCardKeys[0]] as const;
    await start({ giftCardKeys: rotated });
    await expect(start({ giftCardKeys: [rotated[0]] })).rejects.toThrow(/GIFT_CARD_KEY is not/);
    await expect(start({ giftCardKeys: [rotated[1]] })).rejects.toThrow(/GIFT_CARD_KEY is not/);
    await start({ giftCardKeys: [rotated[1], rotated[0]] });
    await start({ giftCardKeys: [rotated[0]], acceptNewSecrets: ['GIFT_CARD_KEY'] });
    await start({ giftCardKeys: [rotated[0]] });
    const again = ['a-key-of-the-next-rotation', rotated[0]] as const;
    await start({ giftCardKeys: again });
    await forgetOldValues(store.db, 'GIFT_CARD_KEY');
    await start({ giftCardKeys: [again[0]] });
  });
});
