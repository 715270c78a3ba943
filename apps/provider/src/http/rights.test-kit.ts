import { and, eq, isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { providerEndpoints, type Endpoint, type ProviderEndpoints } from '@myler/api-client/endpoints';
import type { CardRole } from '@myler/config/people';
import { invitations, memberships, passkeys, payments, people, receipts, sessions } from '../store/schema.ts';
import type { TestMember } from '../testing/members.ts';
import { testEnv, type TestProvider } from '../testing/provider.ts';
import { newKey } from '../testing/registrations.ts';

/** Calls of somebody with an account. */
export type MemberCall = {
  [Name in keyof ProviderEndpoints]: ProviderEndpoints[Name] extends { needs: string } ? Name : never;
}[keyof ProviderEndpoints];

const holder = ['holder'] as const;
const managers = ['holder', 'lead'] as const;
const onCard = ['holder', 'lead', 'second-adult', 'grandparent', 'carer', 'colleague'] as const;
const everybody = [...onCard, 'former'] as const;

/** Who reaches each call (docs/product-decisions.md, People on a card). A new one does not compile until it is here. */
export const reachedBy: Record<MemberCall, readonly CardRole[]> = {
  membership: onCard,
  wishJourney: onCard,
  details: everybody,
  changeDetails: everybody,
  exportData: everybody,
  confirmPassword: everybody,
  changeEmail: everybody,
  cancelEmailChange: everybody,
  confirmEmail: everybody,
  changePassword: everybody,
  sessions: everybody,
  endSession: everybody,
  endSessions: everybody,
  closeAccount: everybody,
  passkeys: everybody,
  passkeyCreation: everybody,
  addPasskey: everybody,
  renamePasskey: everybody,
  removePasskey: everybody,
  confirmationRequest: everybody,
  confirmWithPasskey: everybody,
  people: onCard,
  invite: managers,
  withdrawInvitation: managers,
  changePerson: managers,
  removePerson: managers,
  offerCard: holder,
  withdrawOffer: holder,
  takeOverCard: ['second-adult'],
  leaveCard: onCard.filter((role) => role !== 'holder'),
  payments: holder,
  referral: holder,
  changeInvoice: holder,
  receipt: holder,
  changeCard: holder,
  upgrade: holder,
  upgradeOutcome: holder,
  changeMembership: holder,
  leaveMembership: holder,
};
export const memberCalls = Object.keys(reachedBy) as MemberCall[];

const endpointOf = (name: MemberCall): Endpoint => providerEndpoints[name];

interface CallOptions {
  /** Stands for the parameter of the path, where there is one. */
  id?: string | undefined;
  body?: object;
}

/** Makes a call in somebody's session, as the site does. Without a body it sends nothing that anybody could have done. */
export function callAs(
  provider: TestProvider,
  name: MemberCall,
  { accessToken }: Pick<TestMember, 'accessToken'>,
  { id = crypto.randomUUID(), body = {} }: CallOptions = {},
): Promise<Response> {
  const { access, method, path } = endpointOf(name);
  const isProxied = access === 'member-secret';
  return provider.request(method, `/v1${path.replace(/\{\w+\}/, id)}`, {
    token: isProxied ? testEnv.providerSecrets[0] : accessToken,
    ...(method === 'GET' ? {} : { body }),
    headers: { 'idempotency-key': newKey(), ...(isProxied ? { 'x-member-token': accessToken } : {}) },
  });
}

/** Whether the answer is the one of a call that does not exist. */
export const isNotThere = (status: number, text: string) =>
  status === 404 && text.includes('There is nothing at this address.');

/** What somebody has that has an id in a path, and whoever is on the same card. */
async function ownedBy({ store: { db } }: TestProvider, { userId }: TestMember) {
  const [card] = await db.select().from(memberships).where(eq(memberships.userId, userId));
  const ofPayments = db
    .select({ id: receipts.number })
    .from(receipts)
    .innerJoin(payments, eq(payments.key, receipts.paymentKey))
    .where(eq(payments.userId, userId));
  return {
    receipts: await ofPayments,
    people: card ? await db.select().from(people).where(eq(people.cardId, card.id)).orderBy(people.id) : [],
    invitations: card ? await db.select().from(invitations).where(eq(invitations.cardId, card.id)) : [],
    sessions: await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt))),
    passkeys: await db.select().from(passkeys).where(eq(passkeys.userId, userId)),
  };
}
/** Whose id is in the path of each call that has one. */
const ofPath: Partial<Record<MemberCall, keyof Awaited<ReturnType<typeof ownedBy>>>> = {
  receipt: 'receipts',
  withdrawInvitation: 'invitations',
  changePerson: 'people',
  removePerson: 'people',
  offerCard: 'people',
  withdrawOffer: 'people',
  endSession: 'sessions',
  renamePasskey: 'passkeys',
  removePasskey: 'passkeys',
};
const withId = memberCalls.filter((name) => endpointOf(name).path.includes('{'));

/** Somebody else, and what names them or theirs. */
interface Stranger {
  ofSession: TestMember;
  names: RegExp;
}

/**
 * Makes every call in somebody's session: those that the role has not are not there; those that read show nothing of a stranger; and
 * with the ids of a stranger's receipts, people, invitations, sessions and passkeys nothing is found, and nothing of theirs changes.
 */
export async function reachesOnlyTheirs(
  provider: TestProvider,
  { session, role }: { session: TestMember; role: CardRole },
  { ofSession: other, names }: Stranger,
): Promise<void> {
  const before = await ownedBy(provider, other);
  expect(Object.keys(ofPath).toSorted()).toEqual(withId.toSorted());
  for (const name of memberCalls) {
    const isTheirs = reachedBy[name].includes(role);
    const kind = ofPath[name];
    // What changes something, and is theirs to change, is another test’s.
    if (isTheirs && endpointOf(name).method !== 'GET' && !kind) continue;
    const id = kind && before[kind][0]?.id;
    const response = await callAs(provider, name, session, {
      id: id === undefined ? undefined : String(id),
      // Whole bodies, so that nothing but the id is refused.
      body: name === 'changePerson' ? { lastDay: null, seesChildren: true } : { name: 'Mine' },
    });
    const text = await response.text();
    const what = `${name} by ${session.registration.email} (${role}): ${response.status} ${text}`;
    if (!isTheirs) expect(isNotThere(response.status, text), what).toBe(true);
    else expect(response.status, what).toBe(kind ? 404 : 200);
    expect(text, what).not.toMatch(names);
  }
  expect(await ownedBy(provider, other)).toEqual(before);
}
