import * as z from 'zod/mini';
import { deskLine, mailboxes } from '@myler/config/contact';
import { membershipById, membershipIds } from '@myler/config/memberships';
import { facts, greeting, paragraph, signature } from '../message/blocks.ts';
import { addressInLetter } from '../message/address-in-letter.ts';
import { template } from '../message/template.ts';

/**
 * A receipt or a credit note of a company's membership, to the mailbox that the buyer has named for it. The email itself names nothing
 * that somebody has typed.
 */
export const companyReceiptEmail = template({
  id: 'company-receipt',
  data: z.object({
    to: z.string(),
    kind: z.enum(['receipt', 'credit-note']),
    number: z.int(),
    membershipId: z.enum(membershipIds),
  }),
  write({ to, kind, number, membershipId }) {
    const what = kind === 'receipt' ? 'Receipt' : 'Credit note';
    const { name } = membershipById(membershipId);
    return {
      kind: 'company-receipt',
      to,
      subject: `${what} ${number} from Myler`,
      content: {
        preheader: `For ${name} membership.`,
        headline: `${what} ${number}.`,
        blocks: [
          greeting(),
          paragraph(`The ${what.toLowerCase()} for your company’s ${name} membership is enclosed as a PDF.`),
          facts([
            ['Membership', name],
            [what, String(number)],
          ]),
          signature('Myler'),
        ],
        attachments: [{ maker: 'receipt', from: { number, issuedTo: 'as typed' } }],
        reason: `You get this email because your company’s buyer gave us this address for receipts. If that is not right, write to ${mailboxes.membership}.`,
      },
    };
  },
});

/** To a member, when the mailbox that gets the receipts is another one than before. */
export const receiptsMailboxEmail = template({
  id: 'receipts-mailbox',
  data: z.object({ to: z.string(), firstName: z.string(), mailbox: z.string() }),
  write: ({ to, firstName, mailbox }) => ({
    kind: 'receipts-mailbox',
    to,
    subject: 'Receipts go to another mailbox',
    content: {
      preheader: `Was that not you? Ring the desk on ${deskLine.display}.`,
      headline: 'Receipts go to another mailbox.',
      blocks: [
        greeting(firstName),
        facts([['Receipts of your company’s membership go to', addressInLetter(mailbox)]]),
        paragraph(
          `If that was not you, name the right mailbox in your account under Payments, change your password, and ring the desk on ${deskLine.display}.`,
        ),
        signature('Myler'),
      ],
      reason: 'You get this email because it is about where we send what your membership costs.',
    },
  }),
});
