import { array } from 'zod/mini';
import type * as z from 'zod/mini';
import * as c from './contract/index.ts';
import { providerRoutes, sameOriginRoutes, type Route } from './routes.ts';

/**
 * Who may call: `public` with the website's publishable token (or a member's), `member` with a member's access token,
 * `secret` with the proxy's own token, which never reaches a browser.
 */
export type Access = 'public' | 'member' | 'secret';

export interface Endpoint extends Route {
  summary: string;
  access: Access;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** What a good answer holds; absent for 204. */
  response?: z.ZodMiniType;
  /** How long the gateway may answer from memory, in seconds. Absent: never. */
  cacheSeconds?: number;
}

/** A route without an endpoint does not compile. */
const define =
  <Name extends string>() =>
  <const Table extends Record<Name, Endpoint>>(table: Table) =>
    table;

const MINUTE = 60;

/**
 * The provider's own API. Paths: docs/specification.md, section 7; the rest: docs/product-decisions.md, Same-origin and
 * provider paths.
 */
export const providerEndpoints = define<keyof typeof providerRoutes>()({
  health: { ...providerRoutes.health, summary: 'Whether the provider can serve', access: 'public', response: c.health },
  me: { ...providerRoutes.me, summary: 'Who the bearer is', access: 'public', response: c.currentUser },
  prices: {
    ...providerRoutes.prices,
    summary: 'Memberships with their prices',
    access: 'public',
    response: array(c.membershipPrice),
    cacheSeconds: MINUTE,
  },
  coupon: {
    ...providerRoutes.coupon,
    summary: 'What a coupon or referral code takes off',
    access: 'secret',
    query: c.couponQuery,
    response: c.coupon,
  },
  countries: {
    ...providerRoutes.countries,
    summary: 'Countries; one with its cities',
    access: 'public',
    query: c.countryQuery,
    response: array(c.country),
    cacheSeconds: 60 * MINUTE,
  },
  hotels: {
    ...providerRoutes.hotels,
    summary: 'All hotels',
    access: 'public',
    query: c.hotelQuery,
    response: c.hotelList,
    cacheSeconds: MINUTE,
  },
  hotHotels: {
    ...providerRoutes.hotHotels,
    summary: 'Hotels loved this season',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.hotelSummary),
    cacheSeconds: MINUTE,
  },
  searchHotels: {
    ...providerRoutes.searchHotels,
    summary: 'Places, hotels, inspirations, articles and pages that match words',
    access: 'public',
    query: c.hotelSearchQuery,
    response: c.searchAnswer,
    cacheSeconds: MINUTE,
  },
  hotel: { ...providerRoutes.hotel, summary: 'One hotel', access: 'public', response: c.hotel, cacheSeconds: MINUTE },
  inspirations: {
    ...providerRoutes.inspirations,
    summary: 'Ways to choose, by feeling and by moment',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.inspiration),
    cacheSeconds: MINUTE,
  },
  homePressQuotes: {
    ...providerRoutes.homePressQuotes,
    summary: 'What papers said, chosen for home',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.pressQuote),
    cacheSeconds: MINUTE,
  },
  homeTestimonials: {
    ...providerRoutes.homeTestimonials,
    summary: 'What members said, chosen for home',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.testimonial),
    cacheSeconds: MINUTE,
  },
  homeHotels: {
    ...providerRoutes.homeHotels,
    summary: 'Hotels chosen for home',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.hotelSummary),
    cacheSeconds: MINUTE,
  },
  homeImages: {
    ...providerRoutes.homeImages,
    summary: 'Pictures chosen for home',
    access: 'public',
    response: c.homeImages,
    cacheSeconds: MINUTE,
  },
  homePartners: {
    ...providerRoutes.homePartners,
    summary: 'Partners chosen for home',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.partner),
    cacheSeconds: MINUTE,
  },
  pressReleases: {
    ...providerRoutes.pressReleases,
    summary: 'Press releases',
    access: 'public',
    query: c.pressReleaseQuery,
    response: c.listOf(c.pressReleaseSummary),
    cacheSeconds: MINUTE,
  },
  pressRelease: {
    ...providerRoutes.pressRelease,
    summary: 'One press release',
    access: 'public',
    response: c.pressRelease,
    cacheSeconds: MINUTE,
  },
  partners: {
    ...providerRoutes.partners,
    summary: 'All partners',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.partner),
    cacheSeconds: MINUTE,
  },
  team: {
    ...providerRoutes.team,
    summary: 'The people of the house',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.person),
    cacheSeconds: MINUTE,
  },
  careers: {
    ...providerRoutes.careers,
    summary: 'Open positions',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.career),
    cacheSeconds: MINUTE,
  },
  mylers: {
    ...providerRoutes.mylers,
    summary: 'The Mylers',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.myler),
    cacheSeconds: MINUTE,
  },
  instagramFeed: {
    ...providerRoutes.instagramFeed,
    summary: 'Pictures of the feed',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.feedPicture),
    cacheSeconds: MINUTE,
  },
  articles: {
    ...providerRoutes.articles,
    summary: 'Journal articles',
    access: 'public',
    query: c.articleQuery,
    response: c.listOf(c.articleSummary),
    cacheSeconds: MINUTE,
  },
  article: {
    ...providerRoutes.article,
    summary: 'One article',
    access: 'public',
    response: c.article,
    cacheSeconds: MINUTE,
  },
  faq: {
    ...providerRoutes.faq,
    summary: 'Questions and answers',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.faqEntry),
    cacheSeconds: MINUTE,
  },
  legalText: {
    ...providerRoutes.legalText,
    summary: 'A legal text with its versions',
    access: 'public',
    response: c.legalText,
    cacheSeconds: MINUTE,
  },
  giftCardOptions: {
    ...providerRoutes.giftCardOptions,
    summary: 'Gift-card designs, sums, memberships to give, and what is promised',
    access: 'public',
    response: c.giftCardOptions,
    cacheSeconds: MINUTE,
  },
  buyGiftCard: {
    ...providerRoutes.buyGiftCard,
    summary:
      'Buy a gift card. 402 card_declined, insufficient_funds, expired_card, processing_error; 409 price-changed, attempt-running; 422 by field, idempotency-key-reused',
    access: 'public',
    body: c.giftCardPurchase,
    response: c.giftCardReceipt,
  },
  giftCardBalance: {
    ...providerRoutes.giftCardBalance,
    summary: 'What is left on a gift card. 422 gift-code-slip; 404 gift-card-unknown; 429 too-many-codes',
    access: 'public',
    body: c.giftCode,
    response: c.giftCardBalance,
  },
  redeemGiftCard: {
    ...providerRoutes.redeemGiftCard,
    summary:
      'Spend from a gift card. 422 gift-code-slip, idempotency-key-reused; 404 gift-card-unknown; 410 gift-card-expired; 409 gift-card-too-little, gift-card-currency, gift-card-membership',
    access: 'secret',
    body: c.giftCardRedemption,
    response: c.giftCardRedeemed,
  },
  giftCardOrder: {
    ...providerRoutes.giftCardOrder,
    summary: 'A gift-card order, for the buyer. 404 gift-order-unknown; 410 gift-order-link-expired',
    access: 'public',
    response: c.giftCardOrder,
  },
  changeGiftCardOrder: {
    ...providerRoutes.changeGiftCardOrder,
    summary: 'Change a gift card that has not left. 409 gift-card-left; 422 by field; 404 and 410 as for seeing it',
    access: 'public',
    body: c.giftCardChange,
    response: c.giftCardOrder,
  },
  cancelGiftCardOrder: {
    ...providerRoutes.cancelGiftCardOrder,
    summary:
      'Cancel a gift card that has not left, and pay it back, once. 409 gift-card-left; 404 and 410 as for seeing it',
    access: 'public',
    response: c.giftCardOrder,
  },
  subscribe: {
    ...providerRoutes.subscribe,
    summary: 'Ask for the letter',
    access: 'public',
    body: c.newsletterSubscription,
  },
  confirmSubscription: {
    ...providerRoutes.confirmSubscription,
    summary: 'Confirm the letter',
    access: 'public',
    body: c.newsletterToken,
  },
  unsubscribe: { ...providerRoutes.unsubscribe, summary: 'Stop the letter', access: 'public', body: c.newsletterToken },
  lead: { ...providerRoutes.lead, summary: 'Leave an enquiry', access: 'secret', body: c.lead },
  register: {
    ...providerRoutes.register,
    summary: 'Join and pay',
    access: 'secret',
    body: c.registration,
    response: c.registrationReceipt,
  },
  attempt: {
    ...providerRoutes.attempt,
    summary: 'How an attempt to join ended',
    access: 'secret',
    query: c.attemptQuery,
    response: c.attemptOutcome,
  },
  signIn: {
    ...providerRoutes.signIn,
    summary: 'Sign in',
    access: 'secret',
    body: c.signIn,
    response: c.sessionWithRefresh,
  },
  refresh: {
    ...providerRoutes.refresh,
    summary: 'Exchange a refresh token',
    access: 'secret',
    body: c.refreshRequest,
    response: c.sessionWithRefresh,
  },
  signOut: { ...providerRoutes.signOut, summary: 'End a session', access: 'secret', body: c.refreshRequest },
  forgotPassword: {
    ...providerRoutes.forgotPassword,
    summary: 'Send a reset link',
    access: 'secret',
    body: c.forgotPassword,
  },
  resetPassword: {
    ...providerRoutes.resetPassword,
    summary: 'Choose a new password',
    access: 'secret',
    body: c.resetPassword,
  },
  collect: {
    ...providerRoutes.collect,
    summary: 'Take analytics and error events',
    access: 'public',
    body: c.collectedEvents,
  },
});

