import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Components/Tag',
  tags: ['autodocs'],
  component: Tag,
  parameters: {
    design: {
      use: [
        'For a word about a hotel or an article.',
        'As a link to everything with that word.',
        'As something chosen that can be removed.',
      ],
      avoid: [
        'For the filters above a list use filter chips.',
        'For a state that a member has to know, write a sentence.',
      ],
      anatomy: ['One to three words in a hairline.', 'A cross, if it can be removed.'],
      accessibility: [
        'The button’s name says what it removes.',
        'A tag that is no link does not change under a pointer.',
      ],
    } satisfies Design,
  },
  args: { children: 'Connecting room' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const AsALink: Story = { parameters: { visual: false }, args: { href: '#connecting-rooms' } };
export const OnNight: Story = { args: { href: '#connecting-rooms' }, parameters: { tone: 'night' } };
export const CanBeTakenOff: Story = {
  args: { onRemove: fn(), removeLabel: 'Connecting room' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Connecting room' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
