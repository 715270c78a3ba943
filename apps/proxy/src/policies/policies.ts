import type { ProviderEndpoints, SameOriginEndpoints } from '@myler/api-client/endpoints';
import type { LimitName } from './limits.ts';

/** What a call costs the provider, and what a visitor loses when it fails. Each class has a queue of its own. */
export type CallClass =
  | 'read'
  | 'password'
  | 'mail'
  | 'write'
  | 'document'
  | 'event'
  | 'payment'
  | 'paid sign-in'
  | 'picture';

/** A call of the contract. One of the same origin and one of the gateway with the same name are one call. */
export type CallName = keyof ProviderEndpoints | keyof SameOriginEndpoints;

/** The contract's; `nobody` for what the provider answers only to proxies, and no browser asks for. */
type AccessOf<Name> = Name extends keyof SameOriginEndpoints
  ? SameOriginEndpoints[Name]['access']
  : Name extends keyof ProviderEndpoints
    ? ProviderEndpoints[Name]['access'] extends 'public' | 'member'
      ? ProviderEndpoints[Name]['access']
      : 'nobody'
    : never;

type CacheOf<Name> = Name extends keyof ProviderEndpoints
  ? ProviderEndpoints[Name] extends { cacheSeconds: number }
    ? 'shared'
    : 'never'
  : 'never';

/** Why requests are not counted. */
interface Uncounted {
  uncounted: string;
}

export interface Policy {
  /** Who may ask. */
  access: 'public' | 'member' | 'nobody';
  /**
   * `shared`: by the proxy and by caches outside. What the proxy’s cache has is not counted. `as answered`: as the
   * provider says, by browsers.
   */
  cache: 'shared' | 'never' | 'as answered';
  limit: LimitName | Uncounted;
  /** The queue of the calls to the provider, which has their deadline as well; `none` if there are no such calls. */
  queue: CallClass | 'none';
}

interface CallPolicy<Name> extends Policy {
  access: AccessOf<Name>;
  cache: CacheOf<Name>;
  limit: LimitName;
  queue: CallClass;
}

const content = { access: 'public', cache: 'shared', limit: 'read', queue: 'read' } as const;
const open = { access: 'public', cache: 'never', queue: 'write' } as const;
const members = { access: 'member', cache: 'never', queue: 'write' } as const;
const memberRead = { ...members, limit: 'accountRead' } as const;
const memberChange = { ...members, limit: 'account' } as const;
const giftOrder = { ...open, limit: 'giftOrder' } as const;

/**
 * Who may make each call, what keeps its answer, how often, and how long it may take. A call of the contract without a
 * row does not compile, and neither does one with another access or cache than the contract’s.
 */
export const calls = {
  health: { ...open, limit: 'read' },
  me: { ...open, limit: 'read' },
  prices: content,
  coupon: { ...open, limit: 'coupon' },
  countries: content,
  hotels: content,
  hotHotels: content,
  searchHotels: content,
  hotel: content,
  inspirations: content,
  homePressQuotes: content,
  homeTestimonials: content,
  homeHotels: content,
  homeImages: content,
  homePartners: content,
  pressReleases: content,
  pressRelease: content,
  partners: content,
  team: content,
  careers: content,
  mylers: content,
  instagramFeed: content,
  articles: content,
  article: content,
  faq: content,
  legalText: content,
  giftCardOptions: content,
  buyGiftCard: { ...open, limit: 'payment', queue: 'payment' },
  giftCardBalance: { ...open, limit: 'giftCode' },
  redeemGiftCard: { access: 'nobody', cache: 'never', limit: 'giftCode', queue: 'payment' },
  giftCardOrder: giftOrder,
  changeGiftCardOrder: giftOrder,
  cancelGiftCardOrder: { ...giftOrder, queue: 'payment' },
  refundGiftCardOrder: { ...giftOrder, queue: 'payment' },
  replaceGiftCode: giftOrder,
  giftCardSheet: { ...open, limit: 'document', queue: 'document' },
  openGiftCard: giftOrder,
  shareShortlist: { ...open, limit: 'shareShortlist' },
  sharedShortlist: { ...open, limit: 'sharedShortlist' },
  voteOnShortlist: { ...open, limit: 'sharedShortlist' },
  subscribe: { ...open, limit: 'newsletter', queue: 'mail' },
  confirmSubscription: { ...open, limit: 'newsletterLink' },
  unsubscribe: { ...open, limit: 'newsletterLink' },
  lead: { ...open, limit: 'lead', queue: 'mail' },
  noteWritten: { ...open, limit: 'written' },
  collect: { ...open, limit: 'collect', queue: 'event' },

  register: { ...open, limit: 'payment', queue: 'payment' },
  attempt: { ...open, limit: 'refresh' },
  signIn: { ...open, limit: 'signIn', queue: 'password' },
  passkeyRequest: { ...open, limit: 'account' },
  signInWithPasskey: { ...open, limit: 'signIn' },
  refresh: { ...open, limit: 'refresh' },
  signOut: { ...open, limit: 'refresh' },
  forgotPassword: { ...open, limit: 'password', queue: 'mail' },
  resetPassword: { ...open, limit: 'password', queue: 'password' },
  resetPasskeys: { ...open, limit: 'password' },
  cancelEmailByLink: { ...open, limit: 'password' },
  openInvitation: { ...open, limit: 'account' },
  // Nobody guesses a token, and a company's colleagues accept from one network.
  acceptInvitation: { ...open, limit: 'account', queue: 'password' },

  membership: memberRead,
  details: memberRead,
  payments: memberRead,
  referral: memberRead,
  sessions: memberRead,
  passkeys: memberRead,
  people: memberRead,
  invite: { ...memberChange, queue: 'mail' },
  withdrawInvitation: memberChange,
  changePerson: memberChange,
  removePerson: memberChange,
  offerCard: { ...memberChange, queue: 'mail' },
  withdrawOffer: memberChange,
  takeOverCard: { ...memberChange, queue: 'mail' },
  leaveCard: memberChange,
  changeMembership: memberChange,
  leaveMembership: { ...memberChange, queue: 'payment' },
  changeDetails: memberChange,
  changeInvoice: memberChange,
  receipt: { ...members, limit: 'document', queue: 'document' },
  exportData: { ...members, limit: 'document', queue: 'document' },
  wishJourney: { ...members, limit: 'lead', queue: 'mail' },
  endSession: memberChange,
  endSessions: memberChange,
  passkeyCreation: memberChange,
  addPasskey: memberChange,
  renamePasskey: memberChange,
  removePasskey: memberChange,
  confirmPassword: { ...members, limit: 'signIn', queue: 'password' },
  confirmationRequest: memberChange,
  // Nobody guesses a signature.
  confirmWithPasskey: memberChange,
  changePassword: { ...members, limit: 'password', queue: 'password' },
  changeEmail: { ...members, limit: 'password', queue: 'mail' },
  cancelEmailChange: memberChange,
  confirmEmail: { ...members, limit: 'password' },
  closeAccount: { ...members, limit: 'password' },
  changeCard: { ...members, limit: 'payment', queue: 'payment' },
  upgrade: { ...members, limit: 'payment', queue: 'payment' },
  upgradeOutcome: { ...members, limit: 'refresh' },
} as const satisfies { [Name in CallName]: CallPolicy<Name> };

