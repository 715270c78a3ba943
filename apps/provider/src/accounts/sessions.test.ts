import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError } from '@myler/api-client/errors';
import type { Database } from '../store/database.ts';
import { interrupted } from '../testing/interrupted.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { newKey, registrationRequest } from '../testing/registrations.ts';
import { newRows } from '../testing/new-rows.ts';
import { stores } from '../testing/stores.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** A database whose second transaction begins later: the first sends a code if one is needed, the second tries it. */
function withSlowCodeTry(db: Database, wait: () => Promise<void>): Database {
  let transactions = 0;
  return interrupted(db, async () => {
    transactions += 1;
    if (transactions === 2) await wait();
  });
}

describe.each(stores)('a session, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  async function member() {
    const person = registrationRequest();
    await provider.proxy.call('register', { body: person, idempotencyKey: newKey() });
    return { email: person.email, password: person.password };
  }
  const signIn = (
    body: { email: string; password: string; keepMeSignedIn?: boolean; code?: string; replaces?: string },
    address = '203.0.113.7',
  ) =>
    provider.proxy.call('signIn', {
      body: { keepMeSignedIn: true, ...body },
      headers: { 'x-visitor-address': address },
    });
  const refresh = (refreshToken: string) => provider.proxy.call('refresh', { body: { refreshToken } });
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => expect.fail('was expected to be refused'),
      (error: unknown) => error as ApiError,
    );
  const me = (token?: string) => provider.clientWith(token).call('me');

  it('does not exist for the website’s own token, and reading it is not an error (specification 4)', async () => {
    expect(await provider.website.call('me')).toEqual({ status: false });
  });

  it('identifies its member by an access token for five minutes', async () => {
    const session = await signIn(await member());
    expect(session).toMatchObject({ user: { name: 'Claire' }, expiresIn: 300, keepMeSignedIn: true });
    expect(await me(session.accessToken)).toEqual({ status: true, user: session.user });
    provider.clock.advance(301 * SECOND);
    expect(await failure(me(session.accessToken))).toMatchObject({ status: 401 });
  });

  it('does not accept a changed access token', { tags: ['asvs:7.2.1', 'asvs:9.1.1'] }, async () => {
    const { accessToken } = await signIn(await member());
    const other = accessToken.replace(/^at_(.)/, (_, first: string) => `at_${first === 'W' ? 'V' : 'W'}`);
    expect(await failure(me(other))).toMatchObject({ status: 401 });
  });

  it('exchanges a refresh token for the next one, again and again', { tags: ['asvs:7.2.2'] }, async () => {
    const first = await signIn(await member());
    const second = await refresh(first.refreshToken);
    provider.clock.advance(MINUTE);
    const third = await refresh(second.refreshToken);
    expect(new Set([first.refreshToken, second.refreshToken, third.refreshToken]).size).toBe(3);
    expect(await me(third.accessToken)).toMatchObject({ status: true });
  });

  it('gives several tabs that refresh at the same time the same next token', async () => {
    const { refreshToken } = await signIn(await member());
    const sessions = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)));
    const next = new Set(sessions.map((session) => session.refreshToken));
    expect(next.size).toBe(1);
    provider.clock.advance(MINUTE);
    expect(await refresh([...next][0] ?? '')).toMatchObject({ user: { name: 'Claire' } });
  });

  it('ends for every client with its tokens when a refresh token is used again after ten seconds', async () => {
    const first = await signIn(await member());
    const second = await refresh(first.refreshToken);
    provider.clock.advance(11 * SECOND);
    expect(await failure(refresh(first.refreshToken))).toMatchObject({ status: 401, code: 'session-ended' });
    expect(await failure(refresh(second.refreshToken))).toMatchObject({ status: 401 });
    expect(await failure(me(second.accessToken))).toMatchObject({ status: 401 });
  });

  it('is not ended by whoever knows its id', async () => {
    const session = await signIn(await member());
    const [id, secret, signature = ''] = session.refreshToken.split('.');
    const forged = [`${id}.${'A'.repeat(43)}`, `${id}.${'A'.repeat(43)}.${signature}`, `${id}.${secret}.`, `${id}.`];
    for (const token of forged) expect(await failure(refresh(token))).toMatchObject({ status: 401 });
    expect(await me(session.accessToken)).toMatchObject({ status: true });
    expect(await refresh(session.refreshToken)).toMatchObject({ user: session.user });
  });

  it('ends when a refresh token older than the previous one is used, however soon', async () => {
    const first = await signIn(await member());
    const second = await refresh(first.refreshToken);
    const third = await refresh(second.refreshToken);
    expect(await failure(refresh(first.refreshToken))).toMatchObject({ status: 401 });
    expect(await failure(refresh(third.refreshToken))).toMatchObject({ status: 401 });
  });

  it(
    'lasts thirty days from the last use, and less than a day without “keep me signed in”',
    { tags: ['asvs:7.3.1', 'promise:session-period'] },
    async () => {
      const person = await member();
      const [kept, notKept] = [await signIn(person), await signIn({ ...person, keepMeSignedIn: false })];
      provider.clock.advance(DAY);
      expect(await failure(refresh(notKept.refreshToken))).toMatchObject({ status: 401 });
      provider.clock.advance(28 * DAY);
      const next = await refresh(kept.refreshToken);
      provider.clock.advance(31 * DAY);
      expect(await failure(refresh(next.refreshToken))).toMatchObject({ status: 401 });
    },
  );

  it('ends ninety days after the sign-in, however often it is used', { tags: ['asvs:7.3.2'] }, async () => {
    let session = await signIn(await member());
    for (let week = 0; week < 12; week++) {
      provider.clock.advance(7 * DAY);
      session = await refresh(session.refreshToken);
    }
    provider.clock.advance(6 * DAY - SECOND);
    session = await refresh(session.refreshToken);
    provider.clock.advance(SECOND);
    expect(await failure(refresh(session.refreshToken))).toMatchObject({ status: 401 });
  });

  it('ends when the same browser signs in again, and not when that fails', { tags: ['asvs:7.2.4'] }, async () => {
    const person = await member();
    const [first, elsewhere] = [await signIn(person), await signIn(person)];
    await failure(signIn({ ...person, password: 'wrong', replaces: first.refreshToken }));
    expect(await me(first.accessToken)).toMatchObject({ status: true });
    const second = await signIn({ ...person, replaces: first.refreshToken });
    expect(await failure(refresh(first.refreshToken))).toMatchObject({ status: 401 });
    expect(await failure(me(first.accessToken))).toMatchObject({ status: 401 });
    expect(await me(second.accessToken)).toMatchObject({ status: true });
    expect(await me(elsewhere.accessToken)).toMatchObject({ status: true });
    expect(await signIn({ ...person, replaces: 'nothing-like-a-token' })).toMatchObject({ user: { name: 'Claire' } });
  });

  it(
    'has a line in the log that says who signed in or failed, and from where, without any address',
    { tags: ['asvs:16.2.1', 'asvs:16.3.1'] },
    async () => {
      const person = await member();
      provider.logLines.length = 0;
      await failure(signIn({ ...person, password: 'wrong' }, '198.51.100.81'));
      const { user } = await signIn(person, '198.51.100.81');
      await failure(signIn({ email: 'nobody.at.all@example.com', password: 'wrong' }, '198.51.100.82'));
      const lines = provider.logLines
        .map((line) => JSON.parse(line) as { msg: string; user?: string; account?: string; from?: string })
        .filter(({ msg }) => msg.startsWith('sign'));
      expect(lines.map(({ msg, user: who }) => [msg, who])).toEqual([
        ['sign-in failed', user.id],
        ['signed in', user.id],
        ['sign-in failed', undefined],
      ]);
      const [failed, succeeded, nobody] = lines;
      expect([failed?.account, failed?.from]).toEqual([succeeded?.account, succeeded?.from]);
      expect(nobody?.account).not.toBe(failed?.account);
      expect(nobody?.from).not.toBe(failed?.from);
      expect(provider.logLines.join('')).not.toMatch(/198\.51\.100|@example\.com/);
    },
  );

  it(
    'ends at sign-out, and an unknown token at sign-out is no error',
    { tags: ['asvs:7.2.1', 'asvs:7.4.1'] },
    async () => {
      const session = await signIn(await member());
      await provider.proxy.call('signOut', { body: { refreshToken: session.refreshToken } });
      expect(await failure(refresh(session.refreshToken))).toMatchObject({ status: 401 });
      expect(await failure(me(session.accessToken))).toMatchObject({ status: 401 });
      await provider.proxy.call('signOut', { body: { refreshToken: 'nothing.like-it' } });
    },
  );

  it('ends at sign-out with a token that was exchanged long ago, from which a copy has gone on', async () => {
    const { refreshToken: kept } = await signIn(await member());
    let copy = kept;
    for (let times = 0; times < 3; times += 1) {
      ({ refreshToken: copy } = await refresh(copy));
      provider.clock.advance(60_000);
    }
    await provider.proxy.call('signOut', { body: { refreshToken: kept } });
    expect(await failure(refresh(copy))).toMatchObject({ status: 401 });
  });

  it('stores no refresh token, only its hash', async () => {
    const session = await signIn(await member());
    const rows = JSON.stringify(await provider.store.db.query.sessions.findMany());
    expect(rows).not.toContain(session.refreshToken);
    expect(rows).not.toContain(session.refreshToken.split('.')[1]);
  });

  it(
    'counts failures without storing or logging the network address or the email address',
    { tags: ['promise:address-one-hour'] },
    async () => {
      const person = { email: 'private@example.com', password: 'wrong' };
      const rows = await newRows(provider.store.db, () => failure(signIn(person, '198.51.100.77')));
      expect(rows.map(({ table }) => table)).toEqual(['rate_limits', 'rate_limits']);
      const written = [...rows.map(({ text }) => text), ...provider.logLines].join('\n');
      expect(written).not.toMatch(/198\.51\.100|private@/);
    },
  );

  it('is refused with the same response for a known and an unknown address', async () => {
    const { email } = await member();
    const [known, unknown] = [
      await failure(signIn({ email, password: 'not the password' })),
      await failure(signIn({ email: 'nobody@example.com', password: 'not the password' })),
    ];
    expect(known.status).toBe(401);
    // Each request has an id of its own.
    expect(unknown.data).toEqual({ ...(known.data as object), requestId: expect.any(String) });
  });

  it(
    'needs an emailed code after five failures, and the account is never locked (product decisions, Accounts)',
    { tags: ['asvs:6.5.4', 'promise:code-ten-minutes', 'promise:sign-in-code'] },
    async () => {
      const person = await member();
      for (let tries = 0; tries < 5; tries++) {
        expect(await failure(signIn({ ...person, password: 'wrong' }))).toMatchObject({ code: 'sign-in-failed' });
      }
      expect(await failure(signIn(person))).toMatchObject({ status: 401, code: 'code-needed' });
      const mail = (await provider.mail(person.email)).find(({ kind }) => kind === 'sign-in-code');
      const code = /\b(\d{6})\b/.exec(mail?.body ?? '')?.[1] ?? '';
      const wrong = code === '000000' ? '000001' : '000000';
      expect(await failure(signIn({ ...person, code: wrong }))).toMatchObject({ code: 'code-needed' });
      expect(await signIn({ ...person, code })).toMatchObject({ user: { name: 'Claire' } });
      expect(await signIn(person)).toMatchObject({ user: { name: 'Claire' } });
    },
  );

  it(
    'accepts an emailed code for ten minutes, and not later',
    { tags: ['asvs:6.5.5', 'promise:code-ten-minutes'] },
    async () => {
      const memberWithCode = async () => {
        const person = await member();
        for (let tries = 0; tries < 6; tries++) await failure(signIn({ ...person, password: 'wrong' }));
        const mail = (await provider.mail(person.email)).find(({ kind }) => kind === 'sign-in-code');
        return { ...person, code: /\b(\d{6})\b/.exec(mail?.body ?? '')?.[1] ?? '' };
      };
      const [inTime, tooLate] = [await memberWithCode(), await memberWithCode()];
      provider.clock.advance(10 * MINUTE - SECOND);
      expect(await signIn(inTime)).toMatchObject({ user: { name: 'Claire' } });
      provider.clock.advance(SECOND);
      expect(await failure(signIn(tooLate))).toMatchObject({ code: 'code-needed' });
    },
  );

  it('needs a code for an unknown address too, and no email is sent', async () => {
    const nobody = { email: 'still.nobody@example.com', password: 'wrong' };
    for (let tries = 0; tries < 5; tries++) await failure(signIn(nobody));
    expect(await failure(signIn(nobody))).toMatchObject({ status: 401, code: 'code-needed' });
    expect(await provider.mail(nobody.email)).toEqual([]);
  });

  it('accepts at most five attempts with a code, also in concurrent requests', async () => {
    const person = await member();
    for (let tries = 0; tries < 5; tries++) await failure(signIn({ ...person, password: 'wrong' }));
    await failure(signIn(person));
    const mail = (await provider.mail(person.email)).find(({ kind }) => kind === 'sign-in-code');
    const code = /\b(\d{6})\b/.exec(mail?.body ?? '')?.[1] ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 6 }, () => failure(signIn({ ...person, code: wrong }))));
    expect(await failure(signIn({ ...person, code }))).toMatchObject({ code: 'code-needed' });
  });

  it('signs in once with an emailed code, also in concurrent requests', async () => {
    const person = await member();
    for (let address = 0; address < 20; address++)
      await failure(signIn({ ...person, password: 'wrong' }, `192.0.2.${address}`));
    await failure(signIn(person));
    const mail = (await provider.mail(person.email)).find(({ kind }) => kind === 'sign-in-code');
    const code = /\b(\d{6})\b/.exec(mail?.body ?? '')?.[1] ?? '';
    const answers = await Promise.allSettled(Array.from({ length: 60 }, () => signIn({ ...person, code })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('counts failures by account and visitor: a few failures of a stranger do not affect the member', async () => {
    const person = await member();
    for (let tries = 0; tries < 6; tries++) await failure(signIn({ ...person, password: 'wrong' }, '198.51.100.9'));
    expect(await signIn(person)).toMatchObject({ user: { name: 'Claire' } });
  });

  it(
    'refuses the right code in a sixth try that began before the fifth was counted',
    { tags: ['asvs:6.6.3'] },
    async () => {
      const person = await member();
      for (let guess = 0; guess < 5; guess++) await failure(signIn({ ...person, password: 'wrong' }));
      await failure(signIn(person));
      const mail = (await provider.mail(person.email)).findLast(({ kind }) => kind === 'sign-in-code');
      const code = /\b(\d{6})\b/.exec(mail?.body ?? '')?.[1] ?? '';
      const wrong = code === '000000' ? '000001' : '000000';
      for (let attempt = 0; attempt < 4; attempt++) await failure(signIn({ ...person, code: wrong }));

      const [waiting, counted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const db = withSlowCodeTry(provider.store.db, () => {
        waiting.resolve();
        return counted.promise;
      });
      const slow = provider.openSecondProvider({ store: { ...provider.store, db } });
      const headers = { 'x-visitor-address': '203.0.113.7' };
      const sixth = failure(slow.proxy.call('signIn', { body: { keepMeSignedIn: true, ...person, code }, headers }));
      await waiting.promise;
      await failure(signIn({ ...person, code: wrong }));
      counted.resolve();
      expect(await sixth).toMatchObject({ code: 'code-needed' });
    },
  );

  it(
    'evaluates five of twenty concurrent guesses from one network of IPv6, and asks for a code at the others',
    { tags: ['asvs:6.3.1'] },
    async () => {
      const person = await member();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) => failure(signIn({ ...person, password: 'wrong' }, `2001:db8::${at}`))),
      );
      expect(answers.filter(({ code }) => code === 'sign-in-failed')).toHaveLength(5);
      expect(answers.filter(({ code }) => code === 'code-needed')).toHaveLength(15);
      const codes = (await provider.mail(person.email)).filter(({ kind }) => kind === 'sign-in-code');
      expect(codes).toHaveLength(1);
    },
  );

  it(
    'needs a code from every address after twenty failures from many, for a day, and the member still signs in',
    { tags: ['asvs:6.3.1'] },
    async () => {
      const person = await member();
      const guesses = await Promise.all(
        Array.from({ length: 40 }, (_, index) => failure(signIn({ ...person, password: 'wrong' }, `192.0.2.${index}`))),
      );
      expect(guesses.filter(({ code }) => code === 'sign-in-failed')).toHaveLength(20);
      const ownCode = async () => {
        const before = new Set((await provider.mail()).map(({ id }) => id));
        expect(await failure(signIn(person))).toMatchObject({ code: 'code-needed' });
        const mail = (await provider.mail()).find(({ id }) => !before.has(id));
        return /\b(\d{6})\b/.exec(mail?.body ?? '')?.[1] ?? '';
      };
      expect(await signIn({ ...person, code: await ownCode() })).toMatchObject({ user: { name: 'Claire' } });
      expect(await signIn({ ...person, code: await ownCode() })).toMatchObject({ user: { name: 'Claire' } });
      provider.clock.advance(DAY);
      expect(await signIn(person)).toMatchObject({ user: { name: 'Claire' } });
    },
  );

  it('needs no code of a member who signs in thirty times a day', async () => {
    const person = await member();
    for (let times = 0; times < 30; times++) await signIn(person, `203.0.113.${times}`);
    expect(await signIn(person)).toMatchObject({ user: { name: 'Claire' } });
  });
});
