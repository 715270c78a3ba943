import { HOTEL_ID, SLUG } from '@myler/config/slug';

/**
 * A method and a path below a base. A browser needs no more, because its own origin validates the calls.
 */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base path, with parameters in braces. */
  path: string;
  /** The pattern of each parameter of the path. Other values are 404 without a call to the provider. */
  params?: Record<string, RegExp>;
  /** Whether it is done once for the key in its `Idempotency-Key` header, which it needs. */
  idempotent?: boolean;
  /** Whether it asks what became of such a key, in the same header: a key is never part of an address. */
  asksByKey?: boolean;
  /** Whether it is below `/api` instead of `/v1`. */
  unversioned?: boolean;
}

/**
 * The token of a signed link, which may begin with any character of base64url. The pattern also accepts truncated
 * tokens, so that the provider can explain the error.
 */
const TOKEN_PATTERN = /^[\w-][\w.-]{0,199}$/;

type ParamsIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsIn<Rest> : never;

/** Makes a path with a parameter without a pattern a compile error. */
type WithParams<R extends Route> = [ParamsIn<R['path']>] extends [never]
  ? unknown
  : { params: Record<ParamsIn<R['path']>, RegExp> };

/** Whether a call needs an `Idempotency-Key` header. */
export const takesKey = ({ idempotent, asksByKey }: Route): boolean => idempotent === true || asksByKey === true;

export const defineRoutes = <const Table extends Record<string, Route>>(
  table: Table & { [Name in keyof Table]: WithParams<Table[Name]> },
): Table => table;

/**
 * The provider's own API, without a member's account (`account-routes.ts`). Paths: docs/specification.md, section 7; the rest: docs/product-decisions.md, Same-origin and
 * provider paths.
 */
export const providerRoutes = defineRoutes({
  health: { method: 'GET', path: '/health', unversioned: true },
  me: { method: 'GET', path: '/me' },
  prices: { method: 'GET', path: '/prices' },
  coupon: { method: 'GET', path: '/coupons' },
  countries: { method: 'GET', path: '/countries' },
  hotels: { method: 'GET', path: '/hotels/' },
  hotHotels: { method: 'GET', path: '/hotels/hot' },
  searchHotels: { method: 'GET', path: '/hotels/search' },
  hotel: { method: 'GET', path: '/hotels/{id}', params: { id: HOTEL_ID } },
  inspirations: { method: 'GET', path: '/hotel-inspirations' },
  homePressQuotes: { method: 'GET', path: '/homepage/press-quotes' },
  homeTestimonials: { method: 'GET', path: '/homepage/testimonials' },
  homeHotels: { method: 'GET', path: '/homepage/our-hotels' },
  homeImages: { method: 'GET', path: '/homepage/images' },
  homePartners: { method: 'GET', path: '/homepage/partners' },
  pressReleases: { method: 'GET', path: '/press-releases' },
  pressRelease: { method: 'GET', path: '/press-releases/{id}', params: { id: SLUG } },
  partners: { method: 'GET', path: '/partners' },
  team: { method: 'GET', path: '/team' },
  careers: { method: 'GET', path: '/careers' },
  mylers: { method: 'GET', path: '/mylers' },
  instagramFeed: { method: 'GET', path: '/instagram-feed' },
  articles: { method: 'GET', path: '/travel-journal/articles' },
  article: { method: 'GET', path: '/travel-journal/articles/{slug}', params: { slug: SLUG } },
  faq: { method: 'GET', path: '/faq' },
  legalText: { method: 'GET', path: '/legal/{id}', params: { id: SLUG } },
  giftCardOptions: { method: 'GET', path: '/custom-gift-cards' },
  buyGiftCard: { method: 'POST', path: '/custom-gift-cards', idempotent: true },
  giftCardBalance: { method: 'POST', path: '/custom-gift-cards/balance' },
  redeemGiftCard: { method: 'POST', path: '/custom-gift-cards/redeem', idempotent: true },
  giftCardOrder: { method: 'GET', path: '/custom-gift-cards/orders/{token}', params: { token: TOKEN_PATTERN } },
  changeGiftCardOrder: { method: 'PUT', path: '/custom-gift-cards/orders/{token}', params: { token: TOKEN_PATTERN } },
  cancelGiftCardOrder: {
    method: 'DELETE',
    path: '/custom-gift-cards/orders/{token}',
    params: { token: TOKEN_PATTERN },
  },
  refundGiftCardOrder: {
    method: 'POST',
    path: '/custom-gift-cards/orders/{token}/refund',
    params: { token: TOKEN_PATTERN },
  },
  replaceGiftCode: {
    method: 'POST',
    path: '/custom-gift-cards/orders/{token}/codes',
    params: { token: TOKEN_PATTERN },
  },
  giftCardSheet: {
    method: 'GET',
    path: '/custom-gift-cards/orders/{token}/sheet',
    params: { token: TOKEN_PATTERN },
  },
  openGiftCard: { method: 'POST', path: '/custom-gift-cards/open' },
  shareShortlist: { method: 'POST', path: '/shortlists', idempotent: true },
  sharedShortlist: { method: 'GET', path: '/shortlists/{token}', params: { token: TOKEN_PATTERN } },
  voteOnShortlist: { method: 'PUT', path: '/shortlists/{token}/votes', params: { token: TOKEN_PATTERN } },
  subscribe: { method: 'POST', path: '/newsletter' },
  confirmSubscription: { method: 'POST', path: '/newsletter/confirm' },
  unsubscribe: { method: 'POST', path: '/newsletter/unsubscribe' },
  lead: { method: 'POST', path: '/mylers/leads' },
  noteWritten: { method: 'POST', path: '/mylers/written' },
  register: { method: 'POST', path: '/users', idempotent: true },
  attempt: { method: 'GET', path: '/users', asksByKey: true },
  signIn: { method: 'POST', path: '/users/login' },
  refresh: { method: 'POST', path: '/users/refresh' },
  signOut: { method: 'POST', path: '/users/logout' },
  forgotPassword: { method: 'POST', path: '/password/email' },
  resetPasskeys: { method: 'POST', path: '/password/reset/passkeys' },
  resetPassword: { method: 'POST', path: '/password/reset' },
  collect: { method: 'POST', path: '/collect', unversioned: true },
});

/** The calls of the site's own origin, below `/api`, without the account's (docs/specification.md, section 7). */
export const sameOriginRoutes = defineRoutes({
  subscribe: { method: 'POST', path: '/newsletter' },
  coupon: { method: 'GET', path: '/coupons' },
  prices: { method: 'GET', path: '/prices' },
  signIn: { method: 'POST', path: '/token' },
  refresh: { method: 'PUT', path: '/token' },
  signOut: { method: 'DELETE', path: '/token' },
  forgotPassword: { method: 'POST', path: '/forgot-password' },
  resetPasskeys: { method: 'POST', path: '/reset-password/passkeys' },
  resetPassword: { method: 'POST', path: '/reset-password' },
  register: { method: 'POST', path: '/user', idempotent: true },
  attempt: { method: 'GET', path: '/user', asksByKey: true },
  lead: { method: 'POST', path: '/mylers/leads' },
});