export interface PathPolicy extends Policy {
  methods: readonly ('GET' | 'POST')[];
  /** In Hono’s syntax. */
  paths: readonly string[];
}

const get = { methods: ['GET'], access: 'public', queue: 'none' } as const;
/** Made of what the proxy knows, or kept for a quarter of an hour, of which there is a known number. */
const file = { ...get, cache: 'shared', limit: { uncounted: 'a known number of files, all kept' } } as const;
const probe = { ...get, cache: 'never', limit: { uncounted: 'asked by balancers; costs nothing' } } as const;

/** The same for the paths that are no calls of the contract. One that no handler answers does not compile (`app.ts`). */
export const paths = {
  // Servers of mail programs send it, and not our pages.
  unsubscribeForm: { methods: ['POST'], paths: ['/unsubscribe'], ...calls.unsubscribe },
  confirmPayment: bankPage('GET', '/confirm-payment/:id'),
  sandboxBank: bankPage('GET', '/sandbox-bank/:id'),
  sandboxBankForm: bankPage('POST', '/sandbox-bank/:id'),
  livez: { ...probe, paths: ['/livez'] },
  readyz: { ...probe, paths: ['/readyz'] },
  trace: { ...get, paths: ['/trace'], cache: 'never', limit: { uncounted: 'of the request itself; costs nothing' } },
  robots: { ...file, paths: ['/robots.txt'] },
  securityTxt: { ...file, paths: ['/.well-known/security.txt'] },
  /** Where password managers send somebody whose password leaked (W3C, A Well-Known URL for Changing Passwords). */
  changePassword: { ...file, paths: ['/.well-known/change-password'] },
  feeds: {
    ...file,
    paths: ['/travel-journal/:file{feed\\.(?:xml|json)}', '/travel-journal/:category/:file{feed\\.(?:xml|json)}'],
    queue: 'read',
  },
  pressKit: { ...file, paths: ['/press/kit.zip'], queue: 'read' },
  // Its parts stand beside it: a sitemap may only list addresses below its own folder (sitemaps.org).
  sitemap: { ...file, paths: ['/sitemap.xml', '/:part{sitemap-[a-z]+(?:-[0-9]+)?\\.xml}'], queue: 'read' },
  media: { ...get, paths: ['/media/*'], cache: 'shared', limit: 'picture', queue: 'picture' },
  webApp: { ...get, paths: ['/app/*'], cache: 'as answered', limit: 'read', queue: 'read' },
  /** Files of the build, and pages. */
  page: { ...get, paths: ['*'], cache: 'shared', limit: 'read', queue: 'read' },
} as const satisfies Record<string, PathPolicy>;

export type PathName = keyof typeof paths;

function bankPage<const Method extends 'GET' | 'POST'>(method: Method, path: string) {
  const limit = 'bankPage';
  return { methods: [method], paths: [path], access: 'public', cache: 'never', limit, queue: 'payment' } as const;
}
