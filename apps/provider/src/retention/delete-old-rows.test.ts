import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFolder } from '../environment/paths.ts';
import { FORMER_DAYS, INVITATION_DAYS } from '@myler/config/people';
import {
  attempts,
  emailChanges,
  formerAddresses,
  giftCards,
  giftCardUses,
  idempotencyKeys,
  leads,
  newsletterIssues,
  newsletterRecipients,
  outgoingMail,
  passwordResets,
  payments,
  subscribers,
} from '../store/schema.ts';
import { joinAs } from '../testing/members.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { buyGiftCard } from '../testing/purchases.ts';
import { newKey, registrationRequest } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';
import { refundDelivered } from '../gift-cards/support.ts';
import { deleteOldRows, retention } from './delete-old-rows.ts';

const DAY = 86_400_000;

describe.each(stores)('the retention of the privacy policy, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  const forgetAt = (moment: string | number) => deleteOldRows(provider.store.db, new Date(moment));
  const count = (table: Parameters<typeof provider.store.db.$count>[0]) => provider.store.db.$count(table);

  it(
    'has the periods of the policy’s text',
    {
      tags: [
        'asvs:14.2.4',
        'promise:backups',
        'promise:email-period',
        'promise:enquiry-period',
        'promise:gift-period',
        'promise:receipts-six-years',
        'promise:shared-period',
        'promise:invitation-period',
        'promise:person-period',
        'promise:where-kept',
      ],
    },
    () => {
      const policy = readFileSync(join(contentFolder, 'legal.json'), 'utf8');
      expect(retention).toEqual({
        enquiries: 12,
        couponClaims: 12,
        giftCards: 2,
        children: 30,
        accounts: 2,
        receipts: 6,
        attempts: 30,
        emails: 30,
      });
      expect({ INVITATION_DAYS, FORMER_DAYS }).toEqual({ INVITATION_DAYS: 14, FORMER_DAYS: 30 });
      for (const words of [
        'An invitation onto a card: fourteen days,',
        'as long as the place on it, and thirty days after,',
        'An enquiry: twelve months.',
        'Gift cards: until two years after the card has been spent or has run out.',
        'as long as you are a member, and two years after',
        'Children’s details: until thirty days after you leave.',
        'Receipts: six years after the end of the year they belong to.',
        'A payment that was not completed: thirty days.',
        'A list that you decide on together: sixty days from when it was made.',
        'Emails that we sent: thirty days.',
        'If you never confirm it, a week.',
        'The code of a new member: for twelve months after its use,',
      ])
        expect(policy).toContain(words);
    },
  );

  it(
    'deletes an enquiry after twelve months',
    { tags: ['promise:enquiry-period', 'promise:enquiry-use'] },
    async () => {
      const enquiry = {
        source: 'discover-myler',
        name: 'Nadia',
        email: 'nadia@example.com',
        message: 'Is there a train?',
      };
      await provider.proxy.call('lead', { body: enquiry as never });
      await forgetAt('2027-11-21T11:59:00Z');
      expect(await count(leads)).toBe(1);
      await forgetAt('2027-11-21T12:01:00Z');
      expect(await count(leads)).toBe(0);
    },
  );

  it('deletes a link for a new password, a new email address and a replaced one, when their time is over', async () => {
    const member = await joinAs(provider);
    const { db } = provider.store;
    const expiresAt = new Date('2026-11-23T12:00:00Z');
    await db.insert(emailChanges).values({ tokenHash: 'h', userId: member.userId, email: 'n@example.com', expiresAt });
    await db.insert(passwordResets).values({ tokenHash: 'h', userId: member.userId, expiresAt });
    await db.insert(formerAddresses).values({ addressHash: 'h', userId: member.userId, expiresAt });
    const counts = () => Promise.all([emailChanges, passwordResets, formerAddresses].map(count));
    await forgetAt('2026-11-23T11:59:00Z');
    expect(await counts()).toEqual([1, 1, 1]);
    await forgetAt('2026-11-23T12:01:00Z');
    expect(await counts()).toEqual([0, 0, 0]);
  });

  it(
    'deletes an unconfirmed newsletter address after a week, and keeps a confirmed one',
    { tags: ['promise:letter-address-period'] },
    async () => {
      await provider.website.call('subscribe', { body: { email: 'pending@example.com' } });
      await provider.website.call('subscribe', { body: { email: 'confirmed@example.com' } });
      const { db } = provider.store;
      await db.update(subscribers).set({ state: 'confirmed' }).where(eq(subscribers.emailKey, 'confirmed@example.com'));
      const week = provider.clock.now.getTime() + 7 * DAY;
      await forgetAt(week - 1000);
      expect(await count(subscribers)).toBe(2);
      await forgetAt(week + 1000);
      expect((await db.select().from(subscribers)).map(({ email }) => email)).toEqual(['confirmed@example.com']);
    },
  );

  it(
    'deletes an email thirty days after it was sent or given up, and keeps a queued one',
    { tags: ['promise:email-period'] },
    async () => {
      const { db } = provider.store;
      await db.delete(outgoingMail);
      const now = provider.clock.now;
      const mail = { subject: '', body: '', headers: {}, nextTryAt: now };
      await db.insert(outgoingMail).values([
        { ...mail, kind: 'sent', recipient: 'a@example.com', createdAt: now, sentAt: now },
        { ...mail, kind: 'given-up', recipient: 'b@example.com', createdAt: now },
        { ...mail, kind: 'waits', recipient: 'c@example.com', createdAt: new Date(now.getTime() + 29 * DAY) },
      ]);
      const kinds = async () => (await db.select().from(outgoingMail)).map((row) => row.kind).toSorted();
      await forgetAt(now.getTime() + 30 * DAY - 1000);
      expect(await kinds()).toEqual(['given-up', 'sent', 'waits']);
      await forgetAt(now.getTime() + 30 * DAY + 1000);
      expect(await kinds()).toEqual(['waits']);
    },
  );

  it('deletes the recipients of a newsletter issue after thirty days, and keeps the issue', async () => {
    const { db } = provider.store;
    const [startedAt, completedAt] = [provider.clock.now, provider.clock.now];
    await db.insert(newsletterIssues).values([
      { id: 'complete', date: '2026-11-26', contentHash: '', startedAt, completedAt },
      { id: 'under-way', date: '2026-12-10', contentHash: '', startedAt },
    ]);
    const recipient = { recipient: 'hash', queuedAt: startedAt };
    await db.insert(newsletterRecipients).values([
      { ...recipient, issueId: 'complete' },
      { ...recipient, issueId: 'under-way' },
    ]);
    await forgetAt(provider.clock.now.getTime() + 31 * DAY);
    expect((await db.select().from(newsletterRecipients)).map(({ issueId }) => issueId)).toEqual(['under-way']);
    expect(await count(newsletterIssues)).toBe(2);
  });

  it(
    'deletes a gift card with its uses two years after it was spent, expired or was refunded',
    { tags: ['promise:gift-address-use', 'promise:gift-period'] },
    async () => {
      const { db } = provider.store;
      const spent = await buyGiftCard(provider);
      await provider.proxy.call('redeemGiftCard', {
        body: { code: spent.code, amount: { amount: 25_000, currency: 'GBP' } },
        idempotencyKey: newKey(),
      });
      const refunded = await buyGiftCard(provider);
      const deps = { ...testEnv, db, payments: provider.payments, now: () => provider.clock.now };
      await refundDelivered(deps, refunded.row.reference);
      const unspent = await buyGiftCard(provider);
      const waiting = await buyGiftCard(provider, { deliverOn: { date: '2027-11-20', timeZone: 'Europe/London' } });
      const storedReferences = async () =>
        (await db.select().from(giftCards)).map(({ reference }) => reference).toSorted();
      const all = [spent, refunded, unspent, waiting].map(({ row }) => row.reference).toSorted();

      await forgetAt('2028-11-21T11:59:00Z');
      expect(await storedReferences()).toEqual(all);
      await forgetAt('2028-11-21T12:01:00Z');
      expect(await storedReferences()).toEqual([unspent, waiting].map(({ row }) => row.reference).toSorted());
      expect(await count(giftCardUses)).toBe(0);
      // Five years, and two more.
      await forgetAt('2033-11-21T12:00:00Z');
      expect(await storedReferences()).toContain(unspent.row.reference);
      await forgetAt('2033-11-22T12:00:00Z');
      expect(await storedReferences()).toEqual([waiting.row.reference]);
    },
  );

  it('deletes an attempt and its key after thirty days, unless a payment, a card or a use of one has come of it', async () => {
    const { db } = provider.store;
    await db.delete(attempts);
    await db.delete(idempotencyKeys);
    const { registration, userId } = await joinAs(provider);
    const declined = {
      ...registrationRequest(),
      creditCard: { ...registration.creditCard!, number: '4000000000000002' },
    };
    await provider.proxy.call('register', { body: declined, idempotencyKey: newKey() }).catch(() => undefined);
    const { code } = await buyGiftCard(provider);
    await provider.proxy.call('redeemGiftCard', {
      body: { code, amount: { amount: 100, currency: 'GBP' } },
      idempotencyKey: newKey(),
    });
    const waiting = {
      state: 'requires-action',
      holder: '',
      leaseUntil: provider.clock.now,
      createdAt: provider.clock.now,
    } as const;
    await db.insert(attempts).values({ ...waiting, key: crypto.randomUUID(), currency: 'GBP', price: 1, discount: 0 });
    const kept = async () => [
      (await db.select().from(attempts)).map(({ kind: of, state }) => `${of} ${state}`).toSorted(),
      (await db.select().from(idempotencyKeys)).map(({ purpose }) => purpose).toSorted(),
    ];
    const all = await kept();
    expect(all[0]).toContain('join failed');
    const due = provider.clock.now.getTime() + 30 * DAY;
    await forgetAt(due - 1000);
    expect(await kept()).toEqual(all);
    await forgetAt(due + 1000);
    expect(await kept()).toEqual([
      ['gift-card succeeded', 'join requires-action', 'join succeeded'],
      ['buyGiftCard', 'redeemGiftCard', 'register'],
    ]);
    expect(await db.$count(payments, eq(payments.userId, userId))).toBe(1);
  });
});
