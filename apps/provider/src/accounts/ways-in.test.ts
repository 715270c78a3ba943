import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, getTableColumns, is, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerEndpoints } from '@myler/api-client/endpoints';
import { createPasswordHasher } from './password-hasher.ts';
import * as schema from '../store/schema.ts';
import { SoftwareAuthenticator } from '../testing/authenticator.ts';
import { interrupted } from '../testing/interrupted.ts';
import { actingAs, joinAs, proxiedFor, signInAs, type TestMember } from '../testing/members.ts';
import { receiptFile } from '../receipts/receipt.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { acceptedCard, confirmedCard, newKey } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';
import type { PaymentGateway } from '../payment/gateway.ts';
import { exportMember } from '../member/export.ts';
import { memberPayments } from '../member/payments.ts';
import { claimantOf } from '../prices/coupon-claims.ts';
import { endPeople } from '../people/end-access.ts';
import { putOnCard } from '../testing/people-on-card.ts';
import { lockOut } from './lock-out.ts';
import { processResetRequests } from './password-reset.ts';
import { openSession } from './open-session.ts';
import { signIn } from './sign-in.ts';
import { fates, type AccountEvent, type WayIn } from './fates.ts';

const otherCard = { ...acceptedCard, number: '5555555555554444', brand: 'MASTERCARD' } as const;

type Schema = typeof schema;
type Tables = { [Name in keyof Schema as Schema[Name] extends PgTable ? Name : never]: Schema[Name] };
/** What of a table lets in, by column; null for a column that only describes it. Or why nothing of it does. */
type Decisions = {
  [Name in keyof Tables]: string | Record<keyof Tables[Name]['_']['columns'], WayIn | readonly WayIn[] | null>;
};

