import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { newKey, registrationRequest } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';
import { processResetRequests } from './password-reset.ts';

describe.each(stores)('the log of an account, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  async function signedIn() {
    const { email, password, ...person } = registrationRequest();
    await provider.proxy.call('register', { body: { email, password, ...person }, idempotencyKey: newKey() });
    const session = await provider.proxy.call('signIn', { body: { email, password, keepMeSignedIn: true } });
    provider.logLines.length = 0;
    return { email, ...session };
  }
  const refresh = (refreshToken: string) => provider.proxy.call('refresh', { body: { refreshToken } });
  /** Levels and members by message, without the lines of requests. */
  const logged = () =>
    provider.logLines
      .map((line) => JSON.parse(line) as { msg: string; level: number; user?: string })
      .filter(({ msg }) => msg !== 'request')
      .map(({ msg, level, user }) => [msg, level, user]);

  it(
    'warns when a refresh token is used again, because somebody has copied it',
    { tags: ['asvs:16.3.3'] },
    async () => {
      const { user, refreshToken } = await signedIn();
      await refresh(refreshToken);
      provider.clock.advance(11_000);
      await expect(refresh(refreshToken)).rejects.toMatchObject({ status: 401 });
      expect(logged()).toEqual([['a refresh token was used again: its session has ended', 40, user.id]]);
      expect(provider.logLines.join('')).not.toContain(refreshToken);
    },
  );

  it(
    'says who signed out, and who set a new password by a link, without any token or address',
    { tags: ['asvs:16.3.1'] },
    async () => {
      const { user, email, refreshToken } = await signedIn();
      await provider.proxy.call('signOut', { body: { refreshToken } });
      await provider.proxy.call('forgotPassword', { body: { email } });
      await processResetRequests(provider.store.db, testEnv, provider.clock.now);
      const mail = (await provider.mail()).find((each) => each.kind === 'password-link' && each.recipient === email);
      const token = /#reset-password=(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
      await provider.proxy.call('resetPassword', { body: { token, password: 'une barque à quai, demain' } });
      expect(logged()).toEqual([
        ['signed out', 30, user.id],
        ['a new password was set by a link', 30, user.id],
      ]);
      for (const secret of [email, refreshToken, token]) expect(provider.logLines.join('')).not.toContain(secret);
    },
  );
});
