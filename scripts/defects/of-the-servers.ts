// @ts-nocheck -- each replacement becomes text of a module, whose types nobody knows here
import type { Table } from './defects.ts';
import { beforehand } from './sql.ts';

/** Defects that tests may notice which only `pnpm test:all` runs, by the folder of their modules. */
export const ofTheServers: Record<string, Table> = {
  'apps/provider/src': {
    'http/caller.ts#authorise: The website’s token signs nobody in.': (original) => (caller, access) =>
      access === 'secret' || original(caller, access),
    'http/caller.ts#identifyMember: An account needs the member’s own token.': (original) => (caller, token, tokens) =>
      original(caller, token, { ...tokens, memberOf: () => ({ userId: '', sessionId: '' }) }),
    'http/caller.ts#identifyMember: Only the proxy calls for a member.': (original) => (_caller, token, tokens) =>
      original({ kind: 'proxy' }, token, tokens),
    'receipts/receipt.ts#receiptFile: A receipt is the member’s own.': (original) => async (db, _userId, number) => {
      const owners = 'payments join receipts on receipts.payment_key = payments.key';
      const { rows } = await db.execute(`select user_id from ${owners} where number = ${number}`);
      return original(db, rows[0]?.user_id, number);
    },
    'accounts/list-sessions.ts#endOneSession: A session is ended only by its own member.': () => (db, _member, id) =>
      db.execute(`update sessions set ended_at = now() where id = '${id}'`),
    'accounts/access-token.ts#readAccessToken: An access token ends.': (original) => (token, keys) =>
      original(token, keys, new Date(0)),
    'accounts/sign-in.ts#signIn: Guesses of a password are counted.': beforehand('delete from rate_limits'),
    'accounts/sign-in.ts#signIn: A code has five tries.': beforehand('update sign_in_codes set code_tries = 0'),
    'limits/rate-limits.ts#limitKey: Guesses from many addresses are counted together.':
      (original) =>
      (key, ...parts) =>
        original(key, ...parts, parts[0] === 'sign-in' && parts.length === 2 ? crypto.randomUUID() : ''),
    'accounts/password-reset.ts#resetPassword: A reset link works once.': beforehand(
      'update password_resets set used_at = null',
    ),
    'accounts/password-reset.ts#resetPassword: A reset link ends.': (original) => (deps, request) =>
      original({ ...deps, now: () => new Date(0) }, request),
    'accounts/confirm-password.ts#assertConfirmed: Export and closing need the password again.': () => () =>
      Promise.resolve(),
    'accounts/confirm-password.ts#confirmPassword: Nobody guesses the password in an open session.':
      beforehand('delete from rate_limits'),
    'store/same-secrets.ts#assertSameSecrets: Nobody starts with other secrets.': () => () => Promise.resolve(),
    'store/same-secrets.ts#assertSameSecrets: No key that made gift codes is left out.': (original) => (db, env, now) =>
      original(db, { ...env, acceptNewSecrets: ['GIFT_CARD_KEY'] }, now),
    'registration/register.ts#register: No password is kept while a bank waits.':
      (original) => async (deps, request, call) => {
        const response = await original(deps, request, call);
        const kept = `jsonb_set(request, '{registration,password}', '"${request.registration.password}"')`;
        const key = `select attempt_key from idempotency_keys where key_hash = '${call.keyHash}'`;
        await deps.db.execute(`update attempts set request = ${kept} where request is not null and key = (${key})`);
        return response;
      },
    'registration/rules.ts#checkRules: Members are adults.': (original) => (db, form, now) =>
      original(db, { ...form, dateOfBirth: '1980-01-01' }, now),
    'idempotency/leases.ts#storeResponse: Nothing of a registration outlives its answer.':
      (original) => async (db, lease, final) => {
        const response = await original(db, lease, final);
        await db.execute(`update attempts set request = '{}' where key = '${lease.key}'`);
        return response;
      },
    'idempotency/leases.ts#leaseAbandoned: What waits for a bank is not abandoned.': beforehand(
      "update attempts set request = null where state = 'running'",
    ),
    'idempotency/leases.ts#findResponseOrLease: One run works on a payment.': beforehand(
      "update attempts set lease_until = '2000-01-01' where state = 'running'",
    ),
    'http/keyed-call.ts#fingerprintBody: Not even a hash of a card number is stored.': (original) => (body, keys) =>
      original({ ...body, card: body.creditCard }, keys),
    'idempotency/keys.ts#findAttemptKey: A key belongs to its member, purpose and body.': (original) => (db, call) =>
      original(db, call).catch(async (error) => {
        const { rows } = await db.execute(
          `select attempt_key from idempotency_keys where key_hash = '${call.keyHash}'`,
        );
        return rows[0]?.attempt_key ?? Promise.reject(error);
      }),
    'idempotency/confirmations.ts#finishWaiting: A confirmation does not stay open.':
      (original) => (deps, attempt, finish) =>
        original(deps, { ...attempt, confirmBy: new Date(8e15) }, finish),
    'idempotency/leases.ts#isHeldBy: A confirmed payment is finished once.':
      '() => (lease) => eq(attempts.key, lease.key)',
    'idempotency/job-lease.ts#withJobLease: A job is done by one process at a time.': () => (_db, _job, work) =>
      work().then(() => true),
    'gift-cards/brute-force-limit.ts#limitUnknownCodes: Nobody guesses gift codes.': () => (_about, lookUp) => lookUp(),
    'gift-cards/order-link.ts#readOrderToken: A link to an order cannot be made up.':
      (_original, own) => (_keys, token) =>
        own.readCompactId(token.split('.')[0]),
    'gift-cards/take-back.ts#takeBack: A gift card that was spent from is not refunded.': beforehand(
      'update gift_cards set balance = amount',
    ),
    'gift-cards/new-code.ts#canReplaceCode: A receipt’s link sends few new codes.': (original) => (card, now) =>
      original({ ...card, codeVersion: 0 }, now),
    'gift-cards/order.ts#replaceOrderCode: A repeated request replaces no second code.':
      (original, own) => async (deps, token) =>
        original(deps, token, (await own.findByToken(deps, token, deps.now())).codeVersion),
    'gift-cards/gift-link.ts#openGift: A link to a gift card cannot be made up.':
      (original, own) => (deps, token, now) => {
        const [card, version] = token.split('.');
        const source = { id: Buffer.from(card, 'base64url').toString('hex'), codeVersion: parseInt(version, 36) };
        return original(deps, own.giftToken(deps.giftCardKeys, source), now);
      },
    'gift-cards/gift-link.ts#openGift: A new code ends the link before.':
      (original, own) => async (deps, token, now) => {
        const id = Buffer.from(token.split('.')[0], 'base64url').toString('hex');
        const { rows } = await deps.db.execute(`select code_version from gift_cards where id = '${id}'`);
        return original(deps, own.giftToken(deps.giftCardKeys, { id, codeVersion: rows[0].code_version }), now);
      },
    'gift-cards/remind.ts#remindBeforeLapse: A gift card is reminded of once.': beforehand(
      'update gift_cards set lapse_reminder_at = null',
    ),
    'membership/leave.ts#leave: A membership is left once.': (original) => (deps, userId, leaving) =>
      original(deps, userId, leaving).catch((error) => error.options.code === 'too-late' || Promise.reject(error)),
    'membership/renew.ts#renew: A renewal has the same key after a crash.': (original) => (deps, userId) => {
      const { payments } = deps;
      const charge = (request) => payments.charge({ ...request, key: crypto.randomUUID() });
      return original({ ...deps, payments: { ...payments, charge } }, userId);
    },
    'membership/renew.ts#renew: A charge that is not wanted any more is given back.': (original) => (deps, userId) =>
      original({ ...deps, payments: { ...deps.payments, refund: () => Promise.resolve() } }, userId),
    'membership-terms/membership-terms.ts#chargeDayOf: Nothing is renewed without its letter.': () => (membership) =>
      membership.renewsOn,
    'mail/outbox/mail-budget.ts#countMail: Strangers cause few emails.': () => () =>
      Promise.resolve({ isAllowed: true }),
    'mail/sending/transport.ts#createMailTransport: Mail does not leave in clear.': (original) => (options) =>
      original({ ...options, requireSmtpTls: false }),
    'payment/sandbox-bank/page.ts#BANK_POLICY: Only our own pages frame the bank’s page.': (original) =>
      original.replace("ancestors 'self'", 'ancestors *'),
    'retention/delete-old-rows.ts#deleteOldRows: Nothing is kept for too long.': () => () => Promise.resolve(),
  },
  'apps/proxy/src': {
    'middleware/csrf/csrf.ts#assertOwnOrigin: A request from another site changes nothing.': () => () => undefined,
    'middleware/csrf/csrf.ts#csrf: Only JSON is read as JSON.': (_original, own) => (origin) => (context, next) => {
      if (context.req.method !== 'GET') own.assertOwnOrigin(context.req.raw, origin);
      return next();
    },
    'http/session-cookie.ts#setSessionCookie: Scripts cannot read the session.': (original) => (session) =>
      JSON.parse(JSON.stringify(original(session)).replace('; HttpOnly', '')),
    'http/session-cookie.ts#setSessionCookie: Other sites’ links do not carry the session.': (original) => (session) =>
      JSON.parse(JSON.stringify(original(session)).replace('SameSite=Strict', 'SameSite=Lax')),
    'api/token/token.ts#refresh: A firewall’s 403 does not sign members out.': (original) => (provider) => {
      const ended = (error) => Object.assign(error, error.status === 403 && { status: 401, code: 'session-ended' });
      const call = (...args) => provider.secret.call(...args).catch((error) => Promise.reject(ended(error)));
      return original({ ...provider, secret: { ...provider.secret, call } });
    },
    'api/token/token.ts#signIn: A sign-in ends the session that the browser had.': (original) => (provider) => {
      const call = (name, { body, ...rest }) =>
        provider.secret.call(name, { ...rest, body: { ...body, replaces: '' } });
      return original({ ...provider, secret: { ...provider.secret, call } });
    },
    'middleware/client-address/client-address.ts#visitorAddress: A visitor cannot choose the address that limits count.':
      (_original, own) => (peer, forwardedFor) => own.plainAddress(forwardedFor?.split(',')[0] ?? peer),
    'middleware/rate-limit/rate-limit.ts#createRateLimits: Limits refuse.': (original) => () =>
      original(() => ({ consume: async () => undefined, has: async () => false })),
    'middleware/rate-limit/rate-limit.ts#createRateLimits: An IPv6 network is one address.':
      (original) =>
      (...deps) => {
        const limits = original(...deps);
        const middleware = (name, options) => (context, next) => {
          context.set('visitorAddress', context.get('visitorAddress').replaceAll(':', '_'));
          return limits.middleware(name, options)(context, next);
        };
        return { ...limits, middleware };
      },
    'middleware/security-headers/security-headers.ts#securityHeaders: No browser guesses the type of a file.': (
      original,
    ) => ({ ...original, 'x-content-type-options': 'none' }),
    'pages/content-security-policy.ts#pagePolicy: No other site frames a page.': (original) => (hashes, to) =>
      original(hashes, to).replace("frame-ancestors 'none'; ", ''),
    'pages/content-security-policy.ts#pagePolicy: A script that was put into a page does not run.':
      (original) => (hashes, to) =>
        original(hashes, to).replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    'pages/page-address.ts#pageAddress: A redirect does not leave the site.': (original) => (target) => {
      const { location, ...found } = original(target);
      return { ...found, ...(location && { location: target.startsWith('//') ? `/${location}` : location }) };
    },
    'gateway/gateway.ts#gateway: A browser calls only what the website’s own token may do.': (original) => (deps) => {
      const app = original(deps);
      return new app.constructor().post('/v1/users/login', (context) => context.json({})).route('/', app);
    },
    'middleware/body-limit/body-limit.ts#limitBody: A body has a limit.': () => (_context, next) => next(),
    'provider/admission.ts#createAdmission: Writes have room beside searches.': (original) => (deadlines) => ({
      ...original(deadlines),
      read: original(deadlines).read,
    }),
    'provider/watch.ts#createProviderWatch: A provider that hangs is noticed.': (original) => (options) => ({
      ...original(options),
      isHung: () => false,
    }),
    'bank-page/bank-page.ts#bankForm: No other site answers the bank for the cardholder.':
      (original) =>
      (...deps) => {
        const handle = original(...deps);
        return (context) => {
          context.req.raw.headers.set('sec-fetch-site', 'same-origin');
          return handle(context);
        };
      },
    'bank-page/bank-page.ts#bankPage: The id of a bank’s page is in no log.':
      (original) =>
      (...deps) => {
        const handle = original(...deps);
        return (context) => handle(context).finally(() => context.set('route', context.req.path));
      },
    'middleware/policy/with-policy.ts#withPolicy: What has a limit is counted.':
      (original) =>
      (policy, ...rest) =>
        original({ ...policy, limit: { uncounted: '' } }, ...rest),
  },
  'internal/server/src': {
    'visitor-address.ts#signedVisitorAddress: Only a proxy says a visitor’s address.': () => (headers) =>
      headers.get('x-visitor-address') ?? '',
    'faults.ts#logFault: Nobody but us can raise an alarm.': () => (log, _error, about, message) => {
      log.error(about, message);
      return { kind: 'defect' };
    },
    'log.ts#createLog: No password is in the log.': (original) => (options) =>
      original(options).child({}, { redact: { paths: ['nothing'] } }),
    'limiter.ts#createLimiter: A queue has an end.': (original) => (options) =>
      original({ ...options, queueSize: Infinity }),
  },
};
