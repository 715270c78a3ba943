import type { Letter } from '../outbox.ts';

export function signInCodeLetter({ to, firstName, code }: { to: string; firstName: string; code: string }): Letter {
  return {
    kind: 'sign-in-code',
    to,
    subject: `${code} is your code for signing in`,
    body: [
      `Dear ${firstName},`,
      `Somebody has tried to sign in to your membership several times. If it was you, enter these six digits within ten minutes:`,
      code,
      'If it was not you, there is nothing to do: without the code nobody comes in, and your membership is never locked.',
      'Myler',
    ].join('\n\n'),
  };
}
