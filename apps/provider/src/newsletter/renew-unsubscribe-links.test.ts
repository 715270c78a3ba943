import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderEnv } from '../app.ts';
import { newsletterIssues, newsletterRecipients, subscribers } from '../store/schema.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { newKey, registrationRequest } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';
import { renewUnsubscribeLinks } from './renew-unsubscribe-links.ts';
import { reveal } from '../primitives/tokens.ts';
import { unsubscribeHash, unsubscribeLink } from './unsubscribe-link.ts';

const newEnv: ProviderEnv = { ...testEnv, sessionKeys: ['a-new-session-key-for-the-tests'] };

describe.each(stores)('after a new session key, on $name,', (kind) => {
  let provider: TestProvider;
  let renewed: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
    renewed = provider.openSecondProvider({ env: newEnv });
  });
  afterAll(() => provider.close());

  it('the links of later newsletters end a subscription that began before, and no issue is sent twice', async () => {
    const { db } = provider.store;
    const email = 'reader@example.com';
    await provider.website.call('subscribe', { body: { email } });
    const now = provider.clock.now;
    await db.insert(newsletterIssues).values({ id: 'under-way', date: '2026-11-26', contentHash: '', startedAt: now });
    const subscription = { emailKey: email, since: now };
    const recipient = unsubscribeHash(testEnv, subscription);
    await db.insert(newsletterRecipients).values({ issueId: 'under-way', recipient, queuedAt: now });

    expect(await renewUnsubscribeLinks(db, newEnv)).toBe(1);
    expect(await renewUnsubscribeLinks(db, newEnv)).toBe(0);
    expect(await db.select().from(newsletterRecipients)).toMatchObject([
      { issueId: 'under-way', recipient: unsubscribeHash(newEnv, subscription) },
    ]);
    const token = /token=(.+)$/.exec(reveal(unsubscribeLink(newEnv, subscription)))?.[1] ?? '';
    await renewed.website.call('unsubscribe', { body: { token } });
    expect(await db.$count(subscribers)).toBe(0);
  });

  it('members stay signed in', async () => {
    const person = registrationRequest();
    await provider.proxy.call('register', { body: person, idempotencyKey: newKey() });
    const { email, password } = person;
    const { refreshToken } = await provider.proxy.call('signIn', { body: { email, password, keepMeSignedIn: true } });
    const session = await renewed.proxy.call('refresh', { body: { refreshToken } });
    expect(await renewed.clientWith(session.accessToken).call('me')).toMatchObject({ status: true });
  });
});
