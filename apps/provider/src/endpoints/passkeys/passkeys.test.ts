import { and, eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { fewRuns } from '@myler/presets/properties';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiError } from '@myler/api-client/errors';
import { deleteOldChallenges } from '../../passkeys/challenges.ts';
import { passkeyChallenges, passkeys, sessions, users } from '../../store/schema.ts';
import { SoftwareAuthenticator, type Deviation } from '../../testing/authenticator.ts';
import { joinAs, refreshed, signInAs, type TestMember } from '../../testing/members.ts';
import { openTestProvider, testEnv, type TestProvider } from '../../testing/provider.ts';
import { stores } from '../../testing/stores.ts';

const ORIGIN = testEnv.publicOrigin;
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('was expected to fail'),
    (error: unknown) => error as ApiError,
  );

describe.each(stores)('passkeys, on $name', (kind) => {
  let provider: TestProvider;
  let member: TestMember;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  beforeEach(async () => {
    member = await joinAs(provider);
  });
  afterAll(() => provider.close());

  async function add(to = member, name = 'My telephone'): Promise<SoftwareAuthenticator> {
    const authenticator = new SoftwareAuthenticator(ORIGIN);
    const options = await to.proxied.call('passkeyCreation');
    await to.proxied.call('addPasskey', { body: { name, credential: authenticator.create(options) } });
    return authenticator;
  }
  async function signIn(authenticator: SoftwareAuthenticator, deviation: Deviation = {}) {
    const options = await provider.proxy.call('passkeyRequest');
    const credential = authenticator.get(options, deviation);
    return provider.proxy.call('signInWithPasskey', { body: { credential, keepMeSignedIn: true, device: 'Firefox' } });
  }
  const rowsOf = ({ userId }: TestMember) =>
    provider.store.db.select().from(passkeys).where(eq(passkeys.userId, userId));
  const sessionsOf = ({ userId }: TestMember) =>
    provider.store.db.$count(sessions, and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
  const lettersTo = async ({ registration }: TestMember) =>
    (await provider.mail()).filter(({ recipient }) => recipient === registration.email).map(({ kind: sent }) => sent);

  it('are added, listed, named and removed, with a letter when one is added and when one is removed', async () => {
    await add(member, 'My telephone');
    expect((await lettersTo(member)).at(-1)).toBe('passkey-added');
    provider.clock.advance(60_000);
    await add(member, 'The key in the drawer');
    const { items } = await member.proxied.call('passkeys');
    expect(items.map(({ name }) => name)).toEqual(['The key in the drawer', 'My telephone']);
    expect(items[0]?.lastUsedAt).toBeUndefined();
    const id = items[0]?.id ?? '';
    const renamed = await member.proxied.call('renamePasskey', { params: { id }, body: { name: 'Clé du tiroir' } });
    expect(renamed.items[0]?.name).toBe('Clé du tiroir');
    const left = await member.proxied.call('removePasskey', { params: { id } });
    expect(left.items.map(({ name }) => name)).toEqual(['My telephone']);
    expect((await lettersTo(member)).at(-1)).toBe('passkey-removed');
    expect((await failure(member.proxied.call('removePasskey', { params: { id } }))).status).toBe(404);
  });

  it('tell a browser who signs in by a random handle, the same for each passkey of a member', async () => {
    const first = await add();
    const second = await add(member, 'Another');
    expect(first.userHandle).toBe(second.userHandle);
    expect(Buffer.from(first.userHandle, 'base64url')).toHaveLength(32);
    const options = await member.proxied.call('passkeyCreation');
    expect(options).toMatchObject({ rp: { id: 'www.myler.example' }, attestation: 'none' });
    expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' });
    expect(options.excludeCredentials.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
  });

  it(
    'sign in without an email address, to a session like any other that needs no password for ten minutes',
    { tags: ['asvs:6.3.3'] },
    async () => {
      const authenticator = await add();
      provider.clock.advance(20 * 60_000);
      const session = await signIn(authenticator);
      expect(session).toMatchObject({ user: { id: member.userId }, keepMeSignedIn: true });
      const own = provider.clientWith(session.accessToken);
      expect(await own.call('me')).toMatchObject({ status: true });
      expect(await own.call('exportData')).toMatchObject({
        passkeys: [{ name: 'My telephone', lastUsedAt: provider.clock.now.toISOString() }],
      });
      const exported = JSON.stringify(await own.call('exportData'));
      const [row] = await rowsOf(member);
      for (const secret of [row?.credentialId, row?.publicKey, row?.userHandle]) expect(exported).not.toContain(secret);
      await expect(
        provider.proxy.call('refresh', { body: { refreshToken: session.refreshToken } }),
      ).resolves.toMatchObject({ keepMeSignedIn: true });
    },
  );

  it('confirm in place of the password, in the session in which they were asked for and in no other', async () => {
    const authenticator = await add();
    const elsewhere = await signInAs(provider, member.registration);
    provider.clock.advance(11 * 60_000);
    const [here, there] = [await refreshed(provider, member), await refreshed(provider, elsewhere)];
    const open = await sessionsOf(member);
    const options = await here.proxied.call('confirmationRequest');
    expect(options.allowCredentials.map(({ id }) => id)).toEqual([authenticator.id]);
    await here.proxied.call('confirmWithPasskey', { body: { credential: authenticator.get(options) } });
    expect(await here.own.call('exportData')).toHaveProperty('details');
    expect(await failure(there.own.call('exportData'))).toMatchObject({ code: 'password-needed' });
    expect(await sessionsOf(member)).toBe(open);
  });

  it('confirm nothing for another member, twice, with a challenge of another kind, or once removed', async () => {
    const [authenticator, other] = [await add(), await joinAs(provider)];
    const theirs = await add(other);
    provider.clock.advance(11 * 60_000);
    const [mine, another] = [await refreshed(provider, member), await refreshed(provider, other)];
    const confirm = async (by: SoftwareAuthenticator, challenge?: string, to = mine) => {
      const credential = by.get({ ...(await to.proxied.call('confirmationRequest')), ...(challenge && { challenge }) });
      return to.proxied.call('confirmWithPasskey', { body: { credential } });
    };
    const elsewhere = await signInAs(provider, member.registration);
    const spent = (await mine.proxied.call('confirmationRequest')).challenge;
    await another.proxied.call('confirmWithPasskey', {
      body: { credential: theirs.get(await another.proxied.call('confirmationRequest')) },
    });
    const adding = (await another.proxied.call('passkeyCreation')).challenge;
    await failure(confirm(theirs, spent));
    const wrong: Record<string, () => Promise<unknown>> = {
      'another member’s passkey': () => confirm(theirs),
      'a challenge that was used': () => confirm(authenticator, spent),
      'another member’s challenge': async () =>
        confirm(authenticator, (await another.proxied.call('confirmationRequest')).challenge),
      'a challenge of another session of the member': async () =>
        confirm(authenticator, (await elsewhere.proxied.call('confirmationRequest')).challenge),
      'a challenge for signing in': async () =>
        confirm(authenticator, (await provider.proxy.call('passkeyRequest')).challenge),
      'a challenge for adding': () => confirm(theirs, adding, another),
    };
    for (const [what, tried] of Object.entries(wrong)) {
      expect([what, (await failure(tried())).code]).toEqual([what, 'passkey-failed']);
    }
    expect(
      await failure(signIn(authenticator, { challenge: (await mine.proxied.call('confirmationRequest')).challenge })),
    ).toMatchObject({ status: 401 });
    expect(await failure(mine.own.call('exportData'))).toMatchObject({ code: 'password-needed' });
    await confirm(authenticator);
    const [row] = await rowsOf(member);
    const late = authenticator.get(await mine.proxied.call('confirmationRequest'));
    await mine.proxied.call('removePasskey', { params: { id: row?.id ?? '' } });
    expect(await failure(mine.proxied.call('confirmWithPasskey', { body: { credential: late } }))).toMatchObject({
      status: 401,
    });
  });

  it('end the session that the browser had before', async () => {
    const authenticator = await add();
    const credential = authenticator.get(await provider.proxy.call('passkeyRequest'));
    const body = { credential, keepMeSignedIn: false, replaces: member.refreshToken };
    await provider.proxy.call('signInWithPasskey', { body });
    expect(await failure(member.own.call('membership'))).toMatchObject({ status: 401 });
  });

  it('do not sign in after they are removed, and go with the account', async () => {
    const [removed, kept] = [await add(), await add(member, 'Kept')];
    const id = (await member.proxied.call('passkeys')).items.find(({ name }) => name === 'My telephone')?.id ?? '';
    await member.proxied.call('removePasskey', { params: { id } });
    expect(await failure(signIn(removed))).toMatchObject({ status: 401, code: 'passkey-failed' });
    await signIn(kept);
    await member.proxied.call('passkeyCreation');
    await member.proxied.call('closeAccount', { body: { when: 'now', email: member.registration.email } });
    expect(await rowsOf(member)).toEqual([]);
    expect(await provider.store.db.$count(passkeyChallenges, eq(passkeyChallenges.userId, member.userId))).toBe(0);
    expect(await failure(signIn(kept))).toMatchObject({ status: 401, code: 'passkey-failed' });
  });

  it('are added, named and removed only within ten minutes of the password', async () => {
    const authenticator = await add();
    const options = await member.proxied.call('passkeyCreation');
    const [row] = await rowsOf(member);
    await provider.store.db.update(sessions).set({ confirmedAt: null }).where(eq(sessions.userId, member.userId));
    const credential = new SoftwareAuthenticator(ORIGIN).create(options);
    for (const call of [
      () => member.proxied.call('passkeyCreation'),
      () => member.proxied.call('addPasskey', { body: { name: 'x', credential } }),
      () => member.proxied.call('renamePasskey', { params: { id: row?.id ?? '' }, body: { name: 'x' } }),
      () => member.proxied.call('removePasskey', { params: { id: row?.id ?? '' } }),
    ])
      expect(await failure(call())).toMatchObject({ status: 403, code: 'password-needed' });
    expect(await rowsOf(member)).toHaveLength(1);
    await signIn(authenticator);
  });

  const deviations: [string, Deviation][] = [
    ['another origin', { origin: 'https://www.myler.example.attacker.example' }],
    ['another port', { origin: `${ORIGIN}:8443` }],
    ['another relying party', { rpId: 'myler.attacker.example' }],
    ['a parent domain', { rpId: 'myler.example' }],
    ['no user verification', { isUserVerified: false }],
    ['no user presence', { isUserPresent: false }],
    ['a challenge of its own', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['a frame on another site', { crossOrigin: true }],
  ];

  it.each([
    ...deviations,
    ['the answer to a sign-in', { type: 'webauthn.get' }],
    ['the certificate of a device', { format: 'packed', statement: new Map([['x5c', [new Uint8Array([1])]]]) }],
    ['another kind of attestation', { format: 'android-safetynet' }],
  ] as [string, Deviation][])('are not added with %s', async (_what, deviation) => {
    const options = await member.proxied.call('passkeyCreation');
    const credential = new SoftwareAuthenticator(ORIGIN).create(options, deviation);
    const error = await failure(member.proxied.call('addPasskey', { body: { name: 'x', credential } }));
    expect(error).toMatchObject({ status: 422, code: 'passkey-refused' });
    expect(await rowsOf(member)).toEqual([]);
    expect(await lettersTo(member)).not.toContain('passkey-added');
  });

  it.each([
    ...deviations,
    ['the answer to adding', { type: 'webauthn.create' }],
    ['another member’s handle', { userHandle: Buffer.alloc(32, 9).toString('base64url') }],
    ['the counter of the last time', { counter: 1 }],
    ['an older counter', { counter: 0 }],
  ] as [string, Deviation][])('do not sign in with %s', async (_what, deviation) => {
    const authenticator = await add();
    await signIn(authenticator);
    const [before, open] = [await rowsOf(member), await sessionsOf(member)];
    expect(await failure(signIn(authenticator, deviation))).toMatchObject({ status: 401, code: 'passkey-failed' });
    expect(await rowsOf(member)).toEqual(before);
    expect(await sessionsOf(member)).toBe(open);
  });

  it('do not sign in with a signature of another key', async () => {
    const authenticator = await add();
    const stranger = new SoftwareAuthenticator(ORIGIN);
    stranger.userHandle = authenticator.userHandle;
    const forged = { ...stranger.get(await provider.proxy.call('passkeyRequest')), id: authenticator.id };
    const body = { credential: { ...forged, rawId: authenticator.id }, keepMeSignedIn: true };
    expect(await failure(provider.proxy.call('signInWithPasskey', { body }))).toMatchObject({ code: 'passkey-failed' });
  });

  it('that several devices share count nothing, and sign in again and again', async () => {
    const authenticator = await add();
    await signIn(authenticator, { counter: 0 });
    await expect(signIn(authenticator, { counter: 0 })).resolves.toMatchObject({ user: { id: member.userId } });
  });

  it('use a challenge once, also when two arrive at the same time', async () => {
    const authenticator = await add();
    const options = await provider.proxy.call('passkeyRequest');
    const attempt = (counter: number) =>
      provider.proxy.call('signInWithPasskey', {
        body: { credential: authenticator.get(options, { counter }), keepMeSignedIn: true },
      });
    const outcomes = await Promise.allSettled([attempt(1), attempt(2), attempt(3)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await failure(attempt(9))).toMatchObject({ code: 'passkey-failed' });
    const creation = await member.proxied.call('passkeyCreation');
    const added = (name: string) => {
      const credential = new SoftwareAuthenticator(ORIGIN).create(creation);
      return member.proxied.call('addPasskey', { body: { name, credential } });
    };
    await added('first');
    expect(await failure(added('second'))).toMatchObject({ status: 422, code: 'passkey-refused' });
  });

  it('use a counter once, when two sign-ins arrive at the same time', async () => {
    const authenticator = await add();
    const outcomes = await Promise.allSettled([
      signIn(authenticator, { counter: 5 }),
      signIn(authenticator, { counter: 5 }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('need a challenge of this kind, of this session of the member, of the last five minutes', async () => {
    const authenticator = await add();
    const other = await joinAs(provider);
    const creation = await other.proxied.call('passkeyCreation');
    const made = new SoftwareAuthenticator(ORIGIN).create(creation);
    const body = { name: 'x', credential: made };
    const elsewhere = await signInAs(provider, other.registration);
    for (const { proxied } of [member, elsewhere])
      expect(await failure(proxied.call('addPasskey', { body }))).toMatchObject({ code: 'passkey-refused' });
    expect(await failure(signIn(authenticator, { challenge: creation.challenge }))).toMatchObject({ status: 401 });
    // A challenge that somebody else tried to use is still its owner's.
    await other.proxied.call('addPasskey', { body });
    const options = await provider.proxy.call('passkeyRequest');
    provider.clock.advance(5 * 60_000);
    const late = { credential: authenticator.get(options), keepMeSignedIn: true };
    expect(await failure(provider.proxy.call('signInWithPasskey', { body: late }))).toMatchObject({ status: 401 });
    await deleteOldChallenges(provider.store.db, provider.clock.now);
    expect(await provider.store.db.$count(passkeyChallenges)).toBe(0);
  });

  it('are not another member’s to add, see, name or remove', async () => {
    const authenticator = await add();
    const [mine] = await rowsOf(member);
    const other = await joinAs(provider);
    expect((await other.proxied.call('passkeys')).items).toEqual([]);
    const params = { id: mine?.id ?? '' };
    expect(await failure(other.proxied.call('removePasskey', { params }))).toMatchObject({ status: 404 });
    const named = other.proxied.call('renamePasskey', { params, body: { name: 'Mine now' } });
    expect(await failure(named)).toMatchObject({ status: 404 });
    const credential = authenticator.create(await other.proxied.call('passkeyCreation'));
    const stolen = other.proxied.call('addPasskey', { body: { name: 'x', credential } });
    expect(await failure(stolen)).toMatchObject({ status: 409, code: 'passkey-known' });
    expect(await rowsOf(member)).toEqual([mine]);
    expect(await rowsOf(other)).toEqual([]);
  });

  it('are twenty at most', async () => {
    // Each sends an email, of which an account has few before its mailbox was shown.
    const proven = { mailboxProvenAt: provider.clock.now };
    await provider.store.db.update(users).set(proven).where(eq(users.id, member.userId));
    for (let number = 0; number < 19; number++) await add(member, `Passkey ${number}`);
    const creations = [await member.proxied.call('passkeyCreation'), await member.proxied.call('passkeyCreation')];
    const outcomes = await Promise.allSettled(
      creations.map((options) => {
        const credential = new SoftwareAuthenticator(ORIGIN).create(options);
        return member.proxied.call('addPasskey', { body: { name: 'Twentieth', credential } });
      }),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await failure(member.proxied.call('passkeyCreation'))).toMatchObject({
      status: 409,
      code: 'too-many-passkeys',
    });
  });

  it('stay as they are, and nobody is signed in, whatever bytes are sent', async () => {
    const authenticator = await add();
    const [before, open] = [await rowsOf(member), await sessionsOf(member)];
    const bytes = fc
      .uint8Array({ minLength: 1, maxLength: 300 })
      .map((array) => Buffer.from(array).toString('base64url'));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('authenticatorData', 'signature', 'clientDataJSON'),
        bytes,
        async (name, value) => {
          const signed = authenticator.get(await provider.proxy.call('passkeyRequest'));
          const credential = { ...signed, response: { ...signed.response, [name]: value } };
          const body = { credential, keepMeSignedIn: true };
          expect(await failure(provider.proxy.call('signInWithPasskey', { body }))).toMatchObject({ status: 401 });
        },
      ),
      fewRuns(12),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('attestationObject', 'clientDataJSON'), bytes, async (name, value) => {
        const made = new SoftwareAuthenticator(ORIGIN).create(await member.proxied.call('passkeyCreation'));
        const credential = { ...made, response: { ...made.response, [name]: value } };
        const added = member.proxied.call('addPasskey', { body: { name: 'x', credential } });
        expect(await failure(added)).toMatchObject({ status: 422 });
      }),
      fewRuns(12),
    );
    expect(await rowsOf(member)).toEqual(before);
    expect(await sessionsOf(member)).toBe(open);
  });

  it('are said in the log by the member’s id only', async () => {
    const authenticator = await add();
    await signIn(authenticator);
    const log = provider.logLines.join('\n');
    expect(log).toContain('signed in with a passkey');
    for (const secret of [authenticator.id, authenticator.userHandle, member.registration.email])
      expect(log).not.toContain(secret);
  });

  it('do not take the password away', async () => {
    await add();
    await expect(signInAs(provider, member.registration)).resolves.toMatchObject({ userId: member.userId });
  });
});
