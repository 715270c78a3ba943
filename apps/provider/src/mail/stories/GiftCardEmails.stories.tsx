import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawGiftCard } from '@myler/art/gift-card';
import { fillPlaceholders } from '../sending/attachments.ts';
import type { Email } from '../message/email.ts';
import { giftCardEmail, giftReceiptEmail } from '../emails/gift-card.ts';
import { giftReissuedEmail, giftReminderEmail, giftWithdrawnEmail } from '../emails/gift-card-after-delivery.ts';
import { EmailSheet, checkEmail } from './EmailSheet.stories-kit.tsx';

const origin = 'https://www.myler.example';
const day = new Date('2026-11-21T12:00:00Z');

const card: Parameters<typeof giftCardEmail>[0] = {
  id: '0b7c6c0e-5d0c-4b8e-9a53-2f6f5b0a7d11',
  reference: 'MG-7K2P-9QXZ',
  status: 'delivered',
  design: 'ribbon',
  currency: 'GBP',
  amount: 25_000,
  membershipId: null,
  recipientName: 'أميرة حداد',
  recipientEmail: 'amira@example.com',
  senderName: 'Wilhelmina Featherstonehaugh-Cholmondeley',
  senderEmail: 'wilhelmina@example.com',
  message: 'For the sleeper to Inverness, which you have talked of since you were four.\nTake the top bunk.',
  deliverOn: null,
  timeZone: null,
  cardLastFour: '4242',
  balance: 25_000,
  deliveredAt: day,
  validUntil: '2031-11-21',
};

/** With the placeholders filled. */
const filled = (email: Email): Email => ({
  ...email,
  content: fillPlaceholders(email.content, {
    code: 'K7M2-9QXZ-44TD-B8RN-3VWH',
    giftLink: `${origin}/e-gift-card/open#Zk3v9mBq1yT0cXwL8uR5nA.0.cXwL8uR5nHs2dJf7gPaE4iKo6lMzQxYZk3v9mBq1yT0`,
    orderLink: `${origin}/e-gift-card/orders/Zk3v9mBq1yT0cXwL8uR5nHs2dJf7gPaE4iKo6lMzQxY`,
  }),
});

const meta = {
  title: 'Letters/Gift cards by mail',
  component: EmailSheet,
  parameters: { layout: 'fullscreen' },
  args: { attached: { 'gift-card': drawGiftCard(2).svg } },
  play: checkEmail,
} satisfies Meta<typeof EmailSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheCard: Story = { args: { email: filled(giftCardEmail(card)) } };
export const ReceiptForALaterDay: Story = {
  args: {
    email: filled(
      giftReceiptEmail({
        ...card,
        status: 'scheduled',
        deliverOn: '2026-12-24',
        timeZone: 'Asia/Singapore',
        validUntil: null,
      }),
    ),
  },
};

/** Several givers, and a recipient who has spent some of the card. */
const partlySpent = { ...card, recipientName: 'Nell', senderName: 'Anna and Tom', balance: 18_000 };
export const ANewCode: Story = { args: { email: filled(giftReissuedEmail(partlySpent)) } };
export const BeforeItLapses: Story = { args: { email: filled(giftReminderEmail(partlySpent)) } };
export const TakenBack: Story = { args: { email: filled(giftWithdrawnEmail({ ...card, status: 'cancelled' })) } };
