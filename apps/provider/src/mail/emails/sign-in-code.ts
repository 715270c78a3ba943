import * as z from 'zod/mini';
import { code as codeBlock, greeting, paragraph, signature } from '../message/blocks.ts';
import { template } from '../message/template.ts';

export const signInCodeEmail = template({
  id: 'sign-in-code',
  data: z.object({ to: z.string(), firstName: z.string() }),
  live: ['code'],
  write: ({ to, firstName }, { code }) => ({
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
        paragraph(
          'If it was not you, there is nothing to do: without the code nobody can sign in, and your account is never locked. Nobody from Myler will ever ask you for it.',
        ),
        signature('Myler'),
      ],
      reason: 'You get this email because somebody entered your address to sign in.',
    },
  }),
});
