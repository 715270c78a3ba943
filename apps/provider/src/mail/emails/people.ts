import * as z from 'zod/mini';
import { formatDate } from '@myler/config/dates';
import { membershipById, membershipIds } from '@myler/config/memberships';
import { isolate } from '@myler/config/names';
import { personRoles, rolesInWords } from '@myler/config/people';
import { button, facts, greeting, paragraph, signature } from '../message/blocks.ts';
import { nameInSubject } from '../message/name-in-subject.ts';
import { recipient } from '../message/schemas.ts';
import { template } from '../message/template.ts';
import { personEnds } from '../../store/schema/people.ts';

const invited = z.object({
  to: z.string(),
  firstName: z.string(),
  /** First and last name of whoever invites. */
  inviter: z.string(),
  membershipId: z.enum(membershipIds),
  role: z.enum(personRoles),
  lastDay: z.optional(z.string()),
  /** The last day on which the link works. */
  expiresOn: z.string(),
});

const reasonOf = (inviter: string) =>
  `You get this email because ${isolate(inviter)} typed this address into the account.`;

/** To somebody who has no account: with the link. */
export const invitationEmail = template({
  id: 'invitation',
  data: invited,
  live: ['link'],
  write: ({ to, firstName, inviter, membershipId, role, lastDay, expiresOn }, { link }) => ({
    kind: 'invitation',
    to,
    subject: `${nameInSubject(inviter)} invites you onto a Myler card`,
    content: {
      preheader: `The link works until ${formatDate(expiresOn)}.`,
      headline: 'There is a place for you on the card.',
      blocks: [
        greeting(firstName),
        paragraph(
          `${isolate(inviter)} invites you onto the card of a ${membershipById(membershipId).name} membership with us ${rolesInWords[role]}. It costs you nothing.`,
        ),
        paragraph(
          'You get an account of your own, with your own password or passkey. You see the membership, who looks after it and what it gives, and you can write to us about a journey. You see no payments, and nobody on the card sees your password or your devices.',
        ),
        button('See the invitation', link),
        facts([
          ['The link works until', formatDate(expiresOn)],
          ...(lastDay ? [['Your place is yours until', formatDate(lastDay)] as const] : []),
        ]),
        paragraph(`If you do not know ${isolate(inviter)}, do nothing: nothing happens without your answer.`),
        signature('Myler'),
      ],
      reason: reasonOf(inviter),
    },
  }),
});

/** To somebody whose address has an account: an address is on one card. */
export const memberInvitedEmail = template({
  id: 'invitation-member',
  data: invited,
  write: ({ to, firstName, inviter, membershipId, role }) => ({
    kind: 'invitation-member',
    to,
    subject: `${nameInSubject(inviter)} invites you onto a Myler card`,
    content: {
      preheader: 'Your address has an account with us already, and an address is on one card.',
      headline: 'You are with us already.',
      blocks: [
        greeting(firstName),
        paragraph(
          `${isolate(inviter)} invites you onto the card of a ${membershipById(membershipId).name} membership ${rolesInWords[role]}. This address has an account with us already, and an address is on one card, so nothing has changed.`,
        ),
        paragraph(
          `If you would like to be on that card as well, give ${isolate(inviter)} another address of yours. ${isolate(inviter)} has not been told that you are a member.`,
        ),
        signature('Myler'),
      ],
      reason: reasonOf(inviter),
    },
  }),
});

/** To the holder, when somebody has accepted. */
export const personJoinedEmail = template({
  id: 'person-joined',
  data: z.object({ user: recipient, who: z.string(), role: z.enum(personRoles), publicOrigin: z.string() }),
  write: ({ user, who, role, publicOrigin }) => ({
    kind: 'person-joined',
    to: user.email,
    subject: 'Your card has one more',
    content: {
      preheader: 'Your account shows who is on it, under People.',
      headline: 'Your card has one more.',
      blocks: [
        greeting(user.firstName),
        paragraph(`${isolate(who)} has accepted the invitation, and is on your card now ${rolesInWords[role]}.`),
        button('See who is on your card', `${publicOrigin}/account/people`),
        paragraph(
          'If nobody whom you have put on the card can have invited them, remove them there and change your password.',
        ),
        signature('Myler'),
      ],
      reason: 'You get this email because it is about who is on your card.',
    },
  }),
});

const whyEnded: Record<(typeof personEnds)[number], string> = {
  removed: 'You have been taken off the card, by its holder or the lead of your household.',
  'lead-gone':
    'The lead of your household is no longer on the card, and the places of the household have ended with that.',
  left: 'You have left the card, as you asked.',
  day: 'The time that was agreed for your place on the card is over.',
  'holder-secured':
    'The holder of the card has chosen a new password by email for the first time, and that takes everybody off it. Ask to be invited again.',
  'no-place': 'The membership has changed, and its card has no place of this kind any more.',
  'card-ended': 'The membership has ended, and with it the places on its card.',
};

const agreedUntil = (lastDay: string) => `Your place on the card was agreed until ${formatDate(lastDay)}.`;

/** To somebody who is on a card no more. */
export const accessEndedEmail = template({
  id: 'access-ended',
  data: z.object({
    user: recipient,
    reason: z.enum(personEnds),
    /** The last day of the place, where one was agreed. */
    lastDay: z.optional(z.string()),
    closesOn: z.string(),
  }),
  write: ({ user, reason, lastDay, closesOn }) => ({
    kind: 'access-ended',
    to: user.email,
    subject: 'You are no longer on the card',
    content: {
      preheader: `Your account closes on ${formatDate(closesOn)}.`,
      headline: 'You are no longer on the card.',
      blocks: [
        greeting(user.firstName),
        paragraph(
          `${reason === 'day' && lastDay ? agreedUntil(lastDay) : whyEnded[reason]} You no longer see the membership.`,
        ),
        paragraph(
          `Until ${formatDate(closesOn)} you can sign in to see and download what we keep about you. On that day we close the account and delete it.`,
        ),
        signature('Myler'),
      ],
      reason: 'You get this email because it is about your place on a card.',
    },
  }),
});
