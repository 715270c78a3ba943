import { array } from 'zod/mini';
import type * as z from 'zod/mini';
import * as c from './contract/index.ts';

/**
 * Who may call: `public` with the website's publishable token (or a member's), `member` with a member's access token,
 * `secret` with the proxy's own token, which never reaches a browser.
 */
export type Access = 'public' | 'member' | 'secret';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base path; parameters in braces. */
  path: string;
  summary: string;
  access: Access;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** What a good answer holds; absent for 204. */
  response?: z.ZodMiniType;
  /** How long the gateway may answer from memory, in seconds. Absent: never. */
  cacheSeconds?: number;
  /** Needs an `Idempotency-Key` header that stands for one attempt. */
  idempotent?: boolean;
  /** Below `/api` instead of `/v1`. */
  unversioned?: boolean;
}

const define = <const Table extends Record<string, Endpoint>>(table: Table) => table;

const MINUTE = 60;

/** The provider's own API. Paths: specification, section 7; the rest: decisions, Same-origin and provider paths. */
export const providerEndpoints = define({
  health: {
    method: 'GET',
    path: '/health',
    summary: 'Whether the provider can serve',
    access: 'public',
    response: c.health,
    unversioned: true,
  },
  me: { method: 'GET', path: '/me', summary: 'Who the bearer is', access: 'public', response: c.currentUser },
  prices: {
    method: 'GET',
    path: '/prices',
    summary: 'Memberships with their prices',
    access: 'public',
    response: array(c.membershipPrice),
    cacheSeconds: MINUTE,
  },
  coupon: {
    method: 'GET',
    path: '/coupons',
    summary: 'What a coupon or referral code takes off',
    access: 'secret',
    query: c.couponQuery,
    response: c.coupon,
  },
  countries: {
    method: 'GET',
    path: '/countries',
    summary: 'Countries; one with its cities',
    access: 'public',
    query: c.countryQuery,
    response: array(c.country),
    cacheSeconds: 60 * MINUTE,
  },

  hotels: {
    method: 'GET',
    path: '/hotels/',
    summary: 'All hotels',
    access: 'public',
    query: c.hotelQuery,
    response: c.listOf(c.hotelSummary),
    cacheSeconds: MINUTE,
  },
  hotHotels: {
    method: 'GET',
    path: '/hotels/hot',
    summary: 'Hotels loved this season',
    access: 'public',
    response: c.listOf(c.hotelSummary),
    cacheSeconds: MINUTE,
  },
  searchHotels: {
    method: 'GET',
    path: '/hotels/search',
    summary: 'Hotels that match words',
    access: 'public',
    query: c.hotelSearchQuery,
    response: c.listOf(c.hotelSummary),
    cacheSeconds: MINUTE,
  },
  hotel: {
    method: 'GET',
    path: '/hotels/{id}',
    summary: 'One hotel',
    access: 'public',
    response: c.hotel,
    cacheSeconds: MINUTE,
  },
  inspirations: {
    method: 'GET',
    path: '/hotel-inspirations',
    summary: 'Ways to choose, by feeling and by moment',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.inspiration),
    cacheSeconds: MINUTE,
  },

  homePressQuotes: {
    method: 'GET',
    path: '/homepage/press-quotes',
    summary: 'What papers said, chosen for home',
    access: 'public',
    response: c.listOf(c.pressQuote),
    cacheSeconds: MINUTE,
  },
  homeTestimonials: {
    method: 'GET',
    path: '/homepage/testimonials',
    summary: 'What members said, chosen for home',
    access: 'public',
    response: c.listOf(c.testimonial),
    cacheSeconds: MINUTE,
  },
  homeHotels: {
    method: 'GET',
    path: '/homepage/our-hotels',
    summary: 'Hotels chosen for home',
    access: 'public',
    response: c.listOf(c.hotelSummary),
    cacheSeconds: MINUTE,
  },
  homeImages: {
    method: 'GET',
    path: '/homepage/images',
    summary: 'Pictures chosen for home',
    access: 'public',
    response: c.homeImages,
    cacheSeconds: MINUTE,
  },
  homePartners: {
    method: 'GET',
    path: '/homepage/partners',
    summary: 'Partners chosen for home',
    access: 'public',
    response: c.listOf(c.partner),
    cacheSeconds: MINUTE,
  },

  pressReleases: {
    method: 'GET',
    path: '/press-releases',
    summary: 'Press releases',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.pressReleaseSummary),
    cacheSeconds: MINUTE,
  },
  pressRelease: {
    method: 'GET',
    path: '/press-releases/{id}',
    summary: 'One press release',
    access: 'public',
    response: c.pressRelease,
    cacheSeconds: MINUTE,
  },
  partners: {
    method: 'GET',
    path: '/partners',
    summary: 'All partners',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.partner),
    cacheSeconds: MINUTE,
  },
  team: {
    method: 'GET',
    path: '/team',
    summary: 'The people of the house',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.person),
    cacheSeconds: MINUTE,
  },
  careers: {
    method: 'GET',
    path: '/careers',
    summary: 'Open positions',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.career),
    cacheSeconds: MINUTE,
  },
  mylers: {
    method: 'GET',
    path: '/mylers',
    summary: 'The Mylers',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.myler),
    cacheSeconds: MINUTE,
  },
  instagramFeed: {
    method: 'GET',
    path: '/instagram-feed',
    summary: 'Pictures of the feed',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.feedPicture),
    cacheSeconds: MINUTE,
  },
  articles: {
    method: 'GET',
    path: '/travel-journal/articles',
    summary: 'Journal articles',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.articleSummary),
    cacheSeconds: MINUTE,
  },
  article: {
    method: 'GET',
    path: '/travel-journal/articles/{slug}',
    summary: 'One article',
    access: 'public',
    response: c.article,
    cacheSeconds: MINUTE,
  },

  giftCardOptions: {
    method: 'GET',
    path: '/custom-gift-cards',
    summary: 'Gift-card designs and limits',
    access: 'public',
    response: c.giftCardOptions,
    cacheSeconds: MINUTE,
  },
  buyGiftCard: {
    method: 'POST',
    path: '/custom-gift-cards',
    summary: 'Buy a gift card',
    access: 'public',
    body: c.giftCardPurchase,
    response: c.giftCardOrder,
    idempotent: true,
  },
  giftCardBalance: {
    method: 'POST',
    path: '/custom-gift-cards/balance',
    summary: 'What is left on a gift card',
    access: 'public',
    body: c.giftCode,
    response: c.giftCardBalance,
  },
  redeemGiftCard: {
    method: 'POST',
    path: '/custom-gift-cards/redeem',
    summary: 'Spend from a gift card',
    access: 'secret',
    body: c.giftCardRedemption,
    response: c.giftCardBalance,
    idempotent: true,
  },
  giftCardOrder: {
    method: 'GET',
    path: '/custom-gift-cards/orders/{token}',
    summary: 'A gift-card order',
    access: 'public',
    response: c.giftCardOrder,
  },
  changeGiftCardOrder: {
    method: 'PUT',
    path: '/custom-gift-cards/orders/{token}',
    summary: 'Change a scheduled gift card',
    access: 'public',
    body: c.giftCardChange,
    response: c.giftCardOrder,
  },
  cancelGiftCardOrder: {
    method: 'DELETE',
    path: '/custom-gift-cards/orders/{token}',
    summary: 'Cancel a scheduled gift card',
    access: 'public',
    response: c.giftCardOrder,
  },

  subscribe: {
    method: 'POST',
    path: '/newsletter',
    summary: 'Ask for the letter',
    access: 'public',
    body: c.newsletterSubscription,
  },
  confirmSubscription: {
    method: 'POST',
    path: '/newsletter/confirm',
    summary: 'Confirm the letter',
    access: 'public',
    body: c.newsletterToken,
  },
  unsubscribe: {
    method: 'POST',
    path: '/newsletter/unsubscribe',
    summary: 'Stop the letter',
    access: 'public',
    body: c.newsletterToken,
  },
  lead: { method: 'POST', path: '/mylers/leads', summary: 'Leave an enquiry', access: 'secret', body: c.lead },

  register: {
    method: 'POST',
    path: '/users',
    summary: 'Join and pay',
    access: 'secret',
    body: c.registration,
    response: c.registrationReceipt,
    idempotent: true,
  },
  attempt: {
    method: 'GET',
    path: '/users',
    summary: 'How an attempt to join ended',
    access: 'secret',
    query: c.attemptQuery,
    response: c.attemptOutcome,
  },
  signIn: {
    method: 'POST',
    path: '/users/login',
    summary: 'Sign in',
    access: 'secret',
    body: c.signIn,
    response: c.sessionWithRefresh,
  },
  refresh: {
    method: 'POST',
    path: '/users/refresh',
    summary: 'Exchange a refresh token',
    access: 'secret',
    body: c.refreshRequest,
    response: c.sessionWithRefresh,
  },
  signOut: {
    method: 'POST',
    path: '/users/logout',
    summary: 'End a session',
    access: 'secret',
    body: c.refreshRequest,
  },
  forgotPassword: {
    method: 'POST',
    path: '/password/email',
    summary: 'Send a reset link',
    access: 'secret',
    body: c.forgotPassword,
  },
  resetPassword: {
    method: 'POST',
    path: '/password/reset',
    summary: 'Choose a new password',
    access: 'secret',
    body: c.resetPassword,
  },

  collect: {
    method: 'POST',
    path: '/collect',
    summary: 'Take analytics and error events',
    access: 'public',
    body: c.collectedEvents,
    unversioned: true,
  },
});

