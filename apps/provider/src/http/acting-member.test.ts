import { eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderEndpoints } from '@myler/api-client/endpoints';
import type { ApiError } from '@myler/api-client/errors';
import { memberships, payments, people, sessions } from '../store/schema.ts';
import { rowsOf } from '../store/rows.ts';
import { SoftwareAuthenticator } from '../testing/authenticator.ts';
import { putOnCard } from '../testing/people-on-card.ts';
import { joinAs, signInAs, type TestMember } from '../testing/members.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { stores } from '../testing/stores.ts';
import { actAs } from './acting-member.ts';

type Access = 'member' | 'member-secret';
/** What a member writes. The lease of a call with a key is taken from it (`endAttemptsOf`). */
type Write = {
  [Name in keyof ProviderEndpoints]: ProviderEndpoints[Name] extends { access: Access }
    ? ProviderEndpoints[Name] extends { method: 'GET' } | { idempotent: true }
      ? never
      : Name
    : never;
}[keyof ProviderEndpoints];

const password = 'sept lanternes vertes';

describe.each(stores)('what a member writes, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  const authenticator = new SoftwareAuthenticator(testEnv.publicOrigin);
  const firstPasskey = async ({ proxied }: TestMember) => (await proxied.call('passkeys')).items[0]!.id;
  const invited = () =>
    ({
      firstName: 'Ada',
      lastName: 'Byron',
      email: `ada.${crypto.randomUUID()}@example.com`,
      role: 'second-adult',
      seesChildren: false,
    }) as const;
  const personOn = async (holder: TestMember) => {
    await putOnCard(provider, holder, { role: 'second-adult' });
    return (await holder.own.call('people')).people.at(-1)!.id;
  };
  /** As if the year had been paid some days ago. */
  const pay = async ({ userId }: TestMember, daysAgo: number) => {
    const paidAt = new Date(provider.clock.now.getTime() - daysAgo * 86_400_000);
    await provider.store.db.update(payments).set({ paidAt }).where(eq(payments.userId, userId));
  };
  let cardId: string | undefined;
  /** As if nobody had taken over the card. */
  const holdAgain = async (holder: TestMember) => {
    const { db } = provider.store;
    cardId ??= (await holder.row()).id;
    await db.update(memberships).set({ userId: holder.userId }).where(eq(memberships.id, cardId));
    await db.delete(people).where(eq(people.userId, holder.userId));
  };
  /** In this order: each finds what those before it have left. What comes before the returned call is not what is tried. */
  const writes: Record<Write, (member: TestMember) => Promise<() => Promise<unknown>>> = {
    async confirmPassword({ proxied, registration }) {
      return () => proxied.call('confirmPassword', { body: { password: registration.password } });
    },
    async changeDetails({ own, registration }) {
      const { firstName, lastName, phoneNumber, countryCode, city, children, instagram } = registration;
      const body = { firstName, lastName, phoneNumber, countryCode, city, children, instagram, whatsAppConsent: true };
      return () => own.call('changeDetails', { body });
    },
    async changeInvoice({ own }) {
      return () => own.call('changeInvoice', { body: { companyName: 'Quiet Bakery' } });
    },
    async wishJourney({ own }) {
      return () => own.call('wishJourney', { body: { message: 'To the sea in June.' } });
    },
    async changeMembership({ own }) {
      return () => own.call('changeMembership', { body: { renews: false, membershipId: 'gold' } });
    },
    async passkeyCreation({ proxied }) {
      return () => proxied.call('passkeyCreation');
    },
    async addPasskey({ proxied }) {
      const credential = authenticator.create(await proxied.call('passkeyCreation'));
      return () => proxied.call('addPasskey', { body: { name: 'Mine', credential } });
    },
    async renamePasskey(member) {
      const params = { id: await firstPasskey(member) };
      return () => member.proxied.call('renamePasskey', { params, body: { name: 'Ours' } });
    },
    async confirmationRequest({ proxied }) {
      return () => proxied.call('confirmationRequest');
    },
    async confirmWithPasskey({ proxied }) {
      const credential = authenticator.get(await proxied.call('confirmationRequest'));
      return () => proxied.call('confirmWithPasskey', { body: { credential } });
    },
    async removePasskey(member) {
      const params = { id: await firstPasskey(member) };
      return () => member.proxied.call('removePasskey', { params });
    },
    async changeEmail({ proxied }) {
      return () => proxied.call('changeEmail', { body: { email: 'another.address@example.com' } });
    },
    async cancelEmailChange({ proxied }) {
      return () => proxied.call('cancelEmailChange');
    },
    async confirmEmail({ proxied }) {
      const email = `another.${crypto.randomUUID()}@example.com`;
      await proxied.call('changeEmail', { body: { email } });
      const letter = (await provider.mail(email)).at(-1)?.body ?? '';
      const token = /#confirm-email=([\w-]+)/.exec(letter)?.[1] ?? '';
      return () => proxied.call('confirmEmail', { body: { token } });
    },
    async endSession({ own, proxied, registration }) {
      // A new email address ends what was confirmed.
      await proxied.call('confirmPassword', { body: { password: registration.password } });
      const { email } = await own.call('details');
      await signInAs(provider, { ...registration, email });
      const other = (await proxied.call('sessions')).items.find(({ isThis }) => !isThis);
      return () => proxied.call('endSession', { params: { id: other!.id } });
    },
    async endSessions({ proxied }) {
      return () => proxied.call('endSessions');
    },
    async changePassword({ proxied, registration }) {
      const body = { password: registration.password, newPassword: password };
      return () => proxied.call('changePassword', { body });
    },
    async invite({ own }) {
      return () => own.call('invite', { body: invited() });
    },
    async withdrawInvitation({ own }) {
      const [first] = (await own.call('people')).invitations;
      return () => own.call('withdrawInvitation', { params: { id: first!.id } });
    },
    async changePerson(holder) {
      const id = await personOn(holder);
      const body = { lastDay: null, seesChildren: false };
      return () => holder.own.call('changePerson', { params: { id }, body });
    },
    async removePerson(holder) {
      const id = await personOn(holder);
      return () => holder.own.call('removePerson', { params: { id } });
    },
    async leaveCard(holder) {
      const person = await putOnCard(provider, holder, { role: 'second-adult' });
      return () => person.own.call('leaveCard');
    },
    async offerCard(holder) {
      await pay(holder, 20);
      const id = await personOn(holder);
      return () => holder.own.call('offerCard', { params: { id } });
    },
    async withdrawOffer(holder) {
      const id = await personOn(holder);
      return () => holder.own.call('withdrawOffer', { params: { id } });
    },
    async takeOverCard(holder) {
      await holdAgain(holder);
      const offeredUntil = new Date(provider.clock.now.getTime() + 86_400_000);
      const second = await putOnCard(provider, holder, { role: 'second-adult', offeredUntil });
      return () => second.own.call('takeOverCard', { body: { termsAccept: true } });
    },
    async leaveMembership(holder) {
      const { own } = holder;
      await holdAgain(holder);
      await pay(holder, 0);
      const { leaving } = await own.call('membership');
      const { kind: of, refund } = leaving!;
      return () => own.call('leaveMembership', { body: { kind: of, refund } });
    },
    async closeAccount({ own, proxied }) {
      const { email } = await own.call('details');
      return () => proxied.call('closeAccount', { body: { when: 'now', email } });
    },
  };
  let member: TestMember;

  /** Calls while another transaction has the member, in which the session ends. It goes on afterwards. */
  async function overtaken(call: () => Promise<unknown>): Promise<unknown> {
    const { db } = provider.store;
    let answer: Promise<unknown> = Promise.resolve();
    const ended = await db.transaction(async (tx) => {
      await tx.select().from(memberships).where(eq(memberships.userId, member.userId)).for('update');
      const answered = new AbortController();
      answer = call()
        .catch((error: unknown) => error)
        .finally(() => answered.abort());
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      while (!answered.signal.aborted && (await rowsOf(db, waiting)).length === 0) await new Promise(setImmediate);
      const isOpen = isNull(sessions.endedAt);
      return tx.update(sessions).set({ endedAt: provider.clock.now }).where(isOpen).returning({ id: sessions.id });
    });
    const outcome = await answer;
    // Not those that had ended before: a session that was replaced must not come back.
    for (const { id } of ended) await db.update(sessions).set({ endedAt: null }).where(eq(sessions.id, id));
    return outcome;
  }

  it('is not written once something has ended the session, however far the call has come, and is written else', async () => {
    member = await joinAs(provider);
    // The embedded database runs one transaction at a time.
    const isOvertaken = kind.name === 'PostgreSQL';
    const codes: Record<string, string | undefined> = {};
    for (const [name, prepare] of Object.entries(writes)) {
      if (isOvertaken) {
        const answer = await overtaken(await prepare(member));
        codes[name] = (answer as ApiError | undefined)?.code;
      }
      await expect((await prepare(member))(), name).resolves.not.toThrow();
    }
    const names = isOvertaken ? Object.keys(writes) : [];
    expect(codes).toEqual(Object.fromEntries(names.map((name) => [name, 'session-ended'])));
  });
});

it('An endpoint that writes without locking the member is a fault', async () => {
  const lock = () => Promise.resolve({} as never);
  const { acting, assertLocked } = actAs({ userId: 'a', sessionId: 'b', signInId: 'c' }, lock);
  expect(() => assertLocked('changeShoes')).toThrow('changeShoes has written for a member without locking them');
  await acting.lock({} as never);
  expect(() => assertLocked('changeShoes')).not.toThrow();
});
