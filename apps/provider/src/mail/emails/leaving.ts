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
  enclosed,
}: {
  user: Recipient;
  refundable: Refundable;
  publicOrigin: string;
  /** The numbers of the credit notes, when the account is closed with it and they cannot be opened there. */
  enclosed?: number[];
}): Email {
  const { kind, refund, gift, remaining } = refundable;
  const hasLeft = kind === 'membership';
  const former = remaining ? membershipById(remaining).name : '';
  const back = [
    ...(refund.amount > 0 ? [['Back to your card', formatMoney(refund, { cents: true })] as const] : []),
    ...(gift ? [['Back to your gift card', formatMoney(gift, { cents: true })] as const] : []),
  ];
  return {
    kind: hasLeft ? 'left' : 'upgrade-taken-back',
    to: user.email,
    subject: hasLeft
      ? `You have left${back.length > 0 ? ', and your money is on its way' : ''}`
      : `You are a ${former} member again`,
    content: {
      preheader:
        back.length > 0
          ? `${back.map(([, sum]) => sum).join(' and ')} to go back the way it came.`
          : 'Nothing more is taken.',
      headline: hasLeft
        ? back.length > 0
          ? 'All of it goes back.'
          : 'You have left.'
        : 'It goes back to what it was.',
      blocks: [
        greeting(user.firstName),
        paragraph(
          hasLeft
            ? 'Your membership has ended today. Nothing more is taken.'
            : `You are a ${former} member again, for the rest of your year.`,
        ),
        ...(back.length > 0 ? [facts(back)] : []),
        paragraph(
          `${back.length > 0 ? 'It is on its way. Your bank may take a few days to show it. ' : ''}${enclosed ? 'The credit note is enclosed.' : 'The credit note is in your account.'}`,
        ),
        ...(enclosed ? [] : [button('Open your payments', `${publicOrigin}/account/payments`)]),
        signature('Myler'),
      ],
      ...(enclosed ? { attachments: enclosed.map((number) => ({ maker: 'receipt', from: { number } })) } : {}),
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