const as = <const Name extends string, const Value>(value: Value, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;
const session = ['this session', 'copies of this session', 'other sessions'] as const;
const passkey = ['recent passkeys', 'older passkeys'] as const;

/** A new table or column does not compile until it stands here. */
const decisions: Decisions = {
  users: {
    ...as(null, 'id', 'firstName', 'lastName', 'countryCode', 'termsAcceptedAt', 'termsVersion', 'formType'),
    ...as(null, 'createdAt', 'mailboxProvenAt'),
    ...as('details', 'phoneNumber', 'dateOfBirth', 'cityId', 'cityName', 'instagramConsent', 'instagramUsername'),
    ...as('details', 'whatsAppConsent', 'companyName', 'taxNumber', 'street', 'postalCode', 'role'),
    ...as('mailbox for receipts', 'invoiceEmail'),
    // Where they are sent.
    ...as('reset links', 'email', 'emailKey'),
    passwordHash: 'password',
  },
  sessions: {
    ...as(session, 'id', 'currentHash', 'previousHash', 'expiresAt', 'endedAt'),
    ...as(null, 'userId', 'signInId', 'rotatedAt', 'keepMeSignedIn', 'device', 'createdAt'),
    confirmedAt: 'confirmations',
  },
  signInCodes: {
    ...as('sign-in codes', 'codeHash', 'codeExpiresAt'),
    ...as(null, 'key', 'windowEndsAt', 'codeTries', 'userId'),
  },
  passwordRequests: { ...as('reset requests', 'id', 'emailKey'), createdAt: null },
  passwordResets: { ...as('reset links', 'tokenHash', 'expiresAt', 'usedAt'), userId: null },
  emailChanges: {
    ...as('changes of email', 'tokenHash', 'email', 'expiresAt'),
    // It can only end the change.
    ...as(null, 'cancelHash', 'userId'),
  },
  passkeys: {
    ...as(passkey, 'credentialId', 'publicKey', 'userHandle'),
    ...as(null, 'id', 'userId', 'counter', 'transports', 'name', 'createdAt', 'lastUsedAt'),
  },
  passkeyChallenges: { ...as('challenges', 'challengeHash', 'userHandle', 'expiresAt'), userId: null },
  // What it stores of a registration makes an account of an address that has none, and opens none that exists.
  attempts: {
    ...as('waiting payments', 'state', 'holder', 'leaseUntil', 'confirmationId', 'confirmBy', 'request'),
    ...as(null, 'key', 'kind', 'membershipId', 'currency', 'price', 'discount', 'couponCode', 'gift', 'giftCardId'),
    ...as(null, 'giftCodeVersion', 'failedFinishes', 'credit'),
    ...as(null, 'answerStatus', 'answerBody', 'message', 'createdAt'),
  },
  idempotencyKeys: 'It repeats an answer to the caller that has had it.',
  outgoingMail: 'It holds links and codes whose own rows end.',
  memberships: {
    ...as('waiting payments', 'chargeKey', 'chargeToken', 'confirmationId'),
    ...as('stored card', 'cardToken', 'cardBrand', 'cardLastFour', 'cardExpiry'),
    // Its number is never a way to sign in.
    ...as(
      null,
      'id',
      'userId',
      'memberNumber',
      'membershipId',
      'status',
      'memberSince',
      'currency',
      'price',
      'yearPrice',
    ),
    ...as(
      null,
      'discount',
      'gift',
      'paid',
      'chargeId',
      'startsOn',
      'renewsOn',
      'renews',
      'nextMembershipId',
      'mylerId',
      'mylers',
      'nightLine',
    ),
    ...as(null, 'noticeSentOn', 'noticePrice', 'noticePrices', 'failedTries', 'nextTryOn', 'unpaidEndsOn', 'endedOn'),
    ...as(null, 'endReason', 'chargePrice', 'chargeMembershipId', 'chargeCredit'),
    // A friend pays less with it, and it lets nobody in.
    ...as(null, 'referralCode'),
    closesAfterYear: ['closing after the year'],
  },
  ...as('Its links and codes are of no member’s account.', 'subscribers', 'sharedShortlists', 'giftCards'),
  ...as('It is about what was paid.', 'payments', 'receipts', 'giftCardUses', 'couponUses', 'coupons', 'prices'),
  ...as('It is what friends have paid for, and its sums.', 'referrals', 'creditEntries'),
  ...as('It names charges that are given back.', 'owedRefunds'),
  ...as('It recognises who has used a code.', 'couponClaims'),
  invitations: {
    ...as('invitations', 'tokenHash', 'expiresAt', 'emailKey'),
    ...as(null, 'id', 'cardId', 'role', 'household', 'lastDay', 'seesChildren', 'firstName', 'lastName', 'email'),
    createdAt: null,
  },
  // Each signs in to an account of their own; the holder sees who is on the card.
  people: {
    ...as('people on the card', 'userId', 'cardId'),
    offeredUntil: 'offer of the card',
    ...as(null, 'id', 'role', 'household', 'lastDay', 'seesChildren', 'joinedAt', 'endedAt', 'endReason'),
  },
  deskTasks: 'Its link says that a Myler has written, and lets into nothing.',
  formerAddresses: 'It lets nobody in: the desk puts back what is here.',
  ...as('It is the gateway’s.', 'sandboxLedger', 'sandboxCards', 'gatewayCards'),
  ...as('It counts, or orders work.', 'rateLimits', 'jobLeases', 'sequences', 'seededFiles', 'secretFingerprints'),
  ...as('It is of the details, with its member.', 'leads', 'children', 'events'),
  ...as('It lets into nothing.', 'newsletterIssues', 'newsletterRecipients', 'legalNotices', 'legalNoticeRecipients'),
  ...as('Everybody may read it.', 'documents', 'countries', 'cities', 'hotels', 'hotelSets', 'inspirationHotels'),
  ...as('Everybody may read it.', 'searchEntries', 'searchWords'),
};

describe('what lets into an account', () => {
  const tables = Object.entries(schema).flatMap(([name, table]) =>
    is(table, PgTable) ? [[name, table] as const] : [],
  );

  it('is in the table of events, wherever a column of the database holds it', () => {
    const named = Object.values(decisions)
      .flatMap((of) => (typeof of === 'string' ? [] : Object.values(of)))
      .flat()
      .filter((way) => way !== null);
    expect(new Set(named)).toEqual(new Set(Object.keys(fates.closing)));
  });

  it('is looked for by column in each table whose columns have names like those of secrets', () => {
    const secret = /hash|token|secret|handle|challenge|credential|confirm|password|publicKey|device|trusted|session/i;
    /** Such names in tables of which nothing lets in. */
    const harmless = new Set([
      'idempotencyKeys.keyHash',
      'couponClaims.emailHash',
      'couponClaims.cardHash',
      'formerAddresses.addressHash',
      'subscribers.confirmHash',
      'subscribers.confirmExpiresAt',
      'subscribers.unsubscribeHash',
      'subscribers.previousUnsubscribeHash',
      'sharedShortlists.tokenHash',
      'deskTasks.tokenHash',
      'giftCards.cardHash',
      'giftCards.codeHash',
      'newsletterIssues.contentHash',
      'legalNotices.contentHash',
      'seededFiles.hash',
      'sandboxLedger.confirmationId',
      'sandboxLedger.cardToken',
      'sandboxCards.token',
      'gatewayCards.token',
    ]);
    const found = tables
      .filter(([name]) => typeof decisions[name as keyof Tables] === 'string')
      .flatMap(([name, table]) => Object.keys(getTableColumns(table)).map((column) => `${name}.${column}`))
      .filter((name) => secret.test(name.split('.')[1] ?? ''));
    expect(new Set(found)).toEqual(harmless);
  });

  it('ends as the security reference says', { tags: ['asvs:7.4.3'] }, () => {
    const reference = readFileSync(join(import.meta.dirname, '../../../../docs/security.md'), 'utf8');
    const [, table = ''] = reference.split('### What ends what')[1]?.split(/\n(?=\| \|)/) ?? [];
    const [head = [], , ...rows] = table
      .split('\n\n')[0]!
      .split('\n')
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    const written = rows.flatMap(([way, ...cells]) => cells.map((cell, at) => `${head[at + 1]}, ${way}: ${cell}`));
    const meant = Object.entries(fates).flatMap(([event, fate]) =>
      Object.entries(fate).map(([way, of]) => `${event}, ${way}: ${typeof of === 'string' ? of : 'stays'}`),
    );
    expect(written.toSorted()).toEqual(meant.toSorted());
  });

  it('ends with everything that waits after each event, but what the mailbox asked for only with what nobody in the account can do', () => {
    for (const fate of Object.values(fates))
      for (const way of ['changes of email', 'sign-in codes', 'challenges', 'waiting payments'] as const)
        expect(fate[way]).toBe('ends');
    const ending = (way: WayIn) =>
      Object.entries(fates).flatMap(([event, fate]) => (fate[way] === 'ends' ? [event] : []));
    for (const way of ['reset links', 'reset requests'] as const)
      expect(ending(way)).toEqual(['a first reset', 'a reset', 'a new email address', 'closing', 'locking out']);
    expect(providerEndpoints.endSessions.confirmed).toBe(true);
  });
});

describe.each(stores)('after an event, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());
  const newPassword = 'sept lanternes vertes';
  const succeeds = (call: Promise<unknown>) =>
    call.then(
      () => true,
      () => false,
    );
  const tokenIn = async (address: string, link: string) =>
    new RegExp(`#${link}=([\\w-]+)`).exec(
      (await provider.mail(address)).findLast(({ body }) => body.includes(link))?.body ?? '',
    )?.[1] ?? '';
  const askForReset = async (email: string) => {
    await provider.proxy.call('forgotPassword', { body: { email } });
    await processResetRequests(provider.store.db, testEnv, provider.clock.now);
    return tokenIn(email, 'reset-password');
  };
  async function addPasskey(to: TestMember, name: string) {
    const authenticator = new SoftwareAuthenticator(testEnv.publicOrigin);
    const credential = authenticator.create(await to.proxied.call('passkeyCreation'));
    await to.proxied.call('addPasskey', { body: { name, credential } });
    return authenticator;
  }
  /** @returns the id of the bank's page */
  const beginUpgrade = async ({ own, proxied }: TestMember) => {
    const [next] = (await own.call('membership')).upgrades;
    const body = {
      from: 'gold',
      membershipId: next!.membershipId,
      total: next!.due,
      creditCard: confirmedCard,
    } as const;
    const paying = proxied.call('upgrade', { body, idempotencyKey: newKey() });
    return paying.then(
      () => expect.fail('the bank was expected to ask'),
      (error: { confirmation?: string }) => error.confirmation ?? '',
    );
  };
  const signsIn = async (authenticator: SoftwareAuthenticator) =>
    succeeds(
      provider.proxy.call('signInWithPasskey', {
        body: { credential: authenticator.get(await provider.proxy.call('passkeyRequest')), keepMeSignedIn: true },
      }),
    );

  /** A member for whom each way in is open, and whether each still is. */
  async function memberWithEveryWayIn() {
    const instagram = { consent: true, username: 'sur.le.quai' };
    const joined = await joinAs(provider, { city: { id: null, name: 'Lambersart' }, instagram });
    const { registration, userId } = joined;
    const { email, password } = registration;
    const older = await addPasskey(joined, 'Older');
    provider.clock.advance(31 * 86_400_000);
    const [here, elsewhere] = [await signInAs(provider, registration), await signInAs(provider, registration)];
    const recent = await addPasskey(here, 'Recent');
    const { accessToken: copied, refreshToken } = here;
    await here.proxied.call('passkeyCreation');
    const resetToken = await askForReset(email);
    // As a provider leaves it that ended before it could send the link.
    await provider.store.db.insert(schema.passwordRequests).values({ emailKey: email, createdAt: provider.clock.now });
    const attack = (typed: string) =>
      provider.proxy.call('signIn', {
        body: { email, password: typed, keepMeSignedIn: true },
        headers: { 'x-visitor-address': '203.0.113.9' },
      });
    for (let tries = 0; tries < 5; tries++) await succeeds(attack('wrong'));
    await succeeds(attack(password));
    const newEmail = `new.${email}`;
    await here.proxied.call('changeEmail', { body: { email: newEmail } });
    const emailToken = await tokenIn(newEmail, 'confirm-email');
    const confirmation = await beginUpgrade(elsewhere);
    const { db } = provider.store;
    const { memberships } = schema;
    await db.update(memberships).set({ closesAfterYear: true }).where(eq(memberships.userId, userId));
    await here.own.call('changeInvoice', {
      body: { companyName: 'Quiet Bakery', taxNumber: 'FR 12', invoiceEmail: `receipts.${email}` },
    });
    const [card] = await db.select().from(memberships).where(eq(memberships.userId, userId));
    const invited = { firstName: 'Ada', lastName: 'Byron', email: `ada.${email}`, emailKey: `ada.${email}` };
    const [createdAt, expiresAt] = [provider.clock.now, new Date(provider.clock.now.getTime() + 86_400_000)];
    await db
      .insert(schema.invitations)
      .values({ ...invited, cardId: card!.id, role: 'second-adult', tokenHash: `of ${userId}`, createdAt, expiresAt });
    const guest = await putOnCard(provider, here, { role: 'second-adult', offeredUntil: expiresAt });
    await here.own.call('wishJourney', { body: { message: 'To the sea in June.' } });
    const { phoneNumber, dateOfBirth = '', city, children } = registration;
    const entered = [phoneNumber, dateOfBirth, city.name, children[0]!.firstName, instagram.username];
    entered.push('Quiet Bakery', 'FR 12', 'To the sea in June.');
    const of = { passkeyChallenges: schema.passkeyChallenges, signInCodes: schema.signInCodes } as const;
    const hasRow = async (name: keyof typeof of) => (await db.$count(of[name], eq(of[name].userId, userId))) > 0;
    const rowOf = async () =>
      (await db.select().from(schema.memberships).where(eq(schema.memberships.userId, userId)))[0];
    const links = async () => (await provider.mail(email)).filter(({ kind: sent }) => sent === 'password-link').length;
    /** In this order: the last changes what the others find. */
    const isOpen: Record<WayIn, () => Promise<boolean>> = {
      'this session': () => succeeds(here.own.call('details')),
      'copies of this session': async () => {
        const isIn = await succeeds(provider.clientWith(copied).call('details'));
        return (await succeeds(provider.proxy.call('refresh', { body: { refreshToken } }))) || isIn;
      },
      'other sessions': () => succeeds(elsewhere.own.call('details')),
      confirmations: () => succeeds(here.own.call('exportData')),
      'recent passkeys': () => signsIn(recent),
      'older passkeys': () => signsIn(older),
      challenges: () => hasRow('passkeyChallenges'),
      'sign-in codes': () => hasRow('signInCodes'),
      'stored card': async () => (await rowOf())?.cardToken != null,
      'mailbox for receipts': async () =>
        (await db.$count(schema.users, and(eq(schema.users.id, userId), isNotNull(schema.users.invoiceEmail)))) > 0,
      'closing after the year': async () => (await rowOf())?.closesAfterYear === true,
      invitations: async () =>
        (await db.$count(schema.invitations, eq(schema.invitations.tokenHash, `of ${userId}`))) > 0,
      'offer of the card': () =>
        db
          .$count(
            schema.people,
            and(
              eq(schema.people.userId, guest.userId),
              isNotNull(schema.people.offeredUntil),
              isNotNull(schema.people.cardId),
            ),
          )
          .then((count) => count > 0),
      'people on the card': () => succeeds(guest.own.call('membership')),
      async details() {
        const caller = actingAs(userId);
        const exported = JSON.stringify(await exportMember(db, caller, provider.clock.now).catch(() => ''));
        const shown = entered.filter((text) => exported.includes(text));
        // All or nothing.
        expect([0, entered.length]).toContain(shown.length);
        return shown.length > 0;
      },
      async 'waiting payments'() {
        await provider.bank.answer(confirmation, true);
        await provider.finishConfirmed();
        const membership = await rowOf();
        const [charge] = await db
          .select()
          .from(schema.sandboxLedger)
          .where(eq(schema.sandboxLedger.confirmationId, confirmation));
        const isUpgraded = membership !== undefined && membership.membershipId !== 'gold';
        // What the bank takes all the same is given back.
        expect(charge?.outcome === 'charged' && !charge.refundedAt).toBe(isUpgraded);
        return isUpgraded;
      },
      async password() {
        const [user] = await db.select().from(schema.users).where(eq(schema.users.id, userId));
        const body = { email: user?.email ?? email, password, keepMeSignedIn: true };
        return succeeds(provider.proxy.call('signIn', { body }));
      },
      // It refuses the password only if the link is good.
      'reset links': () =>
        provider.proxy.call('resetPassword', { body: { token: resetToken, password: 'qwertyuiop123456' } }).then(
          () => expect.fail('a common password was accepted'),
          (error: { status?: number }) => error.status === 422,
        ),
      async 'reset requests'() {
        const before = await links();
        await processResetRequests(db, testEnv, provider.clock.now);
        return (await links()) > before;
      },
      // In a session that the event has not ended.
      async 'changes of email'() {
        const opened = openSession(
          { ...testEnv, db, now: provider.clock.now },
          userId,
          { keepMeSignedIn: true },
          () => true,
        );
        const { accessToken } = (await opened.catch(() => undefined)) ?? {};
        return succeeds(proxiedFor(provider, () => accessToken).call('confirmEmail', { body: { token: emailToken } }));
      },
    };
    return { here, email, password, userId, resetToken, emailToken, isOpen };
  }
  type Member = Awaited<ReturnType<typeof memberWithEveryWayIn>>;

  const prove = (userId: string) =>
    provider.store.db
      .update(schema.users)
      .set({ mailboxProvenAt: provider.clock.now })
      .where(eq(schema.users.id, userId));
  const reset = ({ resetToken: token }: Pick<Member, 'resetToken'>) =>
    provider.proxy.call('resetPassword', { body: { token, password: newPassword } });
  const events: Record<AccountEvent, (member: Member) => Promise<unknown>> = {
    'a first reset': reset,
    async 'a reset'(member) {
      await prove(member.userId);
      await reset(member);
    },
    'a new password': ({ here, password }) => here.proxied.call('changePassword', { body: { password, newPassword } }),
    'a new email address': ({ here, emailToken: token }) => here.proxied.call('confirmEmail', { body: { token } }),
    async 'signing out a device'({ here }) {
      const other = (await here.proxied.call('sessions')).items.find(({ isThis }) => !isThis);
      await here.proxied.call('endSession', { params: { id: other?.id ?? '' } });
    },
    'signing out the others': ({ here }) => here.proxied.call('endSessions'),
    closing: ({ here, email }) => here.proxied.call('closeAccount', { body: { when: 'now', email } }),
    'locking out': ({ email }) =>
      lockOut(
        { ...testEnv, db: provider.store.db, now: () => provider.clock.now, passwords: createPasswordHasher() },
        email,
      ),
  };

  it(
    'each way in is closed or open as the table says',
    { tags: ['asvs:7.4.3', 'promise:devices-signed-out'], timeout: 240_000 },
    async () => {
      const found: Record<string, Record<string, boolean>> = {};
      const expected: typeof found = {};
      const letters: Record<string, string | undefined> = {};
      for (const event of ['nothing', ...Object.keys(events)] as ('nothing' | AccountEvent)[]) {
        const member = await memberWithEveryWayIn();
        if (event !== 'nothing') await events[event](member);
        const open: Record<string, boolean> = {};
        const planned: typeof open = {};
        for (const [way, probe] of Object.entries(member.isOpen) as [WayIn, () => Promise<boolean>][]) {
          open[way] = await probe();
          const fate = event === 'nothing' ? 'stays unless dropped' : fates[event][way];
          planned[way] = typeof fate === 'object' || fate === 'stays unless dropped';
        }
        letters[event] = (await provider.mail(member.email)).at(-1)?.body;
        found[event] = open;
        expected[event] = planned;
      }
      expect(found).toEqual(expected);
      expect(letters.closing).toContain('A payment that waited for your bank was cancelled');
    },
  );

  it('a sign-in that began before an event opens nothing after it', async () => {
    const { email, password } = (await joinAs(provider)).registration;
    const { db } = provider.store;
    const hasher = createPasswordHasher();
    // The event comes while the password is compared.
    const passwords = {
      ...hasher,
      async verify(...of: Parameters<typeof hasher.verify>) {
        const match = await hasher.verify(...of);
        await lockOut({ ...testEnv, db, now: () => provider.clock.now, passwords: hasher }, email);
        return match;
      },
    };
    const log = { info: () => undefined, warn: () => undefined };
    const deps = { ...testEnv, db, passwords, now: () => provider.clock.now, log };
    const signingIn = signIn(
      { ...deps, notifyMailQueue: () => undefined },
      { email, password, keepMeSignedIn: true },
      '',
    );
    await expect(signingIn).rejects.toMatchObject({ status: 401 });
  });

  it('a payment or a card that is being worked on when the event comes changes nothing, and is refunded', async () => {
    const [member, other] = [await joinAs(provider), await joinAs(provider)];
    const { db } = provider.store;
    const confirmation = await beginUpgrade(member);
    await provider.bank.answer(confirmation, true);
    const before = await member.row();
    const shutOut = ({ registration }: TestMember) =>
      lockOut({ ...testEnv, db, now: () => provider.clock.now, passwords: createPasswordHasher() }, registration.email);
    let answers = 0;
    const payments: PaymentGateway = {
      ...provider.payments,
      async outcome(key) {
        const outcome = await provider.payments.outcome(key);
        // The second time, this run has the lease.
        if ((answers += 1) === 2) await shutOut(member);
        return outcome;
      },
      async storeCard(key, typed) {
        const stored = await provider.payments.storeCard(key, typed);
        await shutOut(other);
        return stored;
      },
    };
    const slow = provider.openSecondProvider({ payments });
    await slow.finishConfirmed();
    expect(answers).toBe(2);
    await provider.finishConfirmed();
    expect(await member.row()).toEqual(before);
    const [charge] = await db
      .select()
      .from(schema.sandboxLedger)
      .where(eq(schema.sandboxLedger.confirmationId, confirmation));
    expect(charge?.refundedAt).toBeInstanceOf(Date);

    const { proxied } = await signInAs(slow, other.registration);
    expect(
      await succeeds(proxied.call('changeCard', { body: { creditCard: otherCard }, idempotencyKey: newKey() })),
    ).toBe(false);
    expect(await other.row()).toMatchObject({ cardLastFour: '4242' });
  });

  it('a card is not taken when the event comes after the password was asked for, and before the card is worked on', async () => {
    const member = await joinAs(provider);
    const { db } = provider.store;
    const shutOut = () =>
      lockOut(
        { ...testEnv, db, now: () => provider.clock.now, passwords: createPasswordHasher() },
        member.registration.email,
      );
    let before = async () => {};
    const slow = provider.openSecondProvider({
      store: { ...provider.store, db: interrupted(db, () => before()) },
    });
    const { proxied } = await signInAs(slow, member.registration);
    before = async () => {
      before = async () => {};
      await shutOut();
    };
    const changed = proxied.call('changeCard', { body: { creditCard: otherCard }, idempotencyKey: newKey() });
    await expect(changed).rejects.toMatchObject({ status: 401, code: 'session-ended' });
    expect(await member.row()).toMatchObject({ cardLastFour: '4242' });
  });

  /** The embedded database does one transaction after the other, so there nothing can come between. */
  describe.runIf(kind.name === 'PostgreSQL')('while somebody else is at the same row', () => {
    /** Starts one after the other while the rows are locked. Each waits for a lock before the next begins. */
    async function inTurn(
      locked: SQL,
      ...starts: (() => Promise<unknown>)[]
    ): Promise<PromiseSettledResult<unknown>[]> {
      const { db } = provider.store;
      const running: Promise<unknown>[] = [];
      await db.transaction(async (tx) => {
        await tx.execute(locked);
        for (const start of starts) {
          running.push(start());
          const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
          await expect.poll(() => db.execute(waiting)).toHaveLength(running.length);
        }
      });
      return Promise.allSettled(running);
    }
    const fulfilled = { status: 'fulfilled' } as const;

    it('no reset link is left that was made while the address changed', async () => {
      const { db } = provider.store;
      const member = await joinAs(provider);
      const { email } = member.registration;
      // So that its mails are counted in a row.
      await askForReset(email);
      await db.delete(schema.passwordResets).where(eq(schema.passwordResets.userId, member.userId));
      await member.proxied.call('changeEmail', { body: { email: `new.${email}` } });
      const token = await tokenIn(`new.${email}`, 'confirm-email');
      await db.insert(schema.passwordRequests).values({ emailKey: email, createdAt: provider.clock.now });
      const outcomes = await inTurn(
        sql`select 1 from rate_limits for update`,
        () => processResetRequests(db, testEnv, provider.clock.now),
        () => member.proxied.call('confirmEmail', { body: { token } }),
      );
      expect(outcomes).toMatchObject([fulfilled, fulfilled]);
      expect(await db.$count(schema.passwordResets, eq(schema.passwordResets.userId, member.userId))).toBe(0);
    });

    it('of two members who move to one address at the same moment, one is told that it is taken', async () => {
      const [member, other] = [await joinAs(provider), await joinAs(provider)];
      const email = `new.${member.registration.email}`;
      await member.proxied.call('changeEmail', { body: { email } });
      const token = await tokenIn(email, 'confirm-email');
      const [confirmed] = await inTurn(sql`update users set email_key = ${email} where id = ${other.userId}`, () =>
        member.proxied.call('confirmEmail', { body: { token } }),
      );
      expect(confirmed).toMatchObject({ status: 'rejected', reason: { status: 409, code: 'email-taken' } });
    });

    it('a passkey that a reset removes opens no session, when its sign-in waits for the reset', async () => {
      const { db } = provider.store;
      const member = await joinAs(provider);
      const authenticator = await addPasskey(member, 'Recent');
      const token = await askForReset(member.registration.email);
      const [reset, signedIn] = await inTurn(
        sql`select 1 from users where id = ${member.userId} for update`,
        () => provider.proxy.call('resetPassword', { body: { token, password: newPassword } }),
        () => signsIn(authenticator),
      );
      expect([reset, signedIn]).toMatchObject([fulfilled, { ...fulfilled, value: false }]);
      const isOpen = and(eq(schema.sessions.userId, member.userId), isNull(schema.sessions.endedAt));
      expect(await db.$count(schema.sessions, isOpen)).toBe(0);
    });
  });

  it('a reset keeps the passkeys that the visitor names, and its letter says what has ended and what remains', async () => {
    const { resetToken: token, isOpen, email, userId } = await memberWithEveryWayIn();
    await prove(userId);
    const { items } = await provider.proxy.call('resetPasskeys', { body: { token } });
    expect(items.map(({ name, isKept }) => [name, isKept])).toEqual([
      ['Recent', false],
      ['Older', true],
    ]);
    const keptPasskeys = items.filter(({ name }) => name === 'Recent').map(({ id }) => id);
    await provider.proxy.call('resetPassword', { body: { token, password: newPassword, keptPasskeys } });
    expect([await isOpen['recent passkeys'](), await isOpen['older passkeys']()]).toEqual([true, false]);
    const letter = (await provider.mail(email)).findLast(({ kind: sent }) => sent === 'password-changed')?.body;
    expect(letter).toMatch(/Devices signed out\D+2\n/);
    expect(letter).toMatch(/Payments cancelled that waited for a bank\D+1\. What was taken is refunded/);
    expect(letter).toContain(`new.${email}`);
    expect(letter).toMatch(/Passkey removed[^]*“Older”[^]*Passkey that still signs in[^]*“Recent”/);
    await expect(provider.proxy.call('resetPasskeys', { body: { token } })).rejects.toMatchObject({ status: 410 });
  });

  const proofs: Record<string, (member: TestMember) => Promise<string>> = {
    async 'a reset'({ registration: { email } }) {
      await reset({ resetToken: await askForReset(email) });
      return email;
    },
    async 'a change of email'({ registration: { email }, proxied }) {
      await proxied.call('changeEmail', { body: { email: `new.${email}` } });
      const token = await tokenIn(`new.${email}`, 'confirm-email');
      await proxied.call('confirmEmail', { body: { token } });
      return `new.${email}`;
    },
    async 'a code for signing in'({ registration: { email, password } }) {
      const attempt = (typed: string, code?: string) =>
        provider.proxy.call('signIn', {
          body: { email, password: typed, keepMeSignedIn: true, ...(code && { code }) },
          headers: { 'x-visitor-address': '203.0.113.9' },
        });
      for (let tries = 0; tries < 5; tries++) await succeeds(attempt('wrong'));
      await succeeds(attempt(password));
      const letter = (await provider.mail(email)).findLast(({ kind: sent }) => sent === 'sign-in-code');
      await attempt(password, /\b(\d{6})\b/.exec(letter?.body ?? '')?.[1]);
      return email;
    },
  };
  it('a first reset forgets the details, the letter says so, and the owner of the mailbox enters their own', async () => {
    const { registration } = await joinAs(provider);
    const { email, firstName, lastName, countryCode, phoneNumber, city } = registration;
    await reset({ resetToken: await askForReset(email) });
    expect((await provider.mail(email)).at(-1)?.body).toContain('Details forgotten');
    const { own } = await signInAs(provider, { ...registration, password: newPassword });
    const forgotten = { children: [], instagram: { consent: false }, whatsAppConsent: false };
    const kept = { email, firstName, lastName, countryCode };
    expect(await own.call('details')).toEqual({ ...kept, ...forgotten });
    const body = { firstName, lastName, countryCode, phoneNumber, city, ...forgotten };
    expect(await own.call('changeDetails', { body })).toEqual({ ...body, email });
  });
  it('a first reset takes everybody off the card, and says why to them and to the desk', async () => {
    const { db } = provider.store;
    const holder = await joinAs(provider);
    const guest = await putOnCard(provider, holder, { role: 'second-adult' });
    await reset({ resetToken: await askForReset(holder.registration.email) });
    await endPeople({ ...testEnv, db, now: () => provider.clock.now, log: console });
    const letter = (await provider.mail(guest.registration.email)).at(-1);
    expect(letter).toMatchObject({ kind: 'access-ended', body: expect.stringContaining('takes everybody off it') });
    const isAbout = (body: string) =>
      body.includes('Everybody was taken off the card') && body.includes(holder.registration.email);
    const told = (await provider.mail()).filter(({ body }) => isAbout(body ?? ''));
    expect(told).toMatchObject([{ headers: { 'reply-to': holder.registration.email } }]);
    expect(told[0]?.body).not.toContain(holder.registration.phoneNumber);
  });
  it('a first reset forgets what was written about journeys, also in emails that were sent or wait, and nobody else’s', async () => {
    const { db } = provider.store;
    const [forgotten, other] = [await joinAs(provider), await joinAs(provider)];
    const wishOf = ({ registration }: TestMember, about: string) => `${about} for ${registration.email}`;
    for (const who of [forgotten, other])
      for (const about of ['A lake', 'An island'])
        await who.own.call('wishJourney', { body: { message: wishOf(who, about) } });
    const isSent = sql`${schema.outgoingMail.data} ->> 'message' like 'A lake%'`;
    await db.update(schema.outgoingMail).set({ sentAt: provider.clock.now, sealed: null }).where(isSent);
    await reset({ resetToken: await askForReset(forgotten.registration.email) });
    for (const table of [schema.leads, schema.outgoingMail]) {
      const stored = JSON.stringify(await db.select().from(table));
      for (const about of ['A lake', 'An island']) {
        expect(stored).not.toContain(wishOf(forgotten, about));
        expect(stored).toContain(wishOf(other, about));
      }
    }
    const { registration } = forgotten;
    const { own } = await signInAs(provider, { ...registration, password: newPassword });
    expect(await own.call('details')).toMatchObject({ email: registration.email });
  });
  it.each(Object.keys(proofs))(
    'a reset offers to keep passkeys only after the mailbox was shown, and a code is used up for the address unless a reset showed it: by %s',
    async (by) => {
      const creditCard = { ...acceptedCard, expiry: `1${Object.keys(proofs).indexOf(by)}-35` };
      const total = { amount: 157_050, currency: 'EUR' } as const;
      const member = await joinAs(provider, { referralCode: 'WELCOME10', total, creditCard });
      const claimed = async () =>
        (await provider.store.db.select().from(schema.couponClaims)).find(({ userId }) => userId === member.userId)
          ?.emailHash;
      expect(await claimed()).toBeNull();
      const authenticator = await addPasskey(member, 'First');
      const offered = async (email: string) => {
        const { items, removed } = await provider.proxy.call('resetPasskeys', {
          body: { token: await askForReset(email) },
        });
        return { items: items.length, removed };
      };
      expect(await offered(member.registration.email)).toEqual({
        items: 0,
        removed: { passkeys: 1, hasStoredCard: true },
      });
      const [joined] = (await member.own.call('payments')).payments;
      const readReceipt = async () => {
        const file = await receiptFile({ db: provider.store.db, log: console }, member.userId, joined!.receipt);
        return Buffer.from(file.content, 'base64').toString('latin1').replaceAll('\0', '');
      };
      expect(await readReceipt()).toContain('Paris');
      const email = (await proofs[by]?.(member)) ?? '';
      const { giftCardKeys } = testEnv;
      const isGone = by === 'a reset';
      const claimant = await claimantOf({ ...provider, giftCardKeys, db: provider.store.db }, { email });
      expect(await claimed()).toBe(isGone ? null : claimant.email[0]);
      expect(await signsIn(authenticator)).toBe(!isGone);
      expect((await member.row()).cardToken === null).toBe(isGone);
      expect((await readReceipt()).includes('Paris')).toBe(!isGone);
      const [listed] = (await memberPayments(provider.store.db, member.userId)).payments;
      expect(listed?.card?.lastFour).toBe(isGone ? undefined : '4242');
      const letters = (await provider.mail(email)).map(({ body }) => body);
      const told = letters.filter((body) => /“First”/.test(body) && /Stored card forgotten: Ending in 4242/.test(body));
      expect(told).toHaveLength(isGone ? 1 : 0);
      if (isGone) {
        const { password: _, ...same } = member.registration;
        await addPasskey(await signInAs(provider, { ...same, password: newPassword }), 'Second');
      }
      expect(await offered(email)).toEqual({ items: 1, removed: undefined });
    },
  );
});
