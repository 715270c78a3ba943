import * as z from 'zod/mini';
import { code as codeBlock, greeting, paragraph, signature } from '../message/blocks.ts';
import { template } from '../message/template.ts';

export const signInCodeEmail = template({
  id: 'sign-in-code',
  data: z.object({
    to: z.string(),
    firstName: z.string(),
    /** Whether whoever has the password has asked for so many that no other is sent for up to an hour. */
    isLast: z._default(z.boolean(), false),
  }),
  live: ['code'],
  write: ({ to, firstName, isLast }, { code }) => ({
    kind: 'sign-in-code',
    to,
    subject: `${code} is your code for signing in`,
    content: {
      preheader: 'It is good for ten minutes. Nobody from Myler will ever ask you for it.',
      headline: 'Six digits, and you are in.',
      blocks: [
        greeting(firstName),
        paragraph(
          'Somebody has tried to sign in to your account several times. If it was you, enter these six digits within ten minutes.',
        ),
        codeBlock('Your code', code),
        ...(isLast
          ? [
              paragraph(
                'Ten codes were asked for with the right password, so we send no other for up to an hour. If you did not ask for all of them, somebody else knows your password: choose a new one, for which you need not wait.',
              ),
            ]
          : []),
        paragraph(
          `${isLast ? '' : 'If it was not you, somebody may know your password: choose a new one. '}Your account is never locked, and nobody from Myler will ever ask you for the code.`,
        ),
        signature('Myler'),
      ],
      reason: 'You get this email because somebody entered your address to sign in.',
    },
  }),
});
