import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewInvitation } from '@myler/api-client/contract';
import { addDays, formatDate } from '@myler/config/dates';
import { INVITATION_DAYS, FORMER_DAYS } from '@myler/config/people';
import { dayInLondon } from '../primitives/days.ts';
import { deskTasks, memberships, outgoingMail, payments, people, users } from '../store/schema.ts';
import { joinAs, proxiedFor, signInAs, type TestMember } from '../testing/members.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { stores } from '../testing/stores.ts';
import { endPeople } from './end-access.ts';

const DAY_MS = 86_400_000;
const password = 'sept lanternes vertes';

describe.each(stores)('people on a card, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  const addressOf = (name: string) => `${name.toLowerCase()}.${crypto.randomUUID()}@example.com`;
  const invitationOf = (firstName: string, changes: Partial<NewInvitation> = {}): NewInvitation => ({
    firstName,
    lastName: 'Haddad',
    email: addressOf(firstName),
    role: 'second-adult',
    seesChildren: false,
    ...changes,
  });
  const lastMail = async (to: string) => (await provider.mail(to)).at(-1);
  const tokenFor = async (to: string) => /#invitation=([\w-]+)/.exec((await lastMail(to))?.body ?? '')?.[1] ?? '';
  const holderOf = async (membershipId: 'gold' | 'black-plus' | 'dynasty') => {
    const holder = await joinAs(provider, { firstName: 'Samir', lastName: 'Haddad' });
    await provider.store.db.update(memberships).set({ membershipId }).where(eq(memberships.userId, holder.userId));
    return holder;
  };
  const accept = async (token: string, firstName: string) => {
    const body = { token, firstName, lastName: 'Haddad', password, termsAccept: true, keepMeSignedIn: true } as const;
    const { user, accessToken } = await provider.proxy.call('acceptInvitation', { body });
    return { userId: user.id, own: provider.clientWith(accessToken), proxied: proxiedFor(provider, () => accessToken) };
  };
  const invite = async (by: Pick<TestMember, 'own'>, body: NewInvitation) => {
    await by.own.call('invite', { body });
    return tokenFor(body.email);
  };
  const join = async (by: Pick<TestMember, 'own'>, body: NewInvitation) =>
    accept(await invite(by, body), body.firstName);
  /** How often the desk was told of the people on a card. It is asked to write once, however many changes there are. */
  const changesToldOf = async ({ userId }: Pick<TestMember, 'userId'>) => {
    const { db } = provider.store;
    const isAbout = sql`${outgoingMail.data}::jsonb #>> '{event,userId}' = ${userId} and ${outgoingMail.data}::jsonb #>> '{event,kind}' = 'people-changed'`;
    const asked = and(eq(deskTasks.userId, userId), eq(deskTasks.kind, 'people-changed'));
    expect(await db.$count(deskTasks, asked)).toBe(1);
    return db.$count(outgoingMail, isAbout);
  };
  const runJob = () => endPeople({ ...testEnv, db: provider.store.db, now: () => provider.clock.now, log: console });

  it('a holder invites the second adult, who opens the link, chooses a password and is on the card', async () => {
    const holder = await holderOf('gold');
    const layla = invitationOf('Layla');
    const invited = await holder.own.call('invite', { body: layla });
    expect(invited.invitations).toMatchObject([{ firstName: 'Layla', email: layla.email, role: 'second-adult' }]);
    expect(invited.places).toEqual([{ kind: 'secondAdults', taken: 1, total: 1 }]);
    const letter = await lastMail(layla.email);
    expect(letter?.subject).toBe('Samir Haddad invites you onto a Myler card');
    const token = await tokenFor(layla.email);
    const { db } = provider.store;
    expect(JSON.stringify(await db.select().from(outgoingMail))).not.toContain(token);
    expect(await provider.proxy.call('openInvitation', { body: { token } })).toMatchObject({
      inviter: 'Samir Haddad',
      firstName: 'Layla',
      email: layla.email,
      membershipId: 'gold',
      role: 'second-adult',
    });
    // Whoever only looks changes nothing.
    expect((await holder.own.call('people')).people).toEqual([]);
    const person = await accept(token, 'Leila');
    expect(await person.own.call('membership')).toMatchObject({ person: { role: 'second-adult' }, firstName: 'Leila' });
    expect((await person.own.call('details')).children).toEqual(holder.registration.children);
    const now = await holder.own.call('people');
    expect(now).toMatchObject({ people: [{ firstName: 'Leila', role: 'second-adult' }], invitations: [] });
    expect((await lastMail(holder.registration.email))?.subject).toBe('Your card has one more');
    await provider.proxy.call('signIn', { body: { email: layla.email, password, keepMeSignedIn: true } });
    // The link works once.
    await expect(accept(token, 'Leila')).rejects.toMatchObject({ status: 410, code: 'invitation-over' });
    // A person sees whose card it is, and nobody else on it.
    expect(await person.own.call('people')).toMatchObject({ holder: { firstName: 'Samir' }, people: [], places: [] });
  });

  it('the answer to a holder is the same for an address that is a member’s, whom the mail tells, and no link works for it', async () => {
    const [holder, other] = [await holderOf('gold'), await joinAs(provider)];
    const invited = await holder.own.call('invite', {
      body: invitationOf('Mona', { email: other.registration.email }),
    });
    expect(invited.invitations).toMatchObject([{ firstName: 'Mona', email: other.registration.email }]);
    const letter = await lastMail(other.registration.email);
    expect(letter?.body).toContain('an address is on one card');
    expect(letter?.body).not.toContain('#invitation=');
    expect((await other.own.call('membership')).person).toBeUndefined();
  });

  it(
    'an invitation that was withdrawn, is over, or finds an account meanwhile lets nobody in',
    { tags: ['promise:invitation-period'] },
    async () => {
      const holder = await holderOf('black-plus');
      const [gone, late, taken] = ['Gone', 'Late', 'Taken'].map((name) => invitationOf(name, { role: 'grandparent' }));
      const [goneToken, lateToken, takenToken] = [
        await invite(holder, gone!),
        await invite(holder, late!),
        await invite(holder, taken!),
      ];
      const first = (await holder.own.call('people')).invitations.find(({ firstName }) => firstName === 'Gone');
      await holder.own.call('withdrawInvitation', { params: { id: first!.id } });
      await expect(accept(goneToken, 'Gone')).rejects.toMatchObject({ status: 410 });
      await joinAs(provider, { email: taken!.email });
      await expect(accept(takenToken, 'Taken')).rejects.toMatchObject({ status: 409, code: 'already-member' });
      // The email names the last day, and the link works until it is over in London.
      const lastDay = addDays(dayInLondon(provider.clock.now), INVITATION_DAYS);
      expect((await lastMail(late!.email))?.body).toContain(`The link works until: ${formatDate(lastDay)}`);
      provider.clock.now = new Date(`${lastDay}T22:59:00Z`);
      await provider.proxy.call('openInvitation', { body: { token: lateToken } });
      provider.clock.advance(2 * 60 * 60 * 1000);
      await expect(accept(lateToken, 'Late')).rejects.toMatchObject({ status: 410 });
      const again = await signInAs(provider, holder.registration);
      expect((await again.own.call('people')).invitations).toEqual([]);
      await invite(again, late!);
    },
  );

  it('no more are invited or let in than the membership has places for, also when several ask at once', async () => {
    const holder = await holderOf('black-plus');
    const relatives = ['Ada', 'Bea', 'Cleo', 'Dora', 'Edna', 'Fay'].map((name) =>
      invitationOf(name, { role: 'carer' }),
    );
    const outcomes = await Promise.allSettled(relatives.map((body) => holder.own.call('invite', { body })));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    expect(refused).toMatchObject([
      { reason: { status: 422, errors: { role: expect.stringContaining('4 of 4') } } },
      {},
    ]);
    const gold = await holderOf('gold');
    const colleague = gold.own.call('invite', { body: invitationOf('Cole', { role: 'colleague' }) });
    await expect(colleague).rejects.toMatchObject({
      status: 422,
      errors: { role: expect.stringContaining('A higher') },
    });
    const dynasty = await holderOf('dynasty');
    const beside = dynasty.own.call('invite', { body: invitationOf('Bess') });
    await expect(beside).rejects.toMatchObject({
      status: 422,
      errors: { role: 'This membership has no place for them.' },
    });
  });

  it('is refused in words by field: an own address, one that was invited, a day that is over, a day for no carer', async () => {
    const holder = await holderOf('black-plus');
    const refusalOf = (body: NewInvitation) =>
      holder.own.call('invite', { body }).then(
        () => 'accepted',
        (error: { errors?: Record<string, string> }) => Object.keys(error.errors ?? {}).join(),
      );
    const nanny = invitationOf('Nanny', { role: 'carer', lastDay: '2027-06-30' });
    expect(await refusalOf(nanny)).toBe('accepted');
    expect(await refusalOf(nanny)).toBe('email');
    expect(await refusalOf(invitationOf('Me', { email: holder.registration.email }))).toBe('email');
    expect(await refusalOf(invitationOf('Old', { role: 'carer', lastDay: '2020-01-01' }))).toBe('lastDay');
    expect(await refusalOf(invitationOf('Adult', { lastDay: '2027-06-30' }))).toBe('lastDay');
  });

  it(
    'whoever is removed sees nothing from that moment, is told, can download what is kept, and is gone after thirty days',
    { tags: ['promise:person-period'] },
    async () => {
      const holder = await holderOf('gold');
      const layla = invitationOf('Layla');
      const person = await join(holder, layla);
      const { id } = (await holder.own.call('people')).people[0]!;
      await holder.own.call('removePerson', { params: { id } });
      await expect(person.own.call('membership')).rejects.toMatchObject({ status: 404 });
      await expect(person.own.call('people')).rejects.toMatchObject({ status: 404 });
      expect((await person.own.call('details')).children).toEqual([]);
      expect(await person.own.call('exportData')).toMatchObject({
        details: { firstName: 'Layla' },
        card: { role: 'second-adult', endReason: 'removed' },
      });
      const told = (await provider.mail(layla.email)).filter(({ kind: sent }) => sent === 'access-ended');
      expect(told).toHaveLength(1);
      expect(told[0]?.body).toContain('taken off the card');
      await expect(holder.own.call('removePerson', { params: { id } })).rejects.toMatchObject({ status: 404 });
      provider.clock.advance(FORMER_DAYS * DAY_MS - DAY_MS);
      await runJob();
      const { db } = provider.store;
      expect(await db.$count(users, eq(users.id, person.userId))).toBe(1);
      provider.clock.advance(DAY_MS);
      await Promise.all([runJob(), runJob()]);
      expect(await db.$count(users, eq(users.id, person.userId))).toBe(0);
      expect(await db.$count(users, eq(users.id, holder.userId))).toBe(1);
      expect((await provider.mail(layla.email)).filter(({ kind: sent }) => sent === 'access-ended')).toHaveLength(1);
    },
  );

  it('whoever was removed can be invited again, and begins anew', async () => {
    const holder = await holderOf('gold');
    const layla = invitationOf('Layla');
    const before = await join(holder, layla);
    await before.own.call('leaveCard');
    const { db } = provider.store;
    const token = await invite(holder, layla);
    expect(token).not.toBe('');
    const after = await accept(token, 'Layla');
    expect(after.userId).not.toBe(before.userId);
    expect(await db.$count(users, eq(users.id, before.userId))).toBe(0);
    expect(await after.own.call('membership')).toMatchObject({ person: { role: 'second-adult' } });
  });

  it('a carer is on the card until the agreed day, and is told on the next, once, by whichever process comes first', async () => {
    const holder = await holderOf('black-plus');
    const lastDay = new Date(provider.clock.now.getTime() + 3 * DAY_MS).toISOString().slice(0, 10);
    const nanny = invitationOf('Nanny', { role: 'carer', lastDay, seesChildren: true });
    const { own, userId } = await join(holder, nanny);
    const [child] = holder.registration.children;
    expect((await own.call('people')).children).toMatchObject([{ firstName: child!.firstName }]);
    expect((await own.call('details')).children).toEqual([]);
    provider.clock.advance(2 * DAY_MS);
    await runJob();
    const { db } = provider.store;
    const endedAt = async () => (await db.select().from(people).where(eq(people.userId, userId)))[0]?.endedAt;
    expect(await endedAt()).toBeNull();
    provider.clock.advance(2 * DAY_MS);
    // Also before the job.
    const again = await provider.proxy.call('signIn', { body: { email: nanny.email, password, keepMeSignedIn: true } });
    const later = provider.clientWith(again.accessToken);
    await expect(later.call('membership')).rejects.toMatchObject({ status: 404 });
    await Promise.all([runJob(), runJob()]);
    expect(await endedAt()).not.toBeNull();
    const told = (await provider.mail(nanny.email)).filter(({ kind: sent }) => sent === 'access-ended');
    expect(told).toHaveLength(1);
    // The job may come later.
    expect(told[0]?.body).toContain(`until ${formatDate(lastDay)}`);
    expect(await changesToldOf(holder)).toBe(2);
  });

  it('with the membership its people’s access ends, also when the holder closes the account', async () => {
    for (const end of ['ended', 'closed'] as const) {
      const holder = await holderOf('gold');
      const layla = invitationOf('Layla');
      const person = await join(holder, layla);
      if (end === 'closed')
        await holder.proxied.call('closeAccount', { body: { when: 'now', email: holder.registration.email } });
      else {
        const { leaving } = await holder.own.call('membership');
        const { kind: of, refund } = leaving!;
        await holder.own.call('leaveMembership', { body: { kind: of, refund } });
      }
      await expect(person.own.call('membership')).rejects.toMatchObject({ status: 404 });
      await runJob();
      expect((await lastMail(layla.email))?.body).toContain('The membership has ended');
      expect(await person.own.call('details')).toMatchObject({ firstName: 'Layla' });
    }
  });

  it('whom a lower membership has no place for loses access, and the second adult stays', async () => {
    const holder = await holderOf('black-plus');
    const [nan, layla] = [invitationOf('Nan', { role: 'grandparent' }), invitationOf('Layla')];
    const [relative, second] = [await join(holder, nan), await join(holder, layla)];
    const { db } = provider.store;
    await db.update(memberships).set({ membershipId: 'black' }).where(eq(memberships.userId, holder.userId));
    await runJob();
    await expect(relative.own.call('membership')).rejects.toMatchObject({ status: 404 });
    expect((await lastMail(nan.email))?.body).toContain('has no place of this kind any more');
    expect(await second.own.call('membership')).toMatchObject({ membershipId: 'black' });
  });

  it('nobody invites onto a membership that has ended, and a mailbox gets five invitations a day from all cards, and one of each that was paid for', async () => {
    const left = await holderOf('gold');
    await provider.store.db.update(memberships).set({ status: 'ended' }).where(eq(memberships.userId, left.userId));
    await expect(left.own.call('invite', { body: invitationOf('Nora') })).rejects.toMatchObject({
      status: 409,
      code: 'membership-ended',
    });
    const sent: unknown[] = [];
    const invites = async (by: TestMember, spelling: string) =>
      sent.push(
        await by.own
          .call('invite', { body: invitationOf('Vera', { role: 'carer', email: `vera+${spelling}@example.com` }) })
          .then(
            () => 'sent',
            ({ code }) => code,
          ),
      );
    for (let card = 1; card <= 6; card++) {
      const stranger = await holderOf('black-plus');
      // They have it all back.
      await provider.store.db.update(payments).set({ refundedAt: provider.clock.now });
      await invites(stranger, `${card}`);
    }
    expect(sent.splice(0)).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'too-many-invitations']);
    // What strangers have used up keeps nobody off a card that was paid for.
    const holder = await holderOf('black-plus');
    for (const spelling of ['a', 'b']) await invites(holder, spelling);
    expect(sent).toEqual(['sent', 'too-many-invitations']);
  });

  it.each(['is removed', 'leaves', 'closes the account'])('when a lead %s, the household goes too', async (how) => {
    const holder = await holderOf('dynasty');
    const lead = await join(holder, invitationOf('Lena', { role: 'lead' }));
    const saul = invitationOf('Saul');
    const second = await join(lead, saul);
    const waiting = await invite(lead, invitationOf('Nan', { role: 'grandparent' }));
    if (how === 'leaves') await lead.own.call('leaveCard');
    else if (how === 'is removed') {
      const listed = (await holder.own.call('people')).people.find(({ role }) => role === 'lead');
      await holder.own.call('removePerson', { params: { id: listed!.id } });
    } else {
      const { email } = await lead.own.call('details');
      await lead.proxied.call('closeAccount', { body: { when: 'now', email } });
    }
    await expect(second.own.call('membership')).rejects.toMatchObject({ status: 404 });
    await expect(accept(waiting, 'Nan')).rejects.toMatchObject({ status: 410 });
    expect((await lastMail(saul.email))?.body).toContain('The lead of your household is no longer on the card');
    expect((await holder.own.call('people')).people).toEqual([]);
    // The desk is told of both who came, and of both who went.
    expect(await changesToldOf(holder)).toBe(4);
  });

  it('the holder reads before choosing a lower membership, and in the email, whose places it has not', async () => {
    const holder = await holderOf('black-plus');
    await join(holder, invitationOf('Layla'));
    await join(holder, invitationOf('Nan', { role: 'grandparent' }));
    const gone = await join(holder, invitationOf('Gone', { role: 'carer' }));
    await gone.own.call('leaveCard');
    const { lower } = await holder.own.call('membership');
    expect(lower.find(({ membershipId }) => membershipId === 'black')?.withoutPlace).toEqual(['Nan Haddad']);
    await holder.own.call('changeMembership', { body: { renews: true, membershipId: 'black' } });
    const told = (await lastMail(holder.registration.email))?.body;
    expect(told).toContain('From then on the card has no place for Nan Haddad: Black has none of this kind.');
    await holder.own.call('changeMembership', { body: { renews: true, membershipId: 'black-plus' } });
    expect((await lastMail(holder.registration.email))?.body).not.toContain('no place');
  });

  it('a former lead who closes the account ends nothing of the next one', async () => {
    const holder = await holderOf('dynasty');
    const former = await join(holder, invitationOf('Lena', { role: 'lead' }));
    await former.own.call('leaveCard');
    const next = await join(holder, invitationOf('Nils', { role: 'lead' }));
    const second = await join(next, invitationOf('Saul'));
    const { email } = await former.own.call('details');
    await former.proxied.call('closeAccount', { body: { when: 'now', email } });
    expect(await second.own.call('membership')).toHaveProperty('person');
  });

  it('a lead invites into the own household only, and sees and removes nobody of another', async () => {
    const holder = await holderOf('dynasty');
    const lead = await join(holder, invitationOf('Lena', { role: 'lead' }));
    const other = await join(holder, invitationOf('Otto', { role: 'lead' }));
    await join(lead, invitationOf('Ines', { role: 'second-adult' }));
    await join(other, invitationOf('Olga', { role: 'grandparent' }));
    // Whoever is in a household sees its children: its lead invites, and says who sees them.
    const second = invitationOf('Ivo', { role: 'second-adult' });
    await expect(holder.own.call('invite', { body: second })).rejects.toMatchObject({ status: 422 });
    const seen = await lead.own.call('people');
    expect(seen.people.map(({ firstName, household }) => [firstName, household])).toEqual([['Ines', 1]]);
    for (const role of ['lead', 'colleague'] as const)
      await expect(lead.own.call('invite', { body: invitationOf('Cole', { role }) })).rejects.toMatchObject({
        status: 404,
      });
    const all = (await holder.own.call('people')).people;
    const olga = all.find(({ firstName }) => firstName === 'Olga');
    const [params, shown] = [{ id: olga!.id }, { lastDay: null, seesChildren: true }];
    expect((await holder.own.call('changePerson', { params, body: shown })).people).toContainEqual(
      expect.objectContaining({ id: olga!.id, seesChildren: false }),
    );
    await expect(lead.own.call('removePerson', { params: { id: olga!.id } })).rejects.toMatchObject({ status: 404 });
    await holder.own.call('removePerson', { params: { id: olga!.id } });
    // The desk is told of the four who came, and of her who went.
    expect(await changesToldOf(holder)).toBe(5);
    expect(
      all.map(({ firstName, household }) => `${firstName} ${household}`).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['Ines 1', 'Lena 1', 'Olga 2', 'Otto 2']);
  });

  it('a lead is told of whoever comes into the household, also when the password changes', async () => {
    const holder = await holderOf('dynasty');
    const lead = await join(holder, invitationOf('Lena', { role: 'lead' }));
    await join(lead, invitationOf('Ines'));
    // Somebody else may have invited with the lead's password.
    const { email } = await lead.own.call('details');
    expect((await lastMail(email))?.subject).toBe('Your card has one more');
    await lead.proxied.call('changePassword', { body: { password, newPassword: 'twelve paper lanterns' } });
    expect((await lastMail(email))?.body).toMatch(/Still on your card\W+Ines/);
  });
});