/** What the site's own origin answers below `/api` (specification, section 7). */
export const sameOriginEndpoints = define({
  subscribe: {
    method: 'POST',
    path: '/newsletter',
    summary: 'Ask for the letter',
    access: 'public',
    body: c.newsletterSubscription,
  },
  coupon: {
    method: 'GET',
    path: '/coupons',
    summary: 'What a coupon or referral code takes off',
    access: 'public',
    query: c.couponQuery,
    response: c.coupon,
  },
  prices: {
    method: 'GET',
    path: '/prices',
    summary: 'Memberships with their prices',
    access: 'public',
    response: array(c.membershipPrice),
    cacheSeconds: MINUTE,
  },
  signIn: { method: 'POST', path: '/token', summary: 'Sign in', access: 'public', body: c.signIn, response: c.session },
  refresh: {
    method: 'PUT',
    path: '/token',
    summary: 'Renew the access token from the cookie',
    access: 'public',
    response: c.session,
  },
  signOut: { method: 'DELETE', path: '/token', summary: 'Sign out', access: 'public' },
  forgotPassword: {
    method: 'POST',
    path: '/forgot-password',
    summary: 'Send a reset link',
    access: 'public',
    body: c.forgotPassword,
  },
  resetPassword: {
    method: 'POST',
    path: '/reset-password',
    summary: 'Choose a new password',
    access: 'public',
    body: c.resetPassword,
  },
  register: {
    method: 'POST',
    path: '/user',
    summary: 'Join and pay',
    access: 'public',
    body: c.registration,
    response: c.registrationAnswer,
    idempotent: true,
  },
  attempt: {
    method: 'GET',
    path: '/user',
    summary: 'How an attempt to join ended',
    access: 'public',
    query: c.attemptQuery,
    response: c.attemptOutcome,
  },
  lead: { method: 'POST', path: '/mylers/leads', summary: 'Leave an enquiry', access: 'public', body: c.lead },
});

export type EndpointTable = Record<string, Endpoint>;
export type ProviderEndpoints = typeof providerEndpoints;
export type SameOriginEndpoints = typeof sameOriginEndpoints;

type SchemaOf<E, Key extends string> = E extends Record<Key, infer S extends z.ZodMiniType> ? S : undefined;
type InputOf<S, Otherwise> = S extends z.ZodMiniType ? z.output<S> : Otherwise;
type QueryOf<S> = S extends z.ZodMiniType ? Partial<z.output<S>> : undefined;

/** What a caller hands in: the inside shapes, which the client writes in the wire's spelling. */
export interface CallOptions<E extends Endpoint> {
  params?: Record<string, string>;
  query?: QueryOf<SchemaOf<E, 'query'>>;
  body?: InputOf<SchemaOf<E, 'body'>, undefined>;
  /** The attempt that this write stands for; required where the endpoint says `idempotent`. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** What a good answer becomes: the inside shape, or undefined for 204. */
export type AnswerOf<E extends Endpoint> = InputOf<SchemaOf<E, 'response'>, undefined>;
