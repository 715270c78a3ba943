import type { Registration, SessionWithRefresh } from '@myler/api-client/contract';
import { eq } from 'drizzle-orm';
import { createProviderClient, type ProviderClient } from '@myler/api-client/provider';
import type { ActingMember } from '../http/acting-member.ts';
import { findPerson } from '../member-rows/find-person.ts';
import { memberships, type MembershipRow } from '../store/schema.ts';
import { testEnv, type TestProvider } from './provider.ts';
import { newKey, registrationRequest } from './registrations.ts';

export interface TestMember {
  userId: string;
  registration: Registration;
  /** Of the session as the member goes on in it. */
  accessToken: string;
  refreshToken: string;
  /** The `userId` of this session’s events. */
  countedAs?: string | undefined;
  /** With the member's own bearer, as through the gateway. */
  own: ProviderClient;
  /** With the proxy's secret and the member's token, as below `/api/account`. */
  proxied: ProviderClient;
  /** The membership's row. */
  row(): Promise<MembershipRow>;
}

/** Joins and signs in. */
export async function joinAs(provider: TestProvider, changes: Partial<Registration> = {}): Promise<TestMember> {
  const registration = registrationRequest(changes);
  const { memberId } = await provider.proxy.call('register', { body: registration, idempotencyKey: newKey() });
  const member = await signInAs(provider, registration);
  if (member.userId !== memberId) throw new Error('Another member was signed in.');
  return member;
}

/** A member whose session goes on, and is confirmed, whatever happens. */
export const actingAs = (userId: string): ActingMember => ({
  userId,
  sessionId: crypto.randomUUID(),
  signInId: crypto.randomUUID(),
  lock: (tx) => findPerson(tx, userId, new Date(), { lock: true }),
});

/** A further session of a member, for example another device. */
export async function signInAs(
  provider: TestProvider,
  registration: Registration,
  device?: string,
): Promise<TestMember> {
  const { email, password } = registration;
  const { user, ...tokens } = await provider.proxy.call('signIn', {
    body: { email, password, keepMeSignedIn: true, ...(device ? { device } : {}) },
  });
  return toTestMember(provider, registration, { userId: user.id, ...tokens });
}

/** The same session a while later, as a browser goes on with it. */
export async function refreshed(
  provider: TestProvider,
  { registration, refreshToken }: TestMember,
): Promise<TestMember> {
  const { user, ...tokens } = await provider.proxy.call('refresh', { body: { refreshToken } });
  return toTestMember(provider, registration, { userId: user.id, ...tokens });
}

function toTestMember(
  provider: TestProvider,
  registration: Registration,
  tokens: Pick<TestMember, 'userId' | 'accessToken' | 'refreshToken' | 'countedAs'>,
): TestMember {
  const { userId } = tokens;
  const proxied = proxiedFor(provider, () => member.accessToken);
  const member: TestMember = {
    ...tokens,
    registration,
    own: provider.clientWith(() => member.accessToken),
    proxied: {
      async call(...of) {
        const answer = await proxied.call(...of);
        // As the browser goes on in the session that replaces the one of before.
        if (isSession(answer)) {
          const { accessToken, refreshToken, countedAs } = answer;
          Object.assign(member, { accessToken, refreshToken, countedAs });
        }
        return answer;
      },
    },
    async row() {
      const [row] = await provider.store.db.select().from(memberships).where(eq(memberships.userId, userId));
      if (!row) throw new Error('This member has no membership any more.');
      return row;
    },
  };
  return member;
}

const isSession = (answer: unknown): answer is SessionWithRefresh =>
  typeof answer === 'object' && answer !== null && 'refreshToken' in answer;

/** A client like the proxy’s, for the member of an access token. */
export function proxiedFor(provider: TestProvider, accessToken: () => string | undefined): ProviderClient {
  return createProviderClient({
    baseUrl: 'http://provider.test/v1',
    token: () => testEnv.providerSecrets[0],
    fetch: (input, init) => Promise.resolve(provider.app.fetch(new Request(input, init))),
    retries: 0,
    headers: () => {
      const token = accessToken();
      return token ? { 'x-member-token': token } : {};
    },
  });
}
