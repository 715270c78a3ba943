import * as z from 'zod/mini';
import { cardBrands } from '@myler/config/cards';
import { confirmationId, countryCode, currencyCode, money, timestamp, wireDate } from './primitives.ts';
import {
  companyName,
  emailAddress,
  format,
  handle,
  newPassword,
  personName,
  singleLine,
  token,
  typedCode,
  typedDigits,
  typedPassword,
} from './text.ts';
import { registeredCompany } from './company.ts';
import { membershipId } from './membership.ts';
import { MAX_PASSKEYS } from './passkeys.ts';

/** How somebody joins: directly, with a member’s referral code, or with a gift code. */
export const formTypes = ['membership', 'referral', 'gift'] as const;

/** The length of a new password: at least so many Unicode code points, at most so many UTF-16 code units. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;
/** The number of children that a registration can name. */
export const MAX_CHILDREN = 10;
/** The length of a first or last name in characters. Longer ones are rejected, not cut. */
export const NAME_LENGTH = 60;

/** A new password. `signIn` accepts shorter ones too, so that a wrong password is the provider’s to reject. */
export const password = newPassword(PASSWORD_LENGTH.min, PASSWORD_LENGTH.max);
/** A password as it is typed to sign in. In NFKC it may be shorter, so that it has more room than a new one. */
export const currentPassword = typedPassword(4 * PASSWORD_LENGTH.max);

/**
 * A card for one payment. Neither the number nor the security code may be stored anywhere (docs/product-decisions.md,
 * The join-us wizard).
 */
export const creditCard = z.object({
  brand: z.enum(cardBrands),
  /** Whoever holds the card, who may be a company. */
  name: companyName(80),
  /** Digits only. */
  number: format(/^\d{12,19}$/),
  /** `MM-YY` (docs/specification.md, section 9). */
  expiry: format(/^(0[1-9]|1[0-2])-\d{2}$/),
  cvc: format(/^\d{3,4}$/),
});

/** A child of the member. */
export const child = z.object({ firstName: personName(NAME_LENGTH), dateOfBirth: wireDate });

/** Instagram's own rule: at most 30 letters, digits, dots and underscores; no dot is first, last or doubled. */
export const instagramUsername = handle(/^(?!\.)(?!.*\.\.)[A-Za-z0-9._]+(?<!\.)$/, 30);

/** The request of a registration (docs/specification.md, section 3, the join-us form state). */
export const registration = z.object({
  formType: z.enum(formTypes),
  membershipId,
  firstName: personName(NAME_LENGTH),
  lastName: personName(NAME_LENGTH),
  email: emailAddress,
  /** E.164: "+33612345678". */
  phoneNumber: format(/^\+[1-9]\d{5,14}$/),
  password,
  /** Absent for a company’s membership, which asks for none. */
  dateOfBirth: z.optional(wireDate),
  countryCode,
  /** A city of the list has an id. A typed city has none. */
  city: z.object({ id: z.nullable(token(0, 40)), name: singleLine(120) }),
  children: z.array(child).check(z.maxLength(MAX_CHILDREN)),
  instagram: z.object({ consent: z.boolean(), username: z.optional(instagramUsername) }),
  whatsAppConsent: z.boolean(),
  /** For a corporate membership, and for no other. */
  company: z.optional(registeredCompany),
  termsAccept: z.literal(true),
  referralCode: z.optional(typedCode(32)),
  giftCode: z.optional(typedCode(64)),
  currency: currencyCode,
  /**
   * The amount on the button: the price minus the code's discount and the gift card's amount. The provider rejects a
   * total that differs from its own calculation.
   */
  total: money,
  /** Absent when a code covers everything. */
  creditCard: z.optional(creditCard),
});

/** The response to a successful registration. It contains no token, and of the card only what may be stored. */
export const registrationReceipt = z.object({
  memberId: z.string(),
  firstName: z.string(),
  membershipId,
  price: money,
  discount: money,
  /** The amount that a gift card paid. */
  gift: z.optional(money),
  paid: money,
  card: z.optional(z.object({ brand: z.enum(cardBrands), lastFour: z.string() })),
  startsOn: wireDate,
  renewsOn: wireDate,
});

