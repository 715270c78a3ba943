import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { GiftCardPreview, type GiftCardPreviewProps } from './GiftCardPreview.tsx';
import { giftCards } from './giftCards.stories-kit.ts';

function Turning(props: GiftCardPreviewProps) {
  const [isFlipped, setFlipped] = useState(props.isFlipped);
  return (
    <div className="story-narrow">
      <GiftCardPreview {...props} isFlipped={isFlipped} onFlip={setFlipped} />
    </div>
  );
}

const [first] = giftCards;
if (!first) throw new Error('There are six designs.');

const meta = {
  title: 'Components/Gift card preview',
  tags: ['autodocs'],
  component: GiftCardPreview,
  parameters: {
    design: {
      use: ['Beside the form in which a gift card is written.'],
      avoid: ['To show a card that is finished use the gift card.'],
      anatomy: [
        'The envelope with the name and the day of delivery.',
        'The card in front of it.',
        'The inside: to, message, from, amount.',
        'The button that turns it.',
      ],
      accessibility: [
        'One button turns it, by pointer and keyboard, and its words say which side comes next.',
        'The side that is not seen is hidden from screen readers.',
        'Under reduced motion it changes without turning.',
      ],
    } satisfies Design,
  },
  args: {
    picture: first.picture,
    isFlipped: false,
    onFlip: () => undefined,
    inside: {
      to: 'Dear Nell',
      message: 'For the week after the exams, somewhere with a jetty.\nTake your sister.',
      from: 'Grandpa Tom',
      worth: '£250',
      note: 'Good for five years',
    },
    envelope: { name: 'Nell', line: 'By email, as soon as it is paid' },
  },
  render: (args) => <Turning {...args} />,
} satisfies Meta<typeof GiftCardPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Front: Story = {};
export const Inside: Story = { args: { isFlipped: true } };
export const NothingWritten: Story = {
  args: {
    isFlipped: true,
    inside: { to: 'Dear …', message: '', from: '…', worth: '£100' },
    envelope: { name: '…', line: 'By email, as soon as it is paid' },
  },
};

const longest = `Happy birthday. ${'We thought of the lake, the one with the cold end, and of you jumping first. '.repeat(4)}`;

/** A message of 300 characters fits, on telephones too: the inside grows and the face keeps its size. */
export const LongMessage: Story = {
  args: {
    isFlipped: true,
    inside: {
      to: 'Dear Maximiliane Wolkenstein-Trostburg',
      message: longest.slice(0, 300),
      from: 'All of your cousins from both sides of the mountain',
      worth: '$10,000',
      note: 'Good for five years',
    },
    envelope: { name: 'Maximiliane Wolkenstein-Trostburg', line: 'On December 24, 2026, at nine in New York' },
  },
};
export const OnATelephone: Story = {
  parameters: { visual: false },
  ...LongMessage,
  globals: { viewport: { value: '360' } },
};

/** Pointer and keyboard use the same button. The hidden side is not read out. */
export const TurnedByHand: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('Dear Nell')?.closest('[aria-hidden="true"]')).toBeTruthy();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const button = canvas.getByRole('button', { name: 'Show the front' });
    await expect(button).toHaveFocus();
    await expect(canvas.getByText('Dear Nell').closest('[aria-hidden="true"]')).toBeNull();
    await userEvent.click(button);
    await expect(canvas.getByRole('img', { name: 'Island evening' })).toBeVisible();
  },
};
