import { deskLine } from '@myler/config/contact';
import * as z from 'zod/mini';
import { button, greeting, paragraph, signature } from '../message/blocks.ts';
import { template } from '../message/template.ts';
import { endedBlocks, endedSchema, unknownPasskey } from './ended.ts';

const reason = 'You get this email because it is about how you sign in.';

/** How long a link works, for its email. */
const hoursOrMinutes = (minutes: number) => {
  if (minutes === 30) return 'thirty minutes';
  return minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`;
};

export const resetLinkEmail = template({
  id: 'password-link',
  data: z.object({
    to: z.string(),
    firstName: z.string(),
    minutes: z._default(z.int(), 30),
    /** Whether no other is sent while this link works. */
    isLast: z._default(z.boolean(), false),
  }),
  live: ['link'],
  write: ({ to, firstName, minutes, isLast }, { link }) => ({
    kind: 'password-link',
    to,
    subject: 'Choose a new password',
    content: {
      preheader: `The link works once, for the next ${hoursOrMinutes(minutes)}.`,
      headline: 'A new key to your membership.',
      blocks: [
        greeting(firstName),
        paragraph(`This link lets you choose a new password. It works once, for the next ${hoursOrMinutes(minutes)}.`),
        button('Choose a new password', link),
        ...(isLast
          ? [
              paragraph(
                'A link was asked for several times. While this one works we send no other, so keep this email.',
              ),
            ]
          : []),
        paragraph('If you did not ask for this, do nothing. Your password stays as it is.'),
        signature('Myler'),
      ],
      reason,
    },
  }),
});

/** When the desk has ended everything that let into the account. */
export const lockedOutEmail = template({
  id: 'locked-out',
  data: z.object({ to: z.string(), firstName: z.string(), ended: endedSchema }),
  live: ['link'],
  write: ({ to, firstName, ended }, { link }) => ({
    kind: 'locked-out',
    to,
    subject: 'Everybody was signed out of your account',
    content: {
      preheader: 'Choose a new password: the link works once, for the next thirty minutes.',
      headline: 'Your account is yours again.',
      blocks: [
        greeting(firstName),
        paragraph(
          'Somebody else may have been in your account. Our desk has signed out every device, removed the passkeys and ended your password.',
        ),
        ...endedBlocks(ended),
        paragraph('This link lets you choose a new password. It works once, for the next thirty minutes.'),
        button('Choose a new password', link),
        paragraph(
          `Look at your details and payments afterwards. Is anything wrong? Ring the desk on ${deskLine.display}.`,
        ),
        signature('Myler'),
      ],
      reason,
    },
  }),
});

/** `by`: the member in the account, where this device stays signed in, or the emailed link */
export const passwordChangedEmail = template({
  id: 'password-changed',
  data: z.object({
    to: z.string(),
    firstName: z.string(),
    by: z._default(z.enum(['member', 'link']), 'link'),
    ended: z.optional(endedSchema),
  }),
  write: ({ to, firstName, by, ended }) => ({
    kind: 'password-changed',
    to,
    subject: 'Your password was changed',
    content: {
      preheader: `Was that not you? Ring the desk on ${deskLine.display}.`,
      headline: 'Your password was changed.',
      blocks: [
        greeting(firstName),
        paragraph(
          by === 'link'
            ? 'Your password was changed a moment ago, and every device was signed out.'
            : 'Your password was changed in your account a moment ago, and all other devices were signed out.',
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
