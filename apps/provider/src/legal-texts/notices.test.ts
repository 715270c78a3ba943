import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { legalEntry } from '../content/legal-entry.ts';
import { findDocument } from '../content/documents.ts';
import {
  documents,
  legalNoticeRecipients,
  legalNotices,
  memberships,
  outgoingMail,
  payments,
  receipts,
  referrals,
  users,
} from '../store/schema.ts';
import { joinAs, signInAs } from '../testing/members.ts';
import { putOnCard } from '../testing/people-on-card.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { stores } from '../testing/stores.ts';
import { assertMembersWereTold, type LegalEntry, type NextVersion } from './holding.ts';
import { announcedText, countUntold, sendNotice } from './send-notice.ts';

const TERMS = 'terms-and-conditions';
const next: NextVersion = {
  version: '4',
  announcedOn: '2027-12-01',
  effectiveOn: '2028-01-05',
  changes: ['The desk opens at eight.', 'A card that is lost costs nothing.'],
  sections: [
    { id: 'renewal', title: 'How it renews', body: [{ type: 'paragraph', text: 'As before, an hour earlier.' }] },
    { id: 'lost-cards', title: 'Lost cards', body: [{ type: 'paragraph', text: 'They cost nothing.' }] },
  ],
};

describe.each(stores)('a new version of the terms, on $name', (kind) => {
  let provider: TestProvider;
  let before: LegalEntry;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
    before = (await findDocument(provider.store.db, 'legal', TERMS))!;
  });
  afterAll(() => provider.close());
  /** As if nobody had ever joined. */
  async function forgetPayments() {
    for (const table of [referrals, receipts, payments]) await provider.store.db.delete(table);
  }
  const store = (entry: LegalEntry) =>
    provider.store.db
      .update(documents)
      .set({ data: entry })
      .where(and(eq(documents.kind, 'legal'), eq(documents.id, TERMS)));
  beforeEach(async () => {
    provider.clock.now = new Date('2026-12-01T12:00:00Z');
    await forgetPayments();
    for (const table of [legalNotices, legalNoticeRecipients, outgoingMail, users])
      await provider.store.db.delete(table);
    await store({ ...before, next });
  });

  const at = (moment: string) => (provider.clock.now = new Date(moment));
  const deps = () => ({ ...testEnv, db: provider.store.db, now: () => provider.clock.now });
  const send = async () => sendNotice(deps(), await announcedText(provider.store.db, TERMS));
  const notices = async () => (await provider.mail()).filter(({ template }) => template === 'text-changes');
  const read = () => provider.website.call('legalText', { params: { id: TERMS } });

  it(
    'is written to every active member once, with what changes and from when, by runs that are repeated or together',
    { tags: ['promise:text-changes', 'promise:members-written-to'] },
    async () => {
      const members = [await joinAs(provider), await joinAs(provider), await joinAs(provider)];
      const gone = await joinAs(provider);
      const isGone = eq(memberships.userId, gone.userId);
      await provider.store.db.update(memberships).set({ status: 'ended' }).where(isGone);
      at('2027-12-01T12:00:00Z');
      expect(await countUntold(provider.store.db, await announcedText(provider.store.db, TERMS))).toBe(3);
      await Promise.all([send(), send()]);
      expect(await send()).toEqual({ recipients: 3, queued: 0 });
      const mails = await notices();
      expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
        members.map(({ registration }) => registration.email).toSorted(),
      );
      expect(mails[0]?.subject).toBe('Our terms and conditions from January 05, 2028');
      for (const part of [
        ...next.changes,
        'Until then it is version 3.',
        'https://www.myler.example/terms-and-conditions',
      ])
        expect(mails[0]?.body).toContain(part);
    },
  );

  it('is written to the people on a card too, in words of their own, and does not begin without them', async () => {
    const holder = await joinAs(provider);
    const second = await putOnCard(provider, holder, { role: 'second-adult' });
    await putOnCard(provider, holder, { role: 'carer', endedAt: provider.clock.now, endReason: 'removed' });
    at('2027-12-06T12:00:00Z');
    expect(await countUntold(provider.store.db, await announcedText(provider.store.db, TERMS))).toBe(2);
    await send();
    const mails = await notices();
    const to = ({ registration: { email } }: typeof holder) =>
      mails.find(({ recipient }) => recipient === email)?.body ?? '';
    expect(mails).toHaveLength(2);
    expect(to(holder)).toContain('stop the renewal before then');
    expect(to(second)).toContain('you can leave the card in your account');
  });

  it('is continued where a run was killed, with the same words', async () => {
    const [told, untold] = [await joinAs(provider), await joinAs(provider)];
    at('2027-12-01T12:00:00Z');
    await send();
    // As a run leaves it that was killed before the second batch.
    const { db } = provider.store;
    await db.update(legalNotices).set({ completedOn: null });
    await db.delete(legalNoticeRecipients).where(eq(legalNoticeRecipients.userId, untold.userId));
    await db.delete(outgoingMail);
    expect(await send()).toEqual({ recipients: 2, queued: 1 });
    expect((await notices()).map(({ recipient }) => recipient)).toEqual([untold.registration.email]);
    expect(told.registration.email).not.toBe(untold.registration.email);
    await store({ ...before, next: { ...next, changes: ['Something else.'] } });
    await expect(send()).rejects.toThrow('has changed since writing began');
  });

  it('cannot be written about when fewer than thirty days are left', async () => {
    await joinAs(provider);
    at('2027-12-07T12:00:00Z');
    await expect(send()).rejects.toThrow('the last day to write was December 06, 2027');
    expect(await notices()).toEqual([]);
  });

  it('holds from its day, for whoever reads and whoever joins, and is announced until then', async () => {
    const member = await joinAs(provider);
    at('2027-12-06T12:00:00Z');
    await send();
    at('2028-01-04T12:00:00Z');
    const announced = await read();
    expect([announced.versions[0]?.version, announced.next?.version]).toEqual(['3', '4']);
    const { own } = await signInAs(provider, member.registration);
    expect((await own.call('membership')).terms).toEqual({
      version: '3',
      since: '2026-11-27',
      next: { version: '4', from: '2028-01-05' },
    });
    at('2028-01-05T12:00:00Z');
    const holding = await read();
    expect([holding.versions[0]?.version, holding.next]).toEqual(['4', undefined]);
    const sections = holding.sections.map(({ id }) => id);
    expect(sections).toEqual([...before.sections.map(({ id }) => id), 'lost-cards']);
    expect(JSON.stringify(holding.sections)).toContain('an hour earlier');
    const { userId } = await joinAs(provider);
    const [joined] = await provider.store.db.select().from(users).where(eq(users.id, userId));
    expect(joined?.termsVersion).toBe('4');
  });

  it('does not hold on its day when members were not written to, and a start that says so is refused', async () => {
    at('2027-06-01T12:00:00Z');
    await joinAs(provider);
    at('2028-01-05T12:00:00Z');
    const shown = await read();
    // Nothing “comes on” a day that is over.
    expect([shown.versions[0]?.version, shown.next]).toEqual(['3', undefined]);
    const { sections: _, ...version } = next;
    await store({ ...before, versions: [version, ...before.versions] });
    await expect(assertMembersWereTold(provider.store.db)).rejects.toThrow('not written to by December 06, 2027');
    // It does not begin because the last of them has gone.
    await provider.store.db.delete(users);
    await expect(assertMembersWereTold(provider.store.db)).rejects.toThrow('not written to by December 06, 2027');
    await forgetPayments();
    await assertMembersWereTold(provider.store.db);
  });

  it('is refused with a date that is sooner, or within a year of the one before', () => {
    const faults = (of: Partial<NextVersion>, versions = before.versions) =>
      legalEntry
        .safeParse({ ...before, versions, next: { ...next, ...of } })
        .error?.issues.map(({ message }) => message);
    expect(faults({})).toBeUndefined();
    expect(faults({ announcedOn: '2027-12-07' })?.join()).toContain('it may hold from January 06, 2028');
    expect(faults({ announcedOn: undefined })?.join()).toContain('say in announcedOn');
    expect(faults({ announcedOn: '2027-01-01', effectiveOn: '2027-02-01' })?.join()).toContain('within a year');
    const { sections: _, ...hasty } = next;
    expect(faults({}, [{ ...hasty, announcedOn: '2028-01-01' }, ...before.versions])?.join()).toContain('comes sooner');
  });
});
