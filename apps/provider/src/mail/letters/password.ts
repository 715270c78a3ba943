import { deskLine } from '@myler/config/contact';
import type { Letter } from '../outbox.ts';

export function resetLinkLetter({ to, firstName, link }: { to: string; firstName: string; link: string }): Letter {
  return {
    kind: 'password-link',
    to,
    subject: 'Choose a new password',
    body: [
      `Dear ${firstName},`,
      `This link lets you choose a new password. It works once, for the next thirty minutes:`,
      link,
      'If you did not ask for it, leave it be. Your password stays as it is.',
      'Myler',
    ].join('\n\n'),
  };
}

export function passwordChangedLetter({ to, firstName }: { to: string; firstName: string }): Letter {
  return {
    kind: 'password-changed',
    to,
    subject: 'Your password was changed',
    body: [
      `Dear ${firstName},`,
      'Your password was changed a moment ago, and every device was signed out.',
      `If that was not you, ring the desk on ${deskLine.display} and we put it right with you.`,
      'Myler',
    ].join('\n\n'),
  };
}
