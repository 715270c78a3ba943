import { formatMoney } from '@myler/config/currencies';
import { formatDate } from '@myler/config/dates';
import { membershipById } from '@myler/config/memberships';
import type { Refundable } from '../../membership/terms/terms.ts';
import type { users } from '../../store/schema.ts';
import { button, facts, greeting, paragraph, signature } from '../message/blocks.ts';
import type { Email } from '../message/email.ts';

type Recipient = Pick<typeof users.$inferSelect, 'email' | 'firstName'>;

/** To a member who has left within the fourteen days, or has taken an upgrade back. */
export function leftEmail({
  user,
  refundable,
  publicOrigin,
}: {
  user: Recipient;
  refundable: Refundable;
  publicOrigin: string;
}): Email {
  const { kind, refund, gift, remaining } = refundable;
  const hasLeft = kind === 'membership';
  const former = remaining ? membershipById(remaining).name : '';
  return {
    kind: hasLeft ? 'left' : 'upgrade-taken-back',
    to: user.email,
    subject: hasLeft ? 'You have left, and your money is on its way' : `You are a ${former} member again`,
    content: {
      preheader: `${formatMoney(refund, { cents: true })} goes back to your card.`,
      headline: hasLeft ? 'All of it goes back.' : 'It goes back to what it was.',
      blocks: [
        greeting(user.firstName),
        paragraph(
          hasLeft
            ? 'Your membership has ended today. Nothing more is taken.'
            : `You are a ${former} member again, for the rest of your year.`,
        ),
        facts([
          ...(refund.amount > 0 ? [['Back to your card', formatMoney(refund, { cents: true })] as const] : []),
          ...(gift ? [['Back to your gift card', formatMoney(gift, { cents: true })] as const] : []),
        ]),
        paragraph(
          'We have sent it today. Your bank may take a few days to show it. The credit note is in your account.',
        ),
        button('Open your payments', `${publicOrigin}/account/payments`),
        signature('Myler'),
      ],
      reason: 'You have this letter because it is about your membership and what you pay for it.',
    },
  };
}

/** To a member who closes the account. `on` is absent when it is closed at once. */
export function accountClosedEmail({ user, on }: { user: Recipient; on?: string }): Email {
  return {
    kind: on ? 'account-closes' : 'account-closed',
    to: user.email,
    subject: on ? `Your account closes on ${formatDate(on)}` : 'Your account is closed',
    content: {
      preheader: 'What is deleted, and what the law makes us keep.',
      headline: on ? 'Your account closes after your year.' : 'Your account is closed.',
      blocks: [
        greeting(user.firstName),
        paragraph(
          on
            ? `Your membership goes on until ${formatDate(on)}, and nothing more is taken. On that day the account is closed, and what we hold about you is deleted.`
            : 'What we held about you and your children is deleted. You can no longer sign in.',
        ),
        paragraph('The law makes us keep your receipts, for six years after the end of the year they belong to.'),
        signature('Myler'),
      ],
      reason: 'You have this letter because you closed your account.',
    },
  };
}
