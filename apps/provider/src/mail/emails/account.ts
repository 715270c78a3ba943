import * as z from 'zod/mini';
import { deskLine } from '@myler/config/contact';
import { button, greeting, paragraph, signature } from '../message/blocks.ts';
import { addressInLetter } from '../message/address-in-letter.ts';
import { template } from '../message/template.ts';
import { endedBlocks, endedSchema, unknownPasskey } from './ended.ts';

const reason = 'You get this email because it is about how you sign in.';

/** To the new address. The link is of use only to the member who asked, signed in. */
export const emailLinkEmail = template({
  id: 'email-link',
  data: z.object({ to: z.string(), firstName: z.string() }),
  live: ['link'],
  write: ({ to, firstName }, { link }) => ({
    kind: 'email-link',
    to,
    subject: 'Confirm your new email address',
    content: {
      preheader: 'The link works once, for the next hour.',
      headline: 'Is this your new address?',
      blocks: [
        greeting(firstName),
        paragraph(
          'This link makes this the email address of your membership. It works once, for the next hour. If you are not signed in, you sign in first, with the address that you have had until now.',
        ),
        button('Confirm this address', link),
        paragraph('If you did not ask for this, do nothing. Nothing changes.'),
        signature('Myler'),
      ],
      reason: 'You get this email because somebody gave this address as their new one.',
    },
  }),
});

/** To the old address at once, so that its owner can cancel a change that somebody else has asked for. */
export const emailAskedEmail = template({
  id: 'email-asked',
  data: z.object({ to: z.string(), firstName: z.string(), newEmail: z.string() }),
  live: ['link'],
  write: ({ to, firstName, newEmail }, { link }) => ({
    kind: 'email-asked',
    to,
    subject: 'Your email address is about to change',
    content: {
      preheader: 'Was that not you? Cancel the change.',
      headline: 'Somebody asked for another email address.',
      blocks: [
        greeting(firstName),
        paragraph(
          `In your account somebody asked to sign in with ${addressInLetter(newEmail)} from now on. The address changes once the link that we sent there is confirmed, within the hour.`,
        ),
        paragraph('If that was you, do nothing. If it was not, cancel the change and choose a new password.'),
        button('Cancel the change', link),
        signature('Myler'),
      ],
      reason,
    },
  }),
});

/** To an address that somebody wanted as their own, and that is a member's. */
export const emailTakenEmail = template({
  id: 'email-taken',
  data: z.object({ to: z.string(), firstName: z.string() }),
  write: ({ to, firstName }) => ({
    kind: 'email-taken',
    to,
    subject: 'This email address has a membership',
    content: {
      preheader: 'Nothing has changed.',
      headline: 'Your address stays yours.',
      blocks: [
        greeting(firstName),
        paragraph(
          'Another member asked to sign in with this address. It belongs to your membership and stays with it. Nothing has changed.',
        ),
        paragraph(
          `If it was you, because you have two memberships, ring the desk on ${deskLine.display}. If it was not, do nothing.`,
        ),
        signature('Myler'),
      ],
      reason: 'You get this email because somebody gave this address as their new one.',
    },
  }),
});

/** To the old address, when the new one is confirmed, or the desk has put back one that was before it. */
export const emailChangedEmail = template({
  id: 'email-changed',
  data: z.object({
    to: z.string(),
    firstName: z.string(),
    by: z._default(z.enum(['member', 'desk']), 'member'),
    ended: z.optional(endedSchema),
  }),
  write: ({ to, firstName, by, ended }) => ({
    kind: 'email-changed',
    to,
    subject: 'Your email address was changed',
    content: {
      preheader: `Was that not you? Ring the desk on ${deskLine.display}.`,
      headline: 'Your email address was changed.',
      blocks: [
        greeting(firstName),
        paragraph(
          by === 'desk'
            ? 'Our desk has given your membership another email address, because somebody asked for it who rang us. You no longer sign in with this one, and we no longer write to it.'
            : 'You sign in to your membership with another email address from now on. We no longer write to this one.',
        ),
        ...endedBlocks(ended),
        paragraph(
          `If that was not you, ring the desk on ${deskLine.display} and we correct it with you.${unknownPasskey(ended)}`,
        ),
        signature('Myler'),
      ],
      reason,
    },
  }),
});

/** When another card was stored for the next payments. */
export const cardChangedEmail = template({
  id: 'card-changed',
  data: z.object({
    to: z.string(),
    firstName: z.string(),
    lastFour: z.string(),
    /** Whether the membership renews as it is now. */
    renews: z.boolean(),
  }),
  write: ({ to, firstName, lastFour, renews }) => ({
    kind: 'card-changed',
    to,
    subject: 'Your card was changed',
    content: {
      preheader: `We charge the card ending ${lastFour} from now on.`,
      headline: 'We charge another card from now on.',
      blocks: [
        greeting(firstName),
        paragraph(
          renews
            ? `We charge the card ending ${lastFour} for your next year.`
            : `The card ending ${lastFour} is now the card of your membership. Your membership does not renew, so we do not charge it.`,
        ),
        paragraph(`If that was not you, ring the desk on ${deskLine.display} and we correct it with you.`),
        signature('Myler'),
      ],
      reason,
    },
  }),
});
