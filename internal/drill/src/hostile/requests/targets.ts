import { providerEndpoints, sameOriginEndpoints, type Endpoint } from '@myler/api-client/endpoints';
import type { MembershipPrice } from '@myler/api-client/contract';
import { requestOf, visitorCredentials } from '../../load/requests.ts';

/** A request as it is sent. */
export interface HostileRequest {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string | string[]>;
  body?: string | Buffer;
}

/** A call that visitors can make, and what is good about it. */
export interface Target {
  /** "POST /api/user", which no other has. */
  name: string;
  endpoint: Endpoint;
  /** With its base and its parameters in braces: "/v1/hotels/{id}". */
  path: string;
  /** A body that the contract accepts. Undefined when the call has none. */
  body: (values: TargetValues) => object | undefined;
}

export interface TargetValues {
  /** An address that nothing else has. */
  email: string;
  /** What stands for a token, a code or a password that is not known to the servers. */
  canary: string;
  membership: MembershipPrice;
}

type WithBody<Table> = { [Name in keyof Table]: Table[Name] extends { body: unknown } ? Name : never }[keyof Table];
type Bodies<Names extends PropertyKey> = Record<Names, (values: TargetValues) => object>;

const subscription = ({ email }: TargetValues) => ({ email });
const newsletterToken = ({ canary }: TargetValues) => ({ token: canary });
const lead = ({ email, membership }: TargetValues) => requestOf('enquiry', email, membership).body as object;

const cardOf = (email: string, membership: MembershipPrice) =>
  (requestOf('join', email, membership).body as { creditCard: object }).creditCard;

const credential = (canary: string) => {
  const id = Buffer.from(canary).toString('base64url');
  return { id, rawId: id, type: 'public-key' };
};

const signed = (canary: string) => ({
  ...credential(canary),
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'MEUC', userHandle: 'AAAA' },
});

/** An endpoint with a body and without an entry here does not compile. */
const sameOriginBodies: Bodies<WithBody<typeof sameOriginEndpoints>> = {
  subscribe: subscription,
  signIn: ({ email, canary }) => ({ email, password: canary, keepMeSignedIn: true, code: '123456' }),
  forgotPassword: subscription,
  resetPassword: ({ canary }) => ({ token: canary, password: visitorCredentials.password }),
  register: ({ email, membership }) => ({
    ...(requestOf('join', email, membership).body as object),
    children: [{ firstName: 'Ida', dateOfBirth: '2019-03-01' }],
    giftCode: '0000-0000-0000-0000-0000',
    referralCode: 'NOBODY',
  }),
  lead,
  confirmPassword: ({ canary }) => ({ password: canary }),
  confirmWithPasskey: ({ canary }) => ({ credential: signed(canary) }),
  changeEmail: ({ email }) => ({ email }),
  confirmEmail: ({ canary }) => ({ token: canary }),
  cancelEmailByLink: ({ canary }) => ({ token: canary }),
  resetPasskeys: ({ canary }) => ({ token: canary }),
  openInvitation: ({ canary }) => ({ token: canary }),
  acceptInvitation: ({ canary }) => ({
    token: canary,
    firstName: 'Zoë',
    lastName: 'Lindqvist',
    password: visitorCredentials.password,
    termsAccept: true,
    keepMeSignedIn: true,
  }),
  changePassword: ({ canary }) => ({ password: canary, newPassword: visitorCredentials.password }),
  changeCard: ({ email, membership }) => ({ creditCard: cardOf(email, membership) }),
  upgrade: ({ email, membership }) => ({
    from: 'travel',
    membershipId: 'gold',
    total: membership.prices[0],
    creditCard: cardOf(email, membership),
  }),
  closeAccount: ({ email }) => ({ when: 'now', email }),
  addPasskey: ({ canary }) => ({
    name: 'A telephone',
    credential: {
      ...credential(canary),
      response: { clientDataJSON: 'e30', attestationObject: 'o2NmbXRkbm9uZQ', transports: ['internal'] },
    },
  }),
  renamePasskey: () => ({ name: 'Another telephone' }),
  signInWithPasskey: ({ canary }) => ({
    credential: signed(canary),
    keepMeSignedIn: true,
  }),
};

/** Those of the provider that the gateway passes on; `secret` ones it does not. */
const gatewayBodies: Bodies<
  Exclude<WithBody<typeof providerEndpoints>, keyof typeof sameOriginBodies | 'refresh' | 'signOut' | 'redeemGiftCard'>
> &
  Pick<Bodies<string>, 'subscribe'> = {
  subscribe: subscription,
  confirmSubscription: newsletterToken,
  unsubscribe: newsletterToken,
  noteWritten: newsletterToken,
  buyGiftCard: ({ email, membership }) => ({
    ...(requestOf('gift card', email, membership).body as object),
    deliverOn: { date: '2099-12-24', timeZone: 'Asia/Singapore' },
  }),
  giftCardBalance: ({ canary }) => ({ code: canary }),
  changeGiftCardOrder: ({ email }) => ({
    recipient: { name: 'Zoë Lindqvist', email },
    message: 'Happy fortieth.',
    deliverOn: { date: '2099-12-24', timeZone: 'Asia/Singapore' },
  }),
  replaceGiftCode: () => ({ replaces: 0 }),
  openGiftCard: ({ canary }) => ({ token: canary }),
  shareShortlist: () => ({ hotels: ['maison-palmier', 'dar-zahra'] }),
  voteOnShortlist: () => ({ name: 'Vera', hotels: ['maison-palmier'], isNew: true }),
  invite: ({ email }) => ({
    firstName: 'Zoë',
    lastName: 'Lindqvist',
    email,
    role: 'second-adult',
    seesChildren: false,
  }),
  changePerson: () => ({ lastDay: '2099-06-30', seesChildren: true }),
  takeOverCard: () => ({ termsAccept: true }),
  changeMembership: () => ({ renews: false, membershipId: 'travel' }),
  leaveMembership: ({ membership }) => ({ kind: 'membership', refund: membership.prices[0] }),
  changeDetails: () => ({
    firstName: 'Zoë',
    lastName: 'Lindqvist',
    phoneNumber: '+447911123456',
    countryCode: 'GB',
    city: { id: null, name: 'London' },
    children: [{ firstName: 'Ida', dateOfBirth: '2019-03-01' }],
    instagram: { consent: false },
    whatsAppConsent: false,
  }),
  changeInvoice: () => ({ companyName: 'Lindqvist & Daughters', taxNumber: 'SE 1234' }),
  wishJourney: ({ canary }) => ({ message: canary }),
  collect: () => ({
    events: [{ messageId: '1', type: 'page', name: 'Home', sentAt: '2026-11-21T00:00:00.000Z', properties: { a: 1 } }],
  }),
};

function targetsOf(base: string, table: Record<string, Endpoint>, bodies: Bodies<string>): Target[] {
  return Object.entries(table).map(([name, endpoint]) => {
    const path = `${endpoint.unversioned ? '/api' : base}${endpoint.path}`;
    return { name: `${endpoint.method} ${path}`, endpoint, path, body: (values) => bodies[name]?.(values) };
  });
}

const gatewayEndpoints = Object.fromEntries(
  Object.entries<Endpoint>(providerEndpoints).filter(([, { access }]) => access === 'public' || access === 'member'),
);

/** Every call that visitors can make. */
export const targets: readonly Target[] = [
  ...targetsOf('/api', sameOriginEndpoints, sameOriginBodies),
  ...targetsOf('/v1', gatewayEndpoints, gatewayBodies),
];
