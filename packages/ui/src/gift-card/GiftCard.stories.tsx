import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { GiftCard } from './GiftCard.tsx';
import { GiftCardFan } from './GiftCardFan.tsx';
import { giftCards } from './giftCards.stories-kit.ts';

const [island, windows, ribbon, snow, sky, kites] = giftCards.map(({ picture }) => picture);
if (!island || !windows || !ribbon || !snow || !sky || !kites) throw new Error('There are six designs.');

const meta = {
  title: 'Components/Gift card',
  tags: ['autodocs'],
  component: GiftCard,
  parameters: {
    design: {
      use: ['Wherever a gift card’s face is shown: the shop, the order, the opened gift.'],
      avoid: ['To choose between designs use picture radios.', 'For memberships use the membership card.'],
      anatomy: ['The drawing, 680 × 428.', 'The soft shadow.'],
      accessibility: ['The alternative text says what the drawing shows.'],
    } satisfies Design,
  },
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
export const Fan: Story = {
  render: () => (
    <div className="story-narrow">
      <GiftCardFan pictures={[snow, ribbon, island]} sizes="20rem" />
    </div>
  ),
};
