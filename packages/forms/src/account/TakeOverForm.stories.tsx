import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { problem } from './account.stories-kit.ts';
import { TakeOverForm } from './TakeOverForm.tsx';

const meta = {
  title: 'Forms/Account/Take over the card',
  component: TakeOverForm,
  args: {
    holder: { firstName: 'Wilhelmina-Bartholomea', lastName: 'Featherstonehaugh-Cholmondeley' },
    offer: {
      from: '2026-12-02',
      until: '2026-12-12',
      renewsOn: '2027-11-21',
      nextYear: { membershipId: 'black-plus', price: { amount: 950_000, currency: 'GBP' } },
    },
    takeOver: fn(() => Promise.resolve()),
    onDone: fn(),
  },
} satisfies Meta<typeof TakeOverForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

/** Nothing is due: the holder has stopped the renewal. */
export const OfAYearThatEnds: Story = {
  args: { offer: { from: '2026-12-02', until: '2026-12-12', renewsOn: '2027-11-21' } },
};

export const TakenBackMeanwhile: Story = {
  args: {
    takeOver: fn(() =>
      Promise.reject(problem(409, { message: 'This offer was taken back, or its fourteen days are over.' })),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /I accept the/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take over the card' }));
    await expect(await canvas.findByText(/This offer was taken back/)).toBeVisible();
  },
};
