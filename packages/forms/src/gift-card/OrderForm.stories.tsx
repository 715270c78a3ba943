import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { order, problem } from './giftCards.stories-kit.ts';
import { OrderForm, type OrderFormProps } from './OrderForm.tsx';

const cancelled = { ...order, status: 'cancelled', canChange: false, cancelledAt: '2026-11-21T12:00:00Z' } as const;

const meta = {
  title: 'Journeys/A gift card/The order',
  component: OrderForm,
  args: {
    order,
    timeZone: 'Europe/London',
    change: fn((change) => Promise.resolve({ ...order, ...change })) as OrderFormProps['change'],
    cancel: fn(() => Promise.resolve(cancelled)),
  },
} satisfies Meta<typeof OrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

export const Waiting: Story = {};
export const OnATelephone: Story = { globals: { viewport: { value: '360' } } };
export const Leaving: Story = { args: { order: { ...order, canChange: false } } };
export const Cancelled: Story = { args: { order: cancelled } };
export const Delivered: Story = {
  args: {
    order: {
      ...order,
      status: 'delivered',
      canChange: false,
      deliveredAt: '2026-12-24T14:00:03Z',
      validUntil: '2031-12-24',
    },
  },
};

export const Changed: Story = {
  play: async ({ args }) => {
    const day = screen.getByRole('textbox', { name: 'Day' });
    await userEvent.clear(day);
    await userEvent.type(day, '26');
    await press('Keep the changes');
    await expect(await screen.findByText('Your changes are kept.')).toBeVisible();
    await expect(args.change).toHaveBeenCalledWith({
      recipient: order.recipient,
      message: order.message,
      deliverOn: { date: '2026-12-26', timeZone: 'America/New_York' },
    });
  },
};

export const TooLate: Story = {
  play: async ({ args }) => {
    const year = screen.getByRole('textbox', { name: 'Year' });
    await userEvent.clear(year);
    await userEvent.type(year, '2028');
    await press('Keep the changes');
    await expect(await screen.findByRole('link', { name: /a year ahead is as far/ })).toBeVisible();
    await expect(args.change).not.toHaveBeenCalled();
  },
};

export const GoneMeanwhile: Story = {
  args: { change: fn(() => Promise.reject(problem(409, { message: 'This card has just left.' }))) },
  play: async () => {
    await press('Keep the changes');
    await expect(await screen.findByText('This card has just left.')).toBeVisible();
  },
};

/** It asks once, and says what happens to the money. */
export const CancelledByHand: Story = {
  play: async ({ args }) => {
    await press('Cancel this card');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Cancel this card?' })).toHaveFocus());
    await press('Leave it as it is');
    await expect(args.cancel).not.toHaveBeenCalled();
    await press('Cancel this card');
    await press('Cancel it and pay back £250');
    const title = await screen.findByRole('heading', { name: 'This card was cancelled.' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(args.cancel).toHaveBeenCalledTimes(1);
  },
};
