// @ts-nocheck -- each replacement becomes text of a module, whose types nobody knows here
import type { Table } from './defects.ts';
import { afterwards, beforehand } from './sql.ts';

/** Defects that the steps of `pnpm test` must notice, by their subject. */
export const ofTheGate: Record<string, Table> = {
  'prices and rounding': {
    'apps/provider/src/prices/discount.ts#discountOf: A discount is rounded half up.': () => (price, percent) =>
      Math.floor((price * percent) / 100),
    'packages/config/src/currencies.ts#formatMoney: Pence and cents are shown.': (original) => (money, options) =>
      original({ ...money, amount: Math.floor(money.amount / 100) * 100 }, options),
    'apps/provider/src/registration/quote.ts#quoteFor: A form does not decide what is paid.':
      (original) => (deps, form, now) =>
        original(deps, form, now).catch((error) => {
          if (error.options?.code !== 'price-changed') throw error;
          return { price: form.total, discount: { ...form.total, amount: 0 }, paid: form.total };
        }),
  },
  coupons: {
    'apps/provider/src/prices/coupon.ts#lockCouponUse: The last use of a coupon is given once.': () => () =>
      Promise.resolve(true),
    'apps/provider/src/prices/coupon.ts#findCoupon: A coupon has a last day.': (original) => (db, request) =>
      original(db, { ...request, now: new Date(0) }),
    'packages/forms/src/join-us/form/price.ts#isCodeForChoice: A coupon counts for what it was checked for.':
      () => (form) =>
        form.checkedCode !== null,
  },
  'gift cards': {
    'apps/provider/src/gift-cards/spend.ts#redeem: A gift card is not overdrawn.': beforehand(
      'update gift_cards set balance = amount',
    ),
    'apps/provider/src/gift-cards/find.ts#stateOf: A gift card has a last day.': (original) => (row) =>
      original(row, new Date(0)),
  },
  consent: {
    'packages/analytics/src/consent.ts#createConsentGate: Nothing is recorded before consent.':
      (original) => (options) =>
        original({ ...options, allowed: true }),
    'packages/state/src/session/consent.ts#decideConsent: Global Privacy Control refuses analytics.':
      (original) => (choice) =>
        original(choice),
  },
  'currency by country': {
    'packages/config/src/countries.ts#currencyOfCountry: A country has its own currency.': (original) => (country) =>
      original(country) && 'GBP',
    'packages/state/src/currency/default-currency.ts#resolveDefaultCurrency: A chosen currency counts more.':
      (original) => (options) =>
        original({ ...options, chosen: undefined }),
  },
  'focus and dialogs': {
    'packages/ui/src/dialog/use-presented.ts#usePresented: A dialog gives the focus back.': () => () => undefined,
    'packages/forms/src/core/focus-soon.ts#focusSoon: The focus goes to the first field with an error.': () => () =>
      undefined,
    'packages/ui/src/tabs/tab-after.ts#tabAfter: Arrow keys go round the tabs.':
      (original) =>
      (key, current, ...rest) => {
        const next = original(key, current, ...rest);
        return key.startsWith('Arrow') && Math.abs(next - current) > 1 ? current : next;
      },
  },
  'sessions and credentials': {
    'apps/provider/src/accounts/access-token.ts#readAccessToken: A forged access token opens nothing.':
      () => (token) => {
        const [userId, sessionId] = JSON.parse(Buffer.from(token.slice(3).split('.')[0], 'base64url').toString());
        return { userId, sessionId };
      },
    'apps/provider/src/accounts/sessions.ts#rotateSession: A copied refresh token ends the session.': afterwards(
      'update sessions set ended_at = null',
    ),
    'apps/provider/src/accounts/password-reset.ts#resetPassword: A new password ends every session.': afterwards(
      'update sessions set ended_at = null',
    ),
  },
  idempotency: {
    'apps/provider/src/idempotency/leases.ts#findResponseOrLease: An idempotency key is for one form.':
      (original) => (db, key, _bodyMacs, now) =>
        original(db, key, { includes: () => true }, now),
    'packages/forms/src/payment/idempotency-keys.ts#createIdempotencyKeys: Trying again keeps the idempotency key.':
      (original) => (storage, id, name) => ({ ...original(storage, id, name), getOrCreate: id }),
  },
  search: {
    'apps/provider/src/text/normalise-text.ts#normaliseText: A word is found without its accents.': () => (text) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    'apps/provider/src/search/correct-needs.ts#correctNeeds: A misspelt wish is understood.': () => () => undefined,
  },
  newsletter: {
    'apps/provider/src/endpoints/newsletter/newsletter.ts#newsletterHandlers: Nobody subscribes somebody else.':
      (original) => (deps) => ({
        ...original(deps),
        subscribe: async (call) => {
          await original(deps).subscribe(call);
          await deps.db.execute("update subscribers set state = 'confirmed'");
        },
      }),
    'apps/provider/src/endpoints/newsletter/newsletter.ts#newsletterHandlers: Nothing is kept of whoever unsubscribes.':
      (original) => (deps) => ({ ...original(deps), unsubscribe: () => Promise.resolve() }),
  },
};
