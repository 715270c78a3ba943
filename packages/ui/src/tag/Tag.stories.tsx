import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tag } from './Tag.tsx';

const meta = { title: 'Components/Tag', component: Tag, args: { children: 'Connecting room' } } satisfies Meta<
  typeof Tag
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const AsALink: Story = { args: { href: '#connecting-rooms' } };
export const OnNight: Story = { args: { href: '#connecting-rooms' }, parameters: { tone: 'night' } };
export const CanBeTakenOff: Story = {
  args: { onRemove: fn(), removeLabel: 'Connecting room' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Connecting room' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
