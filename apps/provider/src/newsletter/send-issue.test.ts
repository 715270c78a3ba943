import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outgoingMail, newsletterIssues, newsletterRecipients, subscribers } from '../store/schema.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { stores } from '../testing/stores.ts';
import type { NewsletterIssue } from './read-issue.ts';
import { countRecipients, sendIssue, type SendDeps } from './send-issue.ts';
import { unsubscribeHash } from './unsubscribe-link.ts';

const SUBSCRIBERS = 120;

const issueOf = (date: string, changes: Partial<NewsletterIssue> = {}): NewsletterIssue => ({
  id: `${date}-an-issue`,
  date,
  subject: 'A train that whistles',
  preheader: 'Three hours from Zürich',
  picture: 'departure',
  headline: 'The 15.34 is for them.',
  blocks: [
    { is: 'paragraph', text: 'There is a bench.' },
    { is: 'button', label: 'See Chesa Sulagl', href: '/our-hotels/chesa-sulagl' },
  ],
  ...changes,
});

describe.each(stores)('an issue of the newsletter, on $name', (kind) => {
  let provider: TestProvider;
  let deps: SendDeps;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
    deps = { ...testEnv, db: provider.store.db, now: () => provider.clock.now };
  });
  afterAll(() => provider.close());

  const numbered = (number: number) => `reader-${String(number).padStart(3, '0')}@example.com`;

  /** Empties what earlier tests left, and has this many addresses confirmed; one more has asked and not confirmed. */
  async function withSubscribers(count: number): Promise<void> {
    const { db } = provider.store;
    for (const table of [newsletterRecipients, newsletterIssues, subscribers, outgoingMail]) await db.delete(table);
    const confirmed = Array.from({ length: count }, (_, index) => subscriber(numbered(index), 'confirmed'));
    await db.insert(subscribers).values([...confirmed, subscriber('pending@example.com', 'pending')]);
  }
  const subscriber = (email: string, state: 'pending' | 'confirmed') => ({
    emailKey: email,
    email,
    state,
    unsubscribeHash: unsubscribeHash(testEnv, { emailKey: email, since: null }),
    changedAt: provider.clock.now,
  });
  const onDay = (day: string) => (provider.clock.now = new Date(`${day}T09:00:00Z`));
  const recipients = async () => (await provider.mail()).map(({ recipient }) => recipient).toSorted();

  it(
    'goes to every confirmed subscriber once, and to nobody else, however often it is sent',
    {
      tags: [
        'promise:letter-after-confirmation',
        'promise:letter-fortnightly',
        'promise:letter-ignored',
        'promise:letter-thursday',
      ],
    },
    async () => {
      onDay('2026-11-26');
      await withSubscribers(SUBSCRIBERS);
      const everybody = Array.from({ length: SUBSCRIBERS }, (_, index) => numbered(index));
      const issue = issueOf('2026-11-26');
      expect(await countRecipients(provider.store.db, issue)).toBe(SUBSCRIBERS);
      expect(await sendIssue(deps, issue)).toEqual({ recipients: SUBSCRIBERS, queued: SUBSCRIBERS });
      await provider.store.db.insert(subscribers).values(subscriber('later@example.com', 'confirmed'));
      expect(await sendIssue(deps, issue)).toEqual({ recipients: SUBSCRIBERS, queued: 0 });
      expect(await recipients()).toEqual(everybody);
    },
  );

  it('is continued on a later day after a run that stopped in the middle', async () => {
    onDay('2026-11-26');
    await withSubscribers(SUBSCRIBERS);
    const issue = issueOf('2026-11-26');
    const stop = new Error('stopped here');
    const first = sendIssue(deps, issue, () => {
      throw stop;
    });
    await expect(first).rejects.toBe(stop);
    const half = (await recipients()).length;
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(SUBSCRIBERS);
    onDay('2026-11-27');
    expect(await sendIssue(deps, issue)).toEqual({ recipients: SUBSCRIBERS, queued: SUBSCRIBERS - half });
    expect(new Set(await recipients()).size).toBe(SUBSCRIBERS);
    expect(await recipients()).toHaveLength(SUBSCRIBERS);
  });

  it('goes to each subscriber once when two runs send it at the same time', async () => {
    onDay('2026-11-26');
    await withSubscribers(SUBSCRIBERS);
    const runs = await Promise.allSettled([
      sendIssue(deps, issueOf('2026-11-26')),
      sendIssue(deps, issueOf('2026-11-26')),
    ]);
    expect(runs.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await recipients()).toHaveLength(SUBSCRIBERS);
    expect(new Set(await recipients()).size).toBe(SUBSCRIBERS);
  });

  it('does not go to somebody who has unsubscribed by its link', { tags: ['promise:letter-foot-link'] }, async () => {
    onDay('2026-11-26');
    await withSubscribers(2);
    const first = issueOf('2026-11-26');
    await sendIssue(deps, first);
    const [mail] = await provider.mail();
    expect(mail?.content?.unsubscribe).toMatch(/^https:\/\/www\.myler\.example\/unsubscribe\?token=[\w-]{43}$/);
    expect(mail?.body).toContain(`To stop these emails, press the button at ${mail?.content?.unsubscribe}`);
    expect(mail?.body).toContain('https://www.myler.example/our-hotels/chesa-sulagl');
    const token = new URL(mail?.content?.unsubscribe ?? '').searchParams.get('token') ?? '';
    await provider.website.call('unsubscribe', { body: { token } });
    await provider.store.db.delete(outgoingMail);
    onDay('2026-12-10');
    await sendIssue(deps, issueOf('2026-12-10'));
    expect(await recipients()).toEqual([numbered(0), numbered(1)].filter((email) => email !== mail?.recipient));
  });

  it(
    'is sent only on its Thursday in London, and at least a fortnight after the last one',
    { tags: ['promise:first-letter', 'promise:letter-fortnightly', 'promise:letter-thursday', 'promise:next-letter'] },
    async () => {
      await withSubscribers(1);
      onDay('2026-11-25');
      await expect(sendIssue(deps, issueOf('2026-11-26'))).rejects.toThrow(
        'is for November 26, 2026, and today is November 25, 2026',
      );
      // Summer time: in London it is Thursday already.
      provider.clock.now = new Date('2026-06-10T23:30:00Z');
      await sendIssue(deps, issueOf('2026-06-11'));
      onDay('2026-06-18');
      await expect(sendIssue(deps, issueOf('2026-06-18'))).rejects.toThrow('about once a fortnight');
      expect(await recipients()).toEqual([numbered(0)]);
      onDay('2026-06-25');
      await sendIssue(deps, issueOf('2026-06-25'));
      expect(await recipients()).toEqual([numbered(0), numbered(0)]);
    },
  );

  it('is refused when its file changed after sending began, so that everybody gets the same words', async () => {
    onDay('2026-11-26');
    await withSubscribers(SUBSCRIBERS);
    const stopped = sendIssue(deps, issueOf('2026-11-26'), () => {
      throw new Error('stopped here');
    });
    await expect(stopped).rejects.toThrow('stopped here');
    const changed = issueOf('2026-11-26', { headline: 'The 16.34 is for them.' });
    await expect(sendIssue(deps, changed)).rejects.toThrow('has changed since sending began');
  });
});
