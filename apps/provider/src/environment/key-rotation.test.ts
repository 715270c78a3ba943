import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderEnv } from '../app.ts';
import { failure } from '../gift-cards/gift-cards.test-kit.ts';
import { giftCardAttachments } from '../gift-cards/attachments.ts';
import { orderToken } from '../gift-cards/order-link.ts';
import { renewUnsubscribeLinks } from '../newsletter/renew-unsubscribe-links.ts';
import { unsubscribeLink } from '../newsletter/unsubscribe-link.ts';
import { sandboxLedger, subscribers } from '../store/schema.ts';
import { reveal } from '../primitives/tokens.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { buyGiftCard } from '../testing/purchases.ts';
import { newKey, registrationRequest } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';
import { secretNames, secretTable } from '@myler/server/secret-table';
import type { Secrets } from './secrets.ts';

const keysOf = (...keys: [string, ...string[]]) => {
  const entries = secretNames.map((name) => [secretTable[name].keys, keys.map((key) => `${key}-${name}`)]);
  return Object.fromEntries(entries) as unknown as Secrets;
};

/** The three settings of a rotation, one after the other. Each may run beside the one before and the one after it. */
const before: ProviderEnv = { ...testEnv, ...keysOf('old') };
const knowingBoth: ProviderEnv = { ...testEnv, ...keysOf('old', 'new') };
const after: ProviderEnv = { ...testEnv, ...keysOf('new', 'old') };

describe.each(stores)('while new keys replace old ones, on $name,', (kind) => {
  let provider: TestProvider;
  const withKeys = (env: ProviderEnv) => provider.openSecondProvider({ env });
  beforeAll(async () => {
    provider = await openTestProvider(kind, { env: before });
  });
  afterAll(() => provider.close());

  /** A request with one key's token, at a provider that has others. */
  const ask = (env: ProviderEnv, token: string) => withKeys(env).request('GET', '/v1/hotels/search?q=sea', { token });

  it('a proxy is known by the old token and by the new one', async () => {
    for (const env of [knowingBoth, after])
      for (const token of [...env.publishableTokens, ...env.providerSecrets])
        expect((await ask(env, token)).status).toBe(200);
    expect((await ask(before, after.providerSecrets[0])).status).toBe(401);
    expect((await ask({ ...after, ...keysOf('new') }, before.providerSecrets[0])).status).toBe(401);
  });

  it('a gift code of either key is good, and is the same in a mail that leaves later', async () => {
    for (const [made, read] of [
      [before, after],
      [after, knowingBoth],
      [before, knowingBoth],
    ] as const) {
      const { row, code } = await buyGiftCard(withKeys(made), {}, made);
      expect(await withKeys(read).website.call('giftCardBalance', { body: { code } })).toMatchObject({
        status: 'good',
      });
      expect(
        await withKeys(read).website.call('giftCardOrder', { params: { token: orderToken(made.giftCardKeys, row) } }),
      ).toMatchObject({ reference: row.reference });
      const makers = giftCardAttachments({ ...read, db: provider.store.db, media: {} as never, log: console });
      expect(await makers['gift-card-code']!({ cardId: row.id })).toMatchObject({ placeholders: { code } });
    }
  });

  it('a code whose key is missing is unknown, and the mail that needs it says which key', async () => {
    const { row, code } = await buyGiftCard(withKeys(before), {}, before);
    const onlyNew = { ...after, giftCardKeys: [after.giftCardKeys[0]] as const };
    const request = withKeys(onlyNew).website.call('giftCardBalance', { body: { code } });
    expect((await failure(request)).code).toBe('gift-card-unknown');
    const makers = giftCardAttachments({ ...onlyNew, db: provider.store.db, media: {} as never, log: console });
    await expect(makers['gift-card-code']!({ cardId: row.id })).rejects.toThrow(/missing in GIFT_CARD_KEY/);
  });

  it('a member stays signed in, also when two providers are asked with the same token', async () => {
    const person = registrationRequest();
    await withKeys(before).proxy.call('register', { body: person, idempotencyKey: newKey() });
    const { email, password } = person;
    const signedIn = await withKeys(before).proxy.call('signIn', { body: { email, password, keepMeSignedIn: true } });
    for (const env of [knowingBoth, after])
      expect(await withKeys(env).clientWith(signedIn.accessToken).call('me')).toMatchObject({ status: true });

    const body = { refreshToken: signedIn.refreshToken };
    const first = await withKeys(knowingBoth).proxy.call('refresh', { body });
    const again = await withKeys(after).proxy.call('refresh', { body });
    expect(again.refreshToken).toBe(first.refreshToken);
    const next = await withKeys(after).proxy.call('refresh', { body: { refreshToken: again.refreshToken } });
    expect(await withKeys(knowingBoth).clientWith(next.accessToken).call('me')).toMatchObject({ status: true });
  });

  it('a payment that is repeated gets the same receipt, and is charged once', async () => {
    const body = registrationRequest();
    const idempotencyKey = newKey();
    const receipt = await withKeys(before).proxy.call('register', { body, idempotencyKey });
    const charges = await provider.store.db.$count(sandboxLedger);
    for (const env of [knowingBoth, after])
      expect(await withKeys(env).proxy.call('register', { body, idempotencyKey })).toEqual(receipt);
    expect(await provider.store.db.$count(sandboxLedger)).toBe(charges);
  });

  it('the link that ends the newsletter works in mails of before and of after', async () => {
    const { db } = provider.store;
    const tokenOf = (env: ProviderEnv, emailKey: string) =>
      reveal(unsubscribeLink(env, { emailKey, since: provider.clock.now })).split('token=')[1] ?? '';
    for (const [read, written] of [
      ['of-before@example.com', before],
      ['of-after@example.com', after],
    ] as const) {
      await withKeys(before).website.call('subscribe', { body: { email: read } });
      await renewUnsubscribeLinks(db, after);
      // A provider with the settings between starts once more.
      await renewUnsubscribeLinks(db, knowingBoth);
      await renewUnsubscribeLinks(db, after);
      await withKeys(after).website.call('unsubscribe', { body: { token: tokenOf(written, read) } });
      expect(await db.$count(subscribers)).toBe(0);
    }
  });
});
