import * as z from 'zod/mini';
import { deskLine } from '@myler/config/contact';
import { greeting, paragraph, signature } from '../message/blocks.ts';
import { template } from '../message/template.ts';

const data = z.object({
  to: z.string(),
  firstName: z.string(),
  /** The passkey's name. */
  name: z.string(),
});

const reason = 'You get this email because it is about how you sign in.';
const preheader = `Was that not you? Ring the desk on ${deskLine.display}.`;

export const passkeyAddedEmail = template({
  id: 'passkey-added',
  data,
  write: ({ to, firstName, name }) => ({
    kind: 'passkey-added',
    to,
    subject: 'A passkey was added',
    content: {
      preheader,
      headline: 'A passkey was added to your account.',
      blocks: [
        greeting(firstName),
        paragraph(
          `The passkey “${name}” was added a moment ago. Whoever can unlock it signs in to your account with it.`,
        ),
        paragraph(
          `If that was not you, remove it in your account under Privacy, change your password, and ring the desk on ${deskLine.display}.`,
        ),
        signature('Myler'),
      ],
      reason,
    },
  }),
});

export const passkeyRemovedEmail = template({
  id: 'passkey-removed',
  data,
  write: ({ to, firstName, name }) => ({
    kind: 'passkey-removed',
    to,
    subject: 'A passkey was removed',
    content: {
      preheader,
      headline: 'A passkey was removed from your account.',
      blocks: [
        greeting(firstName),
        paragraph(`The passkey “${name}” was removed a moment ago, and no longer signs in.`),
        paragraph(`If that was not you, ring the desk on ${deskLine.display} and we correct it with you.`),
        signature('Myler'),
      ],
      reason,
    },
  }),
});
