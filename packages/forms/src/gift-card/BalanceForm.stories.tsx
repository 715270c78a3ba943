import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fill } from '../fill.stories-kit.ts';
import { BalanceForm, type BalanceFormProps } from './BalanceForm.tsx';
import { balance, code, problem } from './gift-cards.stories-kit.ts';

const meta = {
  title: 'Journeys/A gift card/Balance',
  component: BalanceForm,
  args: { check: fn(() => Promise.resolve(balance)) as BalanceFormProps['check'] },
} satisfies Meta<typeof BalanceForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask = async (typed: string) => {
  await fill(screen.getByRole('textbox', { name: 'Gift code' }), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Check the balance' }));
};
const says = async (words: RegExp | string) => {
  const result = await screen.findByRole('status');
  await waitFor(() => expect(result).toHaveTextContent(words));
};

export const Untouched: Story = {};
export const Good: Story = {
  play: async ({ args }) => {
    await ask(code.toLowerCase().replaceAll('-', ' '));
    await says(/^£180 of £250 is left on this card.*until Wednesday, December 24, 2031/);
    await expect(args.check).toHaveBeenCalledWith(code.toLowerCase().replaceAll('-', ' '));
  },
};
export const AMembership: Story = {
  args: { check: () => Promise.resolve({ ...balance, membershipId: 'gold' }) },
  play: async () => {
    await ask(code);
    await says('This card gives a year of Gold.');
  },
};
export const Spent: Story = {
  args: { check: () => Promise.resolve({ ...balance, status: 'spent', balance: { amount: 0, currency: 'GBP' } }) },
  play: async () => {
    await ask(code);
    await says('Nothing is left on this card.');
  },
};
export const Expired: Story = {
  args: { check: () => Promise.resolve({ ...balance, status: 'expired', validUntil: '2026-03-01' }) },
  play: async () => {
    await ask(code);
    await says('This card was good until Sunday, March 01, 2026.');
  },
};
/** A typing error is found without a request. */
export const ASlip: Story = {
  play: async ({ args }) => {
    await ask('0000-0000-0000-0000-0001');
    await expect(await screen.findByText(/This code is not right: one character is wrong/)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Gift code' })).toHaveFocus();
    await expect(args.check).not.toHaveBeenCalled();
  },
};
export const Unknown: Story = {
  args: { check: () => Promise.reject(problem(404, { message: 'We know no card by this code.' })) },
  play: async () => {
    await ask(code);
    await expect(await screen.findByText('We know no card by this code.')).toBeVisible();
  },
};
export const NotNow: Story = {
  args: { check: () => Promise.reject(problem(503, { message: 'We are busy.', requestId: '4x1rk9-ci' })) },
  play: async () => {
    await ask(code);
    await expect(await screen.findByText('4x1rk9-ci')).toBeVisible();
  },
};
export const AskedTooOften: Story = {
  args: { check: () => Promise.reject(problem(429, { message: 'That is enough codes for now.' })) },
  play: async () => {
    await ask(code);
    await expect(await screen.findByText('That is enough codes for now.')).toBeVisible();
  },
};