/**
 * The outcome of an attempt to join, to buy a gift card or to upgrade, for a client that lost the response. It contains no personal
 * data. `requires-action`: the bank waits for the cardholder.
 */
export const attemptOutcome = z.object({
  status: z.enum(['unknown', 'running', 'requires-action', 'succeeded', 'failed']),
  membershipId: z.optional(membershipId),
  paid: z.optional(money),
  message: z.optional(z.string()),
  /** With the status `requires-action`: names the bank's page. */
  confirmation: z.optional(confirmationId),
});

/** The signed-in member, by an id that does not change and the name to greet them with. */
export const user = z.object({ id: z.string(), name: z.string() });

/** `status` says whether somebody is signed in (docs/specification.md, section 7). */
export const currentUser = z.object({ status: z.boolean(), user: z.optional(user) });

/** The credentials of a member. `keepMeSignedIn` decides whether the session survives the browser. */
export const signIn = z.object({
  email: emailAddress,
  password: currentPassword,
  keepMeSignedIn: z._default(z.boolean(), true),
  /** Six digits from the email, when the provider has required them. */
  code: z.optional(typedDigits(6)),
  /** Asks for another code in place of one that did not arrive. */
  newCode: z.optional(z.boolean()),
});

/** A browser's session. The access token stays in its memory. */
export const session = z.object({
  user,
  accessToken: z.string(),
  /** In seconds. */
  expiresIn: z.int(),
  /**
   * The `userId` of the events that are recorded in this session: it shows that they are this member's, as long as the
   * session lasts, and opens nothing. Without it they are recorded without a member.
   */
  countedAs: z.optional(z.string()),
});

/** The proxy's part of a session. It writes the refresh token only into a cookie. */
export const sessionWithRefresh = z.extend(session, {
  refreshToken: z.string(),
  keepMeSignedIn: z.boolean(),
  /** Stays the same when the session is renewed or replaced. A proxy counts by it; it opens nothing. Without it, it counts by member. */
  sessionId: z.optional(z.string()),
});

/** The refresh token of a session, to renew the session or to end it. */
export const refreshRequest = z.object({ refreshToken: token(1, 256) });

/** The same origin's response to a registration: the receipt, and the session if the sign-in after it succeeded. */
export const registrationResponse = z.object({ receipt: registrationReceipt, session: z.optional(session) });

/** Whom to send a link with which the password can be changed. */
export const forgotPassword = z.object({ email: emailAddress });
/** The token of an emailed link for a new password. */
export const resetToken = z.object({ token: token(16, 256) });
/** The passkeys of whoever has such a link, the newest first. */
export const resetPasskeys = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      addedAt: timestamp,
      /** Whether it stays unless the visitor decides otherwise: it was added more than thirty days ago. */
      isKept: z.boolean(),
    }),
  ),
  /**
   * What the first use of the mailbox removes, besides what was entered in the account, and whatever the visitor decides: nobody has
   * shown before that the address is theirs. Absent when it is not the first.
   */
  removed: z.optional(z.object({ passkeys: z.int(), hasStoredCard: z.boolean() })),
});
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/**
 * The new password, with the token of the emailed link, and the ids of the passkeys that stay. Without them those stay that
 * were added more than thirty days ago.
 */
export const resetPassword = z.extend(resetToken, {
  password,
  keptPasskeys: z.optional(z.array(format(UUID)).check(z.maxLength(MAX_PASSKEYS))),
});

export type ResetPasskeys = z.output<typeof resetPasskeys>;
export type CreditCard = z.output<typeof creditCard>;
export type Registration = z.output<typeof registration>;
export type RegistrationReceipt = z.output<typeof registrationReceipt>;
export type RegistrationResponse = z.output<typeof registrationResponse>;
export type AttemptOutcome = z.output<typeof attemptOutcome>;
export type User = z.output<typeof user>;
export type CurrentUser = z.output<typeof currentUser>;
export type SignIn = z.input<typeof signIn>;
export type Session = z.output<typeof session>;
export type SessionWithRefresh = z.output<typeof sessionWithRefresh>;
