import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure } from '../../gift-cards/gift-cards.test-kit.ts';
import { subscribers } from '../../store/schema.ts';
import { newRows } from '../../testing/new-rows.ts';
import { openTestProvider, type TestProvider } from '../../testing/provider.ts';
import { stores } from '../../testing/stores.ts';

describe.each(stores)('a newsletter subscription, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  const ask = (email: string) =>
    provider.request('POST', '/v1/newsletter', { token: 'pk_for-the-tests-of-the-provider', body: { email } });
  const stateOf = async (email: string) =>
    (await provider.store.db.select().from(subscribers).where(eq(subscribers.emailKey, email)))[0]?.state;
  const mailsTo = async (email: string) => (await provider.mail()).filter(({ recipient }) => recipient === email);
  const confirmTokenOf = async (email: string) =>
    /#newsletter-confirm=(\S+)/.exec((await mailsTo(email)).map(({ body }) => body).join())?.[1] ?? '';
  const unsubscribeTokensOf = async (email: string) =>
    (await mailsTo(email)).flatMap(({ body }) => /\/unsubscribe\?token=(\S+)/.exec(body)?.[1] ?? []);
  const confirm = async (email: string) =>
    provider.website.call('confirmSubscription', { body: { token: await confirmTokenOf(email) } });

  it(
    'is confirmed by the link of an email only (specification 7)',
    { tags: ['asvs:2.3.1', 'promise:letter-after-confirmation', 'promise:letter-ignored', 'promise:letter-thursday'] },
    async () => {
      expect((await ask('one@example.com')).status).toBe(204);
      const token = await confirmTokenOf('one@example.com');
      await ask('one.more@example.com');
      const others = ['', 'nobody-ever-got-this-one', `${token}x`, await confirmTokenOf('one.more@example.com')];
      for (const other of others) await provider.request('POST', '/v1/newsletter/confirm', { body: { token: other } });
      // A mail scanner reads addresses with GET.
      for (const path of ['/v1/newsletter/confirm', `/v1/newsletter/confirm?token=${token}`])
        expect((await provider.request('GET', path)).status).toBe(405);
      expect(await stateOf('one@example.com')).toBe('pending');
      expect((await mailsTo('one@example.com')).map(({ kind: of }) => of)).toEqual(['newsletter-confirm']);
      await confirm('one@example.com');
      await confirm('one@example.com');
      expect(await stateOf('one@example.com')).toBe('confirmed');
    },
  );

  it(
    'starts with one email after the confirmation, however often the link is used',
    { tags: ['promise:first-letter'] },
    async () => {
      await ask('eager@example.com');
      await Promise.all(Array.from({ length: 5 }, () => confirm('eager@example.com')));
      const kinds = (await mailsTo('eager@example.com')).map(({ kind: of }) => of);
      expect(kinds).toEqual(['newsletter-confirm', 'newsletter-first']);
    },
  );

  /** The embedded database does one transaction after the other, so there nothing can come between. */
  it.runIf(kind.name === 'PostgreSQL')('stays confirmed when somebody asks for it at the same moment', async () => {
    const { db } = provider.store;
    await ask('at.once@example.com');
    let asked: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await tx.update(subscribers).set({ state: 'confirmed' }).where(eq(subscribers.emailKey, 'at.once@example.com'));
      asked = ask('at.once@example.com');
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(() => db.execute(waiting)).toHaveLength(1);
    });
    await asked;
    expect(await stateOf('at.once@example.com')).toBe('confirmed');
    const kinds = (await mailsTo('at.once@example.com')).map(({ kind: of }) => of);
    expect(kinds).toEqual(['newsletter-confirm', 'newsletter-already']);
  });

  it(
    'gets the same response for a subscribed address, and ends with one unsubscribe request',
    { tags: ['promise:letter-one-press'] },
    async () => {
      await ask('two@example.com');
      await confirm('two@example.com');
      const again = await ask('TWO@example.com');
      expect([again.status, await again.text()]).toEqual([204, '']);
      expect(await stateOf('two@example.com')).toBe('confirmed');
      const [token = ''] = await unsubscribeTokensOf('TWO@example.com');
      await provider.website.call('unsubscribe', { body: { token } });
      expect(await stateOf('two@example.com')).toBeUndefined();
    },
  );

  it(
    'ends by the link of any newsletter of it, no email follows, and a link that ends nothing says so',
    { tags: ['promise:letter-address-period', 'promise:unsubscribe-no-farewell', 'promise:unsubscribe-one-click'] },
    async () => {
      await ask('three@example.com');
      await confirm('three@example.com');
      // Somebody else enters the address: that takes nothing away from the letters that are there.
      await ask('three@example.com');
      const [first = '', later] = await unsubscribeTokensOf('three@example.com');
      expect(later).toBe(first);
      const mails = await provider.mail();
      const stop = (token: string) => failure(provider.website.call('unsubscribe', { body: { token } }));
      await provider.website.call('unsubscribe', { body: { token: first } });
      expect(await stateOf('three@example.com')).toBeUndefined();
      const { message } = await stop(first);
      const over = { status: 410, code: 'link-over', message };
      expect(await stop('nobody-ever-got-this-one')).toMatchObject(over);
      expect(await provider.mail()).toEqual(mails);
      // Whoever was given a letter of that subscription ends no later one, and is not told that they did.
      provider.clock.advance(1000);
      await ask('three@example.com');
      expect(await stop(first)).toMatchObject(over);
      expect(await stateOf('three@example.com')).toBe('pending');
      // As the answer says: whoever has the letter gets an email with the button that stops it.
      provider.clock.advance(24 * 3_600_000);
      const confirmation = /#newsletter-confirm=(\S+)/.exec((await mailsTo('three@example.com')).at(-1)?.body ?? '');
      await provider.website.call('confirmSubscription', { body: { token: confirmation?.[1] ?? '' } });
      await ask('three@example.com');
      const present = (await unsubscribeTokensOf('three@example.com')).at(-1) ?? '';
      await provider.website.call('unsubscribe', { body: { token: present } });
      expect(await stateOf('three@example.com')).toBeUndefined();
    },
  );

  it('comes back on the day on which its subscriber has stopped it, whatever strangers have used up', async () => {
    const email = 'changed.her.mind@example.com';
    await ask(email);
    await confirm(email);
    for (let times = 0; times < 4; times++) await ask(email);
    const [token = ''] = await unsubscribeTokensOf(email);
    await provider.website.call('unsubscribe', { body: { token } });
    provider.clock.advance(60_000);
    const before = await mailsTo(email);
    for (let times = 0; times < 4; times++) await ask(email);
    const [again, ...more] = (await mailsTo(email)).slice(before.length);
    expect([again?.kind, more]).toEqual(['newsletter-confirm', []]);
    const link = /#newsletter-confirm=(\S+)/.exec(again?.body ?? '')?.[1] ?? '';
    await provider.website.call('confirmSubscription', { body: { token: link } });
    expect(await stateOf(email)).toBe('confirmed');
    for (let times = 0; times < 4; times++) await ask(email);
    expect((await mailsTo(email)).at(-1)?.kind).toBe('newsletter-first');
  });

  it(
    'is not shared: its address is in its own row and its own emails, and in no line of the log',
    { tags: ['promise:unsubscribe-one-click'] },
    async () => {
      const email = 'private@example.com';
      const rows = await newRows(provider.store.db, async () => {
        await ask(email);
        await confirm(email);
      });
      expect(rows.map(({ table }) => table).toSorted()).toEqual([
        'outgoing_mail',
        'outgoing_mail',
        // Counts of emails to the recipient, under keyed hashes.
        'rate_limits',
        'subscribers',
      ]);
      const naming = (await provider.mail()).filter((each) => JSON.stringify(each).includes(email));
      expect(naming.map(({ recipient }) => recipient)).toEqual([email, email]);
      expect(provider.logLines.join('')).not.toContain('private@');
    },
  );

  it(
    'can be confirmed for a week, and not later',
    { tags: ['promise:confirm-in-a-week', 'promise:letter-ignored'] },
    async () => {
      await ask('in.time@example.com');
      await ask('four@example.com');
      const token = await confirmTokenOf('four@example.com');
      provider.clock.advance(7 * 86_400_000 - 1000);
      await confirm('in.time@example.com');
      expect(await stateOf('in.time@example.com')).toBe('confirmed');
      provider.clock.advance(1000);
      const response = await provider.request('POST', '/v1/newsletter/confirm', { body: { token } });
      expect(response.status).toBe(410);
      expect(await stateOf('four@example.com')).toBe('pending');
    },
  );

  it('can be confirmed by its first email for all of its week, although somebody has entered the address again', async () => {
    await ask('five@example.com');
    provider.clock.advance(5 * 86_400_000);
    const first = await confirmTokenOf('five@example.com');
    await ask('five@example.com');
    provider.clock.advance(86_400_000);
    await provider.website.call('confirmSubscription', { body: { token: first } });
    expect(await stateOf('five@example.com')).toBe('confirmed');
  });

  it('is refused for an invalid address, with words that say why (specification 8)', async () => {
    const response = await ask('not an address');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: { email: 'Enter an email address, such as name@example.com.' },
    });
  });
});
