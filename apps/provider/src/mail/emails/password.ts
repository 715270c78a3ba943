import { deskLine } from '@myler/config/contact';
import { button, greeting, paragraph, signature } from '../message/blocks.ts';
import type { Email } from '../message/email.ts';

const reason = 'You get this e-mail because it is about how you sign in.';

export function resetLinkEmail({ to, firstName, link }: { to: string; firstName: string; link: string }): Email {
  return {
    kind: 'password-link',
    to,
    subject: 'Choose a new password',
    content: {
      preheader: 'The link works once, for the next thirty minutes.',
      headline: 'A new key to your membership.',
      blocks: [
        greeting(firstName),
        paragraph('This link lets you choose a new password. It works once, for the next thirty minutes.'),
        button('Choose a new password', link),
        paragraph('If you did not ask for this, do nothing. Your password stays as it is.'),
        signature('Myler'),
      ],
      reason,
    },
  };
}

/** @param by the member in the account, where this device stays signed in, or the e-mailed link */
export function passwordChangedEmail({
  to,
  firstName,
  by = 'link',
}: {
  to: string;
  firstName: string;
  by?: 'member' | 'link';
}): Email {
  return {
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
        paragraph(`If that was not you, ring the desk on ${deskLine.display} and we correct it with you.`),
        signature('Myler'),
      ],
      reason,
    },
  };
}
