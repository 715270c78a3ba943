import { mayDo } from '@myler/config/people';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerEndpoints, type Endpoint } from '@myler/api-client/endpoints';
import type { ApiError } from '@myler/api-client/errors';
import { readAccessToken } from '../../accounts/access-token.ts';
import { limitKey } from '../../limits/rate-limits.ts';
import { forgetCards } from '../../payment/forget-cards.ts';
import {
  events,
  payments,
  rateLimits,
  receipts,
  sandboxCards,
  sandboxLedger,
  sessions,
  users,
} from '../../store/schema.ts';
import { receiptAttachments } from '../../receipts/receipt.ts';
import { attemptKeyOf } from '../../testing/attempts.ts';
import { buyGiftCard } from '../../testing/purchases.ts';
import { joinAs, refreshed, signInAs, type TestMember } from '../../testing/members.ts';
import { openTestProvider, testEnv, type TestProvider } from '../../testing/provider.ts';
import { acceptedCard, newKey } from '../../testing/registrations.ts';
import { stores } from '../../testing/stores.ts';
import { sendRefunds } from '../../membership/leave.ts';

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('was expected to fail'),
    (error: unknown) => error as ApiError,
  );
const DAY = 86_400_000;

const memberCalls = Object.entries<Endpoint>(providerEndpoints).filter(([, { access }]) => access.startsWith('member'));

