import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { giftCards } from '../gift-card/giftCards.stories-kit.ts';
import { PictureRadios, type PictureRadiosProps } from './PictureRadios.tsx';

function Controlled(props: PictureRadiosProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div className="story-narrow">
      <PictureRadios {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Fields/Picture radios',
  tags: ['autodocs'],
  component: PictureRadios,
  parameters: {
    design: {
      use: ['For one choice among pictures of the same shape, such as the faces of a gift card.'],
      avoid: [
        'For options with a price or a sentence use radio cards.',
        'To show pictures without a choice use a gallery.',
      ],
      anatomy: ['The question.', 'The pictures.', 'The name below each.', 'The frame of the chosen one.'],
      accessibility: [
        'Native radios: the arrow keys move and choose.',
        'Each radio has its name, and what the picture shows as its description.',
      ],
    } satisfies Design,
    // On its page each state has a window of its own: radios of one name are one group.
    docs: { story: { inline: false, height: '28rem' } },
  },
  args: {
    label: 'The card',
    name: 'design',
    value: '0',
    isRequired: true,
    onChange: () => undefined,
    options: giftCards,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PictureRadios>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: '' } };
export const Invalid: Story = { args: { value: '', error: 'Choose a card' } };
export const Disabled: Story = { args: { isDisabled: true } };

export const ArrowsMove: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Island evening' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Lit windows' })).toBeChecked();
  },
};
