import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawGiftCard } from '@myler/art/gift-card';
import { withWords } from '../sending/enclosures.ts';
import type { Letter } from '../message/letter.ts';
import { giftCardLetter, giftReceiptLetter } from '../letters/gift-card.ts';
import { LetterSheet, readsWell } from './LetterSheet.stories-kit.tsx';

const origin = 'https://www.myler.example';
const day = new Date('2026-11-21T12:00:00Z');

const card: Parameters<typeof giftCardLetter>[0] = {
  id: '0b7c6c0e-5d0c-4b8e-9a53-2f6f5b0a7d11',
  reference: 'MG-7K2P-9QXZ',
  attemptKey: '0b7c6c0e-5d0c-4b8e-9a53-2f6f5b0a7d12',
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
  deliverAt: day,
  cardBrand: 'VISA',
  cardLastFour: '4242',
  cardExpiry: '04-29',
  codeHash: null,
  codeVersion: 0,
  balance: 25_000,
  deliveredAt: day,
  validUntil: '2031-11-21',
  cancelledAt: null,
  refundedAt: null,
  createdAt: day,
};

/** With the words that it gets as it leaves. */
const asItLeaves = (letter: Letter): Letter => ({
  ...letter,
  content: withWords(letter.content, {
    code: 'K7M2-9QXZ-44TD-B8RN-3VWH',
    orderLink: `${origin}/e-gift-card/orders/Zk3v9mBq1yT0cXwL8uR5nHs2dJf7gPaE4iKo6lMzQxY`,
  }),
});

const meta = {
  title: 'Letters/Gift cards by mail',
  component: LetterSheet,
  parameters: { layout: 'fullscreen' },
  args: { enclosed: { 'gift-card': drawGiftCard(2).svg } },
  play: readsWell,
} satisfies Meta<typeof LetterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheCard: Story = { args: { letter: asItLeaves(giftCardLetter(card, origin)) } };
export const ReceiptForALaterDay: Story = {
  args: {
    letter: asItLeaves(
      giftReceiptLetter({
        ...card,
        status: 'scheduled',
        deliverOn: '2026-12-24',
        timeZone: 'Asia/Singapore',
        validUntil: null,
      }),
    ),
  },
};
