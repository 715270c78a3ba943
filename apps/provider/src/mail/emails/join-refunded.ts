import * as z from 'zod/mini';
import { mailboxes } from '@myler/config/contact';
import { formatMoney } from '@myler/config/currencies';
import { facts, paragraph, signature } from '../message/blocks.ts';
import { sumOfMoney } from '../message/schemas.ts';
import { template } from '../message/template.ts';

/**
 * To the address of somebody whose bank has confirmed a payment for joining when there was nothing to be had for it any more. It
 * may belong to a member who has not paid: it says nothing that whoever paid has typed.
 */
export const joinRefundedEmail = template({
  id: 'join-refunded',
  data: z.object({ to: z.string(), refund: sumOfMoney }),
  write: ({ to, refund }) => ({
    kind: 'join-refunded',
    to,
    subject: 'Your payment has been given back',
    content: {
      preheader: 'Nobody has joined with it.',
      headline: 'Your payment has been given back.',
      blocks: [
        paragraph(
          'A bank has confirmed a payment to join Myler with this email address. By then the address belonged to a member already, or a code that was to pay a part had been used. So nobody has joined with this payment, and we have given it back.',
        ),
        facts([['Refund to the card', formatMoney(refund, { cents: true })]]),
        paragraph(
          `The bank may take a few days to show it. If you have not paid anything, you need not do anything. If you have a question, write to us at ${mailboxes.membership}.`,
        ),
        signature('Myler'),
      ],
      reason: 'You get this email because somebody has paid to join Myler with this address.',
    },
  }),
});
