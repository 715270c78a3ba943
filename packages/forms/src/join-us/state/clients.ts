import type {
  AttemptOutcome,
  Country,
  Coupon,
  CouponQuery,
  GiftCardBalance,
  MembershipPrice,
  Registration,
  RegistrationAnswer,
  Session,
} from '@myler/api-client/contract';
import type { ProviderClient } from '@myler/api-client/provider';
import { getSameOriginPrices, type SameOriginClient } from '@myler/api-client/same-origin';
import type { Analytics } from '@myler/analytics/client';
import type { AttemptClient } from '../../attempt/attempt.ts';

/** What the wizard asks of the site's own origin. It never fetches by itself. */
export interface JoinUsClient {
  register(registration: Registration, idempotencyKey: string): Promise<RegistrationAnswer>;
  /** How an attempt ended, after its answer was lost. */
  attempt(key: string): Promise<AttemptOutcome>;
  checkCoupon(query: CouponQuery): Promise<Coupon>;
  /** An empty list on any failure (docs/specification.md, section 8). */
  prices(): Promise<readonly MembershipPrice[]>;
}

/** What the wizard asks of the provider. */
export interface JoinUsProvider {
  countries(): Promise<readonly Country[]>;
  countryWithCities(code: string): Promise<Country | undefined>;
  /** What a gift card holds. Absent where gift cards are not sold. */
  giftBalance?(code: string): Promise<GiftCardBalance>;
}

export type JoinUsAnalytics = Pick<Analytics, 'track'>;

/** What the site hands the wizard. */
export interface JoinUsDeps {
  client: JoinUsClient;
  provider: JoinUsProvider;
  analytics: JoinUsAnalytics;
  /** Joined: the session to sign in with, or undefined when signing in has to be done by hand. */
  onWelcome: (session: Session | undefined) => void;
}

/** The client that `makeAttempt` registers with. */
export function attemptClient(client: JoinUsClient): AttemptClient<Registration, RegistrationAnswer> {
  return {
    send: (registration, key) => client.register(registration, key),
    outcome: (key) => client.attempt(key),
  };
}

/** The wizard's client from the typed one. */
export function joinUsClient(client: SameOriginClient): JoinUsClient {
  return {
    checkCoupon: (query) => client.call('coupon', { query }),
    register: (body, idempotencyKey) => client.call('register', { body, idempotencyKey }),
    attempt: (attempt) => client.call('attempt', { query: { attempt } }),
    prices: () => getSameOriginPrices(client),
  };
}

/** The wizard's provider from the typed client, for the gateway or the provider's own host. */
export function joinUsProvider(client: ProviderClient): JoinUsProvider {
  return {
    countries: () => client.call('countries'),
    countryWithCities: async (country) => (await client.call('countries', { query: { country } }))[0],
    giftBalance: (code) => client.call('giftCardBalance', { body: { code } }),
  };
}
