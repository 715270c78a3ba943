import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure } from '../gift-cards/gift-cards.test-kit.ts';
import { hashToken } from '../primitives/tokens.ts';
import { emailChanges } from '../store/schema.ts';
import { joinAs, signInAs } from '../testing/members.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { stores } from '../testing/stores.ts';

describe.each(stores)('the link that cancels a change of the email address, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  /** The token of the newest link of a kind in a mailbox. */
  const linkIn = async (to: string, name: string) =>
    new RegExp(`#${name}=([\\w-]+)`).exec((await provider.mail(to)).at(-1)?.body ?? '')?.[1] ?? '';
  const cancelBy = (token: string) => provider.proxy.call('cancelEmailByLink', { body: { token } });
  const over = { status: 410, code: 'email-link-over' };

  async function member() {
    const { registration } = await joinAs(provider);
    const { email } = registration;
    return {
      email,
      /** Asks in a session of its own, as an intruder may. */
      ask: async (name: string) => {
        const { proxied } = await signInAs(provider, registration);
        await proxied.call('changeEmail', { body: { email: `${name}.${email}` } });
        return linkIn(email, 'cancel-email');
      },
      signIn: (changes = {}) => signInAs(provider, { ...registration, ...changes }),
      waiting: async () => (await (await signInAs(provider, registration)).own.call('details')).newEmail,
    };
  }

  it('cancels what waits by each that the mailbox got, whatever somebody in the account has done since', async () => {
    const { ask, waiting, signIn } = await member();
    const first = await ask('first');
    const second = await ask('second');
    await cancelBy(first);
    expect(await waiting()).toBeUndefined();
    expect(await failure(cancelBy(second)), 'no change waits').toMatchObject(over);
    const intruder = await signIn();
    await intruder.proxied.call('endSessions');
    await intruder.proxied.call('cancelEmailChange');
    await ask('third');
    await cancelBy(second);
    expect(await waiting()).toBeUndefined();
  });

  it('cancels its own change when a provider of the release before has made it', async () => {
    const { email, ask, waiting } = await member();
    await ask('before');
    const isOf = eq(emailChanges.email, `before.${email}`);
    await provider.store.db
      .update(emailChanges)
      .set({ cancelHash: hashToken('of-the-release-before') })
      .where(isOf);
    await cancelBy('of-the-release-before');
    expect(await waiting()).toBeUndefined();
  });

  it('cancels nothing after its hour, for another member, or with another end', async () => {
    const { email, ask, waiting } = await member();
    const [old, ofStranger] = [await ask('old'), await (await member()).ask('stranger')];
    provider.clock.advance(60 * 60_000);
    const present = await ask('present');
    const id = present.slice(0, 36);
    for (const forged of [
      old,
      id + ofStranger.slice(36),
      id + old.slice(36, -43) + present.slice(-43),
      present.replace(id, '-'.repeat(36)),
    ])
      expect(await failure(cancelBy(forged))).toMatchObject(over);
    expect(await waiting()).toBe(`present.${email}`);
    await cancelBy(present);
    expect(await waiting()).toBeUndefined();
  });

  it('cancels nothing in an account whose mailbox has become another one', async () => {
    const { email, ask, signIn } = await member();
    const ofBefore = await ask('moved');
    const moved = await signIn();
    await moved.proxied.call('confirmEmail', { body: { token: await linkIn(`moved.${email}`, 'confirm-email') } });
    const after = await signIn({ email: `moved.${email}` });
    await after.proxied.call('changeEmail', { body: { email: `again.${email}` } });
    expect(await failure(cancelBy(ofBefore))).toMatchObject(over);
    expect(await after.own.call('details')).toMatchObject({ newEmail: `again.${email}` });
    await cancelBy(await linkIn(`moved.${email}`, 'cancel-email'));
    expect(await after.own.call('details')).not.toHaveProperty('newEmail');
  });
});
