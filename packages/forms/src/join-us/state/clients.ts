import type {
  AttemptOutcome,
  Country,
  Coupon,
  CouponQuery,
  GiftCardBalance,
  MemberMembership,
  MembershipPrice,
  Registration,
  RegistrationResponse,
  Session,
} from '@myler/api-client/contract';
import type { MemberClient } from '@myler/api-client/account';
import type { GatewayClient } from '@myler/api-client/gateway';
import { getSameOriginPrices, type SameOriginClient } from '@myler/api-client/same-origin';
import type { Analytics } from '@myler/analytics/client';
import type { PaymentClient } from '../../payment/pay-once.ts';

/** The wizard's requests to the site's own origin. The wizard itself never fetches. */
export interface JoinUsClient {
  register(registration: Registration, idempotencyKey: string): Promise<RegistrationResponse>;
  /** The outcome of an attempt whose response was lost. */
  attempt(key: string): Promise<AttemptOutcome>;
  checkCoupon(query: CouponQuery): Promise<Coupon>;
  /** An empty list on any failure (docs/specification.md, section 8). */
  prices(): Promise<readonly MembershipPrice[]>;
}

/** The wizard's requests to the provider. */
export interface JoinUsProvider {
  countries(): Promise<readonly Country[]>;
  countryWithCities: (code: string) => Promise<Country | undefined>;
  /** The balance of a gift card. Absent if gift cards are not sold. */
  giftBalance?(code: string): Promise<GiftCardBalance>;
}

export type JoinUsAnalytics = Pick<Analytics, 'track'>;

/** What a new member reads and says on the welcome. They are signed in by then. */
export interface JoinUsMember {
  membership(): Promise<MemberMembership>;
  wishJourney(message: string): Promise<unknown>;
}

/** What the site passes to the wizard. */
export interface JoinUsDeps {
  client: JoinUsClient;
  provider: JoinUsProvider;
  analytics: JoinUsAnalytics;
  /** Without it the welcome shows neither the member’s number nor the form of a first journey. */
  member?: JoinUsMember | undefined;
  /**
   * Whether somebody with a membership is signed in, such as in another tab since: the wizard then goes back to its first
   * step, in place of which a site may show what they have.
   */
  isMember?: (() => boolean) | undefined;
  /** Called after the registration with the session, or with undefined if the member must sign in. */
  onWelcome: (session: Session | undefined) => void;
}

/** The registration as a client of `payOnce`. */
export function registrationClient(client: JoinUsClient): PaymentClient<Registration, RegistrationResponse> {
  return {
    send: (registration, key) => client.register(registration, key),
    outcome: (key) => client.attempt(key),
  };
}

/** The wizard's client, made from the typed client. */
export function joinUsClient(client: SameOriginClient): JoinUsClient {
  return {
    checkCoupon: (query) => client.call('coupon', { query }),
    register: (body, idempotencyKey) => client.call('register', { body, idempotencyKey }),
    attempt: (idempotencyKey) => client.call('attempt', { idempotencyKey }),
    prices: () => getSameOriginPrices(client),
  };
}

/** The welcome’s calls, made from the typed client with the new member’s token. */
export function joinUsMember(client: MemberClient): JoinUsMember {
  return {
    membership: () => client.call('membership'),
    wishJourney: (message) => client.call('wishJourney', { body: { message } }),
  };
}

/** The wizard's provider, made from the typed client, for the gateway or the provider's own host. */
export function joinUsProvider(client: GatewayClient): JoinUsProvider {
  return {
    countries: () => client.call('countries'),
    countryWithCities: async (country) => (await client.call('countries', { query: { country } }))[0],
    giftBalance: (code) => client.call('giftCardBalance', { body: { code } }),
  };
}