describe.each(stores)('the account of a member, on $name', (kind) => {
  let provider: TestProvider;
  let member: TestMember;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
    member = await joinAs(provider, { creditCard: acceptedCard });
  });
  afterAll(() => provider.close());
  const chargesOf = async (key: string) => {
    const { db } = provider.store;
    return db
      .select()
      .from(sandboxLedger)
      .where(eq(sandboxLedger.key, await attemptKeyOf(db, key)));
  };
  /** Of those of one moment the order is not known: name whom it is to. */
  const latestMail = async (to?: string) => (await provider.mail(to)).at(-1);

  it(
    'shows the membership with number, Myler, dates and the price of the next year',
    {
      tags: [
        'promise:desk-day-and-night',
        'promise:member-has-myler',
        'promise:myler-introduces',
        'promise:myler-plans',
        'promise:myler-writes',
        'promise:until-midnight',
      ],
    },
    async () => {
      const seen = await member.own.call('membership');
      expect(seen).toMatchObject({
        membershipId: 'gold',
        status: 'active',
        memberSince: '2026-11-21',
        startsOn: '2026-11-21',
        renewsOn: '2027-11-21',
        myler: { city: 'Paris' },
        renewal: {
          membershipId: 'gold',
          price: { amount: 174_500, currency: 'EUR' },
          noticeOn: '2027-10-22',
          isNoticeSent: false,
          card: { brand: 'VISA', lastFour: '4242', expiry: '12-31' },
        },
        leaving: { kind: 'membership', until: '2026-12-05', refund: { amount: 174_500, currency: 'EUR' } },
        lower: [{ membershipId: 'travel' }],
      });
      expect(seen.number).toMatch(/^\d{11}$/);
      expect(seen.upgrades.map(({ membershipId, due }) => [membershipId, due.amount])).toEqual([
        ['black', 285_500],
        ['black-plus', 925_500],
      ]);
    },
  );

  it('changes the details, and refuses what is wrong by field', async () => {
    const {
      email,
      dateOfBirth,
      phoneNumber = '',
      city = { id: null, name: '' },
      ...others
    } = await member.own.call('details');
    const details = { ...others, phoneNumber, city };
    const changed = await member.own.call('changeDetails', {
      body: {
        ...details,
        lastName: 'Moreau-Óláfsdóttir',
        city: { id: null, name: 'Saint-Rémy' },
        children: [...details.children, { firstName: 'Zoé', dateOfBirth: '2024-02-29' }],
        whatsAppConsent: true,
        instagram: { consent: false, username: 'claire.m' },
      },
    });
    expect(changed).toEqual({
      ...details,
      email,
      dateOfBirth,
      lastName: 'Moreau-Óláfsdóttir',
      city: { id: null, name: 'Saint-Rémy' },
      children: [...details.children, { firstName: 'Zoé', dateOfBirth: '2024-02-29' }],
      whatsAppConsent: true,
      instagram: { consent: false },
    });
    const wrong = await failure(
      member.own.call('changeDetails', {
        body: { ...details, phoneNumber: '+33000000', children: [{ firstName: 'Old', dateOfBirth: '1999-01-01' }] },
      }),
    );
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.errors ?? {}).sort()).toEqual(['children.0.dateOfBirth', 'phoneNumber']);
  });

  it(
    'ends and resumes the renewal, and each is confirmed by a letter',
    { tags: ['promise:imogen-reads', 'promise:stop-confirmed'] },
    async () => {
      const stopped = await member.own.call('changeMembership', { body: { renews: false, membershipId: 'gold' } });
      expect(stopped.renewal).toBeUndefined();
      expect(await latestMail()).toMatchObject({ kind: 'renewal-stopped', recipient: member.registration.email });
      const resumed = await member.own.call('changeMembership', { body: { renews: true, membershipId: 'travel' } });
      expect(resumed.renewal).toMatchObject({ membershipId: 'travel', price: { amount: 34_500, currency: 'EUR' } });
      expect(await latestMail()).toMatchObject({ kind: 'renewal-resumed' });
      const letters = (await provider.mail()).length;
      await member.own.call('changeMembership', { body: { renews: true, membershipId: 'travel' } });
      expect(await provider.mail()).toHaveLength(letters);
      expect(
        (await failure(member.own.call('changeMembership', { body: { renews: true, membershipId: 'black' } }))).status,
      ).toBe(422);
    },
  );

  it(
    'moves to a higher membership once, for the difference of the days that are left',
    { tags: ['promise:upgrade', 'promise:upgrade-any-day'] },
    async () => {
      const upgrader = await joinAs(provider, {
        membershipId: 'travel',
        currency: 'GBP',
        total: { amount: 29_500, currency: 'GBP' },
      });
      expect((await upgrader.row()).mylerId).toBeNull();
      provider.clock.advance(100 * DAY);
      const fresh = await signInAs(provider, upgrader.registration);
      const [gold] = (await fresh.own.call('membership')).upgrades;
      // (1,495 − 295) × 265 ÷ 365
      expect(gold?.due).toEqual({ amount: 87_123, currency: 'GBP' });
      const body = { from: 'travel', membershipId: 'gold', total: gold!.due } as const;
      const key = newKey();
      const once = await fresh.proxied.call('upgrade', { body, idempotencyKey: key });
      expect(await fresh.proxied.call('upgrade', { body, idempotencyKey: key })).toEqual(once);
      expect(await chargesOf(key)).toHaveLength(1);
      expect(await fresh.own.call('membership')).toMatchObject({
        membershipId: 'gold',
        leaving: { kind: 'upgrade', refund: { amount: 87_123 }, remaining: 'travel' },
      });
      expect((await fresh.row()).mylerId).not.toBeNull();
      const again = await failure(fresh.proxied.call('upgrade', { body, idempotencyKey: newKey() }));
      expect(again).toMatchObject({ status: 409, code: 'price-changed' });
      // Within fourteen days it can be taken back, and the membership is what it was.
      await fresh.own.call('leaveMembership', { body: { kind: 'upgrade', refund: gold!.due } });
      expect(await fresh.own.call('membership')).toMatchObject({ membershipId: 'travel', status: 'active' });
      expect(await fresh.row()).toMatchObject({ price: 29_500, mylerId: null });
      provider.clock.advance(-100 * DAY);
    },
  );

  it('gives the price of an upgrade back when the account is closed within its fourteen days', async () => {
    const closer = await joinAs(provider, {
      membershipId: 'travel',
      currency: 'GBP',
      total: { amount: 29_500, currency: 'GBP' },
    });
    provider.clock.advance(100 * DAY);
    const fresh = await signInAs(provider, closer.registration);
    const total = (await fresh.own.call('membership')).upgrades[0]!.due;
    const key = newKey();
    await fresh.proxied.call('upgrade', { body: { from: 'travel', membershipId: 'gold', total }, idempotencyKey: key });
    // The account takes its attempts with it.
    const ledgerKey = await attemptKeyOf(provider.store.db, key);
    await fresh.proxied.call('closeAccount', { body: { when: 'now', email: closer.registration.email } });
    await sendRefunds({ ...testEnv, db: provider.store.db, gateway: provider.payments, now: provider.clock.now });
    const charges = await provider.store.db.select().from(sandboxLedger).where(eq(sandboxLedger.key, ledgerKey));
    expect(charges).toMatchObject([{ refundedAt: provider.clock.now }]);
    const left = (await provider.mail()).find(
      ({ kind: mail, recipient }) => mail === 'left' && recipient === closer.registration.email,
    );
    expect(left?.body).toContain('Refund to your card: £871.23');
    provider.clock.advance(-100 * DAY);
  });

  it('moves to a higher membership when the bank has confirmed it, once, also if nobody asks again', async () => {
    const upgrader = await joinAs(provider);
    const creditCard = { ...acceptedCard, number: '4000002760003184' };
    const total = { amount: 285_500, currency: 'EUR' } as const;
    const body = { from: 'gold', membershipId: 'black', total, creditCard } as const;
    const key = newKey();
    const waiting = await failure(upgrader.proxied.call('upgrade', { body, idempotencyKey: key }));
    expect(waiting).toMatchObject({ status: 402, code: 'requires-action' });
    expect((await upgrader.row()).membershipId).toBe('gold');
    await provider.bank.answer(waiting.confirmation ?? '', true);
    await provider.finishConfirmed();
    expect(await upgrader.row()).toMatchObject({ membershipId: 'black', cardLastFour: '3184' });
    expect(await upgrader.proxied.call('upgrade', { body, idempotencyKey: key })).toMatchObject({ paid: total });
    expect(await chargesOf(key)).toHaveLength(1);
  });

  it('keeps the card that a member stores while an upgrade waits for its bank', async () => {
    const upgrader = await joinAs(provider);
    const creditCard = { ...acceptedCard, number: '4000002760003184' };
    const total = { amount: 285_500, currency: 'EUR' } as const;
    const body = { from: 'gold', membershipId: 'black', total, creditCard } as const;
    const waiting = await failure(upgrader.proxied.call('upgrade', { body, idempotencyKey: newKey() }));
    const other = { ...acceptedCard, number: '5555555555554444', brand: 'MASTERCARD' as const };
    await upgrader.proxied.call('changeCard', { body: { creditCard: other }, idempotencyKey: newKey() });
    await provider.bank.answer(waiting.confirmation ?? '', true);
    await provider.finishConfirmed();
    expect(await upgrader.row()).toMatchObject({ membershipId: 'black', cardLastFour: '4444' });
  });

  it('refunds an upgrade that the bank confirms after the member has left', async () => {
    const upgrader = await joinAs(provider);
    const creditCard = { ...acceptedCard, number: '4000002760003184' };
    const total = { amount: 285_500, currency: 'EUR' } as const;
    const key = newKey();
    const body = { from: 'gold', membershipId: 'black', total, creditCard } as const;
    const waiting = await failure(upgrader.proxied.call('upgrade', { body, idempotencyKey: key }));
    const refund = { amount: 174_500, currency: 'EUR' } as const;
    await upgrader.own.call('leaveMembership', { body: { kind: 'membership', refund } });
    await provider.bank.answer(waiting.confirmation ?? '', true);
    await provider.finishConfirmed();
    const [charge] = await chargesOf(key);
    expect(charge).toMatchObject({ outcome: 'charged' });
    expect(charge?.refundedAt).not.toBeNull();
    expect((await upgrader.row()).status).toBe('ended');
  });

  it(
    'needs the password again for what only the member may do, ten minutes after it was entered',
    { tags: ['asvs:6.3.3', 'asvs:7.5.1', 'promise:answer-in-a-month', 'promise:copy-of-data'] },
    async () => {
      const { registration, ...joined } = await joinAs(provider);
      expect(await joined.own.call('exportData')).toHaveProperty('details');
      provider.clock.advance(11 * 60_000);
      const later = await refreshed(provider, { registration, ...joined });
      const bodies: Record<string, object> = {
        changeCard: { creditCard: acceptedCard },
        upgrade: { from: 'gold', membershipId: 'black', total: { amount: 285_500, currency: 'EUR' } },
      };
      const asked: [string, boolean | undefined][] = [];
      for (const [name, { method, path, access }] of memberCalls) {
        const isProxied = access === 'member-secret';
        const response = await provider.request(method, `/v1${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}`, {
          token: isProxied ? testEnv.providerSecrets[0] : later.accessToken,
          ...(method === 'GET' ? {} : { body: bodies[name] ?? {} }),
          headers: { 'idempotency-key': newKey(), 'x-member-token': later.accessToken },
        });
        const { code } = (await response.json().catch(() => ({}))) as { code?: string };
        asked.push([name, code === 'password-needed']);
      }
      // What a holder has no right to is not found, whoever they are.
      const isAsked = ({ confirmed, needs }: (typeof memberCalls)[number][1]) => confirmed && mayDo.holder[needs];
      expect(asked).toEqual(memberCalls.map(([name, call]) => [name, isAsked(call)]));
      const wrong = await failure(later.proxied.call('confirmPassword', { body: { password: 'not it' } }));
      expect(wrong).toMatchObject({ status: 401, code: 'password-wrong' });
      await later.proxied.call('confirmPassword', { body: { password: registration.password } });
      expect(await later.own.call('exportData')).toHaveProperty('membership');
      provider.clock.advance(-11 * 60_000);
    },
  );

  it(
    'gives a member something of each table that names members, or the reason why not is written here',
    { tags: ['promise:answer-in-a-month', 'promise:copy-of-data'] },
    async () => {
      const taken = await joinAs(provider, {
        referralCode: 'WELCOME10',
        total: { amount: 157_050, currency: 'EUR' },
        firstName: 'Exported',
      });
      await taken.own.call('wishJourney', { body: { message: 'Exported: a lake.' } });
      await taken.proxied.call('changeEmail', { body: { email: 'exported.later@example.com' } });
      await taken.own.call('changeInvoice', { body: { companyName: 'Exported Ltd', taxNumber: 'GB1' } });
      await provider.website.call('collect', {
        body: {
          events: [
            {
              messageId: crypto.randomUUID(),
              type: 'page',
              name: 'Exported page',
              userId: taken.countedAs,
              sentAt: provider.clock.now.toISOString(),
              properties: {},
            },
          ],
        },
      });
      const guest = { firstName: 'Exported Guest', lastName: 'Lind', email: 'exported.guest@example.com' };
      await taken.own.call('invite', { body: { ...guest, role: 'second-adult', seesChildren: false } });
      const exported = await taken.own.call('exportData');
      const text = JSON.stringify(exported);
      const [sessionId] = (await taken.proxied.call('sessions')).items.map(({ id }) => id);
      /** By table: what of it must be in the export. */
      const found: Record<string, string | RegExp> = {
        children: 'Léo',
        credit_entries: /"friends":\{.*"history":\[/,
        coupon_uses: 'WELCOME10',
        desk_tasks: '"about":"joined"',
        email_changes: 'exported.later@example.com',
        events: 'Exported page',
        leads: 'Exported: a lake.',
        legal_notice_recipients: /"notices":\[/,
        memberships: (await taken.row()).memberNumber,
        passkeys: /"passkeys":\[/,
        referrals: /"friends":\{.*"waiting":\[/,
        // Of a person on another's card: `people/people.test.ts`.
        people: 'Exported Guest',
        payments: /"paid":\{"amount":157050/,
        sessions: sessionId ?? 'a session',
      };
      /** They hold only hashes: of a link, a code or a challenge that is good for minutes, of what a payment was sent with, of who used a code, of an address of before. */
      const secrets = [
        'coupon_claims',
        'former_addresses',
        'idempotency_keys',
        'passkey_challenges',
        'password_resets',
        'sign_in_limits',
      ];
      const columns = await provider.store.db.execute<{ name: string }>(
        "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'",
      );
      const tables = (Array.isArray(columns) ? columns : (columns as { rows: { name: string }[] }).rows).map(
        ({ name }) => name,
      );
      expect(new Set(tables)).toEqual(new Set([...Object.keys(found), ...secrets]));
      for (const of of Object.values(found)) expect(text).toMatch(typeof of === 'string' ? new RegExp(of) : of);
      expect(text).toContain('Exported Ltd');
      // Columns of the member’s own row, by value.
      const [user] = await provider.store.db.select().from(users).where(eq(users.id, taken.userId));
      const { id, emailKey, passwordHash, cityId, createdAt, termsAcceptedAt, ...rest } = user!;
      const missing = Object.entries(rest).filter(
        ([, value]) => value !== null && !text.includes(JSON.stringify(value)),
      );
      expect(missing).toEqual([]);
      expect(text).not.toContain(passwordHash);
      expect([id, emailKey, cityId].every(Boolean)).toBe(true);
      for (const moment of [createdAt, termsAcceptedAt]) expect(text).toContain(moment.toISOString());
    },
  );

  it('lets nobody guess the password in an open session, nor shut the member’s other sessions out by guessing', async () => {
    const guessed = await joinAs(provider);
    const own = await signInAs(provider, guessed.registration);
    const { password } = guessed.registration;
    const guess = async (session: TestMember, times: number) => {
      const statuses: (number | undefined)[] = [];
      for (let tries = 0; tries < times; tries++) {
        const tried = session.proxied.call('confirmPassword', { body: { password: `${tries}` } });
        statuses.push((await failure(tried)).status);
      }
      return statuses;
    };
    expect(await guess(guessed, 25)).toEqual([401, 401, 401, 401, 401, ...Array<number>(20).fill(429)]);
    await own.proxied.call('confirmPassword', { body: { password } });
    // Three tries are each session's own; all have twenty more together, of which the first session has used two.
    const all = [];
    for (let more = 0; more < 11; more++) all.push(await guess(await signInAs(provider, guessed.registration), 5));
    expect(all.map((statuses) => statuses.filter((status) => status === 401).length)).toEqual([
      ...Array<number>(9).fill(5),
      3,
      3,
    ]);
    await own.proxied.call('confirmPassword', { body: { password } });
    await own.proxied.call('changePassword', { body: { password, newPassword: 'sept lanternes vertes' } });
  });

  /** The token of the newest link of a kind in a mailbox. */
  const linkIn = async (to: string, name: string) =>
    new RegExp(`#${name}=([\\w-]+)`).exec((await provider.mail(to)).at(-1)?.body ?? '')?.[1] ?? '';

  it('changes the email address once its member, signed in, opens the link, and tells the old one before and after', async () => {
    const mover = await joinAs(provider);
    const old = mover.registration.email;
    await mover.proxied.call('changeEmail', { body: { email: `moved.${old}` } });
    expect(await mover.own.call('details')).toMatchObject({ email: old, newEmail: `moved.${old}` });
    expect((await provider.mail(old)).at(-1)).toMatchObject({ kind: 'email-asked' });
    expect((await provider.mail(old)).at(-1)?.body).toContain(`moved.${old}`);
    const body = { token: await linkIn(`moved.${old}`, 'confirm-email') };
    // Whose mailbox it is after a slip, and the owner of an address that an intruder gave as a new one of his own account.
    const strangers = { 'without a session': provider.proxy, 'another member': (await joinAs(provider)).proxied };
    const refused = {
      'without a session': { status: 401 },
      'another member': { status: 410, code: 'email-link-over' },
    };
    for (const [who, answer] of Object.entries(refused)) {
      const pressed = strangers[who as keyof typeof strangers].call('confirmEmail', { body });
      expect(await failure(pressed), who).toMatchObject(answer);
    }
    expect(await mover.own.call('details')).toMatchObject({ email: old, newEmail: `moved.${old}` });
    await (await signInAs(provider, mover.registration)).proxied.call('confirmEmail', { body });
    expect(await mover.own.call('details')).toMatchObject({ email: `moved.${old}` });
    expect(await latestMail()).toMatchObject({ kind: 'email-changed', recipient: old });
    expect((await latestMail())?.body).not.toContain('Change of email cancelled');
    expect(await failure(mover.proxied.call('confirmEmail', { body }))).toMatchObject({ status: 410 });
  });

  it('cancels a change of the email address by the link in the old mailbox, and in the account', async () => {
    const mover = await joinAs(provider);
    const old = mover.registration.email;
    const cancelled = async () => {
      const token = await linkIn(`moved.${old}`, 'confirm-email');
      expect(await mover.own.call('details')).not.toHaveProperty('newEmail');
      expect(await failure(mover.proxied.call('confirmEmail', { body: { token } }))).toMatchObject({ status: 410 });
    };
    await mover.proxied.call('changeEmail', { body: { email: `moved.${old}` } });
    const token = await linkIn(old, 'cancel-email');
    await provider.proxy.call('cancelEmailByLink', { body: { token } });
    await cancelled();
    expect(await failure(provider.proxy.call('cancelEmailByLink', { body: { token } }))).toMatchObject({
      status: 410,
      code: 'email-link-over',
    });
    await mover.proxied.call('changeEmail', { body: { email: `moved.${old}` } });
    await mover.proxied.call('cancelEmailChange');
    await cancelled();
  });

  it('answers the same for an email address of another member, whose owner is told, and five times a day', async () => {
    const [curious, owner] = [await joinAs(provider), await joinAs(provider)];
    const taken = owner.registration.email;
    const ask = (email: string) => curious.proxied.call('changeEmail', { body: { email } });
    await ask(taken.toUpperCase());
    expect((await curious.own.call('details')).newEmail?.toLowerCase()).toBe(taken);
    expect(await latestMail(taken)).toMatchObject({ kind: 'email-taken' });
    expect((await latestMail(taken))?.body).not.toContain('#');
    for (let asked = 1; asked < 5; asked++) await ask(`stranger-${asked}@example.com`);
    const mails = (await provider.mail()).length;
    expect(await failure(ask('stranger-5@example.com'))).toMatchObject({ status: 429, code: 'too-many-email-changes' });
    expect(await provider.mail()).toHaveLength(mails);
    // Another session has two of its own, and what the first has left of those for all.
    const elsewhere = await signInAs(provider, curious.registration);
    for (let asked = 6; asked < 10; asked++)
      await elsewhere.proxied.call('changeEmail', { body: { email: `stranger-${asked}@example.com` } });
    const last = elsewhere.proxied.call('changeEmail', { body: { email: 'stranger-10@example.com' } });
    expect(await failure(last)).toMatchObject({ status: 429 });
  });

  it('lets a session change no more than sixty things in ten minutes, from wherever, and another one still end it', async () => {
    const busy = await joinAs(provider);
    const write = () => busy.proxied.call('cancelEmailChange');
    for (let times = 0; times < 60; times++) await write();
    expect(await failure(write())).toMatchObject({ status: 429, code: 'too-many-changes' });
    expect(await busy.own.call('details')).toMatchObject({ firstName: 'Claire' });
    const owner = await signInAs(provider, busy.registration);
    // Somebody with the password, in many sessions: they use up what all have together.
    const { db } = provider.store;
    const shared = eq(rateLimits.key, limitKey(testEnv.sessionKeys[0], 'writes of a member', busy.userId));
    expect(await db.update(rateLimits).set({ count: 240 }).where(shared).returning()).toHaveLength(1);
    await owner.proxied.call('endSessions');
    expect(await failure(busy.own.call('details'))).toMatchObject({ status: 401 });
  });

  it(
    'changes the password with the current one, and signs all other devices out',
    { tags: ['asvs:6.2.2', 'asvs:6.2.3'] },
    async () => {
      const owner = await joinAs(provider);
      const telephone = await signInAs(provider, owner.registration, 'Safari on iPhone');
      const newPassword = 'sept lanternes vertes';
      expect(
        await failure(owner.proxied.call('changePassword', { body: { password: 'wrong one', newPassword } })),
      ).toMatchObject({ status: 401, code: 'password-wrong' });
      const { password } = owner.registration;
      await owner.proxied.call('changePassword', { body: { password, newPassword } });
      expect(await failure(telephone.own.call('details'))).toMatchObject({ status: 401 });
      expect(await owner.own.call('details')).toMatchObject({ firstName: 'Claire' });
      expect(await latestMail()).toMatchObject({ kind: 'password-changed' });
      await signInAs(provider, { ...owner.registration, password: newPassword });
    },
  );

  it('lists the devices, and ends one or all others', { tags: ['asvs:7.5.2'] }, async () => {
    const owner = await joinAs(provider);
    const telephone = await signInAs(provider, owner.registration, 'Safari on iPhone');
    const laptop = await signInAs(provider, owner.registration, 'Firefox on Windows');
    provider.clock.advance(60_000);
    const { items } = await laptop.proxied.call('sessions');
    // Of itself a session learns nothing: a copy would see when the member goes on.
    expect(items.find(({ isThis }) => isThis)?.lastUsedAt).toBe(provider.clock.now.toISOString());
    expect(items.map(({ device, isThis }) => [device, isThis])).toEqual(
      expect.arrayContaining([
        ['Firefox on Windows', true],
        ['Safari on iPhone', false],
        [undefined, false],
      ]),
    );
    const iphone = items.find(({ device }) => device === 'Safari on iPhone')!;
    expect(await failure(member.proxied.call('endSession', { params: { id: iphone.id } }))).toMatchObject({
      status: 404,
    });
    // Whoever has copied a session, without the password, cannot sign out the owner's devices one by one.
    const ofLaptop = () => readAccessToken(laptop.accessToken, testEnv.sessionKeys, provider.clock.now)!.sessionId;
    const forgetConfirmation = () =>
      provider.store.db.update(sessions).set({ confirmedAt: null }).where(eq(sessions.id, ofLaptop()));
    await forgetConfirmation();
    expect(await failure(laptop.proxied.call('endSession', { params: { id: iphone.id } }))).toMatchObject({
      status: 403,
      code: 'password-needed',
    });
    await laptop.proxied.call('confirmPassword', { body: { password: owner.registration.password } });
    await laptop.proxied.call('endSession', { params: { id: iphone.id } });
    expect(await failure(telephone.own.call('details'))).toMatchObject({ status: 401 });
    await laptop.proxied.call('endSessions');
    expect((await laptop.proxied.call('sessions')).items).toHaveLength(1);
    expect(await failure(owner.own.call('details'))).toMatchObject({ status: 401 });
    // This device needs no password, as for signing out.
    await forgetConfirmation();
    await laptop.proxied.call('endSession', { params: { id: ofLaptop() } });
    expect(await failure(laptop.own.call('details'))).toMatchObject({ status: 401 });
  });

  it('stores another card without its number, and forgets the old one', async () => {
    const payer = await joinAs(provider);
    const { cardToken } = await payer.row();
    const creditCard = { ...acceptedCard, number: '5555555555554444', brand: 'MASTERCARD' as const };
    const { card } = await payer.proxied.call('changeCard', { body: { creditCard }, idempotencyKey: newKey() });
    expect(card).toEqual({ brand: 'MASTERCARD', lastFour: '4444', expiry: '12-31' });
    const { db } = provider.store;
    await forgetCards(db, provider.payments);
    const [old] = await db.select().from(sandboxCards).where(eq(sandboxCards.token, cardToken!));
    expect(old?.deletedAt).not.toBeNull();
    expect(JSON.stringify(await db.select().from(sandboxCards))).not.toContain('5555555555554444');
    const declined = { ...acceptedCard, number: '4000000000000002' };
    expect(
      await failure(payer.proxied.call('changeCard', { body: { creditCard: declined }, idempotencyKey: newKey() })),
    ).toMatchObject({ status: 402, code: 'card_declined' });
    // Each card sends an email, and beyond the budget of a day no card is sent to the gateway. A declined one sends none.
    const store = () => payer.proxied.call('changeCard', { body: { creditCard }, idempotencyKey: newKey() });
    for (let times = 1; times < 15; times++) await store();
    const cards = await db.$count(sandboxCards);
    expect(await failure(store())).toMatchObject({ status: 429, code: 'too-many-changes' });
    expect(await db.$count(sandboxCards)).toBe(cards);
    expect((await payer.row()).cardToken).not.toBeNull();
  });

  it('lists payments with receipts that are numbered without gaps, and gives them as PDF to the member only', async () => {
    const payer = await joinAs(provider);
    const invoiced = await payer.own.call('changeInvoice', {
      body: { companyName: 'Moreau & Filles SARL', taxNumber: 'FR 12 345678901' },
    });
    expect(invoiced.invoice).toEqual({ companyName: 'Moreau & Filles SARL', taxNumber: 'FR 12 345678901' });
    const [payment] = invoiced.payments;
    expect(payment).toMatchObject({ kind: 'join', membershipId: 'gold', paid: { amount: 174_500, currency: 'EUR' } });
    const file = await payer.own.call('receipt', { params: { number: String(payment!.receipt) } });
    expect(file.name).toBe(`receipt-${payment!.receipt}.pdf`);
    expect(Buffer.from(file.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(await failure(member.own.call('receipt', { params: { number: String(payment!.receipt) } }))).toMatchObject({
      status: 404,
    });
    const numbers = (await provider.store.db.select().from(receipts)).map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it(
    'leaves within fourteen days, once: all of it goes back, with a credit note',
    { tags: ['promise:fourteen-days-back'] },
    async () => {
      const leaver = await joinAs(provider);
      const refund = { amount: 174_500, currency: 'EUR' } as const;
      expect(
        await failure(
          leaver.own.call('leaveMembership', { body: { kind: 'membership', refund: { ...refund, amount: 1 } } }),
        ),
      ).toMatchObject({ status: 409, code: 'price-changed' });
      const inPounds = { ...refund, currency: 'GBP' } as const;
      expect(
        await failure(leaver.own.call('leaveMembership', { body: { kind: 'membership', refund: inPounds } })),
      ).toMatchObject({ status: 409, code: 'price-changed' });
      await leaver.own.call('changeInvoice', { body: { companyName: 'Entered later', taxNumber: 'GB1' } });
      const results = await Promise.allSettled(
        Array.from({ length: 5 }, () => leaver.own.call('leaveMembership', { body: { kind: 'membership', refund } })),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await leaver.own.call('membership')).toMatchObject({ status: 'ended', ended: { reason: 'left' } });
      const { db } = provider.store;
      await sendRefunds({ ...testEnv, db, gateway: provider.payments, now: provider.clock.now });
      const [payment] = await db.select().from(payments).where(eq(payments.userId, leaver.userId));
      const [charge] = await db.select().from(sandboxLedger).where(eq(sandboxLedger.key, payment!.key));
      expect(charge?.refundedAt).not.toBeNull();
      const credited = await db
        .select()
        .from(receipts)
        .where(and(eq(receipts.paymentKey, payment!.key), eq(receipts.kind, 'credit-note')));
      expect(credited).toHaveLength(1);
      // For whom the receipt is that it cancels.
      expect(credited[0]?.issuedTo).toMatchObject({ name: 'Claire Moreau', city: 'Paris' });
      expect(credited[0]?.issuedTo).not.toHaveProperty('companyName');
      expect((await leaver.own.call('payments')).payments[0]).toMatchObject({
        refundedOn: '2026-11-21',
        creditNote: credited[0]?.number,
      });
      expect(
        (await provider.mail()).filter(
          ({ kind, recipient }) => kind === 'left' && recipient === leaver.registration.email,
        ),
      ).toHaveLength(1);
    },
  );

  it('exports the newest events of a member, and no more than reaches the member', async () => {
    const { own, userId } = await joinAs(provider);
    const sent = Array.from({ length: 300 }, (_, number) => ({
      messageId: crypto.randomUUID(),
      type: 'track',
      name: `${number}`,
      userId,
      sentAt: 'then',
      properties: { text: 'a'.repeat(7_900) },
      receivedAt: new Date(provider.clock.now.getTime() + number),
    }));
    await provider.store.db.insert(events).values(sent);
    const { statistics } = (await own.call('exportData')) as { statistics: { name: string }[] };
    expect(statistics.length).toBeGreaterThan(200);
    expect(JSON.stringify(statistics).length).toBeLessThan(2_500_000);
    expect(statistics.map(({ name }) => name)).toEqual(sent.slice(-statistics.length).map(({ name }) => name));
  });

  it('gives nothing back after the fourteen days', async () => {
    const late = await joinAs(provider);
    provider.clock.advance(15 * DAY);
    const fresh = await signInAs(provider, late.registration);
    expect((await fresh.own.call('membership')).leaving).toBeUndefined();
    expect(
      await failure(
        fresh.own.call('leaveMembership', {
          body: { kind: 'membership', refund: { amount: 174_500, currency: 'EUR' } },
        }),
      ),
    ).toMatchObject({ status: 409, code: 'too-late' });
    provider.clock.advance(-15 * DAY);
  });

  it(
    'sends the member’s words about a journey to the Myler, once',
    { tags: ['promise:myler-introduces'] },
    async () => {
      const wish = { message: 'Six of us, a lake, and no aeroplane.' };
      await member.own.call('wishJourney', { body: wish });
      const before = (await provider.mail()).length;
      await member.own.call('wishJourney', { body: wish });
      expect(await provider.mail()).toHaveLength(before);
      const { mylerId } = await member.row();
      expect(await latestMail()).toMatchObject({ kind: 'desk-told', recipient: `${mylerId}@myler.example` });
      expect((await latestMail())?.body).toContain(wish.message);
    },
  );

  it(
    'closes at once when the address is typed: nothing of the member stays but the receipts',
    { tags: ['promise:gone-in-thirty-days'] },
    async () => {
      const closer = await joinAs(provider, { firstName: 'Bérénice' });
      const { email } = closer.registration;
      await closer.own.call('wishJourney', { body: { message: 'A lake, for Bérénice.' } });
      expect(
        await failure(closer.proxied.call('closeAccount', { body: { when: 'now', email: 'other@example.com' } })),
      ).toMatchObject({ status: 422 });
      await closer.proxied.call('closeAccount', { body: { when: 'now', email: email.toUpperCase() } });
      const { db } = provider.store;
      expect(await db.select().from(users).where(eq(users.id, closer.userId))).toEqual([]);
      expect(await failure(closer.own.call('details'))).toMatchObject({ status: 401 });
      const tables = await db.execute<{ name: string }>(
        "select table_name as name from information_schema.tables where table_schema = 'public'",
      );
      const names = (Array.isArray(tables) ? tables : (tables as { rows: { name: string }[] }).rows).map(
        ({ name }) => name,
      );
      const holding: string[] = [];
      for (const name of names) {
        const rows = await db.execute(`select * from "${name}" t where t::text like '%Bérénice%'`);
        if ((Array.isArray(rows) ? rows : (rows as { rows: unknown[] }).rows).length > 0) holding.push(name);
      }
      expect(holding.sort()).toEqual(['outgoing_mail', 'receipts']);
      // Nobody can sign in to open the credit note, so it is enclosed.
      const left = (await provider.mail()).find(({ kind: of, recipient }) => of === 'left' && recipient === email);
      expect(left?.body).toContain('The credit note is enclosed');
      expect(left?.body).not.toContain('/account');
      const [enclosed] = left?.content?.attachments ?? [];
      const made = (from: Record<string, string | number>) =>
        receiptAttachments({ db, log: console })['receipt']!({ ...enclosed?.from, ...from });
      expect((await made({})).attachments).toMatchObject([{ filename: `credit-note-${enclosed?.from['number']}.pdf` }]);
      // Nobody has shown that the mailbox is theirs, so it gets nothing that somebody may have typed in our name.
      const textOf = async (from: Record<string, string | number>) =>
        Buffer.from((await made(from)).attachments?.[0]?.content as Buffer)
          .toString('latin1')
          .replaceAll('\0', '');
      expect(await textOf({})).not.toContain('Paris');
      expect(await textOf({ issuedTo: 'as typed' })).toContain('Paris');
    },
  );

  it('says what comes back to a member who paid by gift card, and nothing to one who paid nothing', async () => {
    const free = await joinAs(provider, {
      membershipId: 'travel',
      referralCode: 'FULLHOUSE',
      total: { amount: 0, currency: 'EUR' },
      creditCard: undefined,
    });
    const refund = { amount: 0, currency: 'EUR' } as const;
    await free.own.call('leaveMembership', { body: { kind: 'membership', refund } });
    const letter = await latestMail(free.registration.email);
    expect(letter?.subject).toBe('You have left');
    expect(`${letter?.body}${letter?.content?.preheader}`).not.toMatch(/€0|your card|refund/i);
    const { code } = await buyGiftCard(provider, { amount: { amount: 50_000, currency: 'GBP' } });
    const gifted = await joinAs(provider, {
      membershipId: 'travel',
      currency: 'GBP',
      giftCode: code,
      total: { amount: 0, currency: 'GBP' },
      creditCard: undefined,
    });
    await gifted.own.call('leaveMembership', { body: { kind: 'membership', refund: { amount: 0, currency: 'GBP' } } });
    const back = await latestMail(gifted.registration.email);
    expect(back?.content?.preheader).toBe('We refund £295.00.');
    expect(back?.body).toMatch(
      /Refund to your gift card[^]*£295\.00[^]*What goes back to your gift card is good until November 21, 2031 at least/,
    );
  });

  it('promises to take an upgrade back only where the account can, and forgets the card that it replaces', async () => {
    const upgrader = await joinAs(provider);
    const { cardToken } = await upgrader.row();
    const creditCard = { ...acceptedCard, number: '5555555555554444', brand: 'MASTERCARD' as const };
    const body = {
      from: 'gold',
      membershipId: 'black',
      total: { amount: 285_500, currency: 'EUR' },
      creditCard,
    } as const;
    await upgrader.proxied.call('upgrade', { body, idempotencyKey: newKey() });
    // The desk is written to as well, at the same moment.
    const letter = (await provider.mail(upgrader.registration.email)).at(-1);
    expect(letter?.body).toContain('Until December 05, 2026 you can leave and get back everything');
    const { leaving } = await upgrader.own.call('membership');
    expect(leaving).toMatchObject({ kind: 'membership', refund: { amount: 460_000 }, until: '2026-12-05' });
    await forgetCards(provider.store.db, provider.payments);
    const [old] = await provider.store.db.select().from(sandboxCards).where(eq(sandboxCards.token, cardToken!));
    expect(old?.deletedAt).not.toBeNull();
  });

  it('tells a member whose membership does not renew that the new card pays for nothing', async () => {
    const payer = await joinAs(provider);
    await payer.own.call('changeMembership', { body: { renews: false, membershipId: 'gold' } });
    await payer.proxied.call('changeCard', { body: { creditCard: acceptedCard }, idempotencyKey: newKey() });
    expect((await latestMail())?.body).toContain('does not renew');
    expect((await latestMail())?.body).not.toContain('for your next year');
  });

  it('closes after the year without another charge', async () => {
    const closer = await joinAs(provider);
    await closer.proxied.call('closeAccount', { body: { when: 'after-year' } });
    expect(await closer.own.call('membership')).toMatchObject({ closes: true });
    expect((await closer.own.call('membership')).renewal).toBeUndefined();
    expect(await latestMail()).toMatchObject({ kind: 'account-closes' });
    await closer.own.call('changeMembership', { body: { renews: true, membershipId: 'gold' } });
    expect((await closer.row()).closesAfterYear).toBe(false);
    const refund = { amount: 174_500, currency: 'EUR' } as const;
    await closer.own.call('leaveMembership', { body: { kind: 'membership', refund } });
    // There is no year any more: it would be at once, which was not asked for.
    expect(await failure(closer.proxied.call('closeAccount', { body: { when: 'after-year' } }))).toMatchObject({
      status: 409,
      code: 'membership-ended',
    });
    expect(await closer.own.call('details')).toMatchObject({ firstName: 'Claire' });
  });
});
