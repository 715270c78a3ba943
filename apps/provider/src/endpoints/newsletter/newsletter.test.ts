import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscribers } from '../../store/schema.ts';
import { openTestProvider, type TestProvider } from '../../testing/provider.ts';

describe('the letter', () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider();
  });
  afterAll(() => provider.close());

  const ask = (email: string) =>
    provider.request('POST', '/v1/newsletter', { token: 'pk_for-the-tests-of-the-provider', body: { email } });
  const stateOf = async (email: string) =>
    (await provider.store.db.select().from(subscribers).where(eq(subscribers.emailKey, email)))[0]?.state;
  const linkIn = async (email: string, name: string) => {
    const letters = (await provider.mail()).filter(({ recipient }) => recipient === email);
    return new RegExp(`#newsletter-${name}=(\\S+)`).exec(letters.at(-1)?.body ?? '')?.[1] ?? '';
  };

  it('comes only to those who confirm by e-mail (specification 7)', async () => {
    expect((await ask('one@example.com')).status).toBe(204);
    expect(await stateOf('one@example.com')).toBe('pending');
    const token = await linkIn('one@example.com', 'confirm');
    await provider.website.call('confirmSubscription', { body: { token } });
    await provider.website.call('confirmSubscription', { body: { token } });
    expect(await stateOf('one@example.com')).toBe('confirmed');
  });

  it('answers alike when the address has it already, and ends with one press', async () => {
    await ask('two@example.com');
    await provider.website.call('confirmSubscription', { body: { token: await linkIn('two@example.com', 'confirm') } });
    const again = await ask('TWO@example.com');
    expect([again.status, await again.text()]).toEqual([204, '']);
    expect(await stateOf('two@example.com')).toBe('confirmed');
    const letter = (await provider.mail()).find(({ recipient }) => recipient === 'TWO@example.com');
    const token = /#newsletter-unsubscribe=(\S+)/.exec(letter?.body ?? '')?.[1] ?? '';
    await provider.website.call('unsubscribe', { body: { token } });
    expect(await stateOf('two@example.com')).toBe('unsubscribed');
  });

  it('has no confirmation that works after a week', async () => {
    await ask('three@example.com');
    const token = await linkIn('three@example.com', 'confirm');
    provider.clock.pass(8 * 86_400_000);
    const answer = await provider.request('POST', '/v1/newsletter/confirm', { body: { token } });
    expect(answer.status).toBe(410);
    expect(await stateOf('three@example.com')).toBe('pending');
  });

  it('rejects an address that is none, in words (specification 8)', async () => {
    const answer = await ask('not an address');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: { email: 'Enter an e-mail address, such as name@example.com.' },
    });
  });
});
