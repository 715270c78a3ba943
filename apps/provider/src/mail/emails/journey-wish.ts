import * as z from 'zod/mini';
import { mailboxes } from '@myler/config/contact';
import { membershipById, membershipIds } from '@myler/config/memberships';
import { isolate } from '@myler/config/names';
import { cutText } from '../../primitives/cut-text.ts';
import { facts, paragraph, quote } from '../message/blocks.ts';
import { nameInSubject } from '../message/name-in-subject.ts';
import { template } from '../message/template.ts';

/** To the mailbox that Mylers and the desk read. A reply goes to the member. */
export const journeyWishEmail = template({
  id: 'journey-wish',
  data: z.object({
    user: z.object({
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      phoneNumber: z.nullable(z.string()),
    }),
    membership: z.object({ membershipId: z.enum(membershipIds), memberNumber: z.string() }),
    message: z.string(),
    mylerName: z.optional(z.string()),
  }),
  write: ({ user, membership, message, mylerName }) => {
    const name = isolate(`${user.firstName} ${user.lastName}`);
    return {
      kind: 'journey-wish',
      to: mailboxes.membership,
      subject: `For ${mylerName ?? 'the desk'}: a journey of ${nameInSubject(`${user.firstName} ${user.lastName}`)}`,
      headers: { 'reply-to': user.email },
      content: {
        preheader: cutText(message, 120),
        headline: `A journey of ${name}.`,
        blocks: [
          facts([
            ['For', mylerName ?? 'The desk'],
            ['Member', membership.memberNumber],
            ['Membership', membershipById(membership.membershipId).name],
            ['Email', isolate(user.email)],
            ...(user.phoneNumber ? [['Telephone', user.phoneNumber] as const] : []),
          ]),
          quote(message),
          paragraph('A reply to this email goes to the member.'),
        ],
        reason: 'You get this email because your desk answers members.',
      },
    };
  },
});
