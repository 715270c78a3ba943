import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftCard } from './GiftCard.tsx';
import { giftCards } from './giftCards.stories-kit.ts';

const [island, windows, ribbon, snow, sky, kites] = giftCards.map(({ picture }) => picture);
if (!island || !windows || !ribbon || !snow || !sky || !kites) throw new Error('There are six designs.');

const meta = {
  title: 'Components/Gift card',
  component: GiftCard,
  args: { picture: island, loading: 'eager' },
  render: (args) => (
    <div className="story-narrow">
      <GiftCard {...args} />
    </div>
  ),
} satisfies Meta<typeof GiftCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IslandEvening: Story = {};
export const LitWindows: Story = { args: { picture: windows } };
export const Ribbon: Story = { args: { picture: ribbon } };
export const FirstSnow: Story = { args: { picture: snow } };
export const OctoberSky: Story = { args: { picture: sky } };
export const Kites: Story = { args: { picture: kites } };
