import { mailboxes } from '@myler/config/contact';
import { membershipById } from '@myler/config/memberships';
import { isolate } from '@myler/config/names';
import { cutText } from '../../primitives/cut-text.ts';
import type { MembershipRow, users } from '../../store/schema.ts';
import { facts, paragraph, quote } from '../message/blocks.ts';
import type { Email } from '../message/email.ts';

/** To the mailbox that Mylers and the desk read. A reply goes to the member. */
export function journeyWishEmail({
  user,
  membership,
  message,
  mylerName,
}: {
  user: Pick<typeof users.$inferSelect, 'email' | 'firstName' | 'lastName' | 'phoneNumber'>;
  membership: Pick<MembershipRow, 'membershipId' | 'memberNumber'>;
  message: string;
  mylerName: string | undefined;
}): Email {
  const name = isolate(`${user.firstName} ${user.lastName}`);
  return {
    kind: 'journey-wish',
    to: mailboxes.membership,
    subject: `For ${mylerName ?? 'the desk'}: a journey of ${name}`,
    headers: { 'reply-to': user.email },
    content: {
      preheader: cutText(message, 120),
      headline: `A journey of ${name}.`,
      blocks: [
        facts([
          ['For', mylerName ?? 'The desk'],
          ['Member', membership.memberNumber],
          ['Membership', membershipById(membership.membershipId).name],
          ['E-mail', isolate(user.email)],
          ['Telephone', user.phoneNumber],
        ]),
        quote(message),
        paragraph('A reply to this e-mail goes to the member.'),
      ],
      reason: 'You get this e-mail because your desk answers members.',
    },
  };
}
