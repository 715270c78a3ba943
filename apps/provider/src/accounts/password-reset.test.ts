import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError } from '@myler/api-client/errors';
import { outgoingMail } from '../store/schema.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { createMailSender } from '../mail/sending/sender.ts';
import { createMailTransport } from '../mail/sending/transport.ts';
import { newKey, registrationRequest } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';
import { processResetRequests } from './password-reset.ts';

describe.each(stores)('a password reset, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => expect.fail('the call was expected to fail'),
      (error: unknown) => error as ApiError,
    );
  const mailsTo = async (email: string) => (await provider.mail()).filter(({ recipient }) => recipient === email);

  async function memberWithLink() {
    const person = registrationRequest();
    await provider.proxy.call('register', { body: person, idempotencyKey: newKey() });
    await provider.proxy.call('forgotPassword', { body: { email: person.email } });
    await processResetRequests(provider.store.db, testEnv, provider.clock.now);
    const mail = (await mailsTo(person.email)).find(({ kind }) => kind === 'password-link');
    const token = /#reset-password=(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
    return { person, token, mail };
  }
  const reset = (token: string, password: string) =>
    provider.proxy.call('resetPassword', { body: { token, password } });

  it('sends a link with the configured host, whatever host the request names', { tags: ['asvs:1.3.6'] }, async () => {
    const person = registrationRequest();
    await provider.proxy.call('register', { body: person, idempotencyKey: newKey() });
    await provider.request('POST', '/v1/password/email', {
      body: { email: person.email },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    await processResetRequests(provider.store.db, testEnv, provider.clock.now);
    const mail = (await mailsTo(person.email)).find(({ kind }) => kind === 'password-link');
    expect(mail?.body).toContain('https://www.myler.example/#reset-password=');
    expect(mail?.body).not.toContain('evil');
  });

  it('gives the same response for an unknown address, and sends no email', { tags: ['asvs:6.4.3'] }, async () => {
    const response = await provider.request('POST', '/v1/password/email', { body: { email: 'nobody@example.com' } });
    await processResetRequests(provider.store.db, testEnv, provider.clock.now);
    expect(response.status).toBe(204);
    expect(await mailsTo('nobody@example.com')).toEqual([]);
  });

  it('makes an email for an unknown address too, which is then dropped, so that what follows takes the same time', async () => {
    await provider.store.db.delete(outgoingMail);
    await provider.request('POST', '/v1/password/email', { body: { email: 'nobody.else@example.com' } });
    await processResetRequests(provider.store.db, testEnv, provider.clock.now);
    expect(await provider.mail()).toMatchObject([{ kind: 'password-link', recipient: '' }]);
    const dataDir = mkdtempSync(join(tmpdir(), 'provider-nobody-'));
    const sender = createMailSender({
      db: provider.store.db,
      transport: createMailTransport({ dataDir, ...testEnv }),
      log: pino({ level: 'silent' }),
      now: () => provider.clock.now,
      interval: 0,
    });
    await sender.flush();
    await sender.stop();
    expect(await provider.mail()).toEqual([]);
    expect(existsSync(join(dataDir, 'outbox'))).toBe(false);
  });

  it(
    'sets the new password, ends every session and emails the member',
    { tags: ['asvs:6.2.2', 'asvs:7.4.3', 'promise:devices-signed-out'] },
    async () => {
      const { person, token } = await memberWithLink();
      const signIn = (password: string) =>
        provider.proxy.call('signIn', { body: { email: person.email, password, keepMeSignedIn: true } });
      const sessions = [await signIn(person.password), await signIn(person.password)];
      await reset(token, 'une barque à quai, demain');
      for (const { refreshToken, accessToken } of sessions) {
        expect(await failure(provider.proxy.call('refresh', { body: { refreshToken } }))).toMatchObject({
          status: 401,
        });
        expect(await failure(provider.clientWith(accessToken).call('me'))).toMatchObject({ status: 401 });
      }
      expect(await failure(signIn(person.password))).toMatchObject({ status: 401 });
      expect(await signIn('une barque à quai, demain')).toMatchObject({ user: { name: 'Claire' } });
      expect((await mailsTo(person.email)).map(({ kind }) => kind)).toContain('password-changed');
    },
  );

  it(
    'works once, even when its link is used many times at the same time',
    { tags: ['asvs:6.4.1', 'promise:reset-link-once'] },
    async () => {
      const { token } = await memberWithLink();
      const results = await Promise.allSettled(
        Array.from({ length: 12 }, (_, index) => reset(token, `une barque à quai, numéro ${index}`)),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await failure(reset(token, 'une barque à quai, encore'))).toMatchObject({ status: 410 });
    },
  );

  it(
    'works with an earlier link when another was asked for, and ends all when one is used',
    { tags: ['asvs:6.4.3'] },
    async () => {
      const { person, token: older } = await memberWithLink();
      await provider.proxy.call('forgotPassword', { body: { email: person.email } });
      await processResetRequests(provider.store.db, testEnv, provider.clock.now);
      const links = (await mailsTo(person.email)).filter(({ kind }) => kind === 'password-link');
      const tokens = links.map(({ body }) => /#reset-password=(\S+)/.exec(body)?.[1] ?? '');
      await reset(older, 'neun blaue Pinguine');
      expect(tokens).toHaveLength(2);
      for (const token of tokens) expect((await failure(reset(token, 'neun blaue Pinguine'))).status).toBe(410);
    },
  );

  it('expires after thirty minutes', { tags: ['asvs:6.4.1', 'promise:reset-link-once'] }, async () => {
    const [{ token: inTime }, { token }] = [await memberWithLink(), await memberWithLink()];
    provider.clock.advance(30 * 60_000 - 1000);
    await reset(inTime, 'une barque à quai, demain');
    provider.clock.advance(1000);
    expect(await failure(reset(token, 'une barque à quai, demain'))).toMatchObject({
      status: 410,
      code: 'reset-link-over',
    });
  });

  it('changes nothing when its link is not used', { tags: ['promise:reset-not-asked'] }, async () => {
    const { person } = await memberWithLink();
    const signIn = () =>
      provider.proxy.call('signIn', {
        body: { email: person.email, password: person.password, keepMeSignedIn: true },
      });
    const { refreshToken } = await signIn();
    provider.clock.advance(31 * 60_000);
    await provider.proxy.call('refresh', { body: { refreshToken } });
    expect(await signIn()).toMatchObject({ user: { name: 'Claire' } });
    expect((await mailsTo(person.email)).map(({ kind }) => kind)).not.toContain('password-changed');
  });

  it('rejects a common password, and keeps the link valid for another try', { tags: ['asvs:6.2.12'] }, async () => {
    const { token } = await memberWithLink();
    expect((await failure(reset(token, 'qwertyuiop123456'))).errors).toHaveProperty('password');
    await reset(token, 'une barque à quai, demain');
  });
});
