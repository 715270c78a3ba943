import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetDetails } from '../accounts/forget-details.ts';
import { deskEvents, type MemberEventKind } from '../primitives/desk-events.ts';
import { runLifecycle } from '../membership/lifecycle.ts';
import { deleteOldRows } from '../retention/delete-old-rows.ts';
import { findMember } from '../member-rows/find.ts';
import { deskTasks, memberships } from '../store/schema.ts';
import { joinAs, signInAs } from '../testing/members.ts';
import { putOnCard } from '../testing/people-on-card.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { newKey } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';
import { listDue } from './late.ts';
import { tellDeskOfMember } from './tell-desk.ts';
import { noteWrittenByDesk } from './written.ts';

const DAY = 86_400_000;

describe.each(stores)('the desk, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());
  // A Saturday, so the next working day is a Monday.
  beforeEach(() => {
    provider.clock.now = new Date('2026-11-21T12:00:00Z');
  });

  const at = (moment: string) => (provider.clock.now = new Date(moment));
  const told = async (userId: string) =>
    (await provider.mail()).filter(
      ({ template, data }) =>
        template?.startsWith('desk-') && (data as { event?: { userId: string } }).event?.userId === userId,
    );
  const kindsOf = async (userId: string) =>
    (await told(userId)).map(({ data }) => (data as { event: { kind: string } }).event.kind);
  const linkIn = (body = '') => /#have-written=([\w-]+)/.exec(body)?.[1] ?? '';
  const runJob = () =>
    runLifecycle({
      ...testEnv,
      db: provider.store.db,
      payments: provider.payments,
      now: () => provider.clock.now,
      log: {
        error: (about: object) => expect.fail(JSON.stringify(about)),
        warn: () => undefined,
        info: () => undefined,
      },
    });
  const leadMails = () => provider.mail('desk-lead@myler.example');

  it(
    'is told of whoever joins, with what they share and the day until when to write',
    { tags: ['promise:myler-writes'] },
    async () => {
      const member = await joinAs(provider, { whatsAppConsent: true });
      const { mylerId } = await member.row();
      const [mail] = await told(member.userId);
      const { registration } = member;
      expect(mail).toMatchObject({
        recipient: `${mylerId}@myler.example`,
        headers: { 'reply-to': registration.email },
      });
      for (const part of ['Write by: November 23, 2026', registration.phoneNumber, 'WhatsApp: yes', '#have-written='])
        expect(mail?.body).toContain(part);
      // Of children the ages only.
      expect(JSON.stringify(mail?.data)).not.toMatch(
        new RegExp(registration.children.map(({ firstName, dateOfBirth }) => `${firstName}|${dateOfBirth}`).join('|')),
      );
      const account = await member.own.call('membership');
      expect(account.writes).toEqual({ name: account.myler?.name, on: '2026-11-23' });
      expect(account.wrote).toBeUndefined();
    },
  );

  it('is told of an upgrade, of one taken back, of leaving and of closing, in the transaction of each', async () => {
    const member = await joinAs(provider, { membershipId: 'travel', total: { amount: 34_500, currency: 'EUR' } });
    // After the fourteen days of the year an upgrade can be taken back by itself.
    provider.clock.advance(20 * DAY);
    const { own, proxied } = await signInAs(provider, member.registration);
    const { membershipId, due } = (await own.call('membership')).upgrades[0]!;
    const body = { from: 'travel', membershipId, total: due } as const;
    await proxied.call('upgrade', { body, idempotencyKey: newKey() });
    const { leaving } = await own.call('membership');
    await own.call('leaveMembership', { body: { kind: leaving!.kind, refund: leaving!.refund } });
    expect(await kindsOf(member.userId)).toEqual(['joined', 'upgraded', 'upgrade-taken-back']);
    // Of the upgrade there is nothing to write any more.
    const dueOf = async (userId: string) =>
      (await provider.store.db.select().from(deskTasks).where(eq(deskTasks.userId, userId)))
        .map(({ kind: of }) => of)
        .toSorted();
    expect(await dueOf(member.userId)).toEqual(['joined', 'upgrade-taken-back']);
    const leaver = await joinAs(provider);
    const { refund } = (await leaver.own.call('membership')).leaving!;
    await leaver.own.call('leaveMembership', { body: { kind: 'membership', refund } });
    expect(await dueOf(leaver.userId)).toEqual(['left']);
    await leaver.proxied.call('closeAccount', { body: { when: 'now', email: leaver.registration.email } });
    expect((await kindsOf(leaver.userId)).toSorted()).toEqual(['closed', 'joined', 'left']);
    const mails = await told(leaver.userId);
    expect(JSON.stringify(mails)).not.toContain(leaver.registration.phoneNumber);
    const closed = mails.find(({ template }) => template === 'desk-noted');
    expect(closed?.sealed).toBeNull();
    expect(await provider.store.db.$count(deskTasks, eq(deskTasks.userId, leaver.userId))).toBe(0);
  });

  it('notes the day on which the Myler presses the button, once, and the account says so', async () => {
    const member = await joinAs(provider);
    const token = linkIn((await told(member.userId))[0]?.body);
    at('2026-11-23T10:00:00Z');
    await provider.website.call('noteWritten', { body: { token } });
    at('2026-11-24T10:00:00Z');
    await provider.website.call('noteWritten', { body: { token } });
    const { own } = await signInAs(provider, member.registration);
    const { wrote, writes, myler } = await own.call('membership');
    expect({ wrote, writes }).toEqual({ wrote: { name: myler?.name, on: '2026-11-23' }, writes: undefined });
    await expect(provider.website.call('noteWritten', { body: { token: 'x'.repeat(43) } })).rejects.toMatchObject({
      status: 410,
      code: 'link-over',
    });
    at('2026-12-21T12:00:01Z');
    await expect(provider.website.call('noteWritten', { body: { token } })).rejects.toMatchObject({ status: 410 });
  });

  it('has its lead told at noon in London of what nobody wrote, once, by however many providers', async () => {
    const member = await joinAs(provider, { firstName: 'Chukwuemeka', lastName: 'Okonkwo-Featherstone' });
    const [other, third] = [await joinAs(provider), await joinAs(provider)];
    await provider.website.call('noteWritten', { body: { token: linkIn((await told(other.userId))[0]?.body) } });
    const before = (await leadMails()).length;
    const about = async ({ registration: { email } }: typeof member) =>
      (await leadMails()).slice(before).filter(({ headers }) => headers['reply-to'] === email);
    at('2026-11-23T11:59:59Z');
    await runJob();
    expect(await about(member)).toEqual([]);
    const due = (await listDue(provider.store.db)).find(({ email }) => email === third.registration.email);
    await noteWrittenByDesk(provider.store.db, due!.id, provider.clock.now);
    at('2026-11-23T12:00:00Z');
    await Promise.all([runJob(), runJob(), runJob()]);
    const { firstName, lastName } = member.registration;
    // Whole, as a name of usual length is.
    const subject = expect.stringMatching(new RegExp(`${firstName} ${lastName}.? has joined Gold$`));
    expect(await about(member)).toMatchObject([{ subject }]);
    expect((await about(member)).map(({ body }) => body)).toMatchObject([
      expect.stringMatching(/was to write by November 23, 2026/),
    ]);
    expect([await about(other), await about(third)]).toEqual([[], []]);
    expect(await listDue(provider.store.db)).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ email: member.registration.email, isLate: true })]),
    );
  });

  it('knows the hour of London in summer', async () => {
    at('2027-06-01T08:00:00Z');
    const member = await joinAs(provider);
    const lead = async () =>
      (await leadMails()).filter(({ headers }) => headers['reply-to'] === member.registration.email).length;
    at('2027-06-02T10:59:59Z');
    await runJob();
    expect(await lead()).toBe(0);
    at('2027-06-02T11:00:00Z');
    await runJob();
    expect(await lead()).toBe(1);
  });

  it('has words for every event, and asks for nothing where there is nobody to write to', async () => {
    const member = await joinAs(provider, { membershipId: 'travel', total: { amount: 34_500, currency: 'EUR' } });
    const { db } = provider.store;
    const kinds = (Object.keys(deskEvents) as (keyof typeof deskEvents)[]).filter(
      (each): each is MemberEventKind => each !== 'enquiry',
    );
    await db.transaction(async (tx) => {
      const of = await findMember(tx, member.userId);
      for (const each of kinds) await tellDeskOfMember(tx, testEnv, { kind: each, ...of }, provider.clock.now);
    });
    const mails = (await told(member.userId)).slice(1);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(kinds.length);
    for (const { data, sealed, recipient } of mails) {
      // Nobody leads a Travel member.
      expect(recipient).toBe('membership@myler.example');
      expect(sealed === null).toBe((data as { event: { kind: string } }).event.kind === 'closed');
    }
  });

  it('is told an enquiry of a visitor with its day, and keeps nothing of it longer than the enquiry', async () => {
    const email = 'nadia@example.com';
    const body = { source: 'partner-with-us', name: 'Nadia', email, message: 'A house in the Jura.' } as const;
    await provider.proxy.call('lead', { body });
    const due = (await listDue(provider.store.db)).find((each) => each.email === email);
    expect(due).toMatchObject({ dueOn: '2026-11-25', heading: 'Partnership enquiry from Nadia' });
    at('2027-12-01T12:00:00Z');
    await deleteOldRows(provider.store.db, provider.clock.now);
    expect(await provider.store.db.$count(deskTasks, eq(deskTasks.id, due!.id))).toBe(0);
  });

  it('says of a wish whose card somebody is on, whatever name they have given themselves', async () => {
    const holder = await joinAs(provider, { firstName: 'Vera', lastName: 'Holder' });
    const carer = await putOnCard(provider, holder, { role: 'carer' }, { firstName: 'Vera', lastName: 'Holder' });
    await provider.store.db
      .update(memberships)
      .set({ membershipId: 'black-plus' })
      .where(eq(memberships.userId, holder.userId));
    await carer.own.call('wishJourney', { body: { message: 'Send me all our bookings.' } });
    const wish = (await told(carer.userId)).find(({ body }) => body?.includes('all our bookings'));
    expect(wish?.subject).toBe('A journey of Vera Holder, who is on a card');
    expect(wish?.body).toContain('On the card of: Vera Holder, as a carer');
    expect(wish?.body).toContain('They do not hold the card.');
  });

  it('forgets with a first reset what somebody else may have entered, and still writes', async () => {
    const member = await joinAs(provider);
    await member.own.call('wishJourney', { body: { message: 'A lake, and no aeroplane.' } });
    await provider.store.db.transaction((tx) => forgetDetails(tx, member.userId));
    expect(await kindsOf(member.userId)).toEqual(['joined']);
    const [joined] = await told(member.userId);
    expect(joined?.body).not.toContain(member.registration.phoneNumber);
    expect(joined?.body).toContain('#have-written=');
    expect(await provider.store.db.$count(memberships, eq(memberships.userId, member.userId))).toBe(1);
  });
});
