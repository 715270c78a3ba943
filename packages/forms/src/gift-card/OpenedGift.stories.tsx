import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '@myler/ui/button';
import { code, openedGift } from './gift-cards.stories-kit.ts';
import { OpenedGift } from './OpenedGift.tsx';

const { code: _code, ...withoutCode } = openedGift;
const nothing = { amount: 0, currency: 'GBP' } as const;

const meta = {
  title: 'Journeys/A gift card/Opened',
  component: OpenedGift,
  args: { gift: openedGift, actions: <Button variant="gold">Use it now</Button> },
} satisfies Meta<typeof OpenedGift>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The card has turned to what the giver wrote, by itself. */
export const Unfolded: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Show the front' })).toBeVisible();
    await expect(screen.getByText(code)).toBeVisible();
  },
};
export const OnATelephone: Story = {
  parameters: { visual: false },
  ...Unfolded,
  globals: { viewport: { value: '360' } },
};
export const AMembership: Story = {
  ...Unfolded,
  args: { gift: { ...openedGift, membershipId: 'gold', worth: { amount: 149_500, currency: 'GBP' } } },
};
export const Spent: Story = { args: { gift: { ...withoutCode, status: 'spent', balance: nothing } } };
export const Cancelled: Story = { args: { gift: { ...withoutCode, status: 'void', balance: nothing } } };
