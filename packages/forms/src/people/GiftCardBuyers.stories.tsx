import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { GiftCardForm } from '../gift-card/GiftCardForm.tsx';
import { now, options, receipt } from '../gift-card/gift-cards.stories-kit.ts';
import { giftAnswersOf } from './answers-of.ts';
import { giftCardBuyers } from './gift-card-buyers.ts';

const meta = {
  title: 'Journeys/A gift card/Ordinary people',
  component: GiftCardForm,
  args: {
    options,
    currency: 'GBP',
    termsHref: '/terms-and-conditions#gift-cards',
    timeZone: 'Europe/London',
    now,
    buy: () => Promise.resolve(receipt),
    reloadOptions: () => Promise.resolve(options),
  },
  beforeEach: () => {
    sessionStorage.removeItem('gift-attempt');
  },
} satisfies Meta<typeof GiftCardForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const paste = async (name: string | RegExp, text: string) => {
  const field = screen.getByRole('textbox', { name });
  await userEvent.click(field);
  await userEvent.paste(text);
};

/** Fills in the recipient, the sender and the message of the buyer with this id. */
async function write(id: string) {
  const buyer = giftCardBuyers.find((candidate) => candidate.id === id);
  if (!buyer) throw new Error(`There is no gift-card buyer "${id}" in the table.`);
  const { recipient, sender, message } = giftAnswersOf(buyer, now());
  await paste('Their name', recipient.name);
  await paste('Their email', recipient.email);
  await paste(/What you write inside/, message);
  await paste('Your name', sender.name);
  await paste('Your email', sender.email);
}

/** The text inside the card runs from right to left, the form's own text from left to right. */
export const RightToLeft: Story = {
  play: async () => {
    await write('arabic');
    const messages = screen.getAllByText(/رحلة سعيدة/, { selector: 'p' });
    await expect(messages.map((message) => getComputedStyle(message).direction)).toEqual(messages.map(() => 'rtl'));
  },
};

/** The longest possible names and message, at the step before the payment. */
export const SixtyCharacters: Story = {
  play: async () => {
    await write('sixty-characters');
    await userEvent.click(screen.getByRole('button', { name: 'Check the card' }));
    await screen.findByRole('heading', { name: 'Check the card.' });
  },
};
