import * as z from 'zod/mini';
import { membershipIds } from '@myler/config/memberships';
import { personRoles, placeKinds } from '@myler/config/people';
import { money, timestamp, wireDate } from './primitives.ts';
import { emailAddress, personName, token } from './text.ts';
import { NAME_LENGTH, password } from './user.ts';

const role = z.enum(personRoles);
/** Of a lead, from 1; absent beside the holder. */
const household = z.optional(z.int().check(z.minimum(1), z.maximum(99)));

/** Whom the holder, or the lead of a household, invites onto the card. */
export const newInvitation = z.object({
  firstName: personName(NAME_LENGTH),
  lastName: personName(NAME_LENGTH),
  email: emailAddress,
  role,
  /** The last day of a carer’s access; absent for no end. */
  lastDay: z.optional(wireDate),
  /** Whether a grandparent or carer sees the names and ages of the household’s children. */
  seesChildren: z._default(z.boolean(), false),
});

/** What may be changed of a person on the card: null takes the last day away. */
export const personChange = z.object({ lastDay: z.nullable(wireDate), seesChildren: z.boolean() });

const place = { role, household, lastDay: z.optional(wireDate), seesChildren: z.boolean() };
const name = { firstName: z.string(), lastName: z.string() };

/** Who is on a card: for its holder everybody, for a lead the household, for all others the holder only. */
export const cardPeople = z.object({
  holder: z.object(name),
  people: z.array(
    z.object({
      id: z.string(),
      ...name,
      ...place,
      joinedOn: wireDate,
      /** The last day on which the second adult can take over the card that was offered. */
      offeredUntil: z.optional(wireDate),
    }),
  ),
  /** Invitations that nobody has accepted yet, with the address that was typed and the last moment. */
  invitations: z.array(z.object({ id: z.string(), ...name, ...place, email: z.string(), expiresAt: timestamp })),
  /** The places that the caller may give, and how many are taken or offered. */
  places: z.array(z.object({ kind: z.enum(placeKinds), taken: z.int(), total: z.int() })),
  /** What a grandparent or carer sees of the children, if it is shared with them. */
  children: z.array(z.object({ firstName: z.string(), age: z.int() })),
  /** To the second adult, who can take over the card. `nextYear` is absent when the membership ends on `renewsOn`. */
  offer: z.optional(
    z.object({
      /** The first day on which they can, and the last. */
      from: wireDate,
      until: wireDate,
      renewsOn: wireDate,
      nextYear: z.optional(z.object({ membershipId: z.enum(membershipIds), price: money })),
    }),
  ),
});

/** Takes over the card, and with it the contract. */
export const cardTakeOver = z.object({ termsAccept: z.literal(true) });

/** The token of an invitation’s link. */
export const invitationToken = z.object({ token: token(16, 256) });

/** What an invitation says to whoever has its link. */
export const openInvitation = z.object({
  ...name,
  email: z.string(),
  inviter: z.string(),
  membershipId: z.enum(membershipIds),
  role,
  lastDay: z.optional(wireDate),
  /** The last moment at which it can be accepted. */
  expiresAt: timestamp,
});

/** Accepts an invitation: an account with a password, or without one for who adds a passkey in the session that is opened. */
export const acceptedInvitation = z.object({
  token: invitationToken.shape.token,
  firstName: personName(NAME_LENGTH),
  lastName: personName(NAME_LENGTH),
  password: z.optional(password),
  termsAccept: z.literal(true),
  keepMeSignedIn: z._default(z.boolean(), true),
});

export type NewInvitation = z.output<typeof newInvitation>;
export type PersonChange = z.output<typeof personChange>;
export type CardPeople = z.output<typeof cardPeople>;
export type OpenInvitation = z.output<typeof openInvitation>;
export type AcceptedInvitation = z.output<typeof acceptedInvitation>;
