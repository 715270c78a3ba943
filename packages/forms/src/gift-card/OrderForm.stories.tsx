import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { GiftCardOrder } from '@myler/api-client/contract';
import { order, problem } from './gift-cards.stories-kit.ts';
import { OrderForm, type OrderFormProps } from './OrderForm.tsx';

const cancelled = { ...order, status: 'cancelled', canChange: false, cancelledAt: '2026-11-21T12:00:00Z' } as const;

const delivered: GiftCardOrder = {
  ...order,
  status: 'delivered',
  canChange: false,
  deliveredAt: '2026-12-24T14:00:03Z',
  validUntil: '2031-12-24',
  refund: { status: 'possible', until: '2027-01-07T14:00:03Z' },
  code: { number: 0, canBeReplaced: true },
};
const refunded = { ...cancelled, deliveredAt: '2026-12-24T14:00:03Z' };
const withNewCode = (replaces: number): GiftCardOrder => ({
  ...delivered,
  code: { number: replaces + 1, canBeReplaced: true },
});

const meta = {
  title: 'Journeys/A gift card/The order',
  component: OrderForm,
  args: {
    order,
    timeZone: 'Europe/London',
    change: fn((change) => Promise.resolve({ ...order, ...change })) as OrderFormProps['change'],
    cancel: fn(() => Promise.resolve(cancelled)),
    refund: fn(() => Promise.resolve(refunded)),
    replaceCode: fn((replaces: number) => Promise.resolve(withNewCode(replaces))),
    sheet: fn(() => Promise.resolve({ pdf: '' })),
  },
} satisfies Meta<typeof OrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

export const Waiting: Story = {};
export const OnATelephone: Story = { parameters: { visual: false }, globals: { viewport: { value: '360' } } };
export const Leaving: Story = { args: { order: { ...order, canChange: false } } };
export const Cancelled: Story = { args: { order: cancelled } };
export const Delivered: Story = { args: { order: delivered } };
export const DeliveredOnATelephone: Story = {
  parameters: { visual: false },
  ...Delivered,
  globals: { viewport: { value: '360' } },
};
export const PartlySpent: Story = {
  args: { order: { ...delivered, refund: { status: 'spent', until: '2027-01-07T14:00:03Z' } } },
};
export const ToTheirOwnAddress: Story = { args: { order: { ...delivered, recipient: order.sender } } };

/** It asks once, says who is told, and names the sum. */
export const RefundedByHand: Story = {
  parameters: { visual: false },
  args: { order: delivered },
  play: async ({ args }) => {
    await press('Refund this card');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Refund this card?' })).toHaveFocus());
    await press('Keep it as it is');
    await expect(args.refund).not.toHaveBeenCalled();
    await press('Refund this card');
    await press('Refund £250');
    const title = await screen.findByRole('heading', { name: 'This card was cancelled.' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(args.refund).toHaveBeenCalledTimes(1);
  },
};

export const NewCode: Story = {
  args: { order: delivered },
  play: async ({ args }) => {
    await press('Send a new code');
    await press('Send a new code, stop the old one');
    await waitFor(() => expect(screen.getByText(/A new code is on its way to nell@example.com/)).toHaveFocus());
    await expect(args.replaceCode).toHaveBeenCalledWith(0);
    await press('Send a new code');
    await press('Send a new code, stop the old one');
    await waitFor(() => expect(args.replaceCode).toHaveBeenLastCalledWith(1));
  },
};

export const SpentMeanwhile: Story = {
  args: {
    order: delivered,
    refund: fn(() => Promise.reject(problem(409, { message: 'Some of this gift card has been spent.' }))),
  },
  play: async () => {
    await press('Refund this card');
    await press('Refund £250');
    await expect(await screen.findByText('Some of this gift card has been spent.')).toBeVisible();
  },
};

export const Changed: Story = {
  play: async ({ args }) => {
    const day = screen.getByRole('textbox', { name: 'Day' });
    await userEvent.clear(day);
    await userEvent.type(day, '26');
    await press('Save the changes');
    await expect(await screen.findByText('Your changes are saved.')).toBeVisible();
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
    await press('Save the changes');
    await expect(await screen.findByRole('link', { name: /a year ahead is as far/ })).toBeVisible();
    await expect(args.change).not.toHaveBeenCalled();
  },
};

export const GoneMeanwhile: Story = {
  args: { change: fn(() => Promise.reject(problem(409, { message: 'This card has just left.' }))) },
  play: async () => {
    await press('Save the changes');
    await expect(await screen.findByText('This card has just left.')).toBeVisible();
  },
};

/** It asks once, and says what happens to the money. */
export const CancelledByHand: Story = {
  parameters: { visual: false },
  play: async ({ args }) => {
    await press('Cancel this card');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Cancel this card?' })).toHaveFocus());
    await press('Keep it as it is');
    await expect(args.cancel).not.toHaveBeenCalled();
    await press('Cancel this card');
    await press('Cancel it and refund £250');
    const title = await screen.findByRole('heading', { name: 'This card was cancelled.' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(args.cancel).toHaveBeenCalledTimes(1);
  },
};
