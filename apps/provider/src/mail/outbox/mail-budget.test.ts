import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processResetRequests } from '../../accounts/password-reset.ts';
import { passkeyAddedEmail } from '../emails/passkey.ts';
import { users } from '../../store/schema.ts';
import { budgetOf, budgets } from './budgets.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { countMailOf } from './mail-budget.ts';
import { openTestProvider, testEnv, type TestProvider } from '../../testing/provider.ts';
import { purchaseRequest } from '../../testing/purchases.ts';
import { acceptedCard, confirmedCard, declinedCard, newKey, registrationRequest } from '../../testing/registrations.ts';
import { joinAs, signInAs, type TestMember } from '../../testing/members.ts';
import { stores } from '../../testing/stores.ts';

const HOUR = 60 * 60_000;

describe.each(stores)('emails that strangers can cause, on $name', (kind) => {
  let provider: TestProvider;
  let second: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
    second = provider.openSecondProvider({});
  });
  afterAll(() => provider.close());

  const kindsTo = async (email: string) =>
    (await provider.mail()).filter(({ recipient }) => recipient.toLowerCase() === email).map((mail) => mail.kind);
  async function member() {
    const person = registrationRequest();
    await provider.proxy.call('register', { body: person, idempotencyKey: newKey() });
    return person;
  }
  const askForLink = (from: TestProvider, email: string) => from.proxy.call('forgotPassword', { body: { email } });
  const processLinks = () => processResetRequests(provider.store.db, testEnv, provider.clock.now);
  const subscribe = (from: TestProvider, email: string) => from.website.call('subscribe', { body: { email } });
  const enquire = (from: TestProvider, email: string, message: string) =>
    from.proxy.call('lead', { body: { source: 'discover-myler', name: 'Nadia', email, message } as never });

  it(
    'are so many of each kind in a day for one recipient, over all callers and providers, with the same answer',
    { tags: ['asvs:2.4.1'] },
    async () => {
      const { email } = await member();
      for (let times = 0; times < 20; times++) {
        const from = times % 2 ? provider : second;
        await askForLink(from, email);
        await subscribe(from, times % 3 ? email : email.toUpperCase());
        await enquire(from, email, `Is there a train on day ${times}?`);
      }
      await processLinks();
      const caused = (await kindsTo(email)).filter((each) => each !== 'welcome');
      const of = (kindOfMail: string) => caused.filter((each) => each === kindOfMail).length;
      expect([of('password-link'), of('newsletter-confirm'), of('enquiry-acknowledgement')]).toEqual([5, 3, 5]);
      expect(caused).toHaveLength(13);
      await askForLink(provider, `someone.else.${email}`);
      await subscribe(provider, `someone.else.${email}`);
      expect(await kindsTo(`someone.else.${email}`)).toEqual(['newsletter-confirm']);
    },
  );

  const tokensTo = async (email: string) =>
    (await provider.mail(email)).flatMap(({ body }) => /#reset-password=(\S+)/.exec(body)?.[1] ?? []);
  const works = (token: string) =>
    provider.proxy.call('resetPasskeys', { body: { token } }).then(
      () => true,
      () => false,
    );

  it(
    'are ten links for a new password in a day, and one of them works whenever the member asks',
    { tags: ['promise:reset-newest'] },
    async () => {
      const { email } = await member();
      for (let hour = 0; hour < 24; hour++) {
        for (let times = 0; times < (hour ? 2 : 6); times++) await askForLink(provider, email);
        await processLinks();
        expect(await works((await tokensTo(email)).at(-1) ?? '')).toBe(true);
        provider.clock.advance(HOUR);
      }
      expect(await tokensTo(email)).toHaveLength(10);
      const last = (await provider.mail(email)).at(-1)?.body;
      expect(last).toMatch(/It works once, for the next 2\d hours\.[^]*While this one works we send no other/);
    },
  );

  it('are good until the next may be sent, also when the day ends before the hour does', async () => {
    const { email } = await member();
    const ask = async (times: number) => {
      for (let time = 0; time < times; time++) await askForLink(provider, email);
      await processLinks();
    };
    await ask(5);
    provider.clock.advance(23.5 * HOUR);
    await ask(5);
    provider.clock.advance(0.6 * HOUR);
    await ask(1);
    expect(await tokensTo(email)).toHaveLength(10);
    expect(await works((await tokensTo(email)).at(-1) ?? '')).toBe(true);
  });

  it('are no more, and each works, whatever somebody does who is in the account and knows the password', async () => {
    const person = await member();
    const session = await signInAs(provider, person);
    const passwords = [person.password, 'sept lanternes vertes'];
    for (let times = 0; times < 9; times++) {
      await askForLink(provider, person.email);
      await session.proxied.call('endSessions');
      await processLinks();
      const [password = '', newPassword = ''] = times % 2 ? passwords.toReversed() : passwords;
      await session.proxied.call('changePassword', { body: { password, newPassword } });
    }
    const tokens = await tokensTo(person.email);
    expect(tokens).toHaveLength(5);
    expect(await Promise.all(tokens.map(works))).toEqual(tokens.map(() => true));
  });

  it('do not keep a member from changing to an address that gets many', async () => {
    const { proxied } = await joinAs(provider);
    const email = `wanted.${newKey()}@example.com`;
    for (let times = 0; times < 20; times++) {
      await subscribe(provider, email);
      await enquire(provider, email, `Is there a train on day ${times}?`);
    }
    await proxied.call('changeEmail', { body: { email } });
    expect(await kindsTo(email)).toContain('email-link');
  });

  it('are few about changes of email, however many sessions of an account ask', async () => {
    const [{ registration }, { registration: owner }] = [await joinAs(provider), await joinAs(provider)];
    const nobody = `nobody.${newKey()}@example.com`;
    for (const email of [nobody, owner.email])
      for (let times = 0; times < 8; times++) {
        const { proxied } = await signInAs(provider, registration);
        await proxied.call('changeEmail', { body: { email } }).catch(() => undefined);
      }
    expect((await kindsTo(nobody)).filter((each) => each === 'email-link')).toHaveLength(3);
    expect((await kindsTo(owner.email)).filter((each) => each === 'email-taken')).toHaveLength(3);
  });

  /** A payment to join that its bank confirms when somebody has joined with the address. */
  async function payTooLate(email: string) {
    const confirmation = await provider.proxy
      .call('register', { body: registrationRequest({ email, creditCard: confirmedCard }), idempotencyKey: newKey() })
      .then(
        () => expect.fail('the bank was expected to ask'),
        (error: { confirmation?: string }) => error.confirmation ?? '',
      );
    await joinAs(provider, { email });
    await provider.bank.answer(confirmation, true);
    await provider.finishConfirmed();
  }

  it('are 26 a day for one mailbox without unproven accounts, by all templates that strangers can cause', async () => {
    const [member, ...strangers] = await Promise.all(Array.from({ length: 5 }, () => joinAs(provider)));
    const email = member!.registration.email;
    const [nobody, subscriber] = [`nobody.${newKey()}@example.com`, `reader.${newKey()}@example.com`];
    await subscribe(provider, subscriber);
    const [confirmation] = await provider.mail(subscriber);
    const token = /#newsletter-confirm=(\S+)/.exec(confirmation?.body ?? '')?.[1] ?? '';
    await provider.website.call('confirmSubscription', { body: { token } });
    await payTooLate(nobody.replace('@', '+late@'));
    for (const mailbox of [email, nobody, subscriber]) {
      const alias = (tag: string) => mailbox.replace('@', `+${tag}@`);
      for (let times = 0; times < 12; times++) {
        for (const { proxied } of times < 4 ? strangers : [])
          await proxied
            .call('changeEmail', { body: { email: times % 2 ? mailbox : alias('a') } })
            .catch(() => undefined);
        const address = times % 3 ? mailbox : alias(`b${times}`);
        await askForLink(provider, mailbox);
        await subscribe(provider, address);
        if (times > 2) await enquire(provider, address, `Is there a train on day ${times}?`);
        for (let guess = 0; guess < 3; guess++)
          await provider.proxy
            .call('signIn', {
              body: { email: mailbox, keepMeSignedIn: true, password: 'wrong' },
              headers: { 'x-visitor-address': '192.0.2.7' },
            })
            .catch(() => undefined);
        await processLinks();
        if (times % 6 === 5) provider.clock.advance(2 * HOUR);
      }
      provider.clock.advance(-4 * HOUR);
    }
    const seen = new Set<string>();
    for (const mailbox of [email, nobody, subscriber]) {
      const local = mailbox.split('@')[0] ?? '';
      const caused = (await provider.mail())
        .filter(({ recipient, kind }) => recipient.startsWith(local) && !['welcome', 'newsletter-first'].includes(kind))
        .map(({ template }) => template ?? '');
      expect(caused.length).toBeLessThanOrEqual(26);
      for (const template of caused) seen.add(template);
    }
    const isOfStrangers = ([, of]: [string, string | readonly string[]]) =>
      [of].flat().some((name) => name in budgets && budgets[name as keyof typeof budgets].isOfStrangers);
    expect([...seen].toSorted()).toEqual(
      Object.entries(budgetOf)
        .filter(isOfStrangers)
        .map(([template]) => template)
        .toSorted(),
    );
  });

  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error: { code?: string }) => error.code ?? 'failed',
    );
  async function prove(email: string) {
    await askForLink(provider, email);
    await processLinks();
    const password = 'neun blaue Pinguine';
    await provider.proxy.call('resetPassword', { body: { token: (await tokensTo(email)).at(-1) ?? '', password } });
    return password;
  }

  it('are fifteen a day about one account, and thirty once it is proven, whose changes are refused with their email until a reset', async () => {
    const { registration } = await joinAs(provider);
    const { membershipId, email } = registration;
    const changedUntilRefused = async (password: string) => {
      const owner = await signInAs(provider, { ...registration, password });
      for (let changes = 0; changes < 40; changes++) {
        const { own } = changes % 10 ? owner : await signInAs(provider, { ...registration, password });
        const change = own.call('changeMembership', { body: { renews: changes % 2 === 1, membershipId } });
        if ((await outcome(change)) === 'too-many-changes') break;
      }
      return (await kindsTo(email)).filter((each) => each.startsWith('renewal-')).length;
    };
    expect(await changedUntilRefused(registration.password)).toBe(15);
    // The reset's own email is the first of the thirty.
    expect(await changedUntilRefused(await prove(email))).toBe(15 + 29);
    expect(await changedUntilRefused(await prove(email))).toBe(15 + 29 + 29);
  });

  /** With a code that makes the price zero, and no card. */
  const free = {
    membershipId: 'travel',
    referralCode: 'FULLHOUSE',
    total: { amount: 0, currency: 'EUR' },
    creditCard: undefined,
  } as const;

  it('are 56 a day for one mailbox with those of accounts that never proved it, which keep its member from nothing', async () => {
    const owner = await joinAs(provider);
    const { email, membershipId } = owner.registration;
    const alias = (tag: string) => email.replace('@', `+${tag}@`);
    const proven = { ...owner.registration, password: await prove(email) };
    const joinFree = (tag: string) =>
      outcome(
        provider.proxy.call('register', {
          body: registrationRequest({ ...free, email: alias(tag) }),
          idempotencyKey: newKey(),
        }),
      );
    const before = (await provider.mail()).length;
    const strangers = Array.from({ length: 12 }, (_, index) => `s${index}`);
    for (const tag of strangers) {
      expect(await joinFree(tag), 'joining is never refused').toBe('done');
      const stranger = registrationRequest({ email: alias(tag) });
      const { own, proxied } = await signInAs(provider, stranger);
      for (let times = 0; times < 3; times++) await outcome(proxied.call('changeEmail', { body: { email } }));
      for (let times = 0; times < 3; times++) {
        await outcome(own.call('changeMembership', { body: { renews: times === 1, membershipId: 'travel' } }));
        await outcome(proxied.call('changeCard', { body: { creditCard: acceptedCard }, idempotencyKey: newKey() }));
      }
      await subscribe(provider, alias(tag));
      await enquire(provider, alias(tag), 'Is there a train?');
      for (let times = 0; times < 3; times++) {
        await askForLink(provider, alias(tag));
        await askForLink(provider, email);
      }
      await processLinks();
      const at = { 'x-visitor-address': `192.0.2.${tag.slice(1)}` };
      const body = { email: alias(tag), keepMeSignedIn: true };
      for (let guess = 0; guess < 6; guess++)
        await outcome(provider.proxy.call('signIn', { body: { ...body, password: 'wrong' }, headers: at }));
      for (let times = 0; times < 4; times++)
        await outcome(
          provider.proxy.call('signIn', {
            body: { ...body, password: stranger.password, newCode: true },
            headers: at,
          }),
        );
      await outcome(proxied.call('closeAccount', { body: { when: 'now', email: alias(tag) } }));
      if (tag === 's6') provider.clock.advance(HOUR);
    }
    const caused = (await provider.mail())
      .slice(before)
      .filter(({ recipient }) => recipient.startsWith(email.split('@')[0]!));
    // What strangers used up is nothing that the member needs.
    const back = await signInAs(provider, proven);
    const { own, proxied } = back;
    expect(await outcome(own.call('changeMembership', { body: { renews: false, membershipId } }))).toBe('done');
    expect(
      await outcome(proxied.call('changeCard', { body: { creditCard: acceptedCard }, idempotencyKey: newKey() })),
    ).toBe('done');
    await subscribe(provider, email);
    expect(await kindsTo(email)).toContain('newsletter-confirm');
    await askForLink(provider, email);
    await processLinks();
    const links = await tokensTo(email);
    expect([links.length, await works(links.at(-1) ?? '')]).toEqual([10, true]);
    expect(await outcome(proxied.call('closeAccount', { body: { when: 'now', email } }))).toBe('done');
    const days = Object.values(budgets).flatMap((budget) => [
      ...(budget.isOfStrangers ? [budget.windows.at(-1)] : []),
      ...('unproven' in budget ? [budget.unproven] : []),
      ...('otherSpellings' in budget ? [budget.otherSpellings] : []),
    ]);
    expect(days.every((window) => window?.name === 'day')).toBe(true);
    expect(days.reduce((sum, window) => sum + (window?.max ?? 0), 0)).toBe(56);
    // All of them, but the one link with which the member proved the mailbox, and the newsletter’s three to its own address.
    expect(caused.map(({ template }) => template ?? '')).toHaveLength(52);
  });

  it.each([
    ['the mailbox’s own, free', (email: string) => email, free],
    ['one that was paid for', (email: string) => email.replace('@', '+vera@'), {}],
  ])(
    'keep no member who never proved the mailbox out, nor from what is done in the account: %s',
    async (_, addressOf, changes) => {
      const mailbox = `vera.${newKey()}@example.com`;
      const vera = await joinAs(provider, { ...changes, email: addressOf(mailbox) });
      const { email, password, membershipId } = vera.registration;
      // A stranger's free account at the same mailbox uses up what there is of each kind.
      const stranger = registrationRequest({ ...free, email: mailbox.replace('@', '+stranger@') });
      await provider.proxy.call('register', { body: stranger, idempotencyKey: newKey() });
      const { own } = await signInAs(provider, stranger);
      const signInFrom = (address: string, body: { email: string; password: string; newCode?: true; code?: string }) =>
        provider.proxy.call('signIn', {
          body: { keepMeSignedIn: true, ...body },
          headers: { 'x-visitor-address': address },
        });
      for (let times = 0; times < 20; times++) {
        await outcome(own.call('changeMembership', { body: { renews: times % 2 === 1, membershipId: 'travel' } }));
        await askForLink(provider, stranger.email);
        const at = `192.0.2.${times % 3}`;
        await outcome(signInFrom(at, { email: stranger.email, password: 'wrong' }));
        await outcome(signInFrom(at, { email, password: 'wrong' }));
        await outcome(signInFrom(at, { email: stranger.email, password: stranger.password, newCode: true }));
      }
      await processLinks();
      // A card that is declined sends no email, so it uses up none.
      for (let times = 0; times < 2; times++) {
        const change = { body: { creditCard: declinedCard }, idempotencyKey: newKey() };
        expect(await outcome(vera.proxied.call('changeCard', change))).toBe('card_declined');
      }
      expect(await outcome(vera.own.call('changeMembership', { body: { renews: false, membershipId } }))).toBe('done');
      await askForLink(provider, email);
      await processLinks();
      expect(await works((await tokensTo(email)).at(-1) ?? '')).toBe(true);
      expect(await outcome(signInFrom('198.51.100.9', { email, password }))).toBe('code-needed');
      const letter = (await provider.mail(email)).findLast(({ kind: of }) => of === 'sign-in-code');
      const code = /\b(\d{6})\b/.exec(letter?.body ?? '')?.[1] ?? '';
      expect(await outcome(signInFrom('198.51.100.9', { email, password, code }))).toBe('done');
    },
  );

  it('are counted for whoever gets them', async () => {
    const { db } = provider.store;
    const [one, other] = [await joinAs(provider), await joinAs(provider)];
    const [account] = await db.select().from(users).where(eq(users.id, one.userId));
    const about = { account: account!, key: testEnv.sessionKeys[0], now: provider.clock.now };
    const { permit } = await countMailOf(db, 'account', about);
    const added = ({ registration: { email: to, firstName } }: TestMember) =>
      enqueueMail(db, passkeyAddedEmail({ to, firstName, name: 'A key' }), about.now, permit!);
    await expect(added(other)).rejects.toThrow('counted for somebody else');
    await expect(added(one)).resolves.toBeUndefined();
  });

  it('are never those about money', async () => {
    const email = `generous.${newKey()}@example.com`;
    for (let times = 0; times < 8; times++) {
      await subscribe(provider, email);
      const sender = { name: 'Amara Okoye', email };
      await provider.website.call('buyGiftCard', { body: purchaseRequest({ sender }), idempotencyKey: newKey() });
    }
    const kinds = await kindsTo(email);
    expect(kinds.filter((each) => each === 'gift-card-receipt')).toHaveLength(8);
    expect(kinds.filter((each) => each === 'newsletter-confirm')).toHaveLength(3);
  });

  it('leave the links of earlier emails valid when no more are sent', async () => {
    const { email } = await member();
    for (let times = 0; times < 9; times++) {
      await askForLink(provider, email);
      await processLinks();
    }
    const links = (await provider.mail()).filter((mail) => mail.recipient === email && mail.kind === 'password-link');
    const tokens = links.map(({ body }) => /#reset-password=(\S+)/.exec(body)?.[1] ?? '');
    expect(tokens).toHaveLength(5);
    const resets = await Promise.allSettled(
      tokens.map((token) => provider.proxy.call('resetPassword', { body: { token, password: 'neun blaue Pinguine' } })),
    );
    expect(resets.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);

    const reader = `reader.${newKey()}@example.com`;
    for (let times = 0; times < 9; times++) await subscribe(provider, reader);
    const confirmations = (await provider.mail()).filter(({ recipient }) => recipient === reader);
    const confirmTokens = confirmations.map(({ body }) => /#newsletter-confirm=(\S+)/.exec(body)?.[1] ?? '');
    expect([confirmTokens.length, new Set(confirmTokens).size]).toEqual([3, 1]);
    await provider.website.call('confirmSubscription', { body: { token: confirmTokens[0] ?? '' } });
  });

  it('do not use up the codes of a member, who gets one with the right password', async () => {
    const { email, password } = await member();
    const signIn = (address: string, body: { password: string; code?: string }) =>
      provider.proxy.call('signIn', {
        body: { email, keepMeSignedIn: true, ...body },
        headers: { 'x-visitor-address': address },
      });
    for (let address = 0; address < 40; address++)
      await signIn(`192.0.2.${address}`, { password: 'wrong' }).catch(() => undefined);
    expect((await kindsTo(email)).filter((each) => each === 'sign-in-code')).toHaveLength(5);
    // From the address of a stranger whose code was not sent, too.
    await expect(signIn('192.0.2.39', { password })).rejects.toMatchObject({ code: 'code-needed' });
    const codes = (await provider.mail()).filter((mail) => mail.recipient === email && mail.kind === 'sign-in-code');
    expect(codes).toHaveLength(6);
    const typed = codes.map(({ body }) => /\b(\d{6})\b/.exec(body)?.[1] ?? '');
    const results: PromiseSettledResult<unknown>[] = [];
    for (const code of typed.toReversed().slice(0, 5))
      results.push(...(await Promise.allSettled([signIn('192.0.2.39', { password, code })])));
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
  });
});