/** What the site's own origin answers below `/api` (docs/specification.md, section 7). */
export const sameOriginEndpoints = define<keyof typeof sameOriginRoutes>()({
  subscribe: {
    ...sameOriginRoutes.subscribe,
    summary: 'Ask for the letter',
    access: 'public',
    body: c.newsletterSubscription,
  },
  coupon: {
    ...sameOriginRoutes.coupon,
    summary: 'What a coupon or referral code takes off',
    access: 'public',
    query: c.couponQuery,
    response: c.coupon,
  },
  prices: {
    ...sameOriginRoutes.prices,
    summary: 'Memberships with their prices',
    access: 'public',
    response: array(c.membershipPrice),
    cacheSeconds: MINUTE,
  },
  signIn: { ...sameOriginRoutes.signIn, summary: 'Sign in', access: 'public', body: c.signIn, response: c.session },
  refresh: {
    ...sameOriginRoutes.refresh,
    summary: 'Renew the access token from the cookie',
    access: 'public',
    response: c.session,
  },
  signOut: { ...sameOriginRoutes.signOut, summary: 'Sign out', access: 'public' },
  forgotPassword: {
    ...sameOriginRoutes.forgotPassword,
    summary: 'Send a reset link',
    access: 'public',
    body: c.forgotPassword,
  },
  resetPassword: {
    ...sameOriginRoutes.resetPassword,
    summary: 'Choose a new password',
    access: 'public',
    body: c.resetPassword,
  },
  register: {
    ...sameOriginRoutes.register,
    summary: 'Join and pay',
    access: 'public',
    body: c.registration,
    response: c.registrationAnswer,
  },
  attempt: {
    ...sameOriginRoutes.attempt,
    summary: 'How an attempt to join ended',
    access: 'public',
    query: c.attemptQuery,
    response: c.attemptOutcome,
  },
  lead: { ...sameOriginRoutes.lead, summary: 'Leave an enquiry', access: 'public', body: c.lead },
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
